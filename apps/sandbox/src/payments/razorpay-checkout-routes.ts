import type { FastifyInstance } from 'fastify';
import { serveAsset } from '../sandbox-assets.ts';
import { type Guard, sameSecret } from '../sandbox-guard.ts';
import { html } from '../sandbox-page.ts';
import { ProviderError } from './razorpay-errors.ts';
import type { Provider } from './razorpay-provider.ts';
import { type Offer, windowPage } from './razorpay-window-page.ts';

interface Options {
  readonly base: string;
  readonly provider: Provider;
  readonly publicUrl: string;
  readonly guard: Guard;
}

interface Asked {
  Querystring: { order_id?: string; key?: string };
}

/** The script a shop's page loads, and the payment window it opens. */
export async function checkoutRoutes(
  app: FastifyInstance,
  { base, provider, publicUrl, guard }: Options,
): Promise<void> {
  await serveAsset(app, '/checkout.js', 'checkout.js');
  await serveAsset(app, '/window/window.js', 'window.js');
  await serveAsset(app, '/window/window.css', 'window.css');
  const shop = new URL(publicUrl).origin;

  const offerOf = async ({ order_id = '', key = '' }: Asked['Querystring']): Promise<Offer> => {
    if (!sameSecret(key, provider.keyId)) return { refused: 'Authentication failed: the key is not known.' };
    try {
      const { order } = await provider.ledger.book(order_id);
      if (order.status === 'paid') return { refused: 'This order has already been paid.' };
      return { orderId: order.id, amount: order.amount_due };
    } catch (error) {
      if (error instanceof ProviderError) return { refused: error.message };
      throw error;
    }
  };

  app.get<Asked>('/window', { onRequest: guard }, async (request, reply) => {
    const page = windowPage(await offerOf(request.query), { root: `${base}/razorpay`, shop });
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self' ${shop}`,
      )
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(html`${page}`.source);
  });
}
