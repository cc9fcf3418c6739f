export const templateMessages = {} as const;
