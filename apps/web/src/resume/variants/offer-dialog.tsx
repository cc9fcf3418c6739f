import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { changesOf, type ParentChange } from '@kalam/domain/resumes/variants/parent-changes';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Refused } from '../../platform/api/call.ts';
import { type FailureWords, failureWords } from '../../platform/failure-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChangeRow } from './change-row.tsx';
import { useChangeWords } from './change-words.ts';
import type { Parent } from './parent-query.ts';

interface OfferDialogProps {
  readonly parent: Parent;
  readonly copyName: string;
  /** As it is saved, or as it is being edited. */
  readonly copy: SavedResume;
  /** Both reject when it could not be done; the window then stays as it is. */
  readonly onTake: (changes: readonly string[]) => Promise<void> | void;
  readonly onDecline: (changes: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

/** In the order they were found, each part once. */
const byPart = (
  changes: readonly ParentChange[],
): ReadonlyMap<ParentChange['part'], readonly ParentChange[]> => {
  const parts = new Map<ParentChange['part'], ParentChange[]>();
  for (const change of changes) parts.set(change.part, [...(parts.get(change.part) ?? []), change]);
  return parts;
};

/** What the original has changed, field by field: nothing of a copy changes but by its owner's choice. */
export const OfferDialog = ({ parent, copyName, copy, onTake, onDecline, onClose }: OfferDialogProps) => {
  const changes = useMemo(
    () => changesOf({ base: parent.base, parent: parent.data, copy }),
    [parent.base, parent.data, copy],
  );
  const words = useChangeWords();
  /** What the copy left alone is chosen; where it went its own way, its owner chooses. */
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [busy, setBusy] = useState<'take' | 'decline'>();
  const [failed, setFailed] = useState<FailureWords>();
  const isChosen = ({ id, isOwn }: ParentChange): boolean => touched.get(id) ?? !isOwn;
  const chosen = changes.filter(isChosen).map(({ id }) => id);
  const choose = (some: readonly ParentChange[], isWanted: boolean) =>
    setTouched((before) => new Map([...before, ...some.map(({ id }) => [id, isWanted] as const)]));

  const act = async (what: 'take' | 'decline') => {
    if (busy || chosen.length === 0) return;
    setBusy(what);
    setFailed(undefined);
    try {
      await (what === 'take' ? onTake(chosen) : onDecline(chosen));
      onClose();
    } catch (failure) {
      const said = failureWords(failure, 'resume-store-failed');
      setFailed(said);
      setBusy(undefined);
      // The list is another one now: what was chosen on the old one says nothing about it.
      if (failure instanceof Refused && failure.status === 409) setTouched(new Map());
    }
  };

  const { name } = parent;
  return (
    <Dialog
      title={<Trans>The original changed</Trans>}
      description={
        <Trans>
          What is new in “{name}”, beside what “{copyName}” has. Nothing changes in the copy until you take
          it.
        </Trans>
      }
      width="large"
      onClose={onClose}
      closable={busy === undefined}
      actions={
        changes.length > 0 && (
          <>
            <Button
              look="quiet"
              className="sm:mr-auto"
              disabled={chosen.length === 0 || busy === 'take'}
              busy={busy === 'decline'}
              onClick={() => void act('decline')}
            >
              <Trans>Don’t offer these again</Trans>
            </Button>
            <Button look="secondary" disabled={busy !== undefined} onClick={onClose}>
              <Trans>Not now</Trans>
            </Button>
            <Button
              disabled={chosen.length === 0 || busy === 'decline'}
              busy={busy === 'take'}
              onClick={() => void act('take')}
            >
              {chosen.length === 0 ? (
                <Trans>Take</Trans>
              ) : (
                <Plural value={chosen.length} one="Take # change" other="Take # changes" />
              )}
            </Button>
          </>
        )
      }
    >
      {failed && (
        <Banner tone="danger" alert title={failed.title} className="mb-4">
          {failed.detail}
        </Banner>
      )}
      {changes.length === 0 ? (
        <p className="text-muted">
          <Trans>The copy has everything already.</Trans>
        </p>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-14 text-muted" role="status">
              <Trans>
                {chosen.length} of {changes.length} chosen
              </Trans>
            </p>
            <Button
              size="small"
              look="quiet"
              data-first-focus
              onClick={() => choose(changes, chosen.length < changes.length)}
            >
              {chosen.length < changes.length ? <Trans>Choose all</Trans> : <Trans>Choose none</Trans>}
            </Button>
          </div>
          {[...byPart(changes)].map(([part, some]) => (
            <section key={part} aria-label={words.partName(part, parent.data)} className="mb-5 last:mb-0">
              {some.some((change) => words.label(change) !== words.partName(part, parent.data)) && (
                <h3 className="mb-1 font-semibold text-14 text-muted">{words.partName(part, parent.data)}</h3>
              )}
              <ul className="rounded-base border border-line px-4">
                {some.map((change) => (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    copy={copy}
                    parent={parent.data}
                    isChosen={isChosen(change)}
                    onChoose={(isWanted) => choose([change], isWanted)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Dialog>
  );
};
