import { showsAddPlan } from '@kalam/domain/admin/add-plan';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callFile } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { DownloadIcon, MailIcon, PlusIcon, TrashIcon } from '../../../ui/icons.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';
import { MoreIcon } from '../../../ui/work-icons.tsx';
import { useMay } from '../admin-session.ts';
import { refreshList } from '../list/list-query.ts';
import { AddPlanDialog } from '../subscriptions/add-plan.tsx';
import { StatusDialog } from '../users/user-status-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import type { Person } from './person-story.ts';

const useResend = ({ uid, email }: Person) => {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/admin/users/:id/verification', { params: { id: uid } }),
    onSuccess: () => showToast(t`Verification email sent to ${email}`, { tone: 'success' }),
    onError: (failure) => showToast(failureText(failure, 'verification-send-failed'), { tone: 'danger' }),
    // Verified in the meantime, or one mail more: either way the page is out of date.
    onSettled: () => refreshList(client, 'person'),
  });
};

const useExport = ({ uid }: Person) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callFile('GET /api/admin/users/:id/export', { params: { id: uid } }),
    onSuccess: (file) => {
      saveFile(`kalam_person_${uid}.json`, file);
      void refreshList(client, 'audit');
    },
    onError: (failure) => showToast(failureText(failure, 'person-export-failed'), { tone: 'danger' }),
  });
};

/** What can be done about a person, as far as one's role goes. */
export const PersonActions = ({ person }: { readonly person: Person }) => {
  const { t } = useLingui();
  const may = useMay();
  const [opened, setOpened] = useState<'status' | 'plan' | 'erase'>();
  const resend = useResend(person);
  const taking = useExport(person);
  const close = () => setOpened(undefined);
  const items: readonly MenuItem[] = [
    ...(may('people-export')
      ? [{ label: <Trans>Export their data</Trans>, icon: DownloadIcon, onSelect: () => taking.mutate() }]
      : []),
    ...(may('people-erase')
      ? [
          {
            label: <Trans>Erase this person…</Trans>,
            icon: TrashIcon,
            danger: true,
            onSelect: () => setOpened('erase'),
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      {may('people-manage') && !person.emailVerified && (
        <Button
          look="secondary"
          size="small"
          icon={MailIcon}
          busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          <Trans>Send verification again</Trans>
        </Button>
      )}
      {may('plans-give') && showsAddPlan(person.subscription && { status: 'active' }) && (
        <Button look="secondary" size="small" icon={PlusIcon} onClick={() => setOpened('plan')}>
          <Trans>Add Plan</Trans>
        </Button>
      )}
      {may('people-manage') && (
        <Button look="secondary" size="small" onClick={() => setOpened('status')}>
          {person.status === 'active' ? <Trans>Suspend</Trans> : <Trans>Activate</Trans>}
        </Button>
      )}
      {items.length > 0 && (
        // At the right edge, because its list opens to the left.
        <div className="ml-auto">
          <Menu
            label={t`More actions`}
            button={<MoreIcon className="size-4.5" />}
            buttonClassName={buttonClass({ look: 'secondary', size: 'small' })}
            items={items}
          />
        </div>
      )}
      {opened === 'status' && <StatusDialog user={person} onClose={close} />}
      {opened === 'plan' && <AddPlanDialog person={person} onClose={close} />}
      {opened === 'erase' && <EraseDialog person={person} onClose={close} />}
    </div>
  );
};
