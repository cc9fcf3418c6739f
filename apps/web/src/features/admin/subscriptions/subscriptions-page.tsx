import { showsAddPlan } from '@kalam/domain/admin/add-plan';
import { subscriptionSorts } from '@kalam/domain/admin/list-filters';
import { planIds } from '@kalam/domain/plans/plan-catalogue';
import { allowanceLabel, planNameOf } from '@kalam/domain/plans/plan-wording';
import { subscriptionStatuses } from '@kalam/domain/subscriptions/subscription-machine';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { FileIcon } from '../../../ui/icons.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import type { Column } from '../../../ui/table.tsx';
import { useMay } from '../admin-session.ts';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { RowMenu } from '../list/row-menu.tsx';
import { PersonLink } from '../person-link.tsx';
import { planNames } from '../plan-names.ts';
import { TimeCell } from '../time-cell.tsx';
import { AddPlanDialog, type Person } from './add-plan.tsx';
import { SubscriptionHistory } from './subscription-history.tsx';
import { SubscriptionState } from './subscription-status.tsx';

type Subscription = ReplyOf<'GET /api/admin/subscriptions'>['subscriptions'][number];

interface Opened {
  readonly window: 'plan' | 'history';
  readonly person: Person;
}

/** A row is one subscription of somebody: only the last one tells whether there is an active one. */
const offersPlan = (row: Subscription): boolean =>
  row.status === 'expired' && row.expiredBecause !== 'replaced' && showsAddPlan(row);

const left = (remaining: number, total: number): string =>
  remaining < 0 ? allowanceLabel(remaining) : `${remaining} / ${total}`;

const RowActions = ({
  row,
  open,
}: {
  readonly row: Subscription;
  readonly open: (opened: Opened) => void;
}) => {
  const { t } = useLingui();
  const may = useMay();
  const { email, displayName, userId } = row;
  const person = { uid: userId, email, displayName };
  const items: readonly MenuItem[] = [
    ...(may('plans-give') && offersPlan(row)
      ? [{ label: t`Add Plan`, onSelect: () => open({ window: 'plan', person }) }]
      : []),
    { label: t`Subscription History`, onSelect: () => open({ window: 'history', person }) },
  ];
  return <RowMenu label={t`Actions for ${email}`} items={items} />;
};

const useColumns = (open: (opened: Opened) => void): readonly Column<Subscription>[] => {
  const { t } = useLingui();
  return [
    {
      id: 'user',
      header: t`Name and email`,
      lead: true,
      cell: (row) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="wrap-anywhere">
            <PersonLink userId={row.userId} email={row.email}>
              {row.displayName}
            </PersonLink>
          </span>
          <span className="break-all font-normal text-14 text-muted">{row.email}</span>
        </span>
      ),
    },
    { id: 'plan', header: t`Plan`, cell: ({ planId }) => planNameOf(planId) },
    {
      id: 'status',
      header: t`Status`,
      cell: (row) => <SubscriptionState subscription={row} />,
    },
    {
      id: 'start',
      header: t`Start`,
      sortable: true,
      cell: ({ startDate }) => <TimeCell at={startDate} />,
    },
    {
      id: 'end',
      header: t`End`,
      sortable: true,
      cell: ({ endDate }) => <TimeCell at={endDate} />,
    },
    {
      id: 'resumes',
      header: t`Resumes left`,
      numeric: true,
      cell: (row) => left(row.resumesRemaining, row.totalResumes),
    },
    {
      id: 'formats',
      header: t`Format changes left`,
      numeric: true,
      cell: (row) => left(row.formatsRemaining, row.totalFormats),
    },
    {
      id: 'actions',
      header: t`Actions`,
      numeric: true,
      foot: true,
      cell: (row) => <RowActions row={row} open={open} />,
    },
  ];
};

/** S2 §2 Admin Subscriptions. */
const SubscriptionsPage = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const list = useAdminList({
    name: 'subscriptions',
    path: '/api/admin/subscriptions',
    choices: { status: subscriptionStatuses, plan: planIds },
    sorts: subscriptionSorts,
    totals: async (query) => (await call('GET /api/admin/subscriptions/totals', { query })).totals,
    rowKey: ({ id }: Subscription) => id,
    load: async (query) => {
      const { subscriptions, nextCursor } = await call('GET /api/admin/subscriptions', { query });
      return { rows: subscriptions, nextCursor };
    },
  });
  const columns = useColumns(setOpened);
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader compact title={t`Subscriptions`}>
        <Trans>Who has which plan, until when, and what is left of it.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Subscriptions`}
        search={{ label: t`Search subscriptions`, placeholder: t`Email` }}
        filters={{
          status: {
            label: t`Status`,
            all: t`All`,
            options: { active: t`Active`, expired: t`Expired`, cancelled: t`Cancelled` },
          },
          plan: { label: t`Plan`, all: t`All`, options: planNames },
        }}
        dates={t`Started`}
        counted={(count) => <Plural value={count} one="# subscription" other="# subscriptions" />}
        columns={columns}
        wide
        failure="subscriptions-load-failed"
        empty={{
          title: <Trans>No subscriptions found</Trans>,
          hint: <Trans>Plans that are bought or added are listed here.</Trans>,
          icon: FileIcon,
        }}
      />
      {opened?.window === 'plan' && <AddPlanDialog person={opened.person} onClose={close} />}
      {opened?.window === 'history' && <SubscriptionHistory person={opened.person} onClose={close} />}
    </>
  );
};

export default SubscriptionsPage;
