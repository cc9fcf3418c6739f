import { fetchPart } from '../platform/loading/fetch-part.ts';

/** What a feature keeps in the browser beyond session and local storage, and how to ask about it before it goes. */
export interface SignOutStep {
  /** True when signing out would lose work that exists nowhere else. */
  readonly hasUnsavedWork: () => Promise<boolean>;
  readonly clear: () => Promise<void>;
}

const loadJournal = () => fetchPart(() => import('../resume/journal/journal.ts'));

/** A feature with such a store adds its step here, loading its own code only when asked. */
const signOutSteps: readonly SignOutStep[] = [
  {
    hasUnsavedWork: async () => (await (await loadJournal()).unfinishedDrafts()).length > 0,
    // A browser without storage has nothing to clear, and signing out must still work.
    clear: async () => (await loadJournal()).clearJournal().catch(() => undefined),
  },
];

export const hasUnsavedWork = async (): Promise<boolean> =>
  (await Promise.all(signOutSteps.map((step) => step.hasUnsavedWork()))).some(Boolean);

export const clearKeptWork = async (): Promise<void> => {
  await Promise.all(signOutSteps.map((step) => step.clear()));
};
