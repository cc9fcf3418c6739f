import type { Draft } from '../../../resume/draft.ts';

/** What undo gives back. Where one stands in the wizard and which resume is edited are not part of it. */
type Content = Pick<Draft, 'data' | 'template' | 'formatting' | 'pendingEntries' | 'declarationAccepted'>;

interface Past {
  readonly label: string;
  readonly before: Content;
  readonly merge: string | undefined;
  /** Of the last change it covers. */
  readonly at: number;
}

interface Future {
  readonly label: string;
  readonly after: Content;
}

export interface History {
  readonly draft: Draft;
  readonly past: readonly Past[];
  readonly future: readonly Future[];
}

export interface ChangeOptions {
  /** Changes with the same key in quick succession, such as the letters of one field, are undone together. */
  readonly merge?: string;
}

/** Longer than this without a keystroke, and the next one begins an undo step of its own. */
export const typingPauseMs = 1200;

const depth = 200;

const contentOf = ({ data, template, formatting, pendingEntries, declarationAccepted }: Draft): Content => ({
  data,
  template,
  formatting,
  pendingEntries,
  declarationAccepted,
});

export const sameContent = (a: Content, b: Content): boolean =>
  a.data === b.data &&
  a.template === b.template &&
  a.formatting === b.formatting &&
  a.pendingEntries === b.pendingEntries &&
  a.declarationAccepted === b.declarationAccepted;

export const startHistory = (draft: Draft): History => ({ draft, past: [], future: [] });

/** A change of the place alone (step, resume id) is no undo step and keeps what can be redone. */
export const record = (
  history: History,
  label: string,
  draft: Draft,
  now: number,
  { merge }: ChangeOptions = {},
): History => {
  if (draft === history.draft) return history;
  if (sameContent(draft, history.draft)) return { ...history, draft };
  const last = history.past.at(-1);
  const continues =
    merge !== undefined &&
    last?.merge === merge &&
    now - last.at < typingPauseMs &&
    history.future.length === 0;
  const before = continues ? last.before : contentOf(history.draft);
  const earlier = continues ? history.past.slice(0, -1) : history.past;
  return { draft, past: [...earlier, { label, before, merge, at: now }].slice(-depth), future: [] };
};

export const undo = (history: History): History => {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    draft: { ...history.draft, ...last.before },
    past: history.past.slice(0, -1),
    future: [...history.future, { label: last.label, after: contentOf(history.draft) }],
  };
};

export const redo = (history: History): History => {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return {
    draft: { ...history.draft, ...next.after },
    // Typing after a redo is a step of its own.
    past: [...history.past, { label: next.label, before: contentOf(history.draft), merge: undefined, at: 0 }],
    future: history.future.slice(0, -1),
  };
};
