import { plans } from '@kalam/domain/plans/plan-catalogue';
import { planNameOf, priceLabel } from '@kalam/domain/plans/plan-wording';
import { defaultFormatting, sameFormatting } from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LookCost } from '../../../account/look-cost.tsx';
import { useSession } from '../../../account/session.ts';
import { subscriptionQuery } from '../../../account/subscription.ts';
import { messageText } from '../../../platform/languages/message-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { draftLookPrice, type LookPlan } from '../saving/draft-look.ts';
import { LookChoices } from './look-choices.tsx';
import { PageChoices } from './page-choices.tsx';

/** What it takes to keep the look, for this person: never a surprise at the end. */
const Price = ({ plan }: { readonly plan: LookPlan | undefined }) => {
  const formatting = useDraft((draft) => draft.formatting);
  const savedLook = useDraft((draft) => draft.savedLook);
  const price = draftLookPrice({ formatting, savedLook }, plan);
  const [basic, basicCost] = [plans.basic.name, priceLabel(plans.basic)];
  const [pro, proCost] = [plans.pro.name, priceLabel(plans.pro)];
  if (savedLook?.planUsed === 'basic') return messageText({ code: 'formatting-not-on-basic' });
  if (price === 'none-left') {
    return (
      <>
        {messageText({ code: 'subscription-no-formats' })}.{' '}
        {savedLook ? (
          <Trans>It is saved in the look it had.</Trans>
        ) : (
          <Trans>It can be saved in the standard look: the design’s own font, medium size, blue.</Trans>
        )}
      </>
    );
  }
  if (plan && plans[plan.planId].formatCount !== 0)
    return <LookCost changed={price === 'one'} remaining={plan.formatsRemaining} />;
  const planName = plan && planNameOf(plan.planId);
  return planName ? (
    <Trans>
      Try freely. Your {planName} plan prints the standard look; the {pro} plan ({proCost}) keeps yours.
    </Trans>
  ) : (
    <Trans>
      Try freely. A guest’s download and the {basic} plan ({basicCost}) print the standard look; the {pro}{' '}
      plan ({proCost}) keeps yours.
    </Trans>
  );
};

/** Colour, font, size, spacing and the page, tried on the page itself. They are part of the draft, and of undo. */
const LookPanel = (_: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const { data: user } = useSession();
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: Boolean(user) });
  const template = useDraft((draft) => draft.template);
  const formatting = useDraft((draft) => draft.formatting);
  const before = useDraft((draft) => draft.savedLook?.formatting ?? defaultFormatting);
  const isSaved = useDraft((draft) => draft.savedLook !== undefined);
  const plan = subscription?.status === 'active' || isSaved ? (subscription ?? undefined) : undefined;
  const choose = (chosen: Formatting) => store.change(t`Look`, (draft) => ({ ...draft, formatting: chosen }));
  return (
    <section
      aria-label={t`Look`}
      className="@container mt-2 rounded-base border border-line bg-surface p-3 shadow-card"
    >
      <LookChoices template={template} formatting={formatting} onChange={choose} />
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <p aria-live="polite" className="min-w-0 grow basis-64">
          <Price plan={plan} />
        </p>
        {!sameFormatting(formatting, before) && (
          <Button look="quiet" size="small" className="-my-1 max-sm:-ml-3" onClick={() => choose(before)}>
            {isSaved ? <Trans>Back to the saved look</Trans> : <Trans>Back to the standard look</Trans>}
          </Button>
        )}
      </div>
      <PageChoices />
    </section>
  );
};

export default LookPanel;
