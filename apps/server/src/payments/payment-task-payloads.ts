export type Nothing = Record<string, unknown>;

export type PaymentTasks = {
  'settle-order': { readonly providerOrderId: string };
  'capture-payment': {
    readonly paymentId: string;
    readonly amountPaise: number;
    readonly providerOrderId: string;
  };
  'refund-payment': { readonly paymentId: string; readonly amountPaise: number };
  'reconcile-orders': Nothing;
  'sweep-payments': Nothing;
  'erase-order-data': Nothing;
};
