import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

const SubscriptionsPage = () => {
  const { t } = useLingui();
  return (
    <PageHeader title={t`Subscriptions`}>
      <Trans>Who has which plan, until when, and what is left of it.</Trans>
    </PageHeader>
  );
};

export default SubscriptionsPage;
