import { checkDay, isCalendarDay, type Today } from '../../calendar/calendar-day.ts';
import {
  compareDates,
  firstDayOf,
  isFuture,
  isPartialDate,
  type PartialDate,
  shiftYears,
} from '../../calendar/partial-date.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import { educationLevelFacts, isEducationLevel } from '../education/education-levels.ts';
import type { EducationDraft } from '../education/education-rules.ts';
import { ask, type Kept, type KeptAt, nothingKept, nothingKeptAt } from '../rules/rule-exceptions.ts';
import { defaultTextRules, type TextRules } from '../rules/text-rules.ts';
import type { DayBounds } from './birth-date.ts';
import { checkNameText } from './name-text.ts';
import { checkUrl } from './url-field.ts';

interface CertificateDraft {
  readonly name: string;
  readonly issuer: string;
  readonly date: string;
  readonly link?: string | undefined;
}

/** An entry has only a completion date: it began the usual length of its level before. */
const earliestEducationStart = (education: readonly EducationDraft[]): PartialDate | undefined =>
  education
    .flatMap(({ degree, graduationDate }) =>
      isEducationLevel(degree) && isPartialDate(graduationDate)
        ? [shiftYears(graduationDate, -educationLevelFacts[degree].usualYears)]
        : [],
    )
    .reduce<PartialDate | undefined>(
      (first, start) => (first && compareDates(first, start) <= 0 ? first : start),
      undefined,
    );

export const checkIssueDate = (
  date: string,
  birthDate: string,
  education: readonly EducationDraft[],
  today: Today,
  kept: Kept = nothingKept,
): Refusal | undefined => {
  if (date.trim() === '') return refuse('issue-date-required');
  const unreal = checkDay(date, 'year');
  if (unreal) return unreal;
  if (isFuture(date, today)) return refuse('issue-date-future');
  if (isCalendarDay(birthDate) && compareDates(date, birthDate) < 0) return refuse('issue-date-before-birth');
  const start = earliestEducationStart(education);
  const isBefore = start !== undefined && compareDates(date, start) < 0;
  return ask(kept, 'issue-date-before-education', isBefore ? [`${date}/${start}`] : []);
};

export const checkCertificate = (
  certificate: CertificateDraft,
  birthDate: string,
  education: readonly EducationDraft[],
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => {
  const found: readonly (readonly [string, Refusal | undefined])[] = [
    ['name', checkNameText('certificate', certificate.name, keptAt('name'))],
    ['issuer', checkNameText('issuer', certificate.issuer, keptAt('issuer'))],
    ['date', checkIssueDate(certificate.date, birthDate, education, today, keptAt('date'))],
    ['link', checkUrl(certificate.link)],
  ];
  return found.flatMap(([field, refusal]) => (refusal ? [at(field, refusal)] : []));
};

/** Add is enabled only when name, issuer and date are filled (S1 §5). */
export const canAddCertificate = ({ name, issuer, date }: CertificateDraft): boolean =>
  name.trim() !== '' && issuer.trim() !== '' && date.trim() !== '';

/** Where the rule about education asks, from birth on. */
export const issueDateBounds = (
  birthDate: string,
  education: readonly EducationDraft[],
  today: Today,
  rules: TextRules = defaultTextRules,
): DayBounds => {
  const first = rules === 'strict' ? earliestEducationStart(education) : undefined;
  const start = first ?? (isCalendarDay(birthDate) ? birthDate : undefined);
  return start ? { min: firstDayOf(start), max: today.day } : { max: today.day };
};
