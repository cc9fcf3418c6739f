import type { SharedLinkEnd } from '@kalam/domain/resumes/sharing/shared-link';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { resumes } from '../resume-tables.ts';
import { sharedLinks } from './sharing-tables.ts';

/** Whose links end: a person's, a resume's, one alone, or those of the resumes that a subscription paid for. */
export type LinksToEnd =
  | { readonly userId: string }
  | { readonly resumeId: string }
  | { readonly linkId: string }
  | { readonly subscriptionId: string };

const isMeant = (tx: Tx, which: LinksToEnd): SQL => {
  if ('userId' in which) return eq(sharedLinks.userId, which.userId);
  if ('resumeId' in which) return eq(sharedLinks.resumeId, which.resumeId);
  if ('linkId' in which) return eq(sharedLinks.id, which.linkId);
  const paidFor = tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(eq(resumes.subscriptionId, which.subscriptionId));
  return inArray(sharedLinks.resumeId, paidFor);
};

/**
 * Ends private links, in the transaction of what ends them; those that ended before stay as they are. What they showed
 * is gone with it. Answers how many.
 */
export const endSharedLinks = async (
  tx: Tx,
  which: LinksToEnd,
  endedBecause: SharedLinkEnd,
  now: Date,
): Promise<number> => {
  const ended = await tx
    .update(sharedLinks)
    .set({ endedAt: now, endedBecause, file: null, pages: null, text: null })
    .where(and(isMeant(tx, which), isNull(sharedLinks.endedAt)))
    .returning({ id: sharedLinks.id });
  return ended.length;
};
