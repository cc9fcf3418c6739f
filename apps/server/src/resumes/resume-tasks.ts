import { dayInMs } from '@kalam/domain/calendar/india-calendar';
import { unusedImageDays } from '@kalam/domain/resumes/images/image-rules';
import { deletedResumeMs } from '@kalam/domain/resumes/saved/resume-deletion';
import type { Db } from '../database/database.ts';
import { deleteUnownedImages, forgetUnusedImages } from './image-owners.ts';
import { purgeDeletedResumes } from './resume-queries.ts';
import { sweepLinks } from './sharing/sharing-queries.ts';

const batch = 500;

/** Short transactions until nothing is left, so that nobody waits long for a row. */
const inBatches = async (removeSome: () => Promise<number>): Promise<void> => {
  while ((await removeSome()) > 0);
};

/** Removes for good what was deleted a day ago, the pictures that no resume shows, and private links past their time. */
export const createSweepResumes =
  ({ db, now }: { readonly db: Db; readonly now: () => Date }) =>
  async (): Promise<void> => {
    const deletedBefore = new Date(now().getTime() - deletedResumeMs);
    const unusedSince = new Date(now().getTime() - unusedImageDays * dayInMs);
    await inBatches(() => db.transaction((tx) => purgeDeletedResumes(tx, deletedBefore, batch)));
    await inBatches(() => db.transaction((tx) => sweepLinks(tx, now(), batch)));
    await inBatches(() => db.transaction((tx) => forgetUnusedImages(tx, unusedSince, batch)));
    await inBatches(() => db.transaction((tx) => deleteUnownedImages(tx, batch)));
  };
