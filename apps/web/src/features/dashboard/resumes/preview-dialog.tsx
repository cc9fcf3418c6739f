import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { messageText } from '../../../platform/languages/message-text.ts';
import { drawable } from '../../../resume/drawable.ts';
import { ResumePreview } from '../../../resume/preview/resume-preview.tsx';
import { contentsQuery, type ResumeCardData } from '../../../resume/resume-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Waiting } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';

interface PreviewDialogProps {
  readonly resume: ResumeCardData;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** The whole resume, page by page. */
export const PreviewDialog = ({ resume, onDownload, onClose }: PreviewDialogProps) => {
  const { t } = useLingui();
  const contents = useQuery(contentsQuery(resume));
  return (
    <Dialog
      title={resume.name}
      width="large"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button icon={DownloadIcon} onClick={onDownload} data-first-focus>
            <Trans>Download</Trans>
          </Button>
        </>
      }
    >
      {contents.data && (
        <ResumePreview
          data={drawable(contents.data)}
          template={resume.template}
          formatting={resume.formatting}
          className="h-[62dvh]"
        />
      )}
      {contents.isPending && <Waiting>{t`Loading your resume…`}</Waiting>}
      {contents.isError && (
        <ErrorState
          title={messageText(refuse('resumes-load-failed'))}
          onRetry={() => void contents.refetch()}
          retrying={contents.isFetching}
        />
      )}
    </Dialog>
  );
};
