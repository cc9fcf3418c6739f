import { refuse } from '@kalam/domain/refusal';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { Refused } from '../failures/refused.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { answerError } from './errors.ts';

const database = await freshDatabase();
const { db } = database;

const thrown = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
};

const answerTo = async (error: unknown) => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  await app.close();
  return [answer.statusCode, answer.json().code];
};

const away = [503, 'service-unavailable'];

describe('a database that goes away in the middle', () => {
  it('is no fault of ours: its connection ends inside a transaction', async () => {
    const error = await thrown(() =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
        await tx.execute(sql`select pg_sleep(30)`).catch(() => undefined);
        await tx.execute(sql`select 1`);
      }),
    );
    expect(await answerTo(error)).toEqual(away);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('is no fault of ours: it has become a standby, which takes no writes', async () => {
    const error = await thrown(() =>
      db.transaction(
        (tx) =>
          tx.execute(
            sql`insert into attempt_counts (key, count, started_at, ends_at) values ('x', 1, now(), now())`,
          ),
        { accessMode: 'read only' },
      ),
    );
    expect(await answerTo(error)).toEqual(away);
  });

  it('is told by the status, also where a place has words of its own', async () => {
    const nowhere = 'postgres://u:p@127.0.0.1:1/x';
    const gone = await openDatabase({ databaseUrl: nowhere, dataDir: '', migrate: false });
    const cause = await thrown(() => gone.db.execute(sql`select 1`));
    await gone.close();
    const inWords = (reason: unknown) => new Refused(refuse('formatting-update-failed'), undefined, reason);
    expect(await answerTo(inWords(cause))).toEqual([503, 'formatting-update-failed']);
    expect(await answerTo(inWords(new Error('a fault of ours')))).toEqual([500, 'formatting-update-failed']);
  });
});

describe('what is switched off on purpose', () => {
  const loggedOf = async (error: unknown): Promise<string[]> => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } });
    app.setErrorHandler(answerError);
    app.get('/', () => Promise.reject(error));
    expect((await app.inject('/')).statusCode).toBe(503);
    await app.close();
    return lines;
  };

  it('is no failure in the log; what did fail is', async () => {
    for (const code of ['checkout-disabled', 'jobs-not-available', 'help-not-available'] as const)
      expect(await loggedOf(new Refused(refuse(code)))).toEqual([]);
    expect(await loggedOf(new Refused(refuse('jobs-failed')))).toHaveLength(1);
  });
});
