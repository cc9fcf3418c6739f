import type { Today } from '@kalam/domain/calendar/calendar-day';
import type { TextRules } from '@kalam/domain/resumes/rules/text-rules';
import {
  checkStep,
  clampStep,
  stepOfField,
  type WizardContent,
  wizardSteps,
} from '@kalam/domain/resumes/wizard-machine';
import { blankDraft, type Draft } from '../../../resume/draft.ts';
import { hasWork } from '../../../resume/journal/journal-record.ts';

/** Minutes a step takes someone who has the facts at hand. */
const stepMinutes = [2, 2, 4, 2, 1] as const;

/** What is still to do from a step on. A later step that is filled already, as after an import, takes no time. */
export const minutesLeft = (step: number, content: WizardContent, today: Today, rules?: TextRules): number =>
  wizardSteps.reduce((sum, _, index) => {
    if (index < step) return sum;
    const filled =
      index < wizardSteps.length - 1 && checkStep(clampStep(index), content, today, rules).passes;
    return filled ? sum : sum + (stepMinutes[index] ?? 0);
  }, 0);

/** Whether somebody is still writing an entry on a step. A form that is open and blank says nothing. */
export const hasOpenEntry = ({ pendingEntries, unfinishedDates }: Draft, step: number): boolean =>
  Object.keys(unfinishedDates).some((path) => stepOfField(path) === step) ||
  Object.entries(pendingEntries).some(
    ([list, entry]) =>
      stepOfField(list) === step && hasWork({ ...blankDraft(), pendingEntries: { [list]: entry } }),
  );
