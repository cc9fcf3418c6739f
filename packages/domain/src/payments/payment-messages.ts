export const paymentMessages = {} as const;
