import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { usePressed } from '../../../platform/api/use-pressed.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Switch } from '../../../ui/forms/choice.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

const mailsQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: async () => (await call('GET /api/profile/mails')).planReminders,
});

/** Mails that are a favour and no part of the service. */
export const MailChoices = () => {
  const client = useQueryClient();
  const { data: wanted } = useQuery(mailsQuery);
  const save = useMutation({
    mutationFn: (planReminders: boolean) => call('PUT /api/profile/mails', { body: { planReminders } }),
    onSuccess: ({ planReminders }) => client.setQueryData(mailsQuery.queryKey, planReminders),
    onError: (failure) => showToast(failureText(failure, 'profile-update-failed'), { tone: 'danger' }),
  });
  const [checked, press] = usePressed(wanted ?? false, save.mutateAsync);
  return (
    <Switch
      label={<Trans>Remind me before my plan ends</Trans>}
      hint={
        <Trans>
          Twice by mail: three days ahead, and on the day. Mails about payments and your account’s safety are
          sent in any case.
        </Trans>
      }
      checked={checked}
      disabled={wanted === undefined}
      onChange={({ currentTarget }) => press(currentTarget.checked)}
    />
  );
};
