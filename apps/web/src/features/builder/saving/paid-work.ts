import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Journal } from '../../../resume/journal/journal.ts';
import { isAsPaid, type PaidMark } from '../../../resume/paid/paid-mark.ts';
import { useDraft } from '../draft/draft-store.ts';

const Context = createContext<Journal | undefined>(undefined);

export const PaidWorkProvider = Context.Provider;

const never = () => () => undefined;

/** What says that the work in the builder is paid for. */
export const usePaidMark = (): PaidMark | undefined => {
  const journal = useContext(Context);
  return useSyncExternalStore(journal?.subscribe ?? never, () => journal?.paid);
};

/** The same, and whether something was changed since. */
export const usePaidWork = (): { readonly paid: PaidMark; readonly changed: boolean } | undefined => {
  const paid = usePaidMark();
  const changed = useDraft((draft) => paid !== undefined && !isAsPaid(draft, paid));
  return paid && { paid, changed };
};
