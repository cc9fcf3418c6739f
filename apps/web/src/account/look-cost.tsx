import { unlimited } from '@kalam/domain/plans/plan-catalogue';
import { Plural, Trans } from '@lingui/react/macro';

interface LookCostProps {
  readonly changed: boolean;
  readonly remaining: number;
}

/** What saving a look would cost, said while there is still time to think. */
export const LookCost = ({ changed, remaining }: LookCostProps) => {
  if (remaining === unlimited) return <Trans>Format changes are unlimited on your plan.</Trans>;
  if (!changed) return <Trans>Try freely: only saving a change counts.</Trans>;
  return (
    <Plural
      value={remaining}
      one="Saving takes the # format change your plan has left."
      other="Saving takes one of the # format changes your plan has left."
    />
  );
};
