export const resumeMessages = {} as const;
