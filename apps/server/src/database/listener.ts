import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** `payload` is undefined after a reconnection: something may have been missed, so look for yourself. */
export type NoticeHandler = (payload: string | undefined) => void;

export interface Listener {
  listen(channel: string, handler: NoticeHandler): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A primary that dies is replaced within seconds. */
const longestPause = 2_000;

/** LISTEN on a connection of its own, which outlives pool churn and comes back by itself. */
export const createListener = (config: pg.ClientConfig, log: (message: string) => void): Listener => {
  const handlers = new Map<string, Set<NoticeHandler>>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(config);
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of handlers.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (closing.signal.aborted) return fresh.end();
    fresh.once('end', () => {
      client = undefined;
      if (!closing.signal.aborted) connecting = connectAgain();
    });
    client = fresh;
  };

  const connectAgain = async (): Promise<void> => {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      try {
        await connect();
        for (const each of handlers.values()) for (const handler of each) handler(undefined);
        return;
      } catch (error) {
        log(`Listening for notices: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel);
      handlers.set(channel, (known ?? new Set<NoticeHandler>()).add(handler));
      if (client !== undefined) {
        if (known === undefined) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      } else {
        connecting ??= connect().catch((error) => {
          connecting = undefined;
          throw error;
        });
        await connecting;
        // The connection may have been made before this channel was known.
        await (client as pg.Client | undefined)?.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
      return async () => {
        const left = handlers.get(channel);
        left?.delete(handler);
        if (left?.size !== 0) return;
        handlers.delete(channel);
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    close: async () => {
      closing.abort();
      await connecting?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
};
