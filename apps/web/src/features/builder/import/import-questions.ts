import type { Today } from '@kalam/domain/calendar/calendar-day';
import type { Refusal } from '@kalam/domain/refusal';
import { checkResume } from '@kalam/domain/resumes/resume-check';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import type { RuleException } from '@kalam/domain/resumes/rules/rule-exceptions';
import { withRulesKept } from '@kalam/domain/resumes/rules/rule-questions';
import type { TextRules } from '@kalam/domain/resumes/rules/text-rules';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';

interface ImportQuestions {
  /** Fields that rules ask about; all of them can be kept at once. */
  readonly asked: number;
  /** What the resume holds once they are. */
  readonly exceptions: readonly RuleException[];
  /** Fields that are missing or need a change whatever is kept. */
  readonly toMend: number;
  /** Why they do. */
  readonly faults: readonly Refusal[];
}

/** Whose number is printed is never decided in passing. */
const isAskedTogether = ({ asks, code }: Refusal): boolean => asks !== undefined && code !== 'aadhaar-number';

/** The tick under the declaration is asked for by its step, and an age follows from the birth date: neither is a change. */
const isChange = ({ code }: Refusal): boolean =>
  code !== 'declaration-not-accepted' && code !== 'completion-needs-birth-date';

const fieldCount = (refusals: readonly Refusal[]): number => new Set(refusals.map(({ field }) => field)).size;

/** What an import would be asked about. What is kept may bring up a further rule, so the check is repeated. */
export const importQuestions = (data: ResumeData, today: Today, rules: TextRules): ImportQuestions => {
  const { exceptions: before = [], ...saved } = toSavedPayload(data);
  const asked: Refusal[] = [];
  let exceptions: readonly RuleException[] = before;
  for (;;) {
    const open = checkResume(
      exceptions.length > 0 ? { ...saved, exceptions: [...exceptions] } : saved,
      today,
      rules,
    );
    const found = rules === 'ask' ? open.filter(isAskedTogether) : [];
    if (found.length === 0)
      return { asked: fieldCount(asked), exceptions, toMend: fieldCount(open), faults: open };
    asked.push(...found);
    exceptions = withRulesKept(exceptions, found);
  }
};

/** The first field that a rule refuses or asks about: where the builder opens. */
export const firstFault = (data: ResumeData, today: Today, rules: TextRules): string | undefined =>
  checkResume(toSavedPayload(data), today, rules).find(isChange)?.field;
