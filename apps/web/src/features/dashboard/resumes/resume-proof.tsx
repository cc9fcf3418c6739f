import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { refuse } from '@kalam/domain/refusal';
import { checkDownload } from '@kalam/domain/resumes/saved/download-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageText } from '../../../platform/languages/message-text.ts';
import { drawable } from '../../../resume/drawable.ts';
import { ProofDialog } from '../../../resume/proof/lazy-proof.ts';
import { contentsQuery, isDeleted, type ResumeCardData } from '../../../resume/resume-queries.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Waiting } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { downloadProven } from './download-flow.ts';

interface ResumeProofProps {
  readonly resume: ResumeCardData;
  readonly onEdit: () => void;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** What is in the file of a saved resume, and that file to be had. */
export const ResumeProof = ({ resume, onEdit, onGone, onClose }: ResumeProofProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const contents = useQuery(contentsQuery(resume));
  const gone = contents.isError && isDeleted(contents.error);
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (contents.data) {
    return (
      <ProofDialog
        source={{
          data: drawable(contents.data),
          template: resume.template,
          formatting: resume.formatting,
          date: visitorToday(new Date()).day,
          resumeName: resume.name,
        }}
        download={{
          refusal: (format) => checkDownload(format, resume.planUsed),
          start: (file, format) => downloadProven(client, resume, file, format),
        }}
        onFix={{ lead: onEdit, label: <Trans>Edit this resume</Trans> }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={<Trans>What screening software reads</Trans>} width="large" onClose={onClose}>
      {contents.isError && !gone ? (
        <ErrorState
          title={messageText(refuse('resumes-load-failed'))}
          onRetry={() => void contents.refetch()}
          retrying={contents.isFetching}
        />
      ) : (
        <Waiting>{t`Loading your resume…`}</Waiting>
      )}
    </Dialog>
  );
};
