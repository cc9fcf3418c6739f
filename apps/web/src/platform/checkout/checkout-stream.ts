import type { CheckoutSettings } from '@kalam/domain/settings/checkout-settings';
import { call } from '../api/call.ts';

const name = 'kalam-checkout';
/**
 * A browser reconnects by itself, except after an answer it takes for final: where many share an address, not all of them
 * get a stream. Such a page asks instead, and tries for a stream again after a while.
 */
const askPause = 20_000;
const asksPerTry = 15;

const isSettings = (news: unknown): news is CheckoutSettings =>
  typeof news === 'object' && news !== null && 'isEnabled' in news && 'maintenanceMessage' in news;

const openStream = (onNews: (news: CheckoutSettings) => void): (() => void) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;
  const ask = (left: number) => {
    if (hasLeft) return;
    timer = setTimeout(async () => {
      if (left === 0) return open();
      const reply = await call('GET /api/settings/checkout').catch(() => undefined);
      if (reply && !hasLeft) onNews(reply.settings);
      ask(left - 1);
    }, askPause);
  };
  const open = () => {
    source = new EventSource('/api/settings/checkout/stream');
    source.addEventListener('checkout', ({ data }: MessageEvent<string>) => {
      const news: unknown = JSON.parse(data);
      if (isSettings(news)) onNews(news);
    });
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) ask(asksPerTry);
    };
  };
  open();
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    source.close();
  };
};

/**
 * Tells every change of the checkout settings. However many tabs are open, one of them holds the stream and tells the
 * others: browsers allow few connections to a host, and the server few streams to a network.
 */
export const followCheckout = (onNews: (news: CheckoutSettings) => void): (() => void) => {
  // Only pages of a secure origin have locks; elsewhere every tab listens for itself.
  if (!('locks' in navigator)) return openStream(onNews);
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isSettings(data)) onNews(data);
  };
  const lead = () =>
    new Promise<void>((resolve) => {
      if (leaving.signal.aborted) return resolve();
      const close = openStream((news) => {
        channel.postMessage(news);
        onNews(news);
      });
      leaving.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  navigator.locks
    .request(name, { signal: leaving.signal }, lead)
    // Waiting for the lead ends by leaving.
    .catch(() => undefined)
    .finally(() => channel.close());
  return () => {
    leaving.abort();
    channel.onmessage = null;
  };
};
