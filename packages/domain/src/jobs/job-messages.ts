export const jobMessages = {} as const;
