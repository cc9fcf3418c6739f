export type Nothing = Record<string, unknown>;

export type PaymentTasks = {
  'settle-order': { readonly providerOrderId: string };
  'capture-payment': {
    readonly paymentId: string;
    readonly amountPaise: number;
    readonly providerOrderId: string;
  };
  'refund-payment': { readonly refundId: string | undefined };
  'reconcile-orders': Nothing;
  'sweep-payments': Nothing;
  'erase-order-data': Nothing;
  'issue-document': { readonly orderId: string };
  'issue-credit-notes': { readonly orderId: string };
  'sweep-documents': Nothing;
};
