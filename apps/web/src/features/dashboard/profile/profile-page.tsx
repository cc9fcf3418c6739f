import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../../account/session.ts';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { PageHeader } from '../../../shell/page-header.tsx';
import { Card } from '../../../ui/card.tsx';
import { AccountData } from './account-data.tsx';
import { EmailChange } from './email-change.tsx';
import { MailChoices } from './mail-choices.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';

const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Card className="sm:p-6">
    <h2 className="mb-4 font-semibold text-18">{title}</h2>
    {children}
  </Card>
);

const ProfilePage = () => {
  const { t } = useLingui();
  const { data: user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHeader title={t`Profile Settings`} />
      <ConnectionNote />
      <div className="grid max-w-2xl gap-5">
        <Part title={<Trans>Your profile</Trans>}>
          <ProfileForm user={user} />
        </Part>
        <Part title={<Trans>Your email</Trans>}>
          <EmailChange email={user.email} />
        </Part>
        <Part title={<Trans>Change password</Trans>}>
          <PasswordForm email={user.email} />
        </Part>
        <Part title={<Trans>Where you are signed in</Trans>}>
          <Sessions />
        </Part>
        <Part title={<Trans>Mails from us</Trans>}>
          <MailChoices />
        </Part>
        <Part title={<Trans>Your account and data</Trans>}>
          <AccountData />
        </Part>
      </div>
    </>
  );
};

export default ProfilePage;
