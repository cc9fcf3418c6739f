import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';

const OrdersPage = () => {
  const { t } = useLingui();
  return (
    <PageHeader title={t`Orders`}>
      <Trans>Every order with its payment and its state.</Trans>
    </PageHeader>
  );
};

export default OrdersPage;
