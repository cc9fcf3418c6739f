import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useAdminSession, useMay } from '../admin-session.ts';
import { type GrievanceDetail, useGrievanceChanges } from './grievance-query.ts';

/** Who deals with it; those who may not answer only read it. */
export const AssigneeSelect = ({ detail }: { readonly detail: GrievanceDetail }) => {
  const { t } = useLingui();
  const mayAnswer = useMay()('messages-answer');
  const me = useAdminSession().data?.admin?.email;
  const { grievance, assignees } = detail;
  const { id, assignee } = grievance;
  const changes = useGrievanceChanges(id);
  const assigning = useMutation({
    mutationFn: (staffId: string | null) =>
      call('PUT /api/admin/grievances/:id/assignee', { params: { id }, body: { staffId } }),
    onSuccess: (next) => {
      changes.show(next);
      const name = next.grievance.assignee?.name;
      showToast(name === undefined ? t`Assigned to nobody` : t`Assigned to ${name}`, { tone: 'success' });
    },
    onError: (failure) => showToast(failureText(failure, 'grievance-assign-failed'), { tone: 'danger' }),
  });
  if (!mayAnswer)
    return (
      <div>
        <p className="text-14 text-muted">
          <Trans>Assigned to</Trans>
        </p>
        <p>{assignee?.name ?? <Trans>Nobody</Trans>}</p>
      </div>
    );
  // Somebody who has left, or may no longer answer, is still named.
  const known = assignees.some((one) => one.id === assignee?.id);
  const listed = assignee === null || known ? assignees : [...assignees, assignee];
  const own = assignees.find(({ email }) => email === me);
  return (
    <div className="space-y-2">
      <Select
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        value={(assigning.isPending ? assigning.variables : assignee?.id) ?? ''}
        onChange={({ target }) => assigning.mutate(target.value === '' ? null : target.value)}
        options={listed.map((one) => ({ value: one.id, label: `${one.name} (${one.email})` }))}
      />
      {own && own.id !== assignee?.id && (
        <Button
          look="quiet"
          size="small"
          className="-ml-3"
          busy={assigning.isPending}
          onClick={() => assigning.mutate(own.id)}
        >
          <Trans>Assign to me</Trans>
        </Button>
      )}
    </div>
  );
};
