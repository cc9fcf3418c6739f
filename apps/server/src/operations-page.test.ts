import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { emptyDatabaseUrl } from './testing/fresh-database.ts';
import { ownerDetails } from './testing/owner-details.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { waitFor } from './testing/wait-for.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');

/** The lines of the page that are typed, each command by itself, without what is said beside it. */
const commandsOnPage = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.split(' && ')),
);

const typed = new Set<string>();
/** A command as it stands on the page; one that does not stand there is not what this is about. */
const fromPage = (command: string): string => {
  expect(commandsOnPage).toContain(command);
  typed.add(command);
  return command;
};

const folder = temporaryFolder();
/** Where the commands find `deploy/`, and what stands for the machine's own folders. */
const checkout = join(folder, 'checkout');
const machine = join(folder, 'machine');
cpSync(join(root, 'deploy'), join(checkout, 'deploy'), { recursive: true });
for (const place of ['etc/systemd/system', 'opt']) mkdirSync(join(machine, place), { recursive: true });
const onThisMachine = (command: string): string => command.replaceAll(/ (\/(?:etc|opt)\/)/g, ` ${machine}$1`);

const run = async (command: string, cwd: string, env: Record<string, string> = {}, input = '') => {
  const running = promisify(execFile)('sh', ['-c', command], {
    cwd,
    env: { ...process.env, TEST_DATABASE_URL: '', ...env },
    maxBuffer: 10_000_000,
  });
  // Who asks nothing may have ended before it is told.
  running.child.stdin?.on('error', () => undefined).end(input);
  const { stdout, stderr } = await running;
  return `${stdout}${stderr}`;
};

