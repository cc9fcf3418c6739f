import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { newId } from '../../../platform/new-id.ts';
import { countVisit } from '../../../platform/visit-count.ts';
import type { Draft } from '../../../resume/draft.ts';
import { Journal, type UnfinishedDraft } from '../../../resume/journal/journal.ts';
import { hasWork } from '../../../resume/journal/journal-record.ts';
import { sameContent } from '../draft/draft-history.ts';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { type Account, withAccount } from './account-prefill.ts';

/** A piece of work open in the builder: the draft, and its copy on the device. */
export interface BuilderWork {
  readonly store: DraftStore;
  readonly journal: Journal;
  /** Fills the empty fields of a new resume, once, from the account; it can be undone and is no work by itself. */
  readonly prefill: (account: Account) => void;
}

interface WorkEvents {
  readonly onTaken: (id: string) => void;
  readonly onCleared: () => void;
}

interface WorkOptions {
  /** An unfinished draft keeps its id. */
  readonly unfinished?: Pick<UnfinishedDraft, 'id' | 'savedAt' | 'paid'>;
  /** Take it from the tab that has it open. */
  readonly take?: boolean;
  /** Applied to it as a change that can be undone. */
  readonly template?: string | undefined;
  /** Typed on the front page: the first change of a new resume. */
  readonly fullName?: string | undefined;
  /** Closes it, also while it is still being opened. */
  readonly signal: AbortSignal;
}

/** From here on every change is written down; an untouched draft leaves no trace. */
export const openWork = async (
  draft: Draft,
  events: WorkEvents,
  { unfinished, take = false, template, fullName, signal }: WorkOptions,
): Promise<BuilderWork | undefined> => {
  const id = unfinished?.id ?? newId();
  const store = createDraftStore(draft);
  const journal = await Journal.open(
    id,
    { onTaken: () => events.onTaken(id), onCleared: events.onCleared },
    { take, savedAt: unfinished?.savedAt, paid: unfinished?.paid, signal },
  );
  if (!journal) return undefined;
  let kept = unfinished !== undefined;
  let unchanged = draft;
  let mayPrefill = !kept && !hasWork(draft);
  const stop = store.subscribe(() => {
    const now = store.get();
    // Half a date is not for undo, but it was typed.
    const untouched = sameContent(now, unchanged) && now.unfinishedDates === unchanged.unfinishedDates;
    if (!kept && untouched) return;
    if (!kept) countVisit('begun');
    kept = true;
    journal.write(now);
  });
  signal.addEventListener('abort', stop);
  if (template !== undefined && template !== draft.template)
    store.change(i18n._(msg`Template`), (before) => ({ ...before, template }));
  if (fullName)
    store.change(i18n._(msg`Full name`), (before) => ({
      ...before,
      data: { ...before.data, personalInfo: { ...before.data.personalInfo, fullName } },
    }));
  const prefill = (account: Account) => {
    const before = store.get();
    const filled = mayPrefill ? withAccount(before, account) : before;
    mayPrefill = false;
    if (filled === before) return;
    if (!kept) unchanged = filled;
    store.change(i18n._(msg`Your name and e-mail`), () => filled);
  };
  return { store, journal, prefill };
};
