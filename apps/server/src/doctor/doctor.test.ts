import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlain } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { backupName } from '../backup/backup-folder.ts';
import { addJob } from '../queue/add-job.ts';
import { emptyDatabaseUrl, freshDatabase } from '../testing/fresh-database.ts';
import { startNameServer } from '../testing/name-server.ts';
import { ownerDetails } from '../testing/owner-details.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { doctorCommand, type Surroundings } from './doctor-command-line.ts';
import type { Finding } from './finding.ts';

const database = await freshDatabase();
const { db } = database;
const folder = temporaryFolder();
const version = '0.1.0+0123456789ab';

/** For this machine's name, and soon to end. */
const makeCertificate = (days: number): { key: string; cert: string } => {
  const file = (name: string): string => join(folder, `${days}-${name}.pem`);
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        String(days),
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', file('key'), '-out', file('cert')],
    ],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(file('key'), 'utf8'), cert: readFileSync(file('cert'), 'utf8') };
};
const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;
const { key, cert } = hasOpenssl ? makeCertificate(5) : { key: '', cert: '' };

const servers: Server[] = [];
const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const proxyPort = await listen(createSecure({ key, cert }, (_, response) => response.end('<!doctype html>')));
const running = { version };
const serverPort = await listen(
  createPlain((_, response) => response.end(JSON.stringify({ success: true, ...running }))),
);
const names = await startNameServer({
  'mail.kalam.example': { TXT: ['v=spf1 include:mail.example -all'], MX: ['in.mail.example'] },
  '_dmarc.kalam.example': { TXT: [`v=DMARC1; p=quarantine; rua=mailto:${'long'.repeat(80)}@kalam.example`] },
  'one._domainkey.mail.kalam.example': { TXT: ['v=DKIM1; k=rsa; p=MIGf'] },
});
afterAll(() => {
  names.close();
  for (const server of servers) server.close();
});

const backups = join(folder, 'backups');
mkdirSync(backups);
writeFileSync(join(backups, backupName(new Date())), '');

const site = {
  PORT: String(serverPort),
  PUBLIC_URL: `https://localhost:${proxyPort}`,
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  AUTH_SECRET: 'of the tests alone, and long enough for it',
  BACKUP_DIR: backups,
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Kalam <hello@mail.kalam.example>',
};

interface Report {
  readonly faults: number;
  readonly findings: readonly Finding[];
}

const examine = async (
  variables: Record<string, string> = {},
  { args = [], ...change }: Partial<Surroundings> & { args?: readonly string[] } = {},
) => {
  const printed: string[] = [];
  const code = await doctorCommand(
    ['--json', ...args],
    { ...site, ...variables },
    {
      print: (line) => printed.push(line),
      version,
      nameServers: [names.address],
      trusted: cert,
      ...change,
    },
  );
  const { findings, faults }: Report = JSON.parse(printed.join('\n'));
  const of = (check: string) => findings.filter((finding) => finding.check === check);
  return { code, findings, faults, of, levels: (check: string) => of(check).map(({ level }) => level) };
};

const setWorker = () =>
  db.execute(sql`insert into queue_workers (worker_id, alive_at) values ('w', now())
    on conflict (worker_id) do update set alive_at = now()`);

