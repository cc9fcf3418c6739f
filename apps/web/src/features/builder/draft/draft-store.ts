import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Draft } from '../../../resume/draft.ts';
import { type ChangeOptions, type History, record, redo, startHistory, undo } from './draft-history.ts';

export interface DraftStore {
  readonly get: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
  /** `label` names the change for undo ('Undo: Full Name'); a change that returns the same draft does nothing. */
  readonly change: (label: string, edit: (draft: Draft) => Draft, options?: ChangeOptions) => void;
  /** Another piece of work altogether, with a history of its own. */
  readonly replace: (draft: Draft) => void;
  /** Both give the label of what was undone or redone, or undefined when there was nothing. */
  readonly undo: () => string | undefined;
  readonly redo: () => string | undefined;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly undoLabel: () => string | undefined;
  readonly redoLabel: () => string | undefined;
}

export const createDraftStore = (initial: Draft, now: () => number = () => performance.now()): DraftStore => {
  let history: History = startHistory(initial);
  const listeners = new Set<() => void>();
  const become = (next: History): void => {
    if (next === history) return;
    history = next;
    for (const listener of listeners) listener();
  };
  const undoLabel = () => history.past.at(-1)?.label;
  const redoLabel = () => history.future.at(-1)?.label;
  return {
    get: () => history.draft,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (label, edit, options) => become(record(history, label, edit(history.draft), now(), options)),
    replace: (draft) => become(startHistory(draft)),
    undo: () => {
      const label = undoLabel();
      become(undo(history));
      return label;
    },
    redo: () => {
      const label = redoLabel();
      become(redo(history));
      return label;
    },
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    undoLabel,
    redoLabel,
  };
};

const DraftContext = createContext<DraftStore | undefined>(undefined);
export const DraftProvider = DraftContext.Provider;

const useStore = (): DraftStore => {
  const store = useContext(DraftContext);
  if (store === undefined) throw new Error('The draft is used outside the builder');
  return store;
};

/** The selector must give the same value for the same draft: pick a part, build nothing new. */
export const useDraft = <Part>(select: (draft: Draft) => Part): Part => {
  const store = useStore();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
};

/** Stable for the life of the builder. */
export const useDraftActions = (): DraftStore => useStore();

export const useUndoLabels = () => {
  const store = useStore();
  return {
    undo: useSyncExternalStore(store.subscribe, store.undoLabel, store.undoLabel),
    redo: useSyncExternalStore(store.subscribe, store.redoLabel, store.redoLabel),
  };
};
