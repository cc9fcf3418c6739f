import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

const OverviewPage = () => {
  const { t } = useLingui();
  return (
    <PageHeader title={t`Dashboard Overview`}>
      <Trans>Welcome back! Here's what's happening.</Trans>
    </PageHeader>
  );
};

export default OverviewPage;
