import type { CalendarDay } from '../../../calendar/calendar-day.ts';
import { educationLevelFacts } from '../../../resumes/education/education-levels.ts';
import type { ResumeData } from '../../../resumes/resume-model.ts';
import type { FoundAsk } from '../advert/found-ask.ts';
import type { Evidence } from '../job-match.ts';
import { monthsOf, monthsTogether } from './work-months.ts';

/** How long somebody has worked, by the dates of their entries. */
export interface WorkLength {
  /** Months that two entries share count once. */
  readonly months: number;
  readonly trainingMonths: number;
  readonly entries: readonly Evidence[];
  /** What a person without work stands on. */
  readonly studied: readonly Evidence[];
}

const whole = (path: string, sentence: string, months?: number): readonly Evidence[] =>
  sentence === ''
    ? []
    : [{ path, sentence, span: [0, sentence.length], ...(months === undefined ? {} : { months }) }];

const studiedOf = ({ education, arrangement }: ResumeData): readonly Evidence[] => {
  if (arrangement?.hidden?.includes('education')) return [];
  return education.slice(0, 1).flatMap(({ degree, degreeName }, at) => {
    const name = (degreeName ?? '').trim();
    if (name !== '') return whole(`education.${at}.degreeName`, name);
    return degree === '' ? [] : whole(`education.${at}.degree`, educationLevelFacts[degree].label);
  });
};

const isInternship = (text: string): boolean =>
  /\b(?:intern|internship|trainee|apprentice\w*|articleship|article)\b/i.test(text);

export const workLength = (resume: ResumeData, today: CalendarDay): WorkLength => {
  const hidden = resume.arrangement?.hidden ?? [];
  const all = resume.isFresher || hidden.includes('work') ? [] : resume.workExperience;
  const work = all.filter(({ position }) => !isInternship(position));
  const training = [
    ...all.filter(({ position }) => isInternship(position)),
    ...(hidden.includes('training') ? [] : resume.trainingExperience),
  ];
  return {
    months: monthsTogether(work, today),
    trainingMonths: monthsTogether(training, today),
    entries: all.flatMap((entry, at) => {
      const months = monthsOf(entry, today);
      if (months === 0 || isInternship(entry.position)) return [];
      return whole(`workExperience.${at}.position`, entry.position.trim(), months);
    }),
    studied: studiedOf(resume),
  };
};

/** Enough months of work, shown by the entries that were counted; a fresher's ask is met by whoever has none. */
export const shownYears = (
  { years }: FoundAsk,
  { months, entries, studied }: WorkLength,
): readonly Evidence[] => {
  const needed = Math.round((years?.least ?? 0) * 12);
  if (needed === 0) return entries.length > 0 ? entries : studied;
  return months >= needed ? entries : [];
};
