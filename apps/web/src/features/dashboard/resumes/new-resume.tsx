import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import type { PlanStanding } from '../../../account/plan-standing.ts';
import { planObstacle } from '../../../account/plan-standing.ts';
import { lazyDialog } from '../../../platform/loading/overlay.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PlusIcon, UploadIcon } from '../../../ui/icons.tsx';

const PlanNeeded = lazyDialog(async () => ({
  default: (await import('../../../account/plan-needed-dialog.tsx')).PlanNeededDialog,
}));

interface NewResumeProps {
  readonly standing: PlanStanding;
  /** The very first one, which is all the page offers. */
  readonly first?: boolean;
}

/** The ways to a new resume. A plan that has none left says so before somebody fills in the whole wizard. */
export const NewResume = ({ standing, first = false }: NewResumeProps) => {
  const [wanted, setWanted] = useState<string>();
  const obstacle = planObstacle('copy', standing);
  const usedUp = obstacle === 'subscription-no-resumes';
  const begin = (path: string) => ({
    to: path,
    onClick: (event: MouseEvent) => {
      if (!usedUp) return;
      event.preventDefault();
      setWanted(path);
    },
  });
  const size = first ? 'medium' : 'small';
  const scratch = (
    <ButtonLink {...begin('/builder')} size={size} icon={PlusIcon}>
      {first ? <Trans>Create Resume</Trans> : <Trans>Create New</Trans>}
    </ButtonLink>
  );
  return (
    <>
      {first && scratch}
      <ButtonLink {...begin('/builder?import')} size={size} look="secondary" icon={UploadIcon}>
        <Trans>Start from the resume you have</Trans>
      </ButtonLink>
      {!first && scratch}
      {wanted !== undefined && usedUp && (
        <PlanNeeded obstacle={obstacle} beginAt={wanted} onClose={() => setWanted(undefined)} />
      )}
    </>
  );
};
