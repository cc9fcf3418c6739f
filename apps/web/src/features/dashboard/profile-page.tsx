import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

import { UserIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';

const ProfilePage = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Profile Settings`} />
      <EmptyState icon={UserIcon} title={<Trans>Your name and password</Trans>}>
        <Trans>Here you change the name on your account and your password.</Trans>
      </EmptyState>
    </>
  );
};

export default ProfilePage;
