import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const hmacOf = (secret: string, content: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(content).digest();

/** Takes the same time whatever was given: anything but 64 hex digits is compared as zeros, and never equal. */
const isHmac = (given: string, expected: Buffer): boolean => {
  const wellFormed = /^[0-9a-f]{64}$/i.test(given);
  const bytes = wellFormed ? Buffer.from(given, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(bytes, expected) && wellFormed;
};

/** What the provider's window hands to the page, over the order id we stored, never the one that was sent. */
export const isPaymentSignature = (
  keySecret: string,
  paid: { readonly providerOrderId: string; readonly paymentId: string; readonly signature: string },
): boolean => isHmac(paid.signature, hmacOf(keySecret, `${paid.providerOrderId}|${paid.paymentId}`));

/** Over the bytes as they came. While secrets are changed, late events still carry the old one's signature. */
export const isWebhookSignature = (
  secrets: readonly string[],
  body: Uint8Array,
  signature: string,
): boolean =>
  secrets
    .filter((secret) => secret !== '')
    .map((secret) => isHmac(signature, hmacOf(secret, body)))
    .includes(true);

/** How a token is kept: whoever reads the database cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
