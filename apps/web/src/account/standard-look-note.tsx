import { type PlanId, plans } from '@kalam/domain/plans/plan-catalogue';
import { keepsFormatting } from '@kalam/domain/resumes/formatting-rules';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/banner.tsx';

interface StandardLookNoteProps {
  readonly planId: PlanId;
  readonly formatting: Formatting | undefined;
}

/** Shown before money or a resume of the plan is spent: the file will not look as the preview does (S1 §3). */
export const StandardLookNote = ({ planId, formatting }: StandardLookNoteProps) => {
  if (formatting === undefined || keepsFormatting(planId, formatting)) return null;
  const { name } = plans[planId];
  return (
    <Banner tone="warning" title={<Trans>Your resume will look different from the preview</Trans>}>
      <Trans>
        The {name} plan prints every resume in the standard formatting: Inter, medium size, blue. The other
        plans keep the font, size, spacing and colours you see.
      </Trans>
    </Banner>
  );
};
