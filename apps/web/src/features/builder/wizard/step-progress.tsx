import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { clampStep, stepMark, wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { translate } from '../../../platform/languages/translator.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { BarStepper, Stepper } from '../../../ui/stepper.tsx';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { minutesLeft } from './wizard-progress.ts';

interface StepProgressProps {
  readonly step: number;
  readonly onGo: (step: number) => void;
  readonly inBar?: boolean;
}

/** About how long the rest takes. */
export const TimeLeft = ({ step }: { readonly step: number }) => {
  const store = useDraftActions();
  // Computed when a step is entered, so that the figure does not change while one types.
  const rules = useTextRules();
  const minutes = useMemo(
    () => minutesLeft(step, store.get(), visitorToday(new Date()), rules),
    [step, store, rules],
  );
  if (step === wizardSteps.length - 1) return <Trans>Last step. Look it over, then save.</Trans>;
  return <Plural value={minutes} one="About # minute left" other="About # minutes left" />;
};

/** Steps done, steps that can be gone to, steps left. */
export const StepProgress = ({ step, onGo, inBar = false }: StepProgressProps) => {
  const { t } = useLingui();
  const furthest = useDraft((draft) => draft.furthest);
  const wizard = { step: clampStep(step), passed: clampStep(furthest) };
  const steps = wizardSteps.map((name, index) => ({
    name: translate(name),
    ...stepMark(wizard, clampStep(index)),
  }));
  const shown = { label: t`Steps`, steps, onGo };
  return inBar ? <BarStepper {...shown} /> : <Stepper {...shown} note={<TimeLeft step={step} />} />;
};
