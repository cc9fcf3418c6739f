import {
  addYears,
  type CalendarDay,
  checkDay,
  earlierOf,
  isCalendarDay,
  type Today,
} from '../../calendar/calendar-day.ts';
import { at, type Refusal, refuse } from '../../refusal.ts';
import type { DayBounds } from './birth-date.ts';
import { educationLevelFacts, isEducationLevel } from './education-levels.ts';
import type { EducationDraft } from './education-rules.ts';
import { checkNameText } from './name-text.ts';
import { checkUrl } from './url-field.ts';

interface CertificateDraft {
  readonly name: string;
  readonly issuer: string;
  readonly date: string;
  readonly link?: string | undefined;
}

/** An entry has only a completion date: it began the usual length of its level before. */
const earliestEducationStart = (education: readonly EducationDraft[]): CalendarDay | undefined =>
  education
    .flatMap(({ degree, graduationDate }) =>
      isEducationLevel(degree) && isCalendarDay(graduationDate)
        ? [addYears(graduationDate, -educationLevelFacts[degree].usualYears)]
        : [],
    )
    .reduce<CalendarDay | undefined>((first, start) => (first ? earlierOf(first, start) : start), undefined);

export const checkIssueDate = (
  date: string,
  birthDate: string,
  education: readonly EducationDraft[],
  today: Today,
): Refusal | undefined => {
  if (date.trim() === '') return refuse('issue-date-required');
  const unreal = checkDay(date);
  if (unreal) return unreal;
  if (date > today.latest) return refuse('issue-date-future');
  if (isCalendarDay(birthDate) && date < birthDate) return refuse('issue-date-before-birth');
  const start = earliestEducationStart(education);
  return start && date < start ? refuse('issue-date-before-education') : undefined;
};

export const checkCertificate = (
  certificate: CertificateDraft,
  birthDate: string,
  education: readonly EducationDraft[],
  today: Today,
): Refusal[] => {
  const found: readonly (readonly [string, Refusal | undefined])[] = [
    ['name', checkNameText('certificate', certificate.name)],
    ['issuer', checkNameText('issuer', certificate.issuer)],
    ['date', checkIssueDate(certificate.date, birthDate, education, today)],
    ['link', checkUrl(certificate.link)],
  ];
  return found.flatMap(([field, refusal]) => (refusal ? [at(field, refusal)] : []));
};

/** Add is enabled only when name, issuer and date are filled (S1 §5). */
export const canAddCertificate = ({ name, issuer, date }: CertificateDraft): boolean =>
  name.trim() !== '' && issuer.trim() !== '' && date.trim() !== '';

export const issueDateBounds = (
  birthDate: string,
  education: readonly EducationDraft[],
  today: Today,
): DayBounds => {
  const start = earliestEducationStart(education) ?? (isCalendarDay(birthDate) ? birthDate : undefined);
  return start ? { min: start, max: today.day } : { max: today.day };
};
