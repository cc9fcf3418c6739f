import {
  assigneeFilters,
  dueFilters,
  type GrievanceAction,
  grievanceSorts,
  grievanceStatuses,
  grievanceStatusLabels,
} from '@kalam/domain/contact/grievance-machine';
import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { grievancePath } from '@kalam/domain/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { call } from '../../../platform/api/call.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { Column } from '../../../ui/table.tsx';
import { FlagIcon, MoreIcon } from '../../../ui/work-icons.tsx';
import { useMay } from '../admin-session.ts';
import { AdminList } from '../list/list-frame.tsx';
import { ListLink } from '../list/list-link.tsx';
import { useAdminList } from '../list/list-query.ts';
import { PersonLink } from '../person-link.tsx';
import { TimeCell } from '../time-cell.tsx';
import { useActionWindow, useAllowedActions, useReview, type WindowedAction } from './grievance-actions.tsx';
import { ScoreBadge, StatusBadge } from './grievance-badges.tsx';
import { DueCell, type Grievance } from './grievance-due.tsx';
import { NoticeSwitch } from './notice-switch.tsx';

interface RowMenuProps {
  readonly grievance: Grievance;
  readonly actions: readonly GrievanceAction[];
  readonly onOpen: (action: WindowedAction) => void;
}

const RowMenu = ({ grievance, actions, onOpen }: RowMenuProps) => {
  const { t } = useLingui();
  const review = useReview(grievance);
  const words: Readonly<Record<GrievanceAction, ReactNode>> = {
    review: <Trans>Mark for Review</Trans>,
    interim: <Trans>Interim Reply</Trans>,
    resolve: <Trans>Resolve</Trans>,
    reopen: <Trans>Reopen</Trans>,
  };
  const reference = grievanceReference(grievance.number);
  return (
    <Menu
      label={t`Actions for ${reference}`}
      button={<MoreIcon />}
      buttonClassName="inline-flex size-11 items-center justify-center rounded-base text-muted hover:bg-ink/6 hover:text-ink max-xl:-ml-3 xl:-my-1.5 xl:size-7 xl:pointer-coarse:size-11"
      items={actions.map((action) => ({
        label: words[action],
        onSelect: () => (action === 'review' ? review.mutate() : onOpen(action)),
      }))}
    />
  );
};

const useColumns = (
  open: (action: WindowedAction, grievance: Grievance) => void,
): readonly Column<Grievance>[] => {
  const { t } = useLingui();
  const actionsOf = useAllowedActions();
  const mayAnswer = useMay()('messages-answer');
  const columns: Column<Grievance>[] = [
    {
      id: 'subject',
      header: t`Subject`,
      lead: true,
      cell: ({ id, subject, message }) => (
        <span className="xl:flex xl:w-44 xl:items-baseline xl:gap-2 min-[90rem]:w-56">
          <ListLink
            to={grievancePath(id)}
            title={subject}
            className="rounded-inner font-medium underline-offset-3 hover:text-accent-ink hover:underline max-xl:wrap-anywhere xl:max-w-full xl:shrink-0 xl:truncate"
          >
            {subject}
          </ListLink>
          <span className="min-w-0 font-normal text-12 text-muted max-xl:line-clamp-2 xl:truncate">
            {message}
          </span>
        </span>
      ),
    },
    {
      id: 'reference',
      header: t`Reference`,
      cell: ({ number }) => (
        <span className="whitespace-nowrap tabular-nums">{grievanceReference(number)}</span>
      ),
    },
    {
      id: 'from',
      header: t`Email`,
      cell: ({ email }) => (
        <span className="block break-all text-12 xl:leading-4 min-[90rem]:min-w-40">
          <PersonLink userId={null} email={email}>
            {email}
          </PersonLink>
        </span>
      ),
    },
    {
      id: 'received',
      header: t`Received`,
      sortable: true,
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
    {
      id: 'status',
      header: t`Status`,
      cell: ({ status, spamScore }) => (
        <span className="inline-flex gap-1">
          <StatusBadge status={status} />
          <ScoreBadge spamScore={spamScore} short />
        </span>
      ),
    },
    { id: 'due', header: t`Due`, cell: (grievance) => <DueCell grievance={grievance} /> },
    {
      id: 'assignee',
      header: t`Assignee`,
      cell: ({ assignee }) =>
        assignee === null ? (
          <span className="text-muted">
            <Trans>Nobody</Trans>
          </span>
        ) : (
          <span title={assignee.email} className="wrap-anywhere">
            {assignee.name}
          </span>
        ),
    },
  ];
  if (mayAnswer)
    columns.push({
      id: 'actions',
      header: t`Actions`,
      foot: true,
      cell: (grievance) => (
        <RowMenu
          grievance={grievance}
          actions={actionsOf(grievance)}
          onOpen={(action) => open(action, grievance)}
        />
      ),
    });
  return columns;
};

/** S2 §2 Admin Grievances: what is due soonest at the top. */
const GrievancesPage = () => {
  const { t } = useLingui();
  const mayAnswer = useMay()('messages-answer');
  const list = useAdminList({
    name: 'grievances',
    path: '/api/admin/grievances',
    choices: {
      status: grievanceStatuses,
      due: dueFilters,
      assignee: assigneeFilters,
    },
    sorts: grievanceSorts,
    rowKey: ({ id }: Grievance) => id,
    load: async (query) => {
      const { grievances, nextCursor } = await call('GET /api/admin/grievances', { query });
      return { rows: grievances, nextCursor };
    },
  });
  const actions = useActionWindow();
  const columns = useColumns(actions.open);
  return (
    <>
      <PageHeader
        compact
        title={t`Grievances`}
        actions={
          <>
            {mayAnswer && <NoticeSwitch />}
            <ButtonLink look="secondary" to="/admin/saved-answers">
              <Trans>Saved answers</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Messages from the contact form, and what was answered.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Grievances`}
        search={{ label: t`Search`, placeholder: t`Search grievances...` }}
        filters={{
          status: { label: t`Status`, all: t`All Status`, options: grievanceStatusLabels },
          due: { label: t`Due`, all: t`Any time`, options: { overdue: t`Overdue` } },
          assignee: {
            label: t`Assigned to`,
            all: t`Everyone`,
            options: { mine: t`Me`, nobody: t`Nobody` },
          },
        }}
        dates={t`Received`}
        ownOrder={t`Due first`}
        columns={columns}
        wide
        failure="grievances-load-failed"
        empty={{
          title: messageText(refuse('grievances-empty')),
          hint: <Trans>What people write on the contact page is listed here.</Trans>,
          icon: FlagIcon,
        }}
      />
      {actions.window}
    </>
  );
};

export default GrievancesPage;
