import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import {
  clampStep,
  goForward,
  goToStep,
  stepOfField,
  type Wizard,
} from '@kalam/domain/resumes/wizard-machine';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../resume/draft.ts';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { type FieldPath, focusField } from '../draft/edited-field.ts';
import { passesStepCheck } from './step-check.ts';
import { reachableStep } from './wizard-progress.ts';

const wizardOf = ({ step, furthest }: Draft): Wizard => ({
  step: clampStep(step),
  passed: clampStep(furthest),
});

/** Slides where the browser can and the person does not mind. */
const withTransition = (forward: boolean, change: () => void): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm || document.startViewTransition === undefined) {
    change();
    return;
  }
  document.documentElement.dataset.step = forward ? 'forward' : 'back';
  document.startViewTransition(change);
};

/** Where the form begins; the page's view and focus go there when the step changes. */
export const stepRegionId = 'builder-step';

const showStepTop = (): void => {
  const region = document.getElementById(stepRegionId);
  region?.focus({ preventScroll: true });
  region?.scrollIntoView({ block: 'start' });
};

export const useWizard = () => {
  const store = useDraftActions();
  const step = useDraft((draft) => draft.step);

  const become = (wizard: Wizard, then: () => void): void => {
    const { step: from } = store.get();
    if (wizard.step === from) {
      then();
      return;
    }
    withTransition(wizard.step > from, () => {
      flushSync(() =>
        store.change('Step', (draft) => ({ ...draft, step: wizard.step, furthest: wizard.passed })),
      );
      then();
    });
  };

  return {
    step,
    next: (): void => {
      if (passesStepCheck())
        become(goForward(wizardOf(store.get()), { passes: true, refusals: [] }), showStepTop);
    },
    goTo: (wanted: number): void => become(goToStep(wizardOf(store.get()), wanted), showStepTop),
    /** To the control of a field, wherever it is. Forward only as far as Next would lead. */
    goToField: (path: FieldPath): void => {
      const draft = store.get();
      const wanted = stepOfField(path);
      const reached = reachableStep(draft.step, wanted, draft, visitorToday(new Date()));
      const step = clampStep(wanted < draft.step ? wanted : reached);
      const wizard = { step, passed: clampStep(Math.max(draft.furthest, step)) };
      become(wizard, () => (step === wanted ? focusField(path) : showStepTop()));
    },
  };
};
