import { showsAddPlan } from '@kalam/domain/admin/add-plan';
import { allowanceLabel, planNameOf } from '@kalam/domain/plans/plan-wording';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call, type ReplyOf } from '../../../platform/api/call.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileIcon } from '../../../ui/icons.tsx';
import type { Column } from '../../../ui/table.tsx';
import { DayCell } from '../day-cell.tsx';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
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

const useColumns = (open: (opened: Opened) => void): readonly Column<Subscription>[] => {
  const { t } = useLingui();
  return [
    {
      id: 'user',
      header: t`Name and email`,
      lead: true,
      cell: (row) => (
        <>
          <span className="block wrap-anywhere">{row.displayName}</span>
          <span className="block break-all font-normal text-14 text-muted">{row.email}</span>
        </>
      ),
    },
    { id: 'plan', header: t`Plan`, cell: ({ planId }) => planNameOf(planId) },
    {
      id: 'status',
      header: t`Status`,
      cell: (row) => <SubscriptionState subscription={row} />,
    },
    { id: 'start', header: t`Start`, cell: ({ startDate }) => <DayCell at={startDate} /> },
    { id: 'end', header: t`End`, cell: ({ endDate }) => <DayCell at={endDate} /> },
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
      cell: (row) => {
        const { email } = row;
        const person = { uid: row.userId, email, displayName: row.displayName };
        return (
          <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end">
            {offersPlan(row) && (
              <Button
                look="quiet"
                size="small"
                className="max-xl:border-edge/60"
                aria-label={t`Add Plan for ${email}`}
                onClick={() => open({ window: 'plan', person })}
              >
                <Trans>Add Plan</Trans>
              </Button>
            )}
            <Button
              look="secondary"
              size="small"
              aria-label={t`Subscription History of ${email}`}
              onClick={() => open({ window: 'history', person })}
            >
              <Trans>History</Trans>
            </Button>
          </div>
        );
      },
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
    choices: {},
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
      <PageHeader title={t`Subscriptions`}>
        <Trans>Who has which plan, until when, and what is left of it.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Subscriptions`}
        search={{ label: t`Search subscriptions`, placeholder: t`Email` }}
        filters={{}}
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
