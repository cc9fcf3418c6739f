import {
  dueFilters,
  grievanceStatuses,
  grievanceStatusLabels,
} from '@kalam/domain/contact/grievance-machine';
import { messageText } from '@kalam/domain/message-catalogue';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Button } from '../../../ui/button.tsx';
import { FlagIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AuditTrail } from '../audit/audit-trail.tsx';
import { AdminList } from '../list/list-frame.tsx';
import { useAdminList } from '../list/list-query.ts';
import { GrievanceCard } from './grievance-card.tsx';
import type { Grievance } from './grievance-due.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';

interface Opened {
  readonly window: 'resolve' | 'history';
  readonly grievance: Grievance;
}

const History = ({ grievance, onClose }: { readonly grievance: Grievance; readonly onClose: () => void }) => (
  <Dialog
    title={<Trans>History</Trans>}
    description={grievance.subject}
    onClose={onClose}
    actions={
      <Button look="secondary" onClick={onClose} data-first-focus>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <p className="mb-4 break-all text-14 text-muted">
      <Trans>Reference {grievance.id}</Trans>
    </p>
    <AuditTrail subject="grievance" subjectId={grievance.id} />
  </Dialog>
);

/** S2 §2 Admin Grievances. */
const GrievancesPage = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const list = useAdminList({
    name: 'grievances',
    path: '/api/admin/grievances',
    choices: { status: grievanceStatuses, due: dueFilters },
    rowKey: ({ id }: Grievance) => id,
    load: async (query) => {
      const { grievances, nextCursor } = await call('GET /api/admin/grievances', { query });
      return { rows: grievances, nextCursor };
    },
  });
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader title={t`Grievances`}>
        <Trans>Messages from the contact form, and what was answered.</Trans>
      </PageHeader>
      <AdminList
        list={list}
        caption={t`Grievances`}
        search={{ label: t`Search`, placeholder: t`Search grievances...` }}
        filters={{
          status: { label: t`Status`, all: t`All Status`, options: grievanceStatusLabels },
          due: { label: t`Due`, all: t`Any time`, options: { overdue: t`Overdue, oldest first` } },
        }}
        card={(grievance) => (
          <GrievanceCard
            grievance={grievance}
            onChanged={list.put}
            onResolve={() => setOpened({ window: 'resolve', grievance })}
            onHistory={() => setOpened({ window: 'history', grievance })}
          />
        )}
        failure="grievances-load-failed"
        empty={{
          title: messageText(refuse('grievances-empty')),
          hint: <Trans>What people write on the contact page is listed here.</Trans>,
          icon: FlagIcon,
        }}
      />
      {opened?.window === 'resolve' && (
        <ResolveDialog grievance={opened.grievance} onResolved={list.put} onClose={close} />
      )}
      {opened?.window === 'history' && <History grievance={opened.grievance} onClose={close} />}
    </>
  );
};

export default GrievancesPage;