describe.skipIf(!hasOpenssl)('the doctor', () => {
  it('finds a site well, and a certificate that ends within two weeks', async () => {
    await setWorker();
    const { code, findings, of } = await examine({}, { args: ['--dkim', 'one'] });
    expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
    expect(code).toBe(0);
    expect(of('certificate')).toMatchObject([{ level: 'warning', text: 'it lasts 4 days more' }]);
    expect(of('version')).toMatchObject([{ level: 'ok' }]);
    expect(of('migrations')).toMatchObject([{ level: 'ok' }]);
    expect(of('mail').map(({ level, text }) => `${level} ${text}`)).toEqual([
      'ok SPF of mail.kalam.example is in place',
      'ok DKIM key one of mail.kalam.example is in place',
      'ok DMARC of mail.kalam.example: quarantine',
      'ok mail.kalam.example takes mail',
    ]);
    expect(of('clock').map(({ level }) => level)).toEqual(['ok', 'ok']);
    expect(of('backups')).toMatchObject([{ level: 'ok', text: 'the newest is 0 hours old' }]);
  });

  it('says it in lines for a person, with what to do', async () => {
    await setWorker();
    const printed: string[] = [];
    const print = (line: string) => printed.push(line);
    const surroundings = { print, version, nameServers: [names.address], trusted: cert };
    expect(await doctorCommand([], site, surroundings)).toBe(0);
    expect(printed.join('\n')).toMatch(
      /^! warning certificate: it lasts 4 days more\n {12}It should have been/m,
    );
    expect(printed.at(-1)).toMatch(/^\d+ well, \d+ to look at, 0 at fault\.$/);
  });

  it('takes no word it does not know', async () => {
    const printed: string[] = [];
    const surroundings = { print: (line: string) => printed.push(line), version };
    expect(await doctorCommand(['--jsno'], site, surroundings)).toBe(64);
    expect(await doctorCommand(['--dkim', 'a b'], site, surroundings)).toBe(64);
    expect(printed[0]).toContain('npm run doctor');
  });

  it('names every mistake of the configuration, and looks no further', async () => {
    const { code, findings } = await examine({
      PUBLIC_URL: 'https://kalam.example',
      SMTP_URL: '',
      PORT: 'x',
    });
    expect(code).toBe(1);
    expect(new Set(findings.map(({ check, level }) => `${check} ${level}`))).toEqual(
      new Set(['configuration fault']),
    );
    const told = findings.map(({ text }) => text.split(' ')[0]);
    expect(told).toEqual(['PORT', 'SMTP_URL', 'RAZORPAY_KEY_ID', ...Object.keys(ownerDetails)]);
  });

  it('tells a database that is away from one without tables, one behind and one ahead', async () => {
    const away = await examine({ DATABASE_URL: 'postgres://kalam@127.0.0.1:1/kalam' });
    expect(away.code).toBe(1);
    expect(away.of('database')).toMatchObject([{ level: 'fault' }]);
    expect(away.of('database')[0]?.text).toContain('nothing listens there');

    const empty = await examine({ DATABASE_URL: await emptyDatabaseUrl() });
    expect(empty.of('migrations')).toMatchObject([
      { level: 'warning', text: 'the database has no tables yet' },
    ]);
    expect(empty.of('queue')).toEqual([]);

    const other = await freshDatabase();
    await other.pool.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    const behind = await examine({ DATABASE_URL: other.url });
    expect(behind.of('migrations')[0]?.text).toMatch(/^1 of \d+ are still to be made$/);
    await other.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-the-future', 4102444800000)",
    );
    const ahead = await examine({ DATABASE_URL: other.url });
    expect(ahead.levels('migrations')).toEqual(['fault']);
    expect(ahead.code).toBe(1);
  });

  it('finds a queue that nobody works on, a job that waits and one that was given up', async () => {
    await db.execute(sql`delete from queue_workers`);
    await addJob(db, 'recount-rows', {}, { jobKey: 'waits' });
    await addJob(db, 'sweep-accounts', {}, { jobKey: 'given up' });
    await db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() - interval '90 minutes' where key = 'waits'`,
    );
    await db.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no' where key = 'given up'`,
    );
    const { code, of } = await examine();
    expect(code).toBe(1);
    expect(of('queue').map(({ level, text }) => `${level} ${text.replace(/\b9\d\b/, '90')}`)).toEqual([
      'fault no server works on it',
      'fault a job has been waiting for 90 minutes',
      'warning 1 given up within a week: sweep-accounts',
    ]);
    await setWorker();
    await db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() - interval '10 minutes' where key = 'waits'`,
    );
    expect((await examine()).levels('queue')).toEqual(['warning', 'warning']);
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    expect((await examine()).levels('queue')).toEqual(['ok']);
  });

  it('does not take a certificate that no authority stands for, nor one that has ended', async () => {
    const unknown = await examine({}, { trusted: makeCertificate(6).cert });
    expect(unknown.of('certificate')[0]?.text).toMatch(/^browsers do not trust it/);
    expect(unknown.code).toBe(1);
    const later = await examine({}, { now: () => new Date(Date.now() + 6 * 24 * 60 * 60 * 1000) });
    expect(later.of('certificate')[0]?.text).toMatch(/^it ended \d+ days ago/);
  });

  it('finds a clock that goes wrong, against the database and against the site', async () => {
    const { of, code } = await examine({}, { now: () => new Date(Date.now() - 120_000) });
    expect(of('clock').map(({ level }) => level)).toEqual(['fault', 'fault']);
    expect(of('clock')[0]?.text).toMatch(/^this machine is 1[12]\d(?:\.\d)? s behind the database$/);
    expect(code).toBe(1);
  });

  it('tells which build runs when it is another, and that none does', async () => {
    const other = await examine({}, { version: '0.1.0+of-the-checkout' });
    expect(other.of('version')).toMatchObject([
      { level: 'warning', text: `${version} runs, 0.1.0+of-the-checkout is checked out` },
    ]);
    expect((await examine({ PORT: '1' })).levels('version')).toEqual(['warning']);
  });

  it('finds a site that does not answer', async () => {
    const { code, of } = await examine({ PUBLIC_URL: 'https://localhost:1' });
    expect(code).toBe(1);
    expect(of('site')).toMatchObject([
      { level: 'fault', text: 'https://localhost:1 does not answer (ECONNREFUSED)' },
    ]);
    expect(of('certificate')).toMatchObject([{ level: 'fault' }]);
  });

  it('names what a sender’s domain lacks, and a name server that does not answer', async () => {
    const { of, code } = await examine({ MAIL_FROM: 'hello@nobody.example' }, { args: ['--dkim', 'one'] });
    expect(of('mail').map(({ level }) => level)).toEqual(['warning', 'fault', 'warning', 'warning']);
    expect(code).toBe(1);
    const silent = await startNameServer({});
    silent.close();
    const unasked = await examine({}, { nameServers: [silent.address] });
    expect(unasked.of('mail')).toMatchObject([{ level: 'warning' }]);
    expect(unasked.of('mail')[0]?.text).toMatch(/could not be asked for/);
  });

  it('finds folders that cannot be used, and a backup that is missing or old', async () => {
    const gone = await examine({ DATA_DIR: join(folder, 'gone'), BACKUP_DIR: join(folder, 'gone') });
    expect(gone.levels('disk')).toEqual(['fault', 'fault']);
    expect(gone.levels('backups')).toEqual(['warning']);
    const old = join(folder, 'old');
    mkdirSync(old);
    writeFileSync(join(old, backupName(new Date(Date.now() - 50 * 60 * 60 * 1000))), '');
    expect((await examine({ BACKUP_DIR: old })).of('backups')).toMatchObject([
      { level: 'fault', text: 'the newest is 50 hours old' },
    ]);
  });
});
