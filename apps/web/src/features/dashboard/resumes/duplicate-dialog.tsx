import { copyName } from '@kalam/domain/resumes/saved/copy-name';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { subscriptionQuery } from '../../../account/subscription.ts';
import { call } from '../../../platform/api/call.ts';
import { newId } from '../../../platform/new-id.ts';
import { changeCards, contentsQuery, type ResumeCardData } from '../../../resume/resume-queries.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { withCardBack } from './card-list.ts';
import { NameDialog } from './name-dialog.tsx';

interface DuplicateDialogProps {
  readonly resume: ResumeCardData;
  readonly resumesRemaining: number;
  readonly onClose: () => void;
}

/** Saving a copy costs one resume (decision 10), which is said before. */
export const DuplicateDialog = ({ resume, resumesRemaining, onClose }: DuplicateDialogProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  // One copy however often the answer is lost and the button pressed again.
  const [saveKey] = useState(newId);
  const duplicate = async (name: string) => {
    const data = await client.ensureQueryData(contentsQuery(resume));
    const { id: copyOf, template, formatting } = resume;
    const body = { name, template, data, formatting, copyOf, saveKey };
    const reply = await call('POST /api/resumes', { body });
    client.setQueryData(contentsQuery(reply.resume).queryKey, data);
    changeCards(client, (cards) => withCardBack(cards, reply.resume));
    void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    showToast(t`“${name}” saved`, { tone: 'success' });
  };
  return (
    <NameDialog
      title={<Trans>Duplicate Resume</Trans>}
      description={
        <Plural
          value={resumesRemaining}
          one="A copy takes the # resume your plan has left."
          other="A copy takes one of the # resumes your plan has left."
        />
      }
      name={copyName(resume.name, (name) => t`Copy of ${name}`)}
      confirm={<Trans>Duplicate</Trans>}
      onConfirm={duplicate}
      onClose={onClose}
    />
  );
};
