import { Trans } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import type { Journal } from '../../resume/journal/journal.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useDraftActions } from './draft/draft-store.ts';

interface JournalProps {
  readonly journal: Journal;
}

const useJournalState = (journal: Journal) => useSyncExternalStore(journal.subscribe, () => journal.state);

/** Whether what was typed is kept. Only a failure is announced. */
export const SaveState = ({ journal }: JournalProps) => {
  const { kind } = useJournalState(journal);
  return (
    <p data-save-state={kind} className="flex min-w-0 items-center gap-1 text-12 text-muted empty:hidden">
      {kind === 'saving' && (
        <>
          <Spinner className="size-3.5" />
          <Trans>Saving…</Trans>
        </>
      )}
      {kind === 'saved' && (
        <>
          <CheckIcon className="size-3.5 text-success-ink" />
          <span className="truncate">
            <Trans>Saved on this device</Trans>
          </span>
        </>
      )}
      {kind === 'failed' && (
        <>
          <WarningIcon className="size-3.5 text-danger-ink" />
          <span className="truncate text-danger-ink">
            <Trans>Not saved on this device</Trans>
          </span>
        </>
      )}
    </p>
  );
};

/** Why nothing is kept, and what to do. Leaving the page then asks first. */
export const SaveTrouble = ({ journal }: JournalProps) => {
  const store = useDraftActions();
  const state = useJournalState(journal);
  const failed = state.kind === 'failed';
  useEffect(() => {
    if (!failed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [failed]);
  if (!failed) return null;
  return (
    <Banner
      tone="danger"
      alert
      className="mb-6"
      title={<Trans>Your work is not being kept on this device</Trans>}
      action={
        <Button look="secondary" size="small" onClick={() => void journal.retry(store.get())}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      {state.why === 'full' ? (
        <Trans>The device has no room left. Free some space, or export a copy from the menu above.</Trans>
      ) : (
        <Trans>
          This browser does not allow it, as in some private windows. Export a copy from the menu above before
          you leave, or save your resume at the last step.
        </Trans>
      )}
    </Banner>
  );
};
