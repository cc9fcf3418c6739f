import { isDeepStrictEqual } from 'node:util';
import { sameFormatting } from '@kalam/domain/resumes/formatting';
import { spendFormatting, spendNewResume } from '@kalam/domain/resumes/formatting-rules';
import type {
  NewResume,
  ResumeEdit,
  ResumeRecord,
  ResumeSummary,
} from '@kalam/domain/resumes/saved/resume-record-model';
import { checkEditing } from '@kalam/domain/subscriptions/subscription-rights';
import type { Db } from '../database/database.ts';
import { atField, Refused, refused, throwIfRefused } from '../failures/refused.ts';
import { throwUnlessWithinTextRules } from '../settings/text-rules.ts';
import {
  findCurrentSubscription,
  lockCurrentSubscription,
  lockSubscriber,
  saveSubscription,
} from '../subscriptions/current-subscription.ts';
import { throwUnlessOffered } from '../templates/offered-template.ts';
import { settleEdit } from './copy-actions.ts';
import { checkImages, keepImages } from './image-actions.ts';
import { saveResumeImages } from './image-queries.ts';
import {
  findCardBySaveKey,
  findFormatting,
  findResume,
  listCards,
  lockResume,
  saveDeletion,
  saveResumeChange,
} from './resume-queries.ts';
import { summaryOf, toSummaries } from './resume-summaries.ts';
import { saveNewResume } from './save-new-resume.ts';
import { endSharedLinks } from './sharing/end-shared-links.ts';

export interface ResumeServices {
  readonly db: Db;
  readonly now: () => Date;
}

export const listResumes = async ({ db }: ResumeServices, userId: string): Promise<ResumeSummary[]> =>
  toSummaries(db, await listCards(db, userId));

export const readResume = async (
  { db }: ResumeServices,
  userId: string,
  id: string,
): Promise<ResumeRecord> => {
  const row = await findResume(db, userId, id);
  if (row === undefined) throw refused('not-found');
  return { ...(await summaryOf(db, row)), data: row.data };
};

/**
 * Saves a new resume and lowers what remains of the subscription, both or neither (S1 §4): a resume, and a format change
 * for a look that is new. A repeat of the same press of Save finds what the first one saved and costs nothing.
 */
export const saveResume = async (
  { db, now }: ResumeServices,
  userId: string,
  wanted: NewResume,
): Promise<ResumeSummary> => {
  const { saveKey, template, copyOf } = wanted;
  const checked = await checkImages(wanted.data);
  return db.transaction(async (tx) => {
    const subscription = await lockCurrentSubscription(tx, userId);
    const before = saveKey === undefined ? undefined : await findCardBySaveKey(tx, userId, saveKey);
    if (before !== undefined) return summaryOf(tx, before);
    const copied = copyOf === undefined ? undefined : await findFormatting(tx, userId, copyOf);
    const spent = spendNewResume(subscription, { wanted: wanted.formatting, copied }, now());
    if (spent.refusal) throw new Refused(spent.refusal);
    const { formatting } = spent;
    await throwUnlessOffered(tx, template);
    await atField('data', () => throwUnlessWithinTextRules(tx, wanted.data, now()));
    const { id: subscriptionId, planId: planUsed } = spent.subscription;
    const { data, hashes } = await keepImages(tx, userId, checked, now());
    const name = wanted.name.trim();
    const resume = { userId, name, template, formatting, data, planUsed, subscriptionId, saveKey };
    const saved = await saveNewResume(tx, { resume, spent: spent.subscription, imageHashes: hashes }, now());
    if (saved === undefined) throw refused('resume-store-failed');
    return summaryOf(tx, saved);
  });
};

/**
 * Edits any part of a resume (decisions 10, 38, 39): costs nothing but the format change of another look, asks for a plan
 * that has not ended, and never overwrites a version its editor has not seen. An edit that is there already, such as one
 * whose answer was lost, is done.
 */
export const editResume = async (
  { db, now }: ResumeServices,
  userId: string,
  id: string,
  edit: ResumeEdit,
): Promise<ResumeSummary> => {
  const checked = edit.data === undefined ? undefined : await checkImages(edit.data);
  return db.transaction(async (tx) => {
    if (checked !== undefined && checked.sent.size > 0) await lockSubscriber(tx, userId);
    const subscription =
      edit.formatting === undefined
        ? await findCurrentSubscription(tx, userId)
        : await lockCurrentSubscription(tx, userId);
    const row = await lockResume(tx, userId, id);
    if (row === undefined || row.status !== 'active') throw refused('not-found');
    throwIfRefused(checkEditing(subscription, now()));
    const kept = checked && (await keepImages(tx, userId, checked, now()));
    const wanted = {
      name: edit.name?.trim() ?? row.name,
      template: edit.template ?? row.template,
      data: kept?.data ?? row.data,
    };
    const { name, template, data } = row;
    const { formatting = row.formatting } = edit;
    const isRestyled = !sameFormatting(formatting, row.formatting);
    if (!isRestyled && isDeepStrictEqual(wanted, { name, template, data })) return summaryOf(tx, row);
    if (edit.version !== row.version) throw refused('resume-changed-elsewhere');
    if (wanted.template !== template) await throwUnlessOffered(tx, wanted.template);
    if (edit.data !== undefined && !isDeepStrictEqual(wanted.data, data)) {
      await atField('data', () => throwUnlessWithinTextRules(tx, wanted.data, now()));
    }
    if (isRestyled) {
      const spent = spendFormatting(row, formatting, subscription, now());
      if (spent.refusal) throw new Refused(spent.refusal);
      await saveSubscription(tx, spent.subscription);
    }
    const change = { ...wanted, formatting, version: row.version + 1 };
    const saved = await saveResumeChange(tx, id, change, now());
    if (kept !== undefined) {
      await saveResumeImages(tx, id, kept.hashes);
      await settleEdit(tx, userId, id, kept.data, edit.undoes ?? false);
    }
    return summaryOf(tx, saved);
  });
};

/** Deleting twice is deleting: a repeated request has nothing to complain about. */
export const deleteResume = ({ db, now }: ResumeServices, userId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockResume(tx, userId, id);
    if (row === undefined) throw refused('not-found');
    if (row.status === 'deleted') return;
    await saveDeletion(tx, id, now());
    await endSharedLinks(tx, { resumeId: id }, 'resume-deleted', now());
  });

export const restoreResume = ({ db }: ResumeServices, userId: string, id: string): Promise<ResumeSummary> =>
  db.transaction(async (tx) => {
    const row = await lockResume(tx, userId, id);
    if (row === undefined) throw refused('not-found');
    if (row.status === 'active') return summaryOf(tx, row);
    return summaryOf(tx, await saveDeletion(tx, id, null));
  });
