import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;
const namePattern = /^kalam-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(\.part)?$/;

/** Named by its moment, so that a folder sorted by name is sorted by age. */
export const backupName = (now: Date): string =>
  `kalam-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

const momentOf = (name: string): Date | undefined => {
  const [, date, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  return date === undefined ? undefined : new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
};

/** When the newest whole one among these files was made. */
export const newestBackup = (names: readonly string[]): Date | undefined => {
  const whole = names.filter((name) => momentOf(name) !== undefined && !name.endsWith('.part')).sort();
  return momentOf(whole.at(-1) ?? '');
};

/**
 * Which files of a folder are no longer wanted: backups older than so many days, while newer ones are there (the newest is
 * kept however old it is), and drafts that somebody left a day ago. Other files are nobody's business.
 */
export const outdatedBackups = (names: readonly string[], keepDays: number, now: Date): readonly string[] => {
  const age = (name: string): number => now.getTime() - (momentOf(name)?.getTime() ?? now.getTime());
  const ours = names.filter((name) => momentOf(name) !== undefined).sort();
  const drafts = ours.filter((name) => name.endsWith('.part'));
  const whole = ours.filter((name) => !name.endsWith('.part'));
  return [
    ...drafts.filter((name) => age(name) > day),
    ...whole.slice(0, -1).filter((name) => age(name) > keepDays * day),
  ];
};

export const removeOutdated = async (
  folder: string,
  keepDays: number,
  now: Date,
): Promise<readonly string[]> => {
  const outdated = outdatedBackups(await readdir(folder), keepDays, now);
  for (const name of outdated) await rm(join(folder, name), { force: true });
  return outdated;
};
