import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { call, Refused } from '../../../platform/api/call.ts';
import {
  contentsQuery,
  isDeleted,
  putCard,
  type ResumeCardData,
  resumesQuery,
} from '../../../resume/resume-queries.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { NameDialog } from './name-dialog.tsx';

interface RenameDialogProps {
  readonly resume: ResumeCardData;
  readonly onGone: () => void;
  readonly onClose: () => void;
}

export const RenameDialog = ({ resume, onGone, onClose }: RenameDialogProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const rename = async (name: string) => {
    if (name === resume.name) return;
    const { id, version } = resume;
    try {
      const reply = await call('PUT /api/resumes/:id', { params: { id }, body: { version, name } });
      // Only the name is new, so the picture need not be asked for again.
      const contents = client.getQueryData(contentsQuery(resume).queryKey);
      if (contents) client.setQueryData(contentsQuery(reply.resume).queryKey, contents);
      putCard(client, reply.resume);
      showToast(t`Renamed to “${name}”`, { tone: 'success' });
    } catch (failure) {
      if (isDeleted(failure)) return onGone();
      // Changed elsewhere: the next try is made on what is there now.
      if (failure instanceof Refused && failure.status === 409)
        await client.invalidateQueries({ queryKey: resumesQuery.queryKey });
      throw failure;
    }
  };
  return (
    <NameDialog
      title={<Trans>Rename Resume</Trans>}
      name={resume.name}
      confirm={<Trans>Rename</Trans>}
      onConfirm={rename}
      onClose={onClose}
    />
  );
};
