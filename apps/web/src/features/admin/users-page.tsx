import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

const UsersPage = () => {
  const { t } = useLingui();
  return (
    <PageHeader title={t`Users`}>
      <Trans>Everyone with an account: search, suspend, activate, add a plan.</Trans>
    </PageHeader>
  );
};

export default UsersPage;
