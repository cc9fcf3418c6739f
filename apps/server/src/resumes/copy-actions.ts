import { isDeepStrictEqual } from 'node:util';
import { spendNewResume } from '@kalam/domain/resumes/formatting-rules';
import type { ResumeSummary } from '@kalam/domain/resumes/saved/resume-record-model';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { type CopyJob, namesJob } from '@kalam/domain/resumes/variants/copy-job';
import type { NewCopy, ParentDecision, ParentView } from '@kalam/domain/resumes/variants/copy-model';
import { changesOf } from '@kalam/domain/resumes/variants/parent-changes';
import { baseOf, settleChanges } from '@kalam/domain/resumes/variants/take-changes';
import { checkEditing } from '@kalam/domain/subscriptions/subscription-rights';
import type { Executor, Tx } from '../database/database.ts';
import { atField, Refused, refused, throwIfRefused } from '../failures/refused.ts';
import { throwUnlessWithinTextRules } from '../settings/text-rules.ts';
import { findCurrentSubscription, lockCurrentSubscription } from '../subscriptions/current-subscription.ts';
import { throwUnlessOffered } from '../templates/offered-template.ts';
import { type CopyRow, findCopy, insertCopy, lockCopy, saveCopyChange } from './copy-queries.ts';
import { keepImages } from './image-actions.ts';
import type { ResumeServices } from './resume-actions.ts';
import { findCardBySaveKey, findResume, lockResume, type ResumeContents } from './resume-queries.ts';
import { summaryOf } from './resume-summaries.ts';
import { saveNewResume } from './save-new-resume.ts';

const tidied = ({ title, company, url }: CopyJob): CopyJob => ({
  title: title.trim(),
  company: company.trim(),
  url: url.trim(),
});

/**
 * Makes a copy of what is stored, linked to it, and lowers what remains of the subscription, all or nothing: it costs what
 * any new resume costs, and its look nothing, because the parent's was paid for. A repeat of the same press finds the
 * copy that the first one made.
 */
export const copyResume = (
  { db, now }: ResumeServices,
  userId: string,
  id: string,
  { name, job, saveKey }: NewCopy,
): Promise<ResumeSummary> =>
  db.transaction(async (tx) => {
    const subscription = await lockCurrentSubscription(tx, userId);
    const before = saveKey === undefined ? undefined : await findCardBySaveKey(tx, userId, saveKey);
    if (before !== undefined) return summaryOf(tx, before);
    const parent = await findResume(tx, userId, id);
    if (parent === undefined) throw refused('not-found');
    const { template, formatting: look, version } = parent;
    const spent = spendNewResume(subscription, { wanted: look, copied: look }, now());
    if (spent.refusal) throw new Refused(spent.refusal);
    await throwUnlessOffered(tx, template);
    await atField('data', () => throwUnlessWithinTextRules(tx, parent.data, now()));
    const { id: subscriptionId, planId: planUsed } = spent.subscription;
    const { data, hashes } = await keepImages(tx, userId, { data: parent.data, sent: new Map() }, now());
    const { formatting } = spent;
    const resume = {
      userId,
      name: name.trim(),
      template,
      formatting,
      data,
      planUsed,
      subscriptionId,
      saveKey,
    };
    const saved = await saveNewResume(tx, { resume, spent: spent.subscription, imageHashes: hashes }, now());
    if (saved === undefined) throw refused('resume-store-failed');
    await insertCopy(tx, {
      resumeId: saved.id,
      parentId: id,
      base: baseOf(parent.data),
      settledVersion: version,
      job: job && namesJob(job) ? tidied(job) : null,
    });
    return summaryOf(tx, saved);
  });

interface Link {
  readonly copy: CopyRow;
  readonly base: SavedResume;
  readonly parent: ResumeContents;
}

/** Undefined for a resume that is no copy, or whose parent was deleted. */
const linkOf = async (on: Executor, userId: string, copy: CopyRow | undefined): Promise<Link | undefined> => {
  if (!copy?.parentId || !copy.base) return undefined;
  const parent = await findResume(on, userId, copy.parentId);
  return parent && { copy, base: copy.base, parent };
};

export const readParent = async ({ db }: ResumeServices, userId: string, id: string): Promise<ParentView> => {
  const own = await findResume(db, userId, id);
  const link = own && (await linkOf(db, userId, await findCopy(db, id)));
  if (link === undefined) throw refused('not-found');
  const { parent, base, copy } = link;
  const { name, version, data } = parent;
  return { id: parent.id, name, version, data, base, agreement: copy.agreement };
};

/** Writes what is settled now, and whether anything is left to offer. */
const saveBase = async (
  tx: Tx,
  { copy, base: before, parent }: Link,
  base: SavedResume,
  data: SavedResume,
): Promise<void> => {
  const isMoved = !isDeepStrictEqual(base, before);
  const left = changesOf({ base, parent: parent.data, copy: data });
  await saveCopyChange(tx, copy.resumeId, {
    base,
    baseBefore: isMoved ? before : null,
    agreement: copy.agreement + (isMoved ? 1 : 0),
    settledVersion: left.length === 0 ? parent.version : 0,
  });
};

/**
 * Part of an edit of a copy: what it has as its parent has it is agreed. An edit that takes the last one back brings back
 * what was agreed before that.
 */
export const settleEdit = async (
  tx: Tx,
  userId: string,
  id: string,
  data: SavedResume,
  undoes: boolean,
): Promise<void> => {
  const link = await linkOf(tx, userId, await lockCopy(tx, id));
  if (link === undefined) return;
  const { copy, base, parent } = link;
  const settled =
    undoes && copy.baseBefore ? copy.baseBefore : settleChanges({ base, parent: parent.data, copy: data });
  await saveBase(tx, link, settled, data);
};

/** Decides what of the parent is not to be offered again; made on a state of both that its maker has seen. */
export const decideOnParent = (
  { db, now }: ResumeServices,
  userId: string,
  id: string,
  { version, agreement, declined, undo }: ParentDecision,
): Promise<ResumeSummary> =>
  db.transaction(async (tx) => {
    const subscription = await findCurrentSubscription(tx, userId);
    const row = await lockResume(tx, userId, id);
    const link = row?.status === 'active' ? await linkOf(tx, userId, await lockCopy(tx, id)) : undefined;
    if (row === undefined || link === undefined) throw refused('not-found');
    throwIfRefused(checkEditing(subscription, now()));
    const { copy, base, parent } = link;
    if (version !== parent.version || agreement !== copy.agreement) throw refused('parent-changed-again');
    const settled = undo
      ? (copy.baseBefore ?? base)
      : settleChanges({ base, parent: parent.data, copy: row.data }, declined);
    await saveBase(tx, link, settled, row.data);
    return summaryOf(tx, row);
  });
