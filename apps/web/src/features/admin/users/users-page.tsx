import { showsAddPlan } from '@kalam/domain/admin/add-plan';
import { userPlanFilters, userSorts } from '@kalam/domain/admin/list-filters';
import { userStatuses } from '@kalam/domain/auth/auth-model';
import { planNameOf } from '@kalam/domain/plans/plan-wording';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { formatDate } from '../../../platform/format-date.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import type { Column } from '../../../ui/table.tsx';
import { UsersIcon } from '../../../ui/work-icons.tsx';
import { useMay } from '../admin-session.ts';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { RowMenu } from '../list/row-menu.tsx';
import { PersonLink } from '../person-link.tsx';
import { planNames } from '../plan-names.ts';
import { AddPlanDialog } from '../subscriptions/add-plan.tsx';
import { SubscriptionHistory } from '../subscriptions/subscription-history.tsx';
import { TimeCell } from '../time-cell.tsx';
import { type AdminUser, StatusDialog } from './user-status-dialog.tsx';

interface Opened {
  readonly window: 'status' | 'plan' | 'history';
  readonly user: AdminUser;
}

const Identity = ({ user }: { readonly user: AdminUser }) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    <span className="wrap-anywhere">
      <PersonLink userId={user.uid} email={user.email}>
        {user.displayName}
      </PersonLink>
    </span>
    <span className="break-all font-normal text-14 text-muted">{user.email}</span>
    {!user.emailVerified && (
      <span className="font-normal text-12 text-marigold-ink">
        <Trans>Email not verified</Trans>
      </span>
    )}
  </span>
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
    <span className="whitespace-nowrap">
      {planNameOf(subscription.plan)}{' '}
      <span className="text-12 text-muted">
        <Trans>until {day}</Trans>
      </span>
    </span>
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
  const may = useMay();
  const { email } = user;
  const offersPlan = may('plans-give') && showsAddPlan(user.subscription && { status: 'active' });
  const items: readonly MenuItem[] = [
    ...(offersPlan ? [{ label: t`Add Plan`, onSelect: () => open('plan') }] : []),
    { label: t`Subscription History`, onSelect: () => open('history') },
    ...(may('people-manage')
      ? [
          {
            label: user.status === 'active' ? t`Suspend` : t`Activate`,
            danger: user.status === 'active',
            onSelect: () => open('status'),
          },
        ]
      : []),
  ];
  return <RowMenu label={t`Actions for ${email}`} items={items} />;
};

const useColumns = (open: (opened: Opened) => void): readonly Column<AdminUser>[] => {
  const { t } = useLingui();
  return [
    {
      id: 'user',
      header: t`Name and email`,
      lead: true,
      sortable: true,
      cell: (user) => <Identity user={user} />,
    },
    {
      id: 'joined',
      header: t`Joined`,
      sortable: true,
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
    {
      id: 'login',
      header: t`Last sign-in`,
      sortable: true,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          <TimeCell at={lastLoginAt} />
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
    choices: { status: userStatuses, plan: userPlanFilters },
    sorts: userSorts,
    totals: async (query) => (await call('GET /api/admin/users/totals', { query })).totals,
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
      <PageHeader compact title={t`Users`}>
        <Trans>Everybody with an account, newest first.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Users`}
        search={{ label: t`Search users`, placeholder: t`Email or name` }}
        filters={{
          status: {
            label: t`Status`,
            all: t`All`,
            options: { active: t`Active`, suspended: t`Suspended` },
          },
          plan: { label: t`Plan`, all: t`All`, options: { ...planNames, none: t`None` } },
        }}
        dates={t`Joined`}
        counted={(count) => <Plural value={count} one="# user" other="# users" />}
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
