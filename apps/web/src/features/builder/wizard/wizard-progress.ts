import type { Today } from '@kalam/domain/calendar/calendar-day';
import { checkStep, clampStep, type WizardContent, wizardSteps } from '@kalam/domain/resumes/wizard-machine';

/** Minutes a step takes someone who has the facts at hand. */
const stepMinutes = [2, 2, 4, 2, 1] as const;

/** What is still to do from a step on. A later step that is filled already, as after an import, takes no time. */
export const minutesLeft = (step: number, content: WizardContent, today: Today): number =>
  wizardSteps.reduce((sum, _, index) => {
    if (index < step) return sum;
    const filled = index < wizardSteps.length - 1 && checkStep(clampStep(index), content, today).passes;
    return filled ? sum : sum + (stepMinutes[index] ?? 0);
  }, 0);

/** The step that a jump ahead reaches: the wanted one, or the first before it whose check refuses. */
export const reachableStep = (from: number, to: number, content: WizardContent, today: Today): number => {
  let step = from;
  while (step < to && checkStep(clampStep(step), content, today).passes) step++;
  return Math.min(step, Math.max(from, to));
};
