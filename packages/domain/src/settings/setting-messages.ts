export const settingMessages = {} as const;
