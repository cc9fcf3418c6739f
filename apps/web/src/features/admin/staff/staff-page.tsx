import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { useAdminSession } from '../admin-session.ts';
import { LoadFailure, LoadingRows } from '../list/list-states.tsx';
import { InvitationsList } from './invitations-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { ResetFactorDialog, RoleDialog, StatusDialog, WithdrawDialog } from './member-dialogs.tsx';
import { MembersTable, type MemberWindow } from './members-table.tsx';
import { type Invitation, type Member, staffQuery } from './staff-query.ts';

type Opened =
  | { readonly window: 'invite' }
  | { readonly window: 'withdraw'; readonly invitation: Invitation }
  | { readonly window: MemberWindow; readonly member: Member };

const OpenedWindow = ({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) => {
  switch (opened.window) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog invitation={opened.invitation} onClose={onClose} />;
    case 'role':
      return <RoleDialog member={opened.member} onClose={onClose} />;
    case 'status':
      return <StatusDialog member={opened.member} onClose={onClose} />;
    case 'factor':
      return <ResetFactorDialog member={opened.member} onClose={onClose} />;
  }
};

/** Who works here, for owners: roles, invitations, who is let in. */
const StaffPage = () => {
  const { t } = useLingui();
  const staff = useQuery(staffQuery);
  const ownEmail = useAdminSession().data?.admin?.email ?? '';
  const [opened, setOpened] = useState<Opened>();
  const invitations = staff.data?.invitations ?? [];
  return (
    <>
      <PageHeader
        title={t`Staff`}
        actions={
          <Button icon={PlusIcon} onClick={() => setOpened({ window: 'invite' })}>
            <Trans>Invite</Trans>
          </Button>
        }
      >
        <Trans>Who may enter the back office, and what they may do there.</Trans>
      </PageHeader>
      <ConnectionNote />
      {staff.isError && (
        <LoadFailure
          words={failureText(staff.error, 'staff-load-failed')}
          retrying={staff.isFetching}
          onRetry={() => void staff.refetch()}
        />
      )}
      {staff.isPending && <LoadingRows />}
      {staff.data && (
        <div className="space-y-8">
          <MembersTable
            members={staff.data.members}
            ownEmail={ownEmail}
            onOpen={(window, member) => setOpened({ window, member })}
          />
          {invitations.length > 0 && (
            <section>
              <h2 className="mb-3 font-semibold text-18">
                <Trans>Invitations</Trans>
              </h2>
              <InvitationsList
                invitations={invitations}
                onWithdraw={(invitation) => setOpened({ window: 'withdraw', invitation })}
              />
            </section>
          )}
        </div>
      )}
      {opened && <OpenedWindow opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

export default StaffPage;
