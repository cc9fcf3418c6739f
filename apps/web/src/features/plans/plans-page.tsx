import { guestPricePaise, isPlanId, type PlanId, planList } from '@kalam/domain/plans/plan-catalogue';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../account/session.ts';
import { openSignIn } from '../../account/sign-in-prompt.ts';
import { Refused, unreachable } from '../../platform/api/call.ts';
import { useCheckoutSetting } from '../../platform/checkout/checkout-setting.ts';
import { translate } from '../../platform/languages/translator.ts';
import { lazyDialog, overlay } from '../../platform/loading/overlay.tsx';
import { openCheckout } from '../../shell/checkout.ts';
import { PublicPage } from '../../shell/page-header.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';

const CheckoutUnavailable = lazyDialog(async () => ({
  default: (await import('../../shell/checkout-unavailable-dialog.tsx')).CheckoutUnavailableDialog,
}));

const CurrentPlan = overlay(
  () => import('./current-plan.tsx'),
  () => undefined,
);

const guestPrice = formatRupees(guestPricePaise);

/** For those who want the file and nothing else. */
const GuestOffer = () => (
  <section
    aria-labelledby="guest"
    className="mt-6 flex flex-col gap-x-8 gap-y-5 rounded-base border border-line bg-sunken p-5 sm:flex-row sm:items-center sm:p-6"
  >
    <div className="grow">
      <h2 id="guest" className="font-semibold text-18">
        <Trans>Only one file, and no account?</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>
          Build your resume and choose Continue as Guest: one PDF for {guestPrice}, downloaded at once, with a
          copy by e-mail.
        </Trans>
      </p>
    </div>
    <ButtonLink to="/builder" look="secondary">
      <Trans>Start Building</Trans>
    </ButtonLink>
  </section>
);

/** S1 §2: a visitor signs in first and comes back here; everyone else pays. */
const useSelect = () => {
  const session = useSession();
  const [selecting, setSelecting] = useState<PlanId>();
  const select = async (planId: PlanId) => {
    setSelecting(planId);
    try {
      const { data: user, error } = session.data === undefined ? await session.refetch() : session;
      if (user) openCheckout({ planId });
      // Who cannot be told from a visitor may well be signed in.
      else if (user === undefined)
        showToast((error instanceof Refused ? error : unreachable()).error, { tone: 'danger' });
      // Whoever signs in in another tab meanwhile is not led to a payment in two of them.
      else openSignIn({ returnPath: `/plans?plan=${planId}`, onElsewhere: () => undefined });
    } finally {
      setSelecting(undefined);
    }
  };
  return { selecting, select };
};

/** Back from signing in, perhaps by way of a verified address: on to the plan that was chosen before. */
const useChosenPlan = (choose: (planId: PlanId) => void): void => {
  const { data: user } = useSession();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('plan');
  const goOn = useEffectEvent((planId: string) => {
    setSearch(
      (now) => {
        now.delete('plan');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    if (isPlanId(planId)) choose(planId);
  });
  useEffect(() => {
    if (user && chosen !== null) goOn(chosen);
  }, [user, chosen]);
};

const PlansPage = () => {
  const { t } = useLingui();
  const { isEnabled, maintenanceMessage } = useCheckoutSetting();
  const { selecting, select } = useSelect();
  const { data: user } = useSession();
  const [refused, setRefused] = useState(false);
  const choose = (planId: PlanId) => {
    if (isEnabled) void select(planId);
    else setRefused(true);
  };
  useChosenPlan(choose);
  return (
    <PublicPage
      title={t`Choose Your Plan`}
      lead={
        <Trans>
          Building and previewing is free. Pay once, for as long as you need your resumes at hand. Plans do
          not renew by themselves.
        </Trans>
      }
    >
      <div role="status" aria-live="polite">
        {!isEnabled && (
          <Banner tone="warning" title={<Trans>Checkout Unavailable</Trans>} className="mb-6">
            {translate(maintenanceMessage)}
          </Banner>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {planList.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              mark={user && <CurrentPlan planId={plan.id} />}
              busy={selecting === plan.id}
              onSelect={() => choose(plan.id)}
            />
          </li>
        ))}
      </ul>
      <GuestOffer />
      <PlanComparison />
      <p className="mt-8 max-w-3xl text-14 text-muted">
        <Trans>
          Prices are in Indian rupees and are all you pay. You pay in the payment provider’s own window, and
          we never see your card, bank or UPI details. When a plan ends, your resumes stay in your account.
          Buying a plan while another is active replaces it. Not satisfied? Ask within 24 hours: see the{' '}
          <Link to="/cancellation-refund" className="text-accent-ink underline underline-offset-3">
            Cancellation & Refund Policy
          </Link>
          .
        </Trans>
      </p>
      {refused && !isEnabled && (
        <CheckoutUnavailable message={maintenanceMessage} onClose={() => setRefused(false)} />
      )}
    </PublicPage>
  );
};

export default PlansPage;
