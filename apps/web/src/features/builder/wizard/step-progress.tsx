import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { clampStep, stepMark, wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { minutesLeft } from './wizard-progress.ts';

interface StepProgressProps {
  readonly step: number;
  readonly onGo: (step: number) => void;
}

/** Steps done, steps left, and about how long they take. */
export const StepProgress = ({ step, onGo }: StepProgressProps) => {
  const { t } = useLingui();
  const store = useDraftActions();
  const furthest = useDraft((draft) => draft.furthest);
  const wizard = { step: clampStep(step), passed: clampStep(furthest) };
  // Computed when a step is entered, so that the figure does not change while one types.
  const minutes = useMemo(() => minutesLeft(step, store.get(), visitorToday(new Date())), [step, store]);
  return (
    <div>
      <Stepper
        label={t`Steps`}
        steps={wizardSteps.map((name, index) => ({
          name: translate(name),
          ...stepMark(wizard, clampStep(index)),
        }))}
        onGo={onGo}
      />
      <p className="mt-2 text-14 text-muted">
        {step === wizardSteps.length - 1 ? (
          <Trans>Last step. Look it over, then save.</Trans>
        ) : (
          <Plural value={minutes} one="About # minute left" other="About # minutes left" />
        )}
      </p>
    </div>
  );
};
