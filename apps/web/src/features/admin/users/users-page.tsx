import { showsAddPlan } from '@kalam/domain/admin/add-plan';
import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { UsersIcon } from '../../../ui/icons.tsx';
import type { Column } from '../../../ui/table.tsx';
import { DayCell } from '../day-cell.tsx';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { AddPlanDialog } from '../subscriptions/add-plan.tsx';
import { SubscriptionHistory } from '../subscriptions/subscription-history.tsx';
import { type AdminUser, StatusDialog } from './user-status-dialog.tsx';

interface Opened {
  readonly window: 'status' | 'plan' | 'history';
  readonly user: AdminUser;
}

const Identity = ({ user }: { readonly user: AdminUser }) => (
  <>
    <span className="block wrap-anywhere">{user.displayName}</span>
    <span className="block break-all font-normal text-14 text-muted">{user.email}</span>
    {!user.emailVerified && (
      <span className="block font-normal text-12 text-marigold-ink">
        <Trans>Email not verified</Trans>
      </span>
    )}
  </>
);

const Plan = ({ subscription }: Pick<AdminUser, 'subscription'>) => {
  if (subscription === null) {
    return (
      <span className="text-muted">
        <Trans>None</Trans>
      </span>
    );
  }
  const day = formatDate(subscription.expiresAt);
  return (
    <>
      {planNameOf(subscription.plan)}
      <span className="block whitespace-nowrap text-12 text-muted">
        <Trans>until {day}</Trans>
      </span>
    </>
  );
};

const RowActions = ({
  user,
  open,
}: {
  readonly user: AdminUser;
  readonly open: (window: Opened['window']) => void;
}) => {
  const { t } = useLingui();
  const { email } = user;
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end">
      {showsAddPlan(user.subscription && { status: 'active' }) && (
        <Button
          look="quiet"
          size="small"
          className="max-xl:border-edge/60"
          aria-label={t`Add Plan for ${email}`}
          onClick={() => open('plan')}
        >
          <Trans>Add Plan</Trans>
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        className="max-xl:border-edge/60"
        aria-label={t`Subscription History of ${email}`}
        onClick={() => open('history')}
      >
        <Trans>History</Trans>
      </Button>
      <Button
        look="secondary"
        size="small"
        className="xl:min-w-21"
        aria-label={user.status === 'active' ? t`Suspend ${email}` : t`Activate ${email}`}
        onClick={() => open('status')}
      >
        {user.status === 'active' ? <Trans>Suspend</Trans> : <Trans>Activate</Trans>}
      </Button>
    </div>
  );
};

const useColumns = (open: (opened: Opened) => void): readonly Column<AdminUser>[] => {
  const { t } = useLingui();
  return [
    { id: 'user', header: t`Name and email`, lead: true, cell: (user) => <Identity user={user} /> },
    { id: 'joined', header: t`Joined`, cell: ({ createdAt }) => <DayCell at={createdAt} /> },
    {
      id: 'login',
      header: t`Last sign-in`,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          <DayCell at={lastLoginAt} />
        ) : (
          <span className="text-muted">
            <Trans>Never</Trans>
          </span>
        ),
    },
    { id: 'plan', header: t`Plan`, cell: ({ subscription }) => <Plan subscription={subscription} /> },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status }) =>
        status === 'active' ? (
          <Badge tone="success">
            <Trans>Active</Trans>
          </Badge>
        ) : (
          <Badge tone="danger">
            <Trans>Suspended</Trans>
          </Badge>
        ),
    },
    {
      id: 'actions',
      header: t`Actions`,
      numeric: true,
      foot: true,
      cell: (user) => <RowActions user={user} open={(window) => open({ window, user })} />,
    },
  ];
};

/** S2 §2 Admin Users. */
const UsersPage = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const list = useAdminList({
    name: 'users',
    path: '/api/admin/users',
    choices: {},
    rowKey: ({ uid }: AdminUser) => uid,
    load: async (query) => {
      const { users, nextCursor } = await call('GET /api/admin/users', { query });
      return { rows: users, nextCursor };
    },
  });
  const columns = useColumns(setOpened);
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader title={t`Users`}>
        <Trans>Everybody with an account, newest first.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Users`}
        search={{ label: t`Search users`, placeholder: t`Email or name` }}
        filters={{}}
        columns={columns}
        wide
        failure="users-load-failed"
        empty={{
          title: <Trans>No users found</Trans>,
          hint: <Trans>Whoever creates an account is listed here.</Trans>,
          icon: UsersIcon,
        }}
      />
      {opened?.window === 'status' && (
        <StatusDialog user={opened.user} onChanged={list.put} onClose={close} />
      )}
      {opened?.window === 'plan' && <AddPlanDialog person={opened.user} onClose={close} />}
      {opened?.window === 'history' && <SubscriptionHistory person={opened.user} onClose={close} />}
    </>
  );
};

export default UsersPage;
