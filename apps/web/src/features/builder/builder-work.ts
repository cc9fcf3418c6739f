import type { Draft } from './draft.ts';
import { sameContent } from './draft-history.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { Journal, type LeftWork } from './journal.ts';
import { newId } from './steps/new-id.ts';

/** A piece of work open in the builder: the draft, and its copy on the device. */
export interface BuilderWork {
  readonly store: DraftStore;
  readonly journal: Journal;
  readonly close: () => void;
}

interface WorkEvents {
  readonly onTaken: (id: string) => void;
  readonly onCleared: () => void;
}

interface WorkOptions {
  /** Work left behind keeps its id. */
  readonly left?: Pick<LeftWork, 'id' | 'savedAt'>;
  /** Take it from the tab that has it open. */
  readonly take?: boolean;
}

/** From here on every change is written down; an untouched draft leaves no trace. */
export const openWork = async (
  draft: Draft,
  events: WorkEvents,
  { left, take = false }: WorkOptions = {},
): Promise<BuilderWork> => {
  const id = left?.id ?? newId();
  const store = createDraftStore(draft);
  const journal = await Journal.open(
    id,
    { onTaken: () => events.onTaken(id), onCleared: events.onCleared },
    { take, savedAt: left?.savedAt },
  );
  let kept = left !== undefined;
  const stop = store.subscribe(() => {
    const now = store.get();
    // Half a date is not for undo, but it was typed.
    const untouched = sameContent(now, draft) && now.unfinishedDates === draft.unfinishedDates;
    if (!kept && untouched) return;
    kept = true;
    journal.write(now);
  });
  return {
    store,
    journal,
    close: () => {
      stop();
      journal.close();
    },
  };
};
