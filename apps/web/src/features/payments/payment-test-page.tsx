import { Trans, useLingui } from '@lingui/react/macro';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const PaymentTestPage = () => {
  const { t } = useLingui();
  return (
    <NarrowPage title={t`Try the payment again`}>
      <p className="mb-6 text-muted">
        <Trans>There is no open order on this device. Choose a plan to start a new one.</Trans>
      </p>
      <ButtonLink to="/plans" wide>
        <Trans>View Plans</Trans>
      </ButtonLink>
    </NarrowPage>
  );
};

export default PaymentTestPage;
