import { callbackState, nextPollMs, readCallback } from '@kalam/domain/payments/payment-callback';
import { refuse } from '@kalam/domain/refusal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../account/session.ts';
import { openSignIn } from '../../account/sign-in-prompt.ts';
import { call, Refused } from '../../platform/api/call.ts';
import { messageText } from '../../platform/languages/message-text.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckCircleIcon } from '../../ui/icons.tsx';
import { Waiting } from '../../ui/spinner.tsx';
import { ContactLink } from './contact-link.tsx';
import { forgetOrder } from './interrupted-order.ts';

type Told = 'completed' | 'failed' | 'pending' | 'processing' | 'unknown';

/** An order the server does not know as this visitor's: not paid by them, or by an account they are not signed in to. */
const fetchOrder = async (id: string): Promise<Told | 'nobodys'> => {
  try {
    return (await call('GET /api/payment/orders/:id', { params: { id } })).status;
  } catch (failure) {
    if (failure instanceof Refused && (failure.status === 404 || failure.status === 401)) return 'nobodys';
    throw failure;
  }
};

/** S2 §2: where the provider sends a payer back to. The server alone says what came of it (decision 31). */
const PaymentCallbackPage = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const [search] = useSearchParams();
  const session = useSession();
  const asked = readCallback({ order_id: search.get('order_id'), payment_id: search.get('payment_id') });
  const orderId = asked.kind === 'ask' ? asked.orderId : '';
  const { data: told } = useQuery({
    queryKey: ['payment-callback', orderId, session.data?.id],
    queryFn: () => fetchOrder(orderId),
    enabled: orderId !== '' && !session.isPending,
    networkMode: 'always',
    // Out of reach is asked again like not yet known.
    retry: false,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data === 'completed' || data === 'failed' || data === 'nobodys'
        ? false
        : nextPollMs(dataUpdateCount + errorUpdateCount),
  });
  const request =
    told === 'nobodys' ? ({ kind: 'error', refusal: refuse('callback-order-missing') } as const) : asked;
  const state = callbackState(request, told === 'nobodys' ? undefined : told);
  const goTo = state.kind === 'success' ? state.goTo : undefined;
  const afterMs = state.kind === 'success' ? state.afterMs : 0;
  useEffect(() => {
    if (goTo === undefined) return;
    forgetOrder();
    const timer = setTimeout(() => void navigate(goTo), afterMs);
    return () => clearTimeout(timer);
  }, [goTo, afterMs, navigate]);

  if (told === 'nobodys' && session.data === null) {
    return (
      <NarrowPage title={t`Your payment`}>
        <div className="space-y-4">
          <Banner title={<Trans>Sign in to see what came of your payment</Trans>}>
            <Trans>If you paid as a guest, your resume comes by e-mail.</Trans>
          </Banner>
          <Button wide onClick={() => openSignIn({ returnPath: pathname + query })}>
            <Trans>Sign In</Trans>
          </Button>
          <ContactLink />
        </div>
      </NarrowPage>
    );
  }
  if (state.kind === 'error') {
    return (
      <NarrowPage title={t`Your payment`}>
        <div className="space-y-4">
          <Banner tone="danger" alert title={messageText(state.refusal)}>
            {messageText(refuse('payment-auto-reversal'))}
          </Banner>
          <ButtonLink to={state.retry} wide>
            <Trans>Try Again</Trans>
          </ButtonLink>
          <ContactLink />
        </div>
      </NarrowPage>
    );
  }
  if (state.kind === 'success') {
    return (
      <NarrowPage title={messageText(refuse('payment-successful'))}>
        <p role="status" className="flex animate-settle items-center gap-3">
          <CheckCircleIcon className="size-7 text-success-ink" />
          <Trans>Taking you to your dashboard…</Trans>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t`Your payment`}>
      {state.kind === 'confirming' && <Banner>{messageText(refuse('payment-being-confirmed'))}</Banner>}
      <Waiting>{t`Checking your payment…`}</Waiting>
    </NarrowPage>
  );
};

export default PaymentCallbackPage;
