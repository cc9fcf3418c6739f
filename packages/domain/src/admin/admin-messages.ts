export const adminMessages = {} as const;
