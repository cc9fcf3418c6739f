import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { databaseLine } from '../testing/database-line.ts';
import { startTestApp, testConfig } from '../testing/test-app.ts';
import { addFloodCounts, removeOverFloodCounts } from './flood-queries.ts';

const server = await startTestApp();
const { pool, url } = server.database;

/** A server with a database connection of its own, as on another machine. */
const serverAt = async (databaseUrl: string, changes: Parameters<typeof server.another>[0] = {}) => {
  const database = await openDatabase({ databaseUrl, dataDir: '', migrate: false, maxConnections: 3 });
  const app = await server.another({ database, ...changes });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return app;
};

const askFrom =
  (remoteAddress: string) =>
  async (app: FastifyInstance, path = '/api/plans') =>
    app.inject({ url: path, remoteAddress });

const statusesOf = async (app: FastifyInstance, address: string, times: number, path?: string) => {
  const ask = askFrom(address);
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push((await ask(app, path)).statusCode);
  return statuses;
};

const times = (status: number, count: number) => Array.from({ length: count }, () => status);
const totals = async (): Promise<number[]> =>
  (await pool.query('select count from flood_counts order by count')).rows.map(({ count }) => count);
const clean = () => pool.query('truncate flood_counts');

describe('the flood limit of several servers on one database', () => {
  it('refuses on all of them what one second’s exchange has told', async () => {
    await clean();
    const [one, two] = await Promise.all([
      serverAt(url, { requestsPerMinute: 50 }),
      serverAt(url, { requestsPerMinute: 50 }),
    ]);
    const town = '203.0.113.20';
    expect(await statusesOf(one, town, 50)).toEqual(times(200, 50));
    await expect.poll(totals).toEqual([50]);
    // What the second lets through before it has exchanged for the first time: what came within that second.
    expect(await statusesOf(two, town, 5)).toEqual(times(200, 5));
    await expect.poll(totals).toEqual([55]);
    const ask = askFrom(town);
    await expect.poll(async () => (await ask(two)).statusCode).toBe(429);
    const refused = await ask(two);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask(one)).statusCode).toBe(429);
    expect((await askFrom('198.51.100.20')(two)).statusCode).toBe(200);
  });

  it('holds whatever the clocks of the servers say', async () => {
    await clean();
    const hour = 3_600_000;
    const [behind, ahead] = await Promise.all(
      [-hour, hour].map((skew) =>
        serverAt(url, { requestsPerMinute: 50, now: () => new Date(Date.now() + skew) }),
      ),
    );
    if (behind === undefined || ahead === undefined) throw new Error('no server');
    const town = '203.0.113.21';
    expect(await statusesOf(ahead, town, 40)).toEqual(times(200, 40));
    await expect.poll(totals).toEqual([40]);
    expect(await statusesOf(behind, town, 15)).toEqual(times(200, 15));
    const ask = askFrom(town);
    for (const app of [behind, ahead]) {
      await expect.poll(async () => (await ask(app)).statusCode).toBe(429);
      const wait = Number((await ask(app)).headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  it('goes on alone while the database is away, says so once, and tells the others afterwards', async () => {
    await clean();
    const line = await databaseLine(url);
    const said: string[] = [];
    const cutOff = await serverAt(line.url, {
      requestsPerMinute: 50,
      config: testConfig({ LOG_LEVEL: 'warn' }),
      logStream: { write: (text) => said.push(text) },
    });
    const other = await serverAt(url, { requestsPerMinute: 50 });
    const town = '203.0.113.22';
    line.cut();
    const warnings = () => said.filter((text) => text.includes('counts alone'));
    expect(await statusesOf(cutOff, town, 30)).toEqual(times(200, 30));
    await expect.poll(warnings).toHaveLength(1);
    expect(await statusesOf(cutOff, town, 20)).toEqual(times(200, 20));
    expect(await statusesOf(cutOff, town, 3)).toEqual(times(429, 3));
    expect(await totals()).toEqual([]);
    line.mend();
    await expect.poll(totals).toEqual([53]);
    expect((await askFrom(town)(other)).statusCode).toBe(200);
    await expect.poll(async () => (await askFrom(town)(other)).statusCode).toBe(429);
    expect(warnings()).toHaveLength(1);
    expect(said.join('')).not.toContain('203.0.113');
  });
});

describe('what the database keeps of it', () => {
  it('is little: nothing of visitors, a row for each busy network, no address', async () => {
    await clean();
    const live = await serverAt(url, { requestsPerMinute: 1000 });
    for (let visitor = 1; visitor <= 40; visitor += 1) await statusesOf(live, `198.51.100.${visitor}`, 5);
    await statusesOf(live, '203.0.113.23', 30);
    await expect.poll(totals).toEqual([30]);
    const { rows } = await pool.query('select * from flood_counts');
    expect(rows[0].key).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('grows no more for a network that all know to be over the limit', async () => {
    await clean();
    const live = await serverAt(url, { requestsPerMinute: 10 });
    await statusesOf(live, '203.0.113.24', 15);
    await expect.poll(totals).toEqual([15]);
    await statusesOf(live, '203.0.113.24', 50);
    await statusesOf(live, '203.0.113.25', 1);
    await expect.poll(totals).toEqual([1, 15]);
  });

  it('is removed when its window is over, without waiting for a row that is being written', async () => {
    await clean();
    const key = (name: string) => name.padEnd(43, 'x');
    await pool.query(
      `insert into flood_counts select lpad(n::text, 43, 'x'), 1, now() - interval '1 second'
      from generate_series(1, 1000) n`,
    );
    await addFloodCounts(pool, [{ key: key('live'), count: 7, leftMs: 60_000 }]);
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query("update flood_counts set count = 2 where key = lpad('5', 43, 'x')");
    await removeOverFloodCounts(pool);
    await writer.query('commit');
    writer.release();
    expect(await totals()).toEqual([2, 7]);
    await removeOverFloodCounts(pool);
    expect(await totals()).toEqual([7]);
  });

  it('begins anew for a network whose window is over', async () => {
    await clean();
    await pool.query("insert into flood_counts values ('k', 900, now() - interval '1 millisecond')");
    const [first] = await addFloodCounts(pool, [{ key: 'k', count: 3, leftMs: 5000 }]);
    expect(first).toEqual({ key: 'k', total: 3, leftMs: 5000 });
    const [second] = await addFloodCounts(pool, [{ key: 'k', count: 4, leftMs: 60_000 }]);
    expect(second).toMatchObject({ key: 'k', total: 7 });
    expect(second?.leftMs).toBeLessThanOrEqual(5000);
  });

  it('adds up when many servers write the same networks at once', async () => {
    await clean();
    const names = Array.from({ length: 300 }, (_, place) => `network-${place}`);
    const counts = names.map((key) => ({ key, count: 1, leftMs: 60_000 }));
    const rounds = Array.from({ length: 24 }, (_, round) => (round % 2 ? counts : [...counts].reverse()));
    await Promise.all(rounds.map((each) => addFloodCounts(pool, each)));
    expect(await totals()).toEqual(times(24, 300));
  });
});

describe('one town behind one address', () => {
  it('follows the checkout setting after its requests are used up', async () => {
    const live = await serverAt(url, { requestsPerMinute: 5 });
    const town = '203.0.113.26';
    expect((await statusesOf(live, town, 6)).at(-1)).toBe(429);
    expect(await statusesOf(live, town, 100, '/api/settings/checkout')).toEqual(times(200, 100));
    expect(await statusesOf(live, town, 1, '/api/settings/text-rules')).toEqual([429]);
  });
});
