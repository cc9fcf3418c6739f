import { refuse } from '@kalam/domain/refusal';
import { fromSavedPayload, toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
import { takeChanges } from '@kalam/domain/resumes/variants/take-changes';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, Refused } from '../../../../platform/api/call.ts';
import { failureText } from '../../../../platform/failure-words.ts';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { newId } from '../../../../platform/new-id.ts';
import {
  contentsQuery,
  isDeleted,
  putCard,
  type ResumeCardData,
  resumesQuery,
} from '../../../../resume/resume-queries.ts';
import { OfferDialog } from '../../../../resume/variants/offer-dialog.tsx';
import { decideOnParent, parentQuery, parentVersionIn } from '../../../../resume/variants/parent-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Waiting } from '../../../../ui/spinner.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { showToast } from '../../../../ui/toasts/toast.ts';
import { yourResumesId } from '../card-list.ts';

interface OfferOverlayProps {
  readonly resume: ResumeCardData;
  readonly onClose: () => void;
}

const undoMs = 10_000;

/** Saves an edit of a copy, and what the cards show of it. */
const useSaveCopy = () => {
  const client = useQueryClient();
  return async (
    { id, version }: Pick<ResumeCardData, 'id' | 'version'>,
    data: SavedResume,
    undoes = false,
  ): Promise<ResumeCardData> => {
    const { resume } = await call('PUT /api/resumes/:id', {
      params: { id },
      body: { version, data, undoes },
    });
    client.setQueryData(contentsQuery(resume).queryKey, data);
    await client.invalidateQueries({ queryKey: ['parent', id] });
    putCard(client, resume);
    return resume;
  };
};

/** What the original of a copy offers, from its card. */
export const OfferOverlay = ({ resume, onClose }: OfferOverlayProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const cards = useQuery(resumesQuery).data ?? [];
  // What has moved on meanwhile comes in its place, while the window stays open.
  const placeholderData = keepPreviousData;
  const parent = useQuery({ ...parentQuery(resume.id, parentVersionIn(cards, resume)), placeholderData });
  const contents = useQuery({ ...contentsQuery(resume), placeholderData });
  const save = useSaveCopy();
  const { name } = resume;
  // Once the window is closed: the note that opened it may be gone, and the focus with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(yourResumesId)?.focus();
    },
    [],
  );

  /** Undoing is an edit like any other: refused where something else was changed since. */
  const undo = (work: () => Promise<unknown>) => ({
    label: t`Undo`,
    run: () =>
      void work().then(
        () => showToast(t`“${name}” is as it was`),
        (failure: unknown) => showToast(failureText(failure, 'resume-store-failed'), { tone: 'danger' }),
      ),
  });
  /** What was looked at is not what is there any more: it is fetched anew, and said. */
  const lookAgain = async (failure: unknown): Promise<never> => {
    if (failure instanceof Refused && failure.status === 409) {
      await Promise.all([
        client.invalidateQueries({ queryKey: resumesQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['parent', resume.id] }),
      ]);
      const refusal = refuse('parent-changed-again');
      throw new Refused({ code: refusal.code, error: messageText(refusal), status: 409 });
    }
    throw failure;
  };
  const take = async (ids: readonly string[]) => {
    if (!parent.data || !contents.data) return;
    const before = contents.data;
    const relation = { base: parent.data.base, parent: parent.data.data, copy: before };
    // As the builder would save it: without what nothing in it needs any more.
    const data = toSavedPayload(fromSavedPayload(takeChanges(relation, ids), newId));
    const saved = await save(resume, data).catch(lookAgain);
    showToast(t`Taken into “${name}”`, {
      tone: 'success',
      lasts: undoMs,
      action: undo(() => save(saved, before, true)),
    });
  };
  const decline = async (ids: readonly string[]) => {
    if (!parent.data) return;
    const { version, agreement } = parent.data;
    await decideOnParent(client, resume.id, parent.data, { declined: [...ids] }).catch(lookAgain);
    showToast(t`Not offered again until it changes again`, {
      lasts: undoMs,
      action: undo(() =>
        decideOnParent(client, resume.id, { version, agreement: agreement + 1 }, { undo: true }),
      ),
    });
  };

  if (parent.data && contents.data) {
    return (
      <OfferDialog
        parent={parent.data}
        copyName={name}
        copy={contents.data}
        onTake={take}
        onDecline={decline}
        onClose={onClose}
      />
    );
  }
  const failure = parent.error ?? contents.error;
  return (
    <Dialog
      title={<Trans>The original changed</Trans>}
      width="large"
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {failure === null ? (
        <Waiting>{t`Loading your resume…`}</Waiting>
      ) : isDeleted(failure) ? (
        <p>
          <Trans>The original was deleted. The copy stays as it is.</Trans>
        </p>
      ) : (
        <ErrorState
          title={messageText(refuse('resumes-load-failed'))}
          onRetry={() => void Promise.all([parent.refetch(), contents.refetch()])}
          retrying={parent.isFetching || contents.isFetching}
        />
      )}
    </Dialog>
  );
};
