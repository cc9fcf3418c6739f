import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { keptResumes, users } from '../auth/auth-tables.ts';
import { knownMigrations, migrateToRelease } from '../database/migrate.ts';
import { orders } from '../payments/payment-tables.ts';
import { addJob } from '../queue/add-job.ts';
import { emptyDatabaseUrl, freshDatabase } from '../testing/fresh-database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backupCommand } from './backup-command-line.ts';
import { outdatedBackups } from './backup-folder.ts';
import { createMakeBackup } from './backup-task.ts';
import { readKeptTables } from './kept-tables.ts';
import { makeBackup } from './make-backup.ts';

const source = await freshDatabase();
const { db } = source;
const folder = temporaryFolder();
const secret = 'the secret of the machine that was lost';
const passphrase = 'a passphrase of the tests';

/** What a text form must carry: separators, its own marks, what stands for nothing, and every script. */
const awkward = ['\\.', '\\N', 'tab\tline\nreturn\r\\', 'नमस्ते 👩‍🎓 ‎', '', 'quote \' " ; --', 'a\n\\.\nb'];

await db
  .insert(users)
  .values(
    awkward.map((displayName, place) => ({ id: `u${place}`, email: `u${place}@example.org`, displayName })),
  );
await db.insert(keptResumes).values({
  userId: 'u0',
  keyId: 'k',
  sealed: Buffer.from(Array.from({ length: 5_000 }, (_, place) => place % 256)),
  expiresAt: new Date('2027-01-01T00:00:00Z'),
});
await db.insert(orders).values(
  Array.from({ length: 400 }, (_, place) => ({
    userId: place % 2 === 0 ? 'u1' : null,
    customerName: awkward[place % awkward.length] || 'Somebody',
    customerEmail: 'asha@example.org',
    customerPhone: '',
    planId: 'pro' as const,
    amountPaise: 4900,
    receipt: `receipt-${place}`,
  })),
);
await addJob(db, 'recount-rows', {}, { jobKey: 'in hand when the machine was lost' });
await db.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`);

const client = async (url: string): Promise<pg.Client> => {
  const made = new pg.Client({ connectionString: url });
  await made.connect();
  return made;
};

/** Every row of every table, as one would read it; only who has a job in hand is another matter. */
const everything = async (url: string): Promise<Record<string, string>> => {
  const on = await client(url);
  try {
    const found: Record<string, string> = {};
    for (const { name } of await readKeptTables(on)) {
      const row = name.endsWith('_private_jobs"') ? 'row(id, key, task_id, attempts)' : 't';
      const { rows } = await on.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(${row}::text, '|' order by ${row}::text)), '') as sum from ${name} t`,
      );
      found[name] = rows[0].sum;
    }
    return found;
  } finally {
    await on.end();
  }
};

const command = async (url: string, args: readonly string[], variables: Record<string, string> = {}) => {
  const printed: string[] = [];
  const code = await backupCommand(
    args,
    { DATABASE_URL: url, DATA_DIR: variables.DATA_DIR ?? temporaryFolder(), ...variables },
    { print: (text) => printed.push(text) },
  );
  return { code, text: printed.join('\n') };
};

const made = async (name: string, variables: Record<string, string> = {}): Promise<string> => {
  const path = join(folder, name);
  const { code, text } = await command(source.url, ['make', '--to', path], {
    AUTH_SECRET: secret,
    ...variables,
  });
  expect(text).toContain(`${path}: `);
  expect(code).toBe(0);
  return path;
};

const open = await made('open.backup');
const sealed = await made('sealed.backup', { BACKUP_PASSPHRASE: passphrase });

