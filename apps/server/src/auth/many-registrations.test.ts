import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { password, startTestApp, TestBrowser } from '../testing/test-app.ts';

const server = await startTestApp();

describe('a crowd of registrations at once', () => {
  it('hold no connection while they wait for their turn to be hashed', async () => {
    const narrow = await openDatabase({
      databaseUrl: server.database.url,
      dataDir: '',
      migrate: false,
      maxConnections: 1,
    });
    afterAll(() => narrow.close());
    const app = await server.another({ database: narrow });
    const register = (place: number) =>
      new TestBrowser(app, `198.51.${place}.1`).post('/api/auth/sign-up/email', {
        name: 'Asha Rao',
        email: `crowd${place}@example.com`,
        password,
        consentVersion,
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, place) => register(place)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('readiness', () => {
  it('is answered while every connection of the pool is in use', async () => {
    const { pool } = server.database;
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    try {
      expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    } finally {
      for (const client of clients) client.release();
    }
  });
});
