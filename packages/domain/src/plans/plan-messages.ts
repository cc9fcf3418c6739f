export const planMessages = {} as const;
