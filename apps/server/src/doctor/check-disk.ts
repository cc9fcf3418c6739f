import { access, constants, readdir, statfs } from 'node:fs/promises';
import { newestBackup } from '../backup/backup-folder.ts';
import type { BackupConfig } from '../config/config.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const gigabyte = 1024 ** 3;
const hour = 60 * 60 * 1000;

/** A database that cannot write stops; one tenth is a warning in time on a small disk, a gigabyte on a large one. */
export const judgeSpace = (check: string, folder: string, free: number, total: number): Finding => {
  const text = `${(free / gigabyte).toFixed(1)} GB of ${(total / gigabyte).toFixed(1)} GB are free for ${folder}`;
  const advice = 'Make room, or move it to a larger disk, before it is full';
  if (free < gigabyte / 4 || free < total / 50) return fault(check, text, advice);
  if (free < gigabyte || free < total / 10) return warning(check, text, advice);
  return ok(check, text);
};

const checkSpace = async (check: string, name: string, folder: string): Promise<Finding> => {
  try {
    await access(folder, constants.W_OK);
    const { bavail, blocks, bsize } = await statfs(folder);
    return judgeSpace(check, folder, bavail * bsize, blocks * bsize);
  } catch {
    return fault(
      check,
      `${folder} cannot be written to`,
      `See that ${name} exists and belongs to the server's user`,
    );
  }
};

const checkBackups = async ({ folder }: BackupConfig, now: Date): Promise<Finding> => {
  const check = 'backups';
  const newest = newestBackup(await readdir(folder).catch(() => []));
  if (newest === undefined)
    return warning(
      check,
      `there is none in ${folder}`,
      'One is made at 2 in the night; make the first: npm run backup',
    );
  const hours = Math.floor((now.getTime() - newest.getTime()) / hour);
  return hours > 26
    ? fault(
        check,
        `the newest is ${hours} hours old`,
        'Read why under “Running the service” in the back office',
      )
    : ok(check, `the newest is ${hours} hours old`);
};

/** Room for what is stored, and whether last night's backup is there. */
export const checkDisk = async (
  { dataDir, backup }: { readonly dataDir: string; readonly backup: BackupConfig | undefined },
  now: Date,
): Promise<readonly Finding[]> => [
  await checkSpace('disk', 'DATA_DIR', dataDir),
  ...(backup === undefined
    ? []
    : [await checkSpace('disk', 'BACKUP_DIR', backup.folder), await checkBackups(backup, now)]),
];
