import { copyName } from '@kalam/domain/resumes/saved/copy-name';
import { checkResumeName } from '@kalam/domain/resumes/saved/resume-name';
import {
  asCopyJob,
  type CopyJob,
  checkCopyJob,
  namesJob,
  noJob,
} from '@kalam/domain/resumes/variants/copy-job';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, Refused } from '../../platform/api/call.ts';
import { type FailureWords, failureWords } from '../../platform/failure-words.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { newId } from '../../platform/new-id.ts';
import { type ResumeCardData, resumesQuery } from '../../resume/resume-queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { PlanNeededDialog } from '../plan-needed-dialog.tsx';
import { planObstacle, planStanding } from '../plan-standing.ts';
import { subscriptionQuery } from '../subscription.ts';
import type { CopyRequest } from './use-copy-for-job.tsx';

interface CopyDialogProps {
  readonly request: CopyRequest;
  readonly onClose: () => void;
}

/** What the plan does not give is said before anything is typed. */
const CopyDialog = (props: CopyDialogProps) => {
  const { data: subscription } = useQuery(subscriptionQuery);
  const obstacle = subscription === undefined ? undefined : planObstacle('copy', planStanding(subscription));
  if (obstacle) return <PlanNeededDialog obstacle={obstacle} onClose={props.onClose} />;
  return <CopyForm {...props} resumesRemaining={subscription?.resumesRemaining} />;
};

export default CopyDialog;

/** How much of a long title and company a name begins with. */
const jobLength = 60;

/** “My resume – Accounts Executive, Meridian”, or as much of it as is known. */
const useCopyName = (original: string) => {
  const { t } = useLingui();
  return ({ title, company }: CopyJob): string => {
    const job = [title, company].map((text) => text.trim()).filter(Boolean);
    const said = job.join(', ').slice(0, jobLength).trim();
    return copyName(original, (name) => (said === '' ? t`Copy of ${name}` : `${name} – ${said}`));
  };
};

const CopyForm = ({
  request,
  resumesRemaining,
  onClose,
}: CopyDialogProps & { readonly resumesRemaining: number | undefined }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { name: original } = request.resume;
  const nameOf = useCopyName(original);
  const [job, setJob] = useState(() => ({ ...noJob, ...asCopyJob(request.job ?? {}) }));
  /** Undefined while it follows the job. */
  const [typedName, setTypedName] = useState<string>();
  const name = typedName ?? nameOf(job);
  // One copy however often the answer is lost and the button pressed again.
  const [saveKey] = useState(newId);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<FailureWords>();
  const refusals = [
    ...checkCopyJob(job),
    ...[checkResumeName(name)].flatMap((refusal) => (refusal ? [{ ...refusal, field: 'name' }] : [])),
  ];
  const errorAt = (field: string): string | undefined => {
    const refusal = pressed ? refusals.find((one) => one.field === field) : undefined;
    return refusal && messageText(refusal);
  };
  const write = (part: Partial<CopyJob>) => setJob((now) => ({ ...now, ...part }));

  const sayMade = ({ name }: ResumeCardData) => showToast(t`“${name}” saved`, { tone: 'success' });
  const make = async () => {
    const { id } = request.resume;
    const body = { name: name.trim(), saveKey, ...(namesJob(job) && { job }) };
    const { resume } = await call('POST /api/resumes/:id/copies', { params: { id }, body });
    void client.invalidateQueries({ queryKey: resumesQuery.queryKey });
    void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    sayMade(resume);
    onClose();
    if (request.onMade) request.onMade(resume);
    else await navigate(`/builder?resume=${resume.id}`);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog inside another's form must not send that one, too.
    event.stopPropagation();
    setPressed(true);
    if (busy) return;
    if (refusals.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setBusy(true);
    setFailed(undefined);
    try {
      await make();
    } catch (failure) {
      setFailed(failureWords(failure, 'resume-store-failed'));
      setBusy(false);
      if (failure instanceof Refused && failure.status === 403)
        void client.invalidateQueries(subscriptionQuery);
    }
  };

  return (
    <Dialog
      title={<Trans>Make a copy for a job</Trans>}
      description={
        <Trans>
          The copy stays linked to “{original}”: what you change there is offered to the copy, and nothing
          changes in it by itself.
        </Trans>
      }
      width="medium"
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={<Trans>Saving…</Trans>}>
            <Trans>Make the copy</Trans>
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        {failed && (
          <Banner tone="danger" alert title={failed.title} className="sm:col-span-2">
            {failed.detail}
          </Banner>
        )}
        <TextField
          label={t`Job title`}
          optional
          data-first-focus
          autoComplete="off"
          value={job.title}
          error={errorAt('title')}
          onChange={({ target }) => write({ title: target.value })}
        />
        <TextField
          label={t`Company`}
          optional
          autoComplete="off"
          value={job.company}
          error={errorAt('company')}
          onChange={({ target }) => write({ company: target.value })}
        />
        <TextField
          label={t`Link to the advert`}
          optional
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          className="sm:col-span-2"
          value={job.url}
          error={errorAt('url')}
          onChange={({ target }) => write({ url: target.value })}
        />
        <TextField
          label={t`Name of the copy`}
          autoComplete="off"
          className="sm:col-span-2"
          value={name}
          hint={t`Files you download are named after it.`}
          error={errorAt('name')}
          onChange={({ target }) => setTypedName(target.value)}
        />
        {resumesRemaining !== undefined && (
          <p className="text-14 text-muted sm:col-span-2">
            <Plural
              value={resumesRemaining}
              one="A copy takes the # resume your plan has left."
              other="A copy takes one of the # resumes your plan has left."
            />
          </p>
        )}
      </form>
    </Dialog>
  );
};
