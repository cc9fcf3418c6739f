import { guestPricePaise, planList } from '@kalam/domain/plans/plan-catalogue';
import { priceLabel, validityLabel } from '@kalam/domain/plans/plan-wording';
import { formatRupees } from '@kalam/domain/plans/rupees';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { Banner } from '../../../ui/banner.tsx';
import { cx } from '../../../ui/class-names.ts';
import { DownloadIcon, type IconComponent, UserIcon } from '../../../ui/icons.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ChevronRightIcon, UsersIcon } from '../../../ui/work-icons.tsx';

interface ChoiceProps {
  readonly icon: IconComponent;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly onChoose: () => void;
  readonly first?: boolean;
}

export const Choice = ({ icon: Icon, title, children, onChoose, first = false }: ChoiceProps) => (
  <button
    type="button"
    onClick={onChoose}
    data-first-focus={first || undefined}
    className={cx(
      'flex min-h-11 w-full items-center gap-4 rounded-base border border-edge/60 bg-surface p-4 text-left transition-colors hover:border-edge hover:bg-sunken',
    )}
  >
    <Icon className="text-accent-ink" />
    <span className="min-w-0 grow">
      <span className="block font-semibold">{title}</span>
      {children && <span className="block text-14 text-muted">{children}</span>}
    </span>
    <ChevronRightIcon className="text-muted" />
  </button>
);

const cheapest = planList.reduce((least, plan) => (plan.pricePaise < least.pricePaise ? plan : least));

/** Said before anybody makes an account for it. */
const PlanPrices = () => {
  const from = priceLabel(cheapest);
  return (
    <div className="mt-4 text-14">
      <p className="text-muted">
        <Trans>Keeping a resume in your account needs a plan. Plans from {from}, paid once:</Trans>
      </p>
      <ul className="mt-2 divide-y divide-line rounded-base border border-line px-3">
        {planList.map((plan) => (
          <li key={plan.id} className="flex items-baseline gap-2 py-1.5">
            <span className="w-20 shrink-0 font-medium">{plan.name}</span>
            <span className="min-w-0 grow text-muted">
              <Plural value={plan.resumeCount} one="# resume" other="# resumes" />,{' '}
              {translate(validityLabel(plan))}
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{priceLabel(plan)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface ChoicesDialogProps {
  /** What staff wrote while checkout is switched off. */
  readonly maintenance: string | undefined;
  /** What a payment already made gives. */
  readonly paid?: ReactNode;
  readonly onGuest: () => void;
  readonly onRegister: () => void;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** S1 §2: the save modal for visitors. */
export const ChoicesDialog = ({
  maintenance,
  paid,
  onGuest,
  onRegister,
  onSignIn,
  onClose,
}: ChoicesDialogProps) => {
  const price = formatRupees(guestPricePaise);
  return (
    <Dialog
      title={<Trans>Save Your Resume</Trans>}
      description={<Trans>Your resume is ready. How would you like to keep it?</Trans>}
      onClose={onClose}
    >
      {maintenance !== undefined && (
        <Banner tone="warning" title={<Trans>Checkout Unavailable</Trans>} className="mb-4">
          {translate(maintenance)}
        </Banner>
      )}
      <div className="flex flex-col gap-3">
        {paid}
        <Choice icon={DownloadIcon} title={<Trans>Continue as Guest</Trans>} onChoose={onGuest} first>
          <Trans>One-time download for {price}, as PDF. No account needed.</Trans>
        </Choice>
        <Choice icon={UsersIcon} title={<Trans>Create Account</Trans>} onChoose={onRegister}>
          <Trans>Save, edit, create multiple resumes.</Trans>
        </Choice>
        <Choice icon={UserIcon} title={<Trans>Sign in to your account</Trans>} onChoose={onSignIn}>
          <Trans>What you typed stays on this device and waits for you.</Trans>
        </Choice>
      </div>
      <PlanPrices />
    </Dialog>
  );
};
