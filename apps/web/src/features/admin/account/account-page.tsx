import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { LoadFailure } from '../list/list-states.tsx';
import { useRoleWords } from '../staff/role-words.ts';
import { accountQuery, type OwnAccount } from './account-query.ts';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Card className="sm:p-6">
    <h2 className="mb-4 font-semibold text-18">{title}</h2>
    {children}
  </Card>
);

const Account = ({ account }: { readonly account: OwnAccount }) => {
  const roles = useRoleWords();
  return (
    <div className="grid max-w-2xl gap-5">
      <Part title={account.name}>
        <p className="break-all">{account.email}</p>
        <p className="mt-1 text-14 text-muted">
          {roles[account.role].name}: {roles[account.role].may}
        </p>
      </Part>
      <Part title={<Trans>Second factor</Trans>}>
        <SecondFactorSection account={account} />
      </Part>
      <Part title={<Trans>Sessions</Trans>}>
        <SessionsSection sessions={account.sessions} />
      </Part>
      <Part title={<Trans>Change password</Trans>}>
        <PasswordSection email={account.email} />
      </Part>
    </div>
  );
};

/** The signed-in member of staff: password, second factor, sessions. */
const AccountPage = () => {
  const { t } = useLingui();
  const account = useQuery(accountQuery);
  return (
    <>
      <PageHeader title={t`Your account`} />
      <ConnectionNote />
      {account.isError && (
        <LoadFailure
          words={failureText(account.error, 'staff-account-load-failed')}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.isPending && <Skeleton className="h-64 max-w-2xl rounded-base" />}
      {account.data && <Account account={account.data.account} />}
    </>
  );
};

export default AccountPage;
