import { createHash } from 'node:crypto';
import {
  checkJobFacts,
  checkJobNote,
  checkSavedJobCount,
  type JobFacts,
  readJobFacts,
  type SavedJobStatus,
  savedAtOf,
} from '@kalam/domain/jobs/saved/saved-job';
import type { Db } from '../../database/database.ts';
import { orRefused, refused, throwIfRefused } from '../../failures/refused.ts';
import { lockSubscriber } from '../../subscriptions/current-subscription.ts';
import {
  countRows,
  deleteRow,
  findByAddress,
  findRow,
  insertRow,
  type ListedRow,
  listRows,
  lockRow,
  type SavedJobRow,
  updateRow,
} from './saved-job-queries.ts';

export interface SavedJobServices {
  readonly db: Db;
  readonly now: () => Date;
}

const listed = (row: ListedRow) => ({
  ...row,
  savedAt: row.savedAt.toISOString(),
  statusAt: row.statusAt.toISOString(),
});

const whole = ({ userId: _userId, urlHash: _urlHash, ...row }: SavedJobRow) => ({
  ...listed(row),
  description: row.description,
});

const orGone = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw refused('saved-job-gone');
  return row;
};

export const listSavedJobs = ({ db }: SavedJobServices, userId: string) =>
  orRefused('saved-jobs-failed', async () => (await listRows(db, userId)).map(listed));

export const readSavedJob = ({ db }: SavedJobServices, userId: string, id: string) =>
  orRefused('saved-jobs-failed', async () => whole(orGone(await findRow(db, userId, id))));

interface JobToSave extends JobFacts {
  readonly status?: SavedJobStatus | undefined;
  readonly note: string;
  readonly savedAt?: string | undefined;
}

/** One address is saved once: pressed twice, or in two tabs, it is answered as it stands. */
export const saveJob = async ({ db, now }: SavedJobServices, userId: string, given: JobToSave) => {
  const facts = readJobFacts(given);
  throwIfRefused(checkJobFacts(facts));
  throwIfRefused(checkJobNote(given.note));
  const urlHash = createHash('sha256').update(facts.url).digest('hex');
  return orRefused('saved-job-failed', () =>
    db.transaction(async (tx) => {
      await lockSubscriber(tx, userId);
      const known = await findByAddress(tx, userId, urlHash);
      if (known !== undefined) return listed(known);
      throwIfRefused(checkSavedJobCount(await countRows(tx, userId)));
      const savedAt = savedAtOf(given.savedAt, now());
      const row = await insertRow(tx, {
        ...facts,
        userId,
        urlHash,
        status: given.status ?? 'saved',
        note: given.note,
        savedAt,
        statusAt: savedAt,
      });
      return listed(orGone(row));
    }),
  );
};

interface SavedJobChange {
  readonly status?: SavedJobStatus | undefined;
  readonly note?: { readonly text: string; readonly version: number } | undefined;
}

export const changeSavedJob = async (
  { db, now }: SavedJobServices,
  userId: string,
  id: string,
  { status, note }: SavedJobChange,
) => {
  throwIfRefused(note && checkJobNote(note.text));
  return orRefused('saved-job-failed', () =>
    db.transaction(async (tx) => {
      const row = orGone(await lockRow(tx, userId, id));
      // The same text again is no conflict: a repeated request whose answer was lost.
      const isNew = note !== undefined && note.text !== row.note;
      if (isNew && note.version !== row.noteVersion) throw refused('saved-note-changed-elsewhere');
      const change = {
        ...(status === undefined || status === row.status ? {} : { status, statusAt: now() }),
        ...(isNew ? { note: note.text, noteVersion: row.noteVersion + 1 } : {}),
      };
      if (Object.keys(change).length === 0) return listed(row);
      return listed(orGone(await updateRow(tx, userId, id, change)));
    }),
  );
};

export const removeSavedJob = ({ db }: SavedJobServices, userId: string, id: string) =>
  orRefused('saved-job-failed', async () => whole(orGone(await deleteRow(db, userId, id))));
