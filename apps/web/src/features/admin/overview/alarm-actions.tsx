import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { useMay } from '../admin-session.ts';
import { refreshList } from '../list/list-query.ts';
import type { Finding } from './overview-checks.tsx';

type Act = 'retry' | 'dismiss';

const requests = {
  jobs: {
    retry: 'POST /api/admin/operations/jobs/:id/retry',
    dismiss: 'POST /api/admin/operations/jobs/:id/dismiss',
  },
  mails: {
    retry: 'POST /api/admin/operations/mails/:id/retry',
    dismiss: 'POST /api/admin/operations/mails/:id/dismiss',
  },
  refunds: {
    retry: 'POST /api/admin/operations/refunds/:id/retry',
    dismiss: 'POST /api/admin/operations/refunds/:id/dismiss',
  },
} as const;

interface AlarmActionsProps {
  readonly id: string;
  readonly alarm: NonNullable<Finding['alarm']>;
  /** The alarm goes away with its buttons: the focus needs another place. */
  readonly onDone: () => void;
}

export const AlarmActions = ({ id, alarm, onDone }: AlarmActionsProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const may = useMay();
  const { name } = alarm;
  const act = useMutation({
    mutationFn: (wanted: Act) => call(requests[alarm.of][wanted], { params: { id } }),
    onSuccess: (_, wanted) => {
      showToast(wanted === 'retry' ? t`${name} is tried again` : t`${name} is dismissed`, {
        tone: 'success',
      });
      onDone();
    },
    onError: (error) => showToast(failureText(error, 'alarm-failed'), { tone: 'danger' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['admin', 'operations'] });
      void refreshList(client, 'audit');
    },
  });
  if (!may(alarm.of === 'refunds' ? 'refunds-make' : 'operations-act')) return null;
  return (
    <span className="mt-1 flex gap-2">
      {!alarm.noRetry && (
        <Button
          look="secondary"
          size="small"
          aria-label={t`Retry ${name}`}
          busy={act.isPending && act.variables === 'retry'}
          onClick={() => act.mutate('retry')}
        >
          <Trans>Retry</Trans>
        </Button>
      )}
      {(alarm.givenUp || alarm.of === 'jobs') && (
        <Button
          look="quiet"
          size="small"
          aria-label={t`Dismiss ${name}`}
          busy={act.isPending && act.variables === 'dismiss'}
          onClick={() => act.mutate('dismiss')}
        >
          <Trans>Dismiss</Trans>
        </Button>
      )}
    </span>
  );
};