describe('a backup', () => {
  it('puts every row of every table back into an empty database', async () => {
    const url = await emptyDatabaseUrl();
    const before = await everything(source.url);
    const { code, text } = await command(url, ['restore', open]);
    expect(text).toContain('everybody signs in anew');
    expect(code).toBe(0);
    expect(await everything(url)).toEqual(before);
    const on = await client(url);
    const { rows } = await on.query('select display_name from users order by id');
    const jobs = await on.query('select key, locked_by from graphile_worker._private_jobs');
    await on.end();
    expect(jobs.rows).toEqual([{ key: 'in hand when the machine was lost', locked_by: null }]);
    expect(rows.map(({ display_name }) => display_name)).toEqual(awkward);
  });

  it('goes on counting where it stood, and refuses what the tables refuse', async () => {
    const url = await emptyDatabaseUrl();
    await command(url, ['restore', open]);
    const on = await client(url);
    const counters = 'select sequencename, last_value from pg_sequences order by 1';
    const there = await client(source.url);
    expect((await on.query(counters)).rows).toEqual((await there.query(counters)).rows);
    await expect(on.query("insert into orders (user_id) values ('nobody')")).rejects.toThrow();
    const references = "select count(*)::int from pg_constraint where contype = 'f'";
    expect((await on.query(references)).rows).toEqual((await there.query(references)).rows);
    const asleep = "select count(*)::int as count from pg_trigger where tgenabled = 'D'";
    expect((await on.query(asleep)).rows).toEqual([{ count: 0 }]);
    await Promise.all([on.end(), there.end()]);
  });

  it('is of one moment, while others go on writing', async () => {
    let isDone = false;
    let written = 0;
    const write = async () => {
      while (!isDone) {
        // Both or neither: a backup that has one without the other is of no moment at all.
        await db.transaction(async (tx) => {
          const name = `pair-${written}`;
          await tx.insert(users).values({ id: name, email: `${name}@example.org`, displayName: 'Pair' });
          await tx.execute(sql`update users set display_name = ${name} where id = 'u6'`);
        });
        written += 1;
      }
    };
    const writing = write();
    const path = await made('busy.backup');
    isDone = true;
    await writing;
    expect(written).toBeGreaterThan(0);
    const url = await emptyDatabaseUrl();
    expect((await command(url, ['restore', path])).code).toBe(0);
    const on = await client(url);
    const { rows } = await on.query(
      "select (select display_name from users where id = 'u6') as last, (select count(*)::int from users where id like 'pair-%') as pairs",
    );
    await on.end();
    expect(rows[0].last).toBe(rows[0].pairs === 0 ? awkward[6] : `pair-${rows[0].pairs - 1}`);
  });

  it('leaves nothing half done: no draft, no second file of the same name', async () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await command(source.url, ['make', '--to', open])).text).toContain('is there already');
    const url = await emptyDatabaseUrl();
    const path = join(folder, 'nothing.backup');
    expect((await command(url, ['make', '--to', path])).text).toContain('never been used by Kalam');
    expect(existsSync(path)).toBe(false);
  });
});

describe('a sealed backup', () => {
  it('holds nothing that can be read, opens with its passphrase, and brings the secret along', async () => {
    expect(readFileSync(sealed).includes('example.org')).toBe(false);
    const url = await emptyDatabaseUrl();
    const dataDir = temporaryFolder();
    expect((await command(url, ['restore', sealed])).text).toContain('needs the passphrase');
    expect(
      (await command(url, ['restore', sealed], { BACKUP_PASSPHRASE: 'not the passphrase' })).text,
    ).toContain('the passphrase is wrong');
    const { code, text } = await command(url, ['restore', sealed], {
      BACKUP_PASSPHRASE: passphrase,
      DATA_DIR: dataDir,
    });
    expect(text).toContain('The secret that signs cookies is in place.');
    expect(code).toBe(0);
    expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim()).toBe(secret);
  });

  it('takes its key from a file as well', async () => {
    const key = join(folder, 'key');
    writeFileSync(key, `${passphrase}\n`);
    expect(await command(source.url, ['verify', sealed], { BACKUP_PASSPHRASE_FILE: key })).toMatchObject({
      code: 0,
      text: expect.stringMatching(/ is whole: made 2.*, sealed\.$/),
    });
    writeFileSync(key, 'short');
    expect((await command(source.url, ['verify', sealed], { BACKUP_PASSPHRASE_FILE: key })).text).toContain(
      'at least 12 characters',
    );
  });
});

