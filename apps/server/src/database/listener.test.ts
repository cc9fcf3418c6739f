import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { waitFor } from '../testing/wait-for.ts';
import { notify } from './database.ts';

const database = await freshDatabase();

describe('notices', () => {
  it('arrive when their transaction commits, also after a lost connection', async () => {
    const heard: (string | undefined)[] = [];
    const stop = await database.listen('settings', (payload) => heard.push(payload));
    await database.db
      .transaction(async (tx) => {
        await notify(tx, 'settings', 'rolled back');
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.db.transaction((tx) => notify(tx, 'settings', 'first'));
    await waitFor(async () => heard.length > 0);
    expect(heard).toEqual(['first']);

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    // Something may have been missed: the listener is told to look for itself.
    await waitFor(async () => heard.includes(undefined));
    await notify(database.db, 'settings', 'second').catch(() => notify(database.db, 'settings', 'second'));
    await waitFor(async () => heard.includes('second'));

    await stop();
    await notify(database.db, 'settings', 'unheard');
    await database.ping();
    expect(heard).not.toContain('unheard');
  });

  it('on several channels go to their own listeners', async () => {
    const heard: string[] = [];
    await Promise.all([
      database.listen('one', (payload) => heard.push(`one ${payload}`)),
      database.listen('two', (payload) => heard.push(`two ${payload}`)),
    ]);
    await notify(database.db, 'two', 'b');
    await notify(database.db, 'one', 'a');
    await waitFor(async () => heard.length === 2);
    expect(heard).toEqual(['two b', 'one a']);
  });
});
