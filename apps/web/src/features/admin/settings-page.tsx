import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

const SettingsPage = () => {
  const { t } = useLingui();
  return (
    <PageHeader title={t`Settings`}>
      <Trans>Whether purchases are possible, and what visitors are told when they are not.</Trans>
    </PageHeader>
  );
};

export default SettingsPage;
