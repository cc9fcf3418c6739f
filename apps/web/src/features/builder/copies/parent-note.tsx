import { fromSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { changesOf } from '@kalam/domain/resumes/variants/parent-changes';
import { takeChanges } from '@kalam/domain/resumes/variants/take-changes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { failureText } from '../../../platform/failure-words.ts';
import { newId } from '../../../platform/new-id.ts';
import { type ResumeCardData, resumesQuery } from '../../../resume/resume-queries.ts';
import { OfferDialog } from '../../../resume/variants/offer-dialog.tsx';
import {
  decideOnParent,
  type Parent,
  parentQuery,
  parentVersionIn,
} from '../../../resume/variants/parent-query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { stepRegionId } from '../wizard/use-wizard.ts';

/** In the builder of a copy, what its original has to offer. Without a network it says nothing. */
const ParentNote = ({ resumeId }: { readonly resumeId: string }) => {
  const cards = useQuery(resumesQuery).data ?? [];
  const card = cards.find(({ id }) => id === resumeId);
  if (!card?.copy?.parent || !card.copy.isBehind) return null;
  return <BehindNote card={card} parentVersion={parentVersionIn(cards, card)} />;
};

export default ParentNote;

interface BehindNoteProps {
  readonly card: ResumeCardData;
  readonly parentVersion: number;
}

const BehindNote = ({ card, parentVersion }: BehindNoteProps) => {
  const { data: parent } = useQuery(parentQuery(card.id, parentVersion));
  return parent ? <OfferNote card={card} parent={parent} /> : null;
};

const OfferNote = ({ card, parent }: { readonly card: ResumeCardData; readonly parent: Parent }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const store = useDraftActions();
  const data = useDraft((draft) => draft.data);
  // Keys come first.
  const copy = useDeferredValue(data);
  const count = useMemo(
    () => changesOf({ base: parent.base, parent: parent.data, copy }).length,
    [parent.base, parent.data, copy],
  );
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(stepRegionId)?.focus();
    });
  };
  /** Into the draft, as one step that undo takes back; it is agreed when the draft is saved. */
  const take = (ids: readonly string[]) => {
    const relation = { base: parent.base, parent: parent.data };
    store.change(t`Taken from the original`, (draft) => ({
      ...draft,
      data: fromSavedPayload(takeChanges({ ...relation, copy: draft.data }, ids), newId),
    }));
    showToast(t`Taken into this copy. Save it to keep it.`, {
      tone: 'success',
      action: { label: t`Undo`, run: () => void store.undo() },
    });
  };
  const decline = async (ids: readonly string[]) => {
    const { version, agreement } = parent;
    await decideOnParent(client, card.id, parent, { declined: [...ids] });
    const undo = () =>
      decideOnParent(client, card.id, { version, agreement: agreement + 1 }, { undo: true }).catch(
        (failure: unknown) => showToast(failureText(failure, 'resume-store-failed'), { tone: 'danger' }),
      );
    showToast(t`Not offered again until it changes again`, {
      action: { label: t`Undo`, run: () => void undo() },
    });
  };
  return (
    <>
      {count > 0 && (
        <Banner
          className="mb-4"
          action={
            <Button size="small" look="secondary" onClick={() => setIsOpen(true)}>
              <Trans>Look at it</Trans>
            </Button>
          }
        >
          <Plural value={count} one="The original changed: # thing" other="The original changed: # things" />
        </Banner>
      )}
      {isOpen && (
        <OfferDialog
          parent={parent}
          copyName={card.name}
          copy={data}
          onTake={take}
          onDecline={decline}
          onClose={close}
        />
      )}
    </>
  );
};
