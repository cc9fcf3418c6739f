import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../shell/page-header.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ReceiptIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';

const OrdersPage = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`My Orders`} />
      <EmptyState
        icon={ReceiptIcon}
        title={<Trans>No Orders Found</Trans>}
        action={
          <ButtonLink to="/plans" look="secondary">
            <Trans>View Plans</Trans>
          </ButtonLink>
        }
      >
        <Trans>What you buy is listed here with its receipt.</Trans>
      </EmptyState>
    </>
  );
};

export default OrdersPage;
