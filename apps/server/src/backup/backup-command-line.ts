import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadAuthSecret, secretFile } from '../config/auth-secret.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { databaseOptions } from '../database/database-options.ts';
import { explainStart } from '../failures/start-failure.ts';
import { backupName } from './backup-folder.ts';
import { BackupTrouble } from './backup-trouble.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { type ReadBackup, verifyBackup } from './verify-backup.ts';

export interface Terminal {
  readonly print: (line: string) => void;
}

type Variables = Readonly<Record<string, string | undefined>>;

const usage = `Backups of Kalam:
  npm run backup [-- --to <file>]      writes one file, while the site runs
  npm run backup -- verify <file>      reads one to its last byte
  npm run restore -- <file>            puts one into an empty database

BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE seals it, and opens it again. Without --to it goes to BACKUP_DIR, or ./backups.`;

const total = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

const say = ({ head, end }: ReadBackup): string =>
  `made ${head.madeAt}, ${total(end.rows)} rows in ${Object.keys(end.rows).length} tables, ` +
  (head.seal === null ? 'not sealed' : 'sealed');

const make = async (config: Config, to: string | undefined, { print }: Terminal): Promise<void> => {
  const now = new Date();
  const path = resolve(to ?? join(config.backup?.folder ?? 'backups', backupName(now)));
  if (existsSync(path)) throw new BackupTrouble(`${path} is there already.`);
  const database = await openDatabase({ ...databaseOptions(config), migrate: false, maxConnections: 1 });
  try {
    const made = await makeBackup({
      direct: database.direct,
      path,
      passphrase: config.backupPassphrase,
      authSecret: loadAuthSecret(config),
      now,
    });
    print(
      `${path}: ${total(made.rows)} rows in ${Object.keys(made.rows).length} tables, ${made.bytes} bytes.`,
    );
    if (config.backupPassphrase === undefined)
      print(
        'It is not sealed: whoever has the file reads everything in it. The secret that signs cookies was left out; ' +
          'keep AUTH_SECRET, or auth-secret in DATA_DIR, apart.',
      );
  } finally {
    await database.close();
  }
};

/** Puts the secret where the next start looks for it, unless one is there. */
const keepSecret = (config: Config, secret: string | undefined): string => {
  if (secret === undefined)
    return 'The secret that signs cookies is not in it: put the old one in place, or everybody signs in anew.';
  if (config.authSecret !== undefined)
    return config.authSecret === secret
      ? 'AUTH_SECRET is the one it was made with.'
      : 'AUTH_SECRET is another than it was made with: everybody signs in anew.';
  mkdirSync(config.dataDir, { recursive: true });
  const path = secretFile(config.dataDir);
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
    return 'The secret that signs cookies is in place.';
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return `${path} was there and stays: everybody signs in anew.`;
  } finally {
    rmSync(draft, { force: true });
  }
};

const restore = async (config: Config, path: string, { print }: Terminal): Promise<void> => {
  const database = await openDatabase({ ...databaseOptions(config), migrate: false, maxConnections: 1 });
  try {
    const restored = await restoreBackup({
      direct: database.direct,
      path,
      passphrase: config.backupPassphrase,
    });
    print(`Restored ${path}: ${say(restored)}.`);
    print(keepSecret(config, restored.authSecret));
  } finally {
    await database.close();
  }
};

const parse = (
  args: readonly string[],
): { verb: string; file: string | undefined; to: string | undefined } => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    const [verb = '', file, ...rest] = positionals;
    const isWhole =
      rest.length === 0 &&
      (verb === 'make' ? file === undefined : ['verify', 'restore'].includes(verb) && file !== undefined);
    if (!isWhole || (values.to !== undefined && verb !== 'make')) throw new BackupTrouble(usage);
    return { verb, file, to: values.to };
  } catch {
    throw new BackupTrouble(usage);
  }
};

/** Makes, verifies or restores a backup of the configured database, also beside a running server. */
export const backupCommand = async (
  args: readonly string[],
  variables: Variables,
  terminal: Terminal,
): Promise<number> => {
  try {
    const { verb, file = '', to } = parse(args);
    const config = readConfig(variables);
    if (verb !== 'make' && !existsSync(file)) throw new BackupTrouble(`There is no file ${resolve(file)}.`);
    if (verb === 'make') await make(config, to, terminal);
    else if (verb === 'restore') await restore(config, file, terminal);
    else
      terminal.print(`${resolve(file)} is whole: ${say(await verifyBackup(file, config.backupPassphrase))}.`);
    return 0;
  } catch (error) {
    terminal.print(error instanceof BackupTrouble ? error.message : explainStart(error));
    return 1;
  }
};
