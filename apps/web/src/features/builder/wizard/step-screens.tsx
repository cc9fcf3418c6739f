import { wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useEffect } from 'react';
import { page } from '../../../platform/loading/lazy-page.tsx';
import { ErrorBoundary } from '../../../shell/error-boundary.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';

const named = async <Name extends string>(
  loading: Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Promise<{ default: ComponentType }> => ({ default: (await loading)[name] });

/** Each step in a chunk of its own; the next one is fetched while this one is filled in. */
const screens = [
  page(() => named(import('../steps/personal-info-step.tsx'), 'PersonalInfoStep')),
  page(() => named(import('../steps/education-step.tsx'), 'EducationStep')),
  page(() => named(import('../steps/experience-step.tsx'), 'ExperienceStep')),
  page(() => named(import('../steps/about-me-step.tsx'), 'AboutMeStep')),
  page(() => named(import('../steps/download-step.tsx'), 'DownloadStep')),
];

// The wizard opens on the first: it comes along with the frame instead of after it.
if (typeof document !== 'undefined') screens[0]?.preload().catch(() => undefined);

const StepSkeleton = () => {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading…`} className="grid gap-5">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
};

/** The frame stays, and with it what was typed and the way back. */
const MissingStep = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState
    title={<Trans>This part could not be loaded</Trans>}
    onRetry={onRetry}
    action={
      <Button look="quiet" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    }
  >
    <Trans>What you typed is kept on this device. Check your internet connection and try again.</Trans>
  </ErrorState>
);

export const StepScreen = ({ step }: { readonly step: number }) => {
  const Screen = screens[step];
  useEffect(() => {
    screens[step + 1]?.preload().catch(() => undefined);
  }, [step]);
  return (
    <ErrorBoundary key={wizardSteps[step]} broken={(onRetry) => <MissingStep onRetry={onRetry} />}>
      <Suspense fallback={<StepSkeleton />}>{Screen && <Screen />}</Suspense>
    </ErrorBoundary>
  );
};
