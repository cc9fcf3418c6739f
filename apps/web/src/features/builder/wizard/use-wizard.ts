import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { checkLetter } from '@kalam/domain/resumes/letter/letter-rules';
import { keptOf } from '@kalam/domain/resumes/resume-check';
import {
  clampStep,
  goForward,
  goToStep,
  stepOfField,
  stopOnTheWay,
  type Wizard,
  type WizardStep,
  wizardSteps,
} from '@kalam/domain/resumes/wizard-machine';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../resume/draft.ts';
import { useTextRules } from '../../../resume/text-rules.ts';
import { useDraft, useDraftActions } from '../draft/draft-store.ts';
import { type FieldPath, focusField } from '../draft/edited-field.ts';
import { closeLetter, openLetter } from '../letter/letter-open.ts';
import { forgetWaiting, passesStepCheck, whenStepShown } from './step-check.ts';
import { hasOpenEntry } from './wizard-progress.ts';

const lastStep = clampStep(wizardSteps.length - 1);

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
  const rules = useTextRules();
  const step = useDraft((draft) => draft.step);

  const become = (wizard: Wizard, then: () => void): void => {
    const { step: from } = store.get();
    closeLetter();
    forgetWaiting();
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

  const reaching = (to: WizardStep): Wizard => ({
    step: to,
    passed: clampStep(Math.max(store.get().furthest, to)),
  });

  const stopBefore = (wanted: WizardStep, from: number): WizardStep | undefined => {
    const draft = store.get();
    const today = visitorToday(new Date());
    return stopOnTheWay(clampStep(from), wanted, draft, today, (at) => hasOpenEntry(draft, at), rules);
  };

  /** As Next does at every step on the way: what is wrong is shown on its own step, and nothing behind it is reached. */
  const goAhead = (wanted: WizardStep, arrive: () => void): boolean => {
    if (!passesStepCheck()) return false;
    const stop = stopBefore(wanted, store.get().step + 1);
    if (stop === undefined) become(reaching(wanted), arrive);
    else {
      become(reaching(stop), () => {
        showStepTop();
        whenStepShown(() => goAhead(wanted, arrive));
      });
    }
    return true;
  };

  /** Decision 63: a resume can be saved from any step; what is wrong on any of them comes first. */
  const whenWhole = (run: () => void, from = 0): void => {
    const stop = stopBefore(lastStep, from);
    if (stop === undefined) {
      const { data } = store.get();
      const [wrong] = checkLetter(data.letter, keptOf(data, rules));
      if (wrong) goToField(wrong.field ?? '');
      else run();
      return;
    }
    become(reaching(stop), () => {
      showStepTop();
      whenStepShown(() => passesStepCheck() && whenWhole(run, stop + 1));
    });
  };

  /** False when it was refused right here. */
  const goTo = (wanted: number): boolean => {
    closeLetter();
    const now = wizardOf(store.get());
    const allowed = goToStep(now, wanted);
    if (allowed.step > now.step) return goAhead(allowed.step, showStepTop);
    become(allowed, showStepTop);
    return allowed.step === wanted;
  };

  /** To the control of a field, wherever it is. Forward only as far as Next would lead. */
  const goToField = (path: FieldPath): void => {
    const arrive = () => focusField(path);
    if (path.startsWith('letter.')) {
      openLetter();
      arrive();
      return;
    }
    closeLetter();
    const wanted = stepOfField(path);
    if (wanted > store.get().step) goAhead(wanted, arrive);
    else become({ ...wizardOf(store.get()), step: wanted }, arrive);
  };

  return {
    step,
    next: (): void => {
      if (passesStepCheck())
        become(goForward(wizardOf(store.get()), { passes: true, refusals: [] }), showStepTop);
    },
    goTo,
    goToField,
    whenWhole: (run: () => void): void => whenWhole(run),
  };
};
