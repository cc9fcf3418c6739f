export const subscriptionMessages = {} as const;
