import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { stopWithin } from './graceful-stop.ts';

describe('stopping', () => {
  it('closes streams and idle connections, finishes what is under way, then the rest, in order', async () => {
    const server = await startTestApp({
      mountSandbox: async (app) => {
        app.get('/slow', async () => {
          await sleep(700);
          return { success: true };
        });
      },
    });
    const { app } = server;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : 0;
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        get({ port, host: '127.0.0.1', path, agent }, resolve).on('error', reject);
      });
    (await ask('/livez')).resume();
    const stream = await ask('/api/settings/checkout/stream');
    const ended = new Promise((resolve) => stream.resume().on('close', resolve));
    const slow = ask('/slow');
    await sleep(100);

    const order: string[] = [];
    const start = performance.now();
    await stopWithin(10_000, app, [
      async () => order.push('queue'),
      async () => {
        throw new Error('does not stop the others');
      },
      async () => order.push('database'),
    ])();
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(order).toEqual(['queue', 'database']);
    await ended;
    expect((await slow).statusCode).toBe(200);
    await expect(ask('/livez')).rejects.toThrow();
    agent.destroy();
  });
});
