import { spendNewResume } from '@kalam/domain/resumes/formatting-rules';
import { defaultResumeName } from '@kalam/domain/resumes/saved/resume-name';
import type { Tx } from '../../database/database.ts';
import { checkImages, keepImages } from '../../resumes/image-actions.ts';
import { saveNewResume } from '../../resumes/save-new-resume.ts';
import type { SubscriptionRow } from '../../subscriptions/current-subscription.ts';
import { changeOrder, findPendingResume } from './order-queries.ts';

/** Saves the resume that waited for its plan, once, on the plan that was just bought (decision 40). */
export const saveOrderedResume = async (
  tx: Tx,
  orderId: string,
  granted: SubscriptionRow | undefined,
  now: Date,
): Promise<void> => {
  const waiting = await findPendingResume(tx, orderId);
  if (waiting === undefined) return;
  const spent = spendNewResume(granted, { wanted: waiting.formatting }, now);
  if (spent.refusal !== undefined) return;
  const { id: subscriptionId, userId, planId: planUsed } = spent.subscription;
  // It was checked before it was paid for; a picture erased since must not cost the payer the rest.
  const checked = await checkImages(waiting.data, 'drop');
  const { data, hashes } = await keepImages(tx, userId, checked, now, 'drop');
  const name = waiting.name?.trim() || defaultResumeName;
  const { formatting } = spent;
  const { template } = waiting;
  const resume = { userId, name, template, formatting, data, planUsed, subscriptionId, orderId };
  const saved = await saveNewResume(tx, { resume, spent: spent.subscription, imageHashes: hashes }, now);
  if (saved === undefined) return;
  await changeOrder(tx, orderId, {
    pendingResume: null,
    eraseResumeAt: null,
    erasePicturesAt: null,
    resumeBytes: 0,
    networkHash: null,
  });
};
