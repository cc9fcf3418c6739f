import { type GrievanceAction, grievanceActions } from '@kalam/domain/contact/grievance-machine';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useMay } from '../admin-session.ts';
import type { Grievance } from './grievance-due.tsx';
import { useGrievanceChanges } from './grievance-query.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';

/** S2 §4 Mark for Review: at once, without a window. */
export const useReview = ({ id }: Pick<Grievance, 'id'>) => {
  const { t } = useLingui();
  const changes = useGrievanceChanges(id);
  return useMutation({
    mutationFn: () =>
      call('PATCH /api/admin/grievances/:id', { params: { id }, body: { status: 'under_review' } }),
    onSuccess: () => {
      changes.readAgain();
      showToast(t`Marked for review`, { tone: 'success' });
    },
    onError: (failure) => {
      showToast(failureText(failure, 'grievance-status-failed'), { tone: 'danger' });
      changes.readAgainAfter(failure);
    },
  });
};

export type WindowedAction = Exclude<GrievanceAction, 'review'>;

/** What the one who looks may do about it now. */
export const useAllowedActions = (): ((grievance: Grievance) => readonly GrievanceAction[]) => {
  const mayAnswer = useMay()('messages-answer');
  return ({ status }) => (mayAnswer ? grievanceActions(status) : []);
};

interface Opened {
  readonly action: WindowedAction;
  readonly grievance: Grievance;
}

/** The windows of the actions: `open` one, and render `window`. */
export const useActionWindow = () => {
  const [opened, setOpened] = useState<Opened>();
  const onClose = () => setOpened(undefined);
  const Window =
    opened && { interim: ReplyDialog, resolve: ResolveDialog, reopen: ReopenDialog }[opened.action];
  return {
    open: (action: WindowedAction, grievance: Grievance) => setOpened({ action, grievance }),
    window: Window && <Window grievance={opened.grievance} onClose={onClose} />,
  };
};
