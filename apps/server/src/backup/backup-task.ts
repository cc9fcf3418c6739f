import { join } from 'node:path';
import type { BackupConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { backupName, removeOutdated } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { verifyBackup } from './verify-backup.ts';

interface BackupTaskServices {
  readonly database: Pick<Database, 'direct'>;
  readonly backup: BackupConfig | undefined;
  readonly secret: string;
  readonly now: () => Date;
  readonly log: (message: string) => void;
}

/** Every night, into the folder that was named: written, read back, and only then are old ones let go. */
export const createMakeBackup =
  ({ database, backup, secret, now, log }: BackupTaskServices) =>
  async (): Promise<void> => {
    // Named when the job was planned, and no longer: nothing to do.
    if (backup === undefined) return;
    const { folder, keepDays, passphrase } = backup;
    const path = join(folder, backupName(now()));
    const made = await makeBackup({
      direct: database.direct,
      path,
      passphrase,
      authSecret: secret,
      now: now(),
    });
    await verifyBackup(path, passphrase);
    const removed = await removeOutdated(folder, keepDays, now());
    log(`Backup ${path} (${made.bytes} bytes) was made and read back; ${removed.length} older removed.`);
  };
