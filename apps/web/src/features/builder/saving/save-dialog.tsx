import { planNameOf } from '@kalam/domain/plans/plan-wording';
import type { Refusal } from '@kalam/domain/refusal';
import { checkResumeName } from '@kalam/domain/resumes/saved/resume-name';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { LookNote } from '../../../account/look-note.tsx';
import { sessionQuery } from '../../../account/session.ts';
import { openSignIn } from '../../../account/sign-in-prompt.ts';
import { Refused } from '../../../platform/api/call.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { newId } from '../../../platform/new-id.ts';
import { completeWork } from '../../../resume/journal/journal.ts';
import { isDeleted } from '../../../resume/resume-queries.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useDraftActions } from '../draft/draft-store.ts';
import { placeOf } from '../steps/field-place.ts';
import { ConflictDialog, DeletedDialog } from './conflict-dialog.tsx';
import { draftLookPrice, type LookPlan } from './draft-look.ts';
import { inOldLook, isConflict, saveEdit, saveNew, saveOver } from './save-flow.ts';
import { SavedLookNote } from './saved-look-note.tsx';

interface SaveDialogProps {
  readonly subscription: (LookPlan & { readonly resumesRemaining: number }) | undefined;
  /** What the file will show that nobody may want. */
  readonly notes: readonly Refusal[];
  readonly onClose: () => void;
}

/** A failure in words that say what happened, and whether a plan would help. */
const failureOf = (failure: unknown) => {
  if (!(failure instanceof Refused)) throw failure;
  const ours = failure.status === 0 || failure.status >= 500;
  return {
    title: ours ? messageText({ code: 'resume-store-failed' }) : failure.error,
    detail: ours ? failure.error : undefined,
    needsPlan: failure.code === 'subscription-none' || failure.code === 'subscription-no-resumes',
  };
};

/** S1 §4: signed in with a subscription. The name is asked for, then the resume is saved. */
export const SaveDialog = ({ subscription, notes, onClose }: SaveDialogProps) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const navigate = useNavigate();
  const client = useQueryClient();
  const formId = useId();
  const { resumeId, version, name: oldName = '' } = store.get();
  const [name, setName] = useState(oldName);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failureOf>>();
  const [conflict, setConflict] = useState<'changed' | 'deleted'>();
  const [saveKey] = useState(newId);
  const refusal = pressed ? checkResumeName(name) : undefined;
  const isNew = resumeId === undefined;
  const [formatsGone, setFormatsGone] = useState(false);
  const price = formatsGone ? 'none-left' : draftLookPrice(store.get(), subscription);
  const keepsLook = price !== 'none-left' && price !== 'standard';
  const savedDraft = () => (keepsLook ? store.get() : inOldLook(store.get()));

  const save = async (how: () => Promise<{ readonly id: string }>) => {
    setBusy(true);
    setFailed(undefined);
    setConflict(undefined);
    try {
      const { id } = await how();
      await completeWork();
      void client.invalidateQueries();
      // S1 §4, decision 41: the dashboard opens with the download of what was just saved.
      navigate(`/dashboard?download=${id}`);
    } catch (failure) {
      setBusy(false);
      if (isConflict(failure)) return setConflict('changed');
      if (isDeleted(failure)) return setConflict('deleted');
      // Spent elsewhere since the plan was read: nothing was saved, and the other look is offered.
      if (failure instanceof Refused && failure.code === 'subscription-no-formats')
        return setFormatsGone(true);
      if (failure instanceof Refused && failure.status === 401) {
        client.setQueryData(sessionQuery.queryKey, null);
        openSignIn();
      }
      setFailed(failureOf(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkResumeName(name)) {
      document.getElementById(formId)?.querySelector('input')?.focus();
      return;
    }
    const draft = savedDraft();
    void save(() =>
      resumeId === undefined || version === undefined
        ? saveNew(draft, name.trim(), saveKey)
        : saveEdit(draft, name.trim(), resumeId, version),
    );
  };

  const saveApart = () => void save(() => saveNew(savedDraft(), name.trim(), saveKey));
  if (conflict === 'deleted') return <DeletedDialog onClose={onClose} onNew={saveApart} />;
  if (conflict && resumeId !== undefined) {
    return (
      <ConflictDialog
        onClose={onClose}
        onOverwrite={() => void save(() => saveOver(savedDraft(), name.trim(), resumeId))}
        onCopy={saveApart}
      />
    );
  }
  const planName = subscription && planNameOf(subscription.planId);
  const remaining = subscription?.resumesRemaining ?? 0;
  return (
    <Dialog
      title={<Trans>Save Resume</Trans>}
      description={
        isNew
          ? subscription && (
              <Trans>
                Your {planName} plan has room for{' '}
                <Plural value={remaining} one="# more resume" other="# more resumes" />.
              </Trans>
            )
          : price !== 'one' && <Trans>Saving changes costs nothing of your plan.</Trans>
      }
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={<Trans>Saving…</Trans>}>
            {price === 'none-left' && isNew ? <Trans>Save in the standard look</Trans> : <Trans>Save</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        {failed && (
          <Banner
            tone="danger"
            alert
            title={failed.title}
            action={
              failed.needsPlan && (
                <ButtonLink to="/plans" size="small" look="secondary">
                  <Trans>Upgrade your plan</Trans>
                </ButtonLink>
              )
            }
          >
            {failed.detail} <Trans>Your work is kept on this device.</Trans>
          </Banner>
        )}
        {notes.map((note) => (
          <Banner key={`${note.field} ${note.code}`} tone="warning" title={placeOf(note.field)}>
            {messageText(note)}
          </Banner>
        ))}
        {subscription && isNew && price === 'standard' ? (
          <LookNote printedOn={subscription.planId} formatting={store.get().formatting} />
        ) : (
          <SavedLookNote price={price} remaining={subscription?.formatsRemaining ?? 0} isNew={isNew} />
        )}
        <TextField
          label={t`Resume name`}
          data-first-focus
          autoComplete="off"
          value={name}
          error={refusal && messageText(refusal)}
          onChange={(event) => setName(event.target.value)}
          hint={
            <Trans>For example Accounts jobs in Pune. Files you download later are named after it.</Trans>
          }
        />
      </form>
    </Dialog>
  );
};