const databaseUrl = await emptyDatabaseUrl();
const port = String(await freePort());
/** The example filled in, as the page asks. */
const publicSite: Record<string, string> = {
  ...Object.fromEntries(
    readFileSync(join(root, 'deploy/kalam.env.example'), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  ),
  ...ownerDetails,
  AUTH_SECRET: 'of no site at all, only of this trial',
  RAZORPAY_KEY_ID: 'rzp_live_trial',
  RAZORPAY_KEY_SECRET: 'trial',
  RAZORPAY_WEBHOOK_SECRET: 'trial',
  BACKUP_PASSPHRASE: 'a passphrase of the trial',
  BACKUP_DIR: join(folder, 'backups'),
  TRUSTED_PROXIES: 'loopback',
  DATA_DIR: join(folder, 'state'),
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  PORT: port,
  KALAM_ROOT: root,
};

let service: ChildProcess | undefined;
afterAll(() => service?.kill('SIGKILL'));

/** What the unit starts, in place of systemd. */
const startService = async (): Promise<void> => {
  const unit = readFileSync(join(machine, 'etc/systemd/system/kalam.service'), 'utf8');
  const program = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '').replace('/opt/kalam/', root);
  service = spawn('sh', ['-c', `exec ${program}`], {
    env: { PATH: process.env.PATH, ...publicSite },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isHealthy = () =>
    spawnSync(join(root, 'deploy/kalam'), ['health'], { env: { ...process.env, ...publicSite } }).status ===
    0;
  await waitFor(async () => isHealthy(), 60_000);
};

const stopService = async (): Promise<number | null> => {
  if (service === undefined) return null;
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  const [code] = await ended;
  return code as number | null;
};

describe('the commands of the operations page', () => {
  it('with containers: the settings are copied, and kept from others', async () => {
    await run(fromPage('cp deploy/kalam.env.example deploy/kalam.env'), checkout);
    await run(fromPage('chmod 600 deploy/kalam.env'), checkout);
    expect(statSync(join(checkout, 'deploy/kalam.env')).mode & 0o777).toBe(0o600);
  });

  it('with containers: what compose is asked for is in its file', () => {
    const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
    const named = [...compose.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);
    const asked = [
      'docker compose --env-file deploy/kalam.env -f deploy/compose.yaml up -d --build',
      'docker compose --env-file deploy/kalam.env -f deploy/compose.yaml build',
      'docker compose --env-file deploy/kalam.env -f deploy/compose.yaml up -d --no-deps server-1',
      'docker compose -f deploy/compose.yaml exec server-1 kalam admin add you@example.com',
    ].map(fromPage);
    for (const command of asked)
      for (const server of command.match(/\bserver-\d\b/g) ?? []) expect(named).toContain(server);
    // Every variable that has to be there stands in the example that is filled in.
    const needed = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    for (const name of new Set(needed)) expect(Object.keys(publicSite)).toContain(name);
  });

  it('without containers: built, settings and unit in their places, and it serves', async () => {
    fromPage('git clone … /opt/kalam');
    fromPage('cd /opt/kalam');
    await run(fromPage('node scripts/build.mjs'), root);
    await run(onThisMachine(fromPage('install -d -m 700 /etc/kalam')), checkout);
    await run(
      onThisMachine(fromPage('install -m 600 deploy/kalam.env.example /etc/kalam/kalam.env')),
      checkout,
    );
    expect(statSync(join(machine, 'etc/kalam/kalam.env')).mode & 0o777).toBe(0o600);
    await run(onThisMachine(fromPage('cp deploy/kalam.service /etc/systemd/system/')), checkout);
    fromPage('systemctl enable --now kalam');
    await startService();
    const answer = await fetch(`http://127.0.0.1:${port}/api/plans`);
    expect(answer.status).toBe(200);
  });

  it('a first member of staff', async () => {
    const [, command = ''] = /exec server-1 (kalam admin add \S+)/.exec(page) ?? [];
    const told = await run(
      `${command.replace('kalam', join(root, 'deploy/kalam'))} --password-stdin`,
      root,
      publicSite,
      'a long staff password\n',
    );
    expect(told).toContain('you@example.com');
  });

  it('the doctor looks at what runs', async () => {
    // On this machine alone: the name of the example leads nowhere.
    const { PUBLIC_URL: _, ...settings } = publicSite;
    const here = { ...settings, PUBLIC_URL: `http://127.0.0.1:${port}` };
    const tell = (command: string) => run(command, root, here).catch(({ stdout }) => String(stdout));
    expect(await tell(fromPage('npm run doctor'))).toMatch(/\bdatabase\b/);
    expect(
      await tell(fromPage('npm run doctor -- --dkim <selector>').replace('<selector>', 'trial')),
    ).toMatch(/\bdatabase\b/);
    const json = await tell(fromPage('npm run doctor -- --json').replace('npm run', 'npm run --silent'));
    expect(JSON.parse(json)).toHaveProperty('findings');
  });

  it('backed up, looked through, and put back into an empty database', async () => {
    expect(await run(fromPage('npm run backup'), root, publicSite)).toContain(publicSite.BACKUP_DIR);
    const file = join(folder, 'one.backup');
    const there = fromPage('npm run backup -- --to /mnt/safe/one.backup').replace(
      '/mnt/safe/one.backup',
      file,
    );
    await run(there, root, publicSite);
    expect(statSync(file).size).toBeGreaterThan(1_000);
    await run(fromPage('npm run backup -- verify <file>').replace('<file>', file), root, publicSite);
    const empty = { ...publicSite, DATABASE_URL: await emptyDatabaseUrl() };
    await run(fromPage('npm run restore -- <file>').replace('<file>', file), root, empty);
    const staff = await run(`${join(root, 'deploy/kalam')} admin list`, root, empty);
    expect(staff).toContain('you@example.com');
    // A copy with a byte changed is refused, and not restored.
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    writeFileSync(`${file}.broken`, bytes);
    await expect(run(`npm run backup -- verify ${file}.broken`, root, publicSite)).rejects.toThrow();
  });

  it('an upgrade ends the service in order and starts it again', async () => {
    fromPage('git pull');
    fromPage('systemctl restart kalam');
    expect(await stopService()).toBe(0);
    await startService();
    expect(await stopService()).toBe(0);
  });

  it('are all typed here', () => {
    expect(commandsOnPage.filter((command) => !typed.has(command))).toEqual([]);
    expect(commandsOnPage.length).toBeGreaterThan(15);
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = [...page.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
  });
});
