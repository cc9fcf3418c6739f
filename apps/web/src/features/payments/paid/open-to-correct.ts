import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { fromSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { wizardSteps } from '@kalam/domain/resumes/wizard-machine';
import { newId } from '../../../platform/new-id.ts';
import { blankDraft, type Draft } from '../../../resume/draft.ts';
import { keepPaidWork, openPaidMark } from '../../../resume/journal/journal.ts';
import type { PaidMark } from '../../../resume/paid/paid-mark.ts';

const draftOf = ({ resume }: PaidMark): Draft => ({
  ...blankDraft(resume.template),
  data: fromSavedPayload(resume.data, newId),
  formatting: resume.formatting ?? defaultFormatting,
  // It was accepted before it was paid for.
  declarationAccepted: true,
  furthest: wizardSteps.length - 1,
});

/** Where the builder corrects it; undefined when it is open there already. */
export const correctionPath = async (paid: PaidMark): Promise<string | undefined> => {
  if (openPaidMark()?.orderId === paid.orderId) return undefined;
  return `/builder?continue=${await keepPaidWork(draftOf(paid), paid, newId())}`;
};
