import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import { type EducationLevel, educationLevels } from '@kalam/domain/resumes/education/education-levels';
import type { MarksKind } from '@kalam/domain/resumes/education/education-marks';
import { levelOfStudyType } from '@kalam/domain/resumes/json-resume/json-resume-levels';
import { findDegree } from '../fields/degrees.ts';
import { traced } from '../text/traced-text.ts';

/** Marks of direction stand in a file for its readers, not for its text. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** As its writer typed it, of what our page says. */
export const evened = (text: string): string =>
  text.replace(directions, '').replace(/\s+/g, ' ').trim().normalize('NFC');

/** Words as pages have them, where a letter and its mark are always two signs. */
export const printedWords = (words: DocumentWords): DocumentWords => {
  const printed = (value: unknown): unknown => {
    if (typeof value === 'string') return value.normalize('NFC');
    if (Array.isArray(value)) return value.map(printed);
    if (typeof value === 'function') return (...args: unknown[]) => String(value(...args)).normalize('NFC');
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, printed(inner)]))
      : value;
  };
  return printed(words) as DocumentWords;
};

/** `2019-06` of `Jun 2019`, `2019` of `2019`; what is no date of ours stays as it was typed. */
export const dateOf = (printed: string, words: DocumentWords): string => {
  const parts = printed.split(' ');
  const year = parts.at(-1) ?? '';
  if (!/^\d{4}$/.test(year) || parts.length > 3) return printed;
  if (parts.length === 1) return year;
  const name = parts.at(-2) ?? '';
  const { short, long } = words.months;
  const month = Math.max(short.indexOf(name), long.indexOf(name)) + 1;
  const day = parts.length === 3 ? (parts[0] ?? '') : undefined;
  if (month === 0 || (day !== undefined && !/^\d{1,2}$/.test(day))) return printed;
  const two = (value: number): string => String(value).padStart(2, '0');
  return [year, two(month), ...(day === undefined ? [] : [two(Number(day))])].join('-');
};

/** The form of months that a page has, by one of its dates; a month whose forms are alike tells nothing. */
export const monthStyleOf = (printed: string, { months }: DocumentWords): 'short' | 'long' | undefined => {
  const names = printed.split(' ');
  const has = (list: readonly string[], other: readonly string[]): boolean =>
    names.some((name) => list.includes(name) && !other.includes(name));
  if (has(months.short, months.long)) return 'short';
  return has(months.long, months.short) ? 'long' : undefined;
};

export interface PeriodRead {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

/** Of `Mar 2021 – Present`. One date alone is when it began: that it ended then is not said. */
export const periodOf = (printed: string, words: DocumentWords): PeriodRead => {
  const [start = '', ...rest] = printed.split(' – ');
  const end = rest.join(' – ');
  if (start === words.present && end === '') return { startDate: '', endDate: '', current: true };
  const current = end === words.present;
  return {
    startDate: dateOf(start, words),
    endDate: current || end === '' ? '' : dateOf(end, words),
    current,
  };
};

export interface CompletionRead {
  readonly graduationDate: string;
  readonly pursuing?: true;
}

export const completionOf = (printed: string, words: DocumentWords): CompletionRead => {
  if (printed === words.pursuing) return { graduationDate: '', pursuing: true };
  const [before = '', after = ''] = words.expected('\0').split('\0');
  const isExpected = printed.startsWith(before) && printed.endsWith(after) && before + after !== '';
  if (!isExpected) return { graduationDate: dateOf(printed, words) };
  const date = printed.slice(before.length, printed.length - after.length);
  return { graduationDate: dateOf(date, words), pursuing: true };
};

export interface DegreeRead {
  readonly degree: EducationLevel | '';
  readonly field: string;
}

/** Of `Bachelor's Degree in Physics`, as a degree is printed that has no name of its own. */
export const degreeOf = (printed: string, words: DocumentWords): DegreeRead => {
  for (const degree of educationLevels) {
    const level = words.degrees[degree];
    if (printed === level) return { degree, field: '' };
    const start = words.degreeIn(level, '');
    if (printed.startsWith(start)) return { degree, field: printed.slice(start.length) };
  }
  return { degree: '', field: printed };
};

/** Of a degree as on the certificate: the level where its name leaves no doubt, the field where it names one. */
export const namedDegreeOf = (name: string): DegreeRead => ({
  degree: levelOfStudyType(name) ?? findDegree(traced(name, 0))?.level ?? '',
  field: / in (.+)$/i.exec(name)?.[1] ?? '',
});

export interface MarksRead {
  readonly gpa: string;
  readonly marksKind?: MarksKind;
}

const shortGrade = /^\S{1,4}$/;

/** `8.90/10` as CGPA of `CGPA 8.90/10`; what has no label of ours in front says itself what it is. */
export const marksOf = (printed: string, words: DocumentWords): MarksRead => {
  const behind = (kind: MarksKind): string | undefined =>
    printed.startsWith(`${words.marks[kind]} `) ? printed.slice(words.marks[kind].length + 1) : undefined;
  for (const kind of ['cgpa', 'gpa'] as const) {
    const rest = behind(kind);
    if (rest !== undefined && /\p{Nd}/u.test(rest) && !/gpa/i.test(rest))
      return kind === 'gpa' ? { gpa: rest } : { gpa: rest, marksKind: kind };
  }
  const percentage = behind('percentage');
  if (percentage?.endsWith('%')) return { gpa: percentage, marksKind: 'percentage' };
  const grade = behind('grade');
  if (grade !== undefined && shortGrade.test(grade)) return { gpa: grade, marksKind: 'grade' };
  if (/gpa/i.test(printed)) return { gpa: printed };
  return { gpa: printed, marksKind: /^[\p{Nd}., ]+%$/u.test(printed) ? 'percentage' : 'grade' };
};

/** Ten digits, as they are typed, of the number as it is dialled from abroad. */
export const phoneOf = (printed: string): string => /^\+91 (\d{10})$/.exec(printed)?.[1] ?? printed;

/** The whole address of one that is shown without its protocol, by where it leads. */
export const addressOf = (shown: string, href: string | undefined): string => {
  if (!href || !URL.canParse(href)) return shown;
  const { protocol, host, pathname } = new URL(href);
  const www = /^www\./i.test(host) && !/^www\./i.test(shown) ? 'www.' : '';
  const end = pathname.length > 1 && pathname.endsWith('/') && href.endsWith('/') ? '/' : '';
  const whole = `${protocol}//${www}${shown}${end}`;
  return URL.canParse(whole) && new URL(whole).href === href ? whole : href;
};

/** The key whose words these are. */
export const keyOf = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  printed: string,
): Key | undefined => (Object.keys(words) as Key[]).find((key) => words[key] === printed);
