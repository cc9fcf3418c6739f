import { createHmac } from 'node:crypto';

const hmac = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(content).digest('hex');

/** What the payment window hands over with a payment, so that the merchant knows it comes from the provider. */
export const callbackSignature = (keySecret: string, orderId: string, paymentId: string): string =>
  hmac(keySecret, `${orderId}|${paymentId}`);

/** Over the body exactly as sent. */
export const webhookSignature = (webhookSecret: string, body: string): string => hmac(webhookSecret, body);
