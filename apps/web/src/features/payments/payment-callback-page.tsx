import { useLingui } from '@lingui/react/macro';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Waiting } from '../../ui/spinner.tsx';

const PaymentCallbackPage = () => {
  const { t } = useLingui();
  return (
    <NarrowPage title={t`Your payment`}>
      <Waiting>{t`Checking your payment…`}</Waiting>
    </NarrowPage>
  );
};

export default PaymentCallbackPage;
