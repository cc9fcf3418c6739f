import { refuse } from '@kalam/domain/refusal';
import { sameFormatting } from '@kalam/domain/resumes/formatting';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LookCost } from '../../../../account/look-cost.tsx';
import { subscriptionQuery } from '../../../../account/subscription.ts';
import { call } from '../../../../platform/api/call.ts';
import { type FailureWords, failureWords } from '../../../../platform/failure-words.ts';
import { messageText } from '../../../../platform/languages/message-text.ts';
import { drawable } from '../../../../resume/drawable.ts';
import { ResumePreview } from '../../../../resume/preview/resume-preview.tsx';
import { contentsQuery, isDeleted, putCard, type ResumeCardData } from '../../../../resume/resume-queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Waiting } from '../../../../ui/spinner.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { showToast } from '../../../../ui/toasts/toast.ts';
import { FailureBanner } from '../../failure-banner.tsx';
import { FormatChoices } from './format-choices.tsx';

interface FormatEditorProps {
  readonly resume: ResumeCardData;
  readonly formatsRemaining: number;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** S2 §4: edit, saving, then on success the resume is updated and the editor closes. */
export const FormatEditor = ({ resume, formatsRemaining, onGone, onClose }: FormatEditorProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const contents = useQuery(contentsQuery(resume));
  const [formatting, setFormatting] = useState(resume.formatting);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<FailureWords>();
  const changed = !sameFormatting(formatting, resume.formatting);
  const save = async () => {
    if (!changed) return onClose();
    setSaving(true);
    setFailed(undefined);
    try {
      const { id } = resume;
      const reply = await call('PUT /api/resumes/:id/formatting', { params: { id }, body: { formatting } });
      putCard(client, reply.resume);
      client.setQueryData(
        subscriptionQuery.queryKey,
        (known) => known && { ...known, formatsRemaining: reply.formatsRemaining },
      );
      showToast(t`Formatting saved`, { tone: 'success' });
      onClose();
    } catch (failure) {
      if (isDeleted(failure)) return onGone();
      setFailed(failureWords(failure, 'formatting-save-failed'));
      setSaving(false);
    }
  };
  return (
    <Dialog
      title={<Trans>Format Resume</Trans>}
      description={resume.name}
      width="full"
      onClose={onClose}
      closable={!saving}
      actions={
        <>
          {/* On a phone the choices need the room: the buttons share one line below the cost. */}
          <div className="grid grid-cols-2 gap-2.5 sm:order-2 sm:flex">
            <Button look="secondary" onClick={onClose} disabled={saving}>
              <Trans>Cancel</Trans>
            </Button>
            <Button onClick={() => void save()} busy={saving} busyLabel={<Trans>Saving...</Trans>}>
              <Trans>Save</Trans>
            </Button>
          </div>
          <p className="text-14 text-muted sm:order-1 sm:mr-auto sm:self-center" aria-live="polite">
            <LookCost changed={changed} remaining={formatsRemaining} />
          </p>
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-5 max-lg:order-2">
          {failed && <FailureBanner failed={failed} />}
          <FormatChoices template={resume.template} formatting={formatting} onChange={setFormatting} />
        </div>
        <div className="rounded-base bg-sunken p-3 max-lg:sticky max-lg:-top-4 max-lg:z-10 max-sm:p-1.5">
          {contents.data ? (
            <ResumePreview
              data={drawable(contents.data)}
              template={resume.template}
              formatting={formatting}
              className="h-[30dvh] lg:h-[60dvh]"
            />
          ) : contents.isError ? (
            <ErrorState
              title={messageText(refuse('resumes-load-failed'))}
              onRetry={() => void contents.refetch()}
              retrying={contents.isFetching}
            />
          ) : (
            <Waiting>{t`Loading your resume…`}</Waiting>
          )}
        </div>
      </div>
    </Dialog>
  );
};