describe('a backup that was damaged', () => {
  const damage = (from: string, change: (bytes: Buffer) => Buffer): string => {
    const path = join(folder, 'damaged.backup');
    writeFileSync(path, change(readFileSync(from)));
    return path;
  };

  // Opening what is sealed costs a third of a second each time, on purpose.
  it.each([
    ['open', open, 80],
    ['sealed', sealed, 10],
  ])('is found whichever byte was changed: %s', async (_, from, count) => {
    const { length } = readFileSync(from);
    const places = Array.from({ length: count }, (_, place) =>
      Math.floor((place * (length - 1)) / (count - 1)),
    );
    for (const place of places) {
      const path = damage(from, (bytes) => {
        bytes[place] = (bytes[place] ?? 0) ^ 0x10;
        return bytes;
      });
      const { code } = await command(source.url, ['verify', path], { BACKUP_PASSPHRASE: passphrase });
      expect([place, code]).toEqual([place, 1]);
    }
  });

  it('is found wherever it breaks off, or goes on', async () => {
    for (const part of [0, 0.001, 0.3, 0.9, 0.9999]) {
      const path = damage(open, (bytes) => bytes.subarray(0, Math.floor(bytes.length * part)));
      expect((await command(source.url, ['verify', path])).code).toBe(1);
    }
    const path = damage(open, (bytes) => Buffer.concat([bytes, Buffer.from('more')]));
    expect((await command(source.url, ['verify', path])).text).toContain('damaged');
  });

  it('touches nothing', async () => {
    const path = join(folder, 'cut.backup');
    writeFileSync(path, readFileSync(open));
    truncateSync(path, readFileSync(open).length - 40);
    const url = await emptyDatabaseUrl();
    expect((await command(url, ['restore', path])).code).toBe(1);
    const on = await client(url);
    const { rows } = await on.query(
      "select count(*)::int as count from pg_tables where schemaname = 'public'",
    );
    await on.end();
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('is no backup at all', async () => {
    const path = join(folder, 'letter.txt');
    writeFileSync(path, 'Dear Sir or Madam,\n');
    expect((await command(source.url, ['verify', path])).text).toContain('is no backup');
    expect((await command(source.url, ['verify', join(folder, 'nowhere')])).text).toContain(
      'There is no file',
    );
  });
});

describe('restoring', () => {
  it('never into a database that is in use', async () => {
    const before = await everything(source.url);
    expect((await command(source.url, ['restore', open])).text).toContain('The database is in use');
    expect(await everything(source.url)).toEqual(before);
  });

  it('into one that was started once and never used', async () => {
    const unused = await freshDatabase();
    expect((await command(unused.url, ['restore', open])).code).toBe(0);
    expect((await unused.db.select().from(users)).length).toBeGreaterThanOrEqual(awkward.length);
  });

  it('brings a backup of an earlier release up to this one', async () => {
    const url = await emptyDatabaseUrl();
    const old = await client(url);
    const release = 6;
    await migrateToRelease(old, release);
    await old.query(
      "insert into users (id, email, display_name) values ('old', 'old@example.org', 'Of old')",
    );
    await old.query('create schema graphile_worker');
    await old.query('create table graphile_worker.migrations (id int)');
    await old.query('insert into graphile_worker.migrations values (1)');
    const path = join(folder, 'old.backup');
    await makeBackup({
      direct: { connectionString: url },
      path,
      passphrase: undefined,
      authSecret: undefined,
      now: new Date('2026-01-01T00:00:00Z'),
    });
    await old.end();
    const target = await emptyDatabaseUrl();
    const { code, text } = await command(target, ['restore', path]);
    expect(text).toContain('made 2026-01-01');
    expect(code).toBe(0);
    const on = await client(target);
    const { rows } = await on.query('select display_name from users');
    const applied = await on.query('select count(*)::int as count from drizzle.__drizzle_migrations');
    await on.end();
    expect(rows).toEqual([{ display_name: 'Of old' }]);
    expect(applied.rows).toEqual([{ count: knownMigrations().length }]);
    const started = await freshDatabase();
    expect((await command(started.url, ['restore', path])).text).toContain('of an earlier release');
  });

  it('refuses one of a release it does not know', async () => {
    const strange = await freshDatabase();
    await strange.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    );
    const path = join(folder, 'newer.backup');
    expect((await command(strange.url, ['make', '--to', path])).code).toBe(0);
    expect((await command(await emptyDatabaseUrl(), ['restore', path])).text).toContain(
      'newer than this one',
    );
  });
});

describe('every night', () => {
  it('a backup is made, read back, and outdated ones go', async () => {
    const nightly = temporaryFolder();
    writeFileSync(join(nightly, 'kalam-2026-10-01T20-30-00Z.backup'), '');
    writeFileSync(join(nightly, 'mine.txt'), '');
    const said: string[] = [];
    const task = createMakeBackup({
      database: source,
      backup: { folder: nightly, keepDays: 14, passphrase },
      secret,
      now: () => new Date('2026-11-17T20:30:00Z'),
      log: (message) => said.push(message),
    });
    await task();
    expect(readdirSync(nightly).sort()).toEqual(['kalam-2026-11-17T20-30-00Z.backup', 'mine.txt']);
    expect(said.join()).toContain('1 older removed');
  });

  it('keeps what is young enough, and the newest however old it is', () => {
    const now = new Date('2026-11-17T20:30:00Z');
    const of = (date: string, end = '') => `kalam-${date}T20-30-00Z.backup${end}`;
    const names = [of('2026-11-02'), of('2026-11-03'), of('2026-11-04'), of('2026-11-16', '.part'), 'x'];
    expect(outdatedBackups(names, 14, now)).toEqual([of('2026-11-02')]);
    expect(outdatedBackups([...names, of('2026-11-15', '.part')], 14, now)).toEqual([
      of('2026-11-15', '.part'),
      of('2026-11-02'),
    ]);
    expect(outdatedBackups([of('2020-01-01')], 14, now)).toEqual([]);
    expect(outdatedBackups([of('2020-01-01'), of('2020-01-02')], 14, now)).toEqual([of('2020-01-01')]);
  });
});

it.each([
  [],
  ['nonsense'],
  ['verify'],
  ['restore'],
  ['make', 'file'],
  ['verify', 'a', 'b'],
  ['verify', 'a', '--to', 'b'],
])('explains itself after %j %j', async (...args) => {
  const { code, text } = await command(source.url, args.filter(Boolean));
  expect(code).toBe(1);
  expect(text).toContain('npm run restore -- <file>');
});
