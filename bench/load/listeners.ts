import { get, type IncomingMessage } from 'node:http';
import { nextNetwork } from './load-calls.ts';

export interface Listeners {
  /** How many are still connected. */
  open(): number;
  /** When each has heard of a setting, in milliseconds from now. */
  hear(wanted: string): Promise<readonly number[]>;
  close(): void;
}

const connect = (server: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server);
    const headers = { 'x-forwarded-for': nextNetwork() };
    get({ hostname, port, path: '/api/settings/checkout/stream', headers, agent: false }, (response) =>
      response.statusCode === 200
        ? resolve(response)
        : reject(new Error(`a listener was answered ${response.statusCode}`)),
    ).on('error', reject);
  });

/** Pages that somebody left open: each holds a stream of the live settings. */
export const openListeners = async (servers: readonly string[], count: number): Promise<Listeners> => {
  const streams: IncomingMessage[] = [];
  let waiting: { wanted: string; heard: Map<IncomingMessage, number> } | undefined;
  let open = 0;
  for (let place = 0; place < count; place += 1) {
    const stream = await connect(servers[place % servers.length] ?? '');
    open += 1;
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      if (waiting !== undefined && text.includes(waiting.wanted))
        waiting.heard.set(stream, performance.now());
    });
    stream.once('close', () => {
      open -= 1;
    });
    stream.on('error', () => undefined);
    streams.push(stream);
  }
  return {
    open: () => open,
    hear: async (wanted) => {
      const start = performance.now();
      const heard = new Map<IncomingMessage, number>();
      waiting = { wanted, heard };
      while (heard.size < open && performance.now() - start < 30_000)
        await new Promise((resolve) => setTimeout(resolve, 5));
      waiting = undefined;
      return [...heard.values()].map((moment) => moment - start);
    },
    close: () => {
      for (const stream of streams) stream.destroy();
    },
  };
};
