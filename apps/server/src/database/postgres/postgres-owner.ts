import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseTrouble } from '../../failures/database-trouble.ts';

/** The unprivileged user PostgreSQL runs as when Kalam itself was started by root. */
export interface PostgresOwner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Where a machine keeps what root's services store; the first one that can be written to is taken. */
const machineFolders = ['/var/lib/kalam', '/usr/local/var/kalam', '/opt/kalam'];

/** Remembers a database kept outside DATA_DIR, so that it is found again even after DATA_DIR was moved. */
const locationFile = (dataDir: string) => path.join(dataDir, 'postgres-location');

export const isRoot = (): boolean => process.getuid?.() === 0;

const lookUp = (user: string): PostgresOwner | undefined => {
  try {
    const number = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    const name = execFileSync('id', ['-un', user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const uid = number('-u');
    return uid === 0 ? undefined : { name: name.trim(), uid, gid: number('-g') };
  } catch {
    return undefined;
  }
};

const ownerOf = (folder: string): PostgresOwner | undefined => {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  return stat === undefined || stat.uid === 0 ? undefined : lookUp(String(stat.uid));
};

/**
 * PostgreSQL refuses to run as root. Whoever owns existing data stays its owner; then whoever was given DATA_DIR; then
 * a user made for databases; `nobody` exists everywhere else.
 */
const chooseOwner = (dataDir: string, existing: string): PostgresOwner => {
  const owner = ownerOf(existing) ?? ownerOf(dataDir) ?? lookUp('postgres') ?? lookUp('nobody');
  if (owner === undefined) {
    throw new DatabaseTrouble(
      'PostgreSQL does not run as root, and this machine has no user to run it as. ' +
        'Start Kalam as an ordinary user, or name a database with DATABASE_URL.',
    );
  }
  return owner;
};

const allows = (stat: fs.Stats, owner: PostgresOwner, bits: number): boolean => {
  const shift = stat.uid === owner.uid ? 6 : stat.gid === owner.gid ? 3 : 0;
  return ((stat.mode >> shift) & bits) === bits;
};

/** Whether a user may enter every folder on the way to a place, as far as that way exists. */
export const canReach = (place: string, owner: PostgresOwner): boolean => {
  const real = fs.existsSync(place) ? fs.realpathSync(place) : path.resolve(place);
  for (let folder = real; ; folder = path.dirname(folder)) {
    const stat = fs.statSync(folder, { throwIfNoEntry: false });
    if (stat !== undefined && !allows(stat, owner, stat.isDirectory() ? 1 : 5)) return false;
    if (folder === path.dirname(folder)) return true;
  }
};

/** A folder of the machine's own, open to reading, written by root alone. */
const machineFolder = (): string => {
  for (const folder of machineFolders) {
    try {
      fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
      fs.accessSync(folder, fs.constants.W_OK);
      return folder;
    } catch {
      // A read-only system folder: the next one may do.
    }
  }
  throw new DatabaseTrouble(
    `None of ${machineFolders.join(', ')} can be written to, and DATA_DIR lies where only root can go. ` +
      'Set DATA_DIR to a folder that other users may enter, or name a database with DATABASE_URL.',
  );
};

export interface PostgresHome {
  /** Holds the cluster and its socket. */
  readonly folder: string;
  readonly owner: PostgresOwner | undefined;
  /** True when the database cannot be kept in DATA_DIR itself. */
  readonly elsewhere: boolean;
}

/** Decides where the cluster of a DATA_DIR lives and who owns it, and makes that folder. */
export const preparePostgresHome = (dataDir: string): PostgresHome => {
  // As root the folder must let the owner of the cluster through; its secrets are files of mode 0600.
  fs.mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const noted = fs.existsSync(locationFile(dataDir))
    ? fs.readFileSync(locationFile(dataDir), 'utf8').trim()
    : undefined;
  const inside = path.join(dataDir, 'postgres');

  if (!isRoot()) {
    const folder = noted ?? inside;
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    refuseForeignFolder(folder);
    return { folder, owner: undefined, elsewhere: noted !== undefined };
  }

  const owner = chooseOwner(dataDir, noted ?? inside);
  const elsewhere = noted !== undefined || !canReach(dataDir, owner);
  const folder = elsewhere ? (noted ?? newMachineHome(dataDir)) : inside;
  if (!fs.existsSync(folder)) {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.lchownSync(folder, owner.uid, owner.gid);
  }
  return { folder, owner, elsewhere };
};

const newMachineHome = (dataDir: string): string => {
  const name = createHash('sha256').update(fs.realpathSync(dataDir)).digest('hex').slice(0, 12);
  const folder = path.join(machineFolder(), `postgres-${name}`);
  fs.writeFileSync(locationFile(dataDir), `${folder}\n`);
  return folder;
};

const refuseForeignFolder = (folder: string): void => {
  const uid = process.getuid?.();
  const stat = fs.statSync(folder);
  if (uid !== undefined && stat.uid !== uid) {
    throw new DatabaseTrouble(
      `The database in ${folder} belongs to another user (${stat.uid}). ` +
        'Start Kalam as the user it was first started as, or give the folder to yourself with chown -R.',
    );
  }
};
