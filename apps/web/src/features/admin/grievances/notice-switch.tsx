import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { usePressed } from '../../../platform/api/use-pressed.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Switch } from '../../../ui/forms/choice.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

const noticeKey = ['admin', 'grievance-notices'];

/** Whether the one who looks is mailed about new grievances. */
export const NoticeSwitch = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: noticeKey,
    queryFn: () => call('GET /api/admin/grievance-notices'),
    ...failWhenOffline,
  });
  const changing = useMutation({
    mutationFn: (wanted: boolean) => call('PUT /api/admin/grievance-notices', { body: { wanted } }),
    onSuccess: (reply) => client.setQueryData(noticeKey, reply),
    onError: (failure) => showToast(failureText(failure, 'grievance-notices-failed'), { tone: 'danger' }),
  });
  const [checked, press] = usePressed(data?.wanted ?? false, changing.mutateAsync);
  if (data === undefined) return null;
  return (
    <Switch
      label={<Trans>Mail me about new ones</Trans>}
      checked={checked}
      onChange={({ target }) => press(target.checked)}
    />
  );
};
