import { auditSubjects } from '@kalam/domain/admin/audit';
import { auditSorts } from '@kalam/domain/admin/list-filters';
import { personPath } from '@kalam/domain/routes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { FileIcon } from '../../../ui/icons.tsx';
import type { Column } from '../../../ui/table.tsx';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { TimeCell } from '../time-cell.tsx';
import { AuditChanges, type AuditEntry, auditActionWords, auditSubjectWords } from './audit-entry.tsx';

/** Where the record can be found as it is now. */
const recordAddress = ({ subject, subjectId, subjectName }: AuditEntry): string | undefined => {
  if (subject === 'settings') return '/admin/settings';
  if (subject === 'template') return '/admin/templates';
  if (subject === 'list') return undefined;
  if (subject === 'job' || subject === 'mail') return '/admin/dashboard';
  if (subjectName === null || subject === 'admin') return undefined;
  if (subject === 'user') return personPath(subjectId, subjectName);
  return `/admin/${subject}s?search=${encodeURIComponent(subjectName)}`;
};

const AuditRecord = ({ entry }: { readonly entry: AuditEntry }) => {
  const address = recordAddress(entry);
  const name = entry.subjectName ?? entry.subjectId;
  return (
    <>
      <span className="mr-1.5 text-12 text-muted">{auditSubjectWords[entry.subject]}</span>
      {address === undefined ? (
        <span className="break-all">{name}</span>
      ) : (
        <Link to={address} className="break-all text-accent-ink underline underline-offset-3">
          {name}
        </Link>
      )}
    </>
  );
};

/** Everything staff changed, newest first (decision 28). */
const AuditPage = () => {
  const { t } = useLingui();
  const list = useAdminList({
    name: 'audit',
    path: '/api/admin/audit',
    choices: { subject: auditSubjects },
    sorts: auditSorts,
    totals: async (query) => (await call('GET /api/admin/audit/totals', { query })).totals,
    rowKey: ({ id }: AuditEntry) => id,
    load: async (query) => {
      const { entries, nextCursor } = await call('GET /api/admin/audit', { query });
      return { rows: entries, nextCursor };
    },
  });
  const columns: readonly Column<AuditEntry>[] = [
    {
      id: 'action',
      header: t`Action`,
      lead: true,
      cell: ({ action }) => auditActionWords[action],
    },
    {
      id: 'record',
      header: t`Record`,
      cell: (entry) => <AuditRecord entry={entry} />,
    },
    { id: 'change', header: t`Change`, cell: (entry) => <AuditChanges entry={entry} /> },
    { id: 'by', header: t`By`, cell: ({ by }) => <span className="break-all">{by}</span> },
    {
      id: 'at',
      header: t`When`,
      sortable: true,
      cell: ({ at }) => <TimeCell at={at} />,
    },
  ];
  return (
    <>
      <PageHeader compact title={t`Audit log`}>
        <Trans>What staff changed, looked at and took away: who, what, when, from what to what.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Audit log`}
        search={{ label: t`Search the audit log`, placeholder: t`Staff email, action, record ID or reason` }}
        filters={{
          subject: {
            label: t`Record`,
            all: t`All records`,
            options: {
              user: t`Users`,
              order: t`Orders`,
              grievance: t`Grievances`,
              'saved-answer': t`Saved answers`,
              template: t`Templates`,
              settings: t`Settings`,
              admin: t`Administrators`,
              list: t`Downloaded lists`,
              job: t`Background work`,
              mail: t`Mail`,
            },
          },
        }}
        dates={t`Changed`}
        counted={(count) => <Plural value={count} one="# change" other="# changes" />}
        columns={columns}
        failure="audit-load-failed"
        empty={{
          title: <Trans>No changes found</Trans>,
          hint: <Trans>What staff change is written down here.</Trans>,
          icon: FileIcon,
        }}
      />
    </>
  );
};

export default AuditPage;
