import type { Tx } from '../database/database.ts';
import { type SubscriptionRow, saveSubscription } from '../subscriptions/current-subscription.ts';
import { saveResumeImages } from './image-queries.ts';
import { insertResume, type ResumeCard, type ResumeToInsert } from './resume-queries.ts';

export interface NewResumeToSave {
  readonly resume: ResumeToInsert;
  /** The subscription that pays for it, with the resume already taken from what remains. */
  readonly spent: SubscriptionRow;
  readonly imageHashes: readonly string[];
}

/** Writes a new resume, its images and the subscription it was taken from; undefined when it was saved already. */
export const saveNewResume = async (
  tx: Tx,
  { resume, spent, imageHashes }: NewResumeToSave,
  now: Date,
): Promise<ResumeCard | undefined> => {
  const saved = await insertResume(tx, resume, now);
  if (saved === undefined) return undefined;
  await saveSubscription(tx, spent);
  await saveResumeImages(tx, saved.id, imageHashes);
  return saved;
};
