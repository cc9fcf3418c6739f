import { guestPlanId, plans } from '@kalam/domain/plans/plan-catalogue';
import { priceLabel } from '@kalam/domain/plans/plan-wording';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { lookPrice, type PrintedOn } from '@kalam/domain/resumes/formatting-rules';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/banner.tsx';

interface LookNoteProps {
  readonly printedOn: PrintedOn;
  readonly formatting: Formatting | undefined;
}

/**
 * Shown before money is spent on a new resume: whether the file will look as the preview does (S1 §3), and what that
 * takes of the plan (S1 §4).
 */
export const LookNote = ({ printedOn, formatting = defaultFormatting }: LookNoteProps) => {
  const isGuest = printedOn === guestPlanId;
  const plan = plans[isGuest ? 'basic' : printedOn];
  const price = lookPrice({
    printedOn,
    formatsRemaining: plan.formatCount,
    before: defaultFormatting,
    wanted: formatting,
  });
  const { name, formatCount } = plan;
  const [pro, cost] = [plans.pro.name, priceLabel(plans.pro)];
  if (price === 'one') {
    return (
      <p className="text-14 text-muted">
        <Trans>The look you chose is kept, for one of the plan’s {formatCount} format changes.</Trans>
      </p>
    );
  }
  if (price !== 'standard') return null;
  return (
    <Banner tone="warning" title={<Trans>Your resume will look different from the preview</Trans>}>
      {isGuest ? (
        <Trans>
          A guest’s download is printed in the standard formatting: the design’s own font, medium size, blue.
          The {pro} plan ({cost}) and those above it keep the font, size, spacing and colours you see.
        </Trans>
      ) : (
        <Trans>
          The {name} plan prints every resume in the standard formatting: the design’s own font, medium size,
          blue. The other plans keep the font, size, spacing and colours you see.
        </Trans>
      )}
    </Banner>
  );
};
