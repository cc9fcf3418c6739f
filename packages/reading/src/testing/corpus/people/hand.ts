import { hindiMonths } from '@kalam/domain/calendar/hindi-months';
import type { MarksKind } from '@kalam/domain/resumes/education/education-marks';
import type { TruthDate, TruthPeriod } from '../truth.ts';
import type { Dice } from './dice.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export interface Month {
  readonly year: number;
  /** From 1. */
  readonly month: number;
}

export const addMonths = ({ year, month }: Month, count: number): Month => {
  const all = year * 12 + month - 1 + count;
  return { year: Math.floor(all / 12), month: (all % 12) + 1 };
};

const two = (number: number): string => String(number).padStart(2, '0');

/** How one person writes: the same way from top to bottom. */
export interface Hand {
  date(when: Month): TruthDate;
  period(start: Month, end: Month | undefined): TruthPeriod;
  /** Of an education: the year of passing, a month, or from when till when. */
  passing(start: number, when: Month): TruthDate;
  pursuing(start: number, expected: Month): TruthDate;
  phone(digits: string): string;
  percentage(share: number): string;
  cgpa(points: number): string;
}

const dateForms: readonly ((when: Month, dice: Dice) => TruthDate)[] = [
  ({ year, month }) => ({ value: `${year}-${two(month)}`, written: `${months[month - 1]} ${year}` }),
  ({ year, month }) => ({ value: `${year}-${two(month)}`, written: `${longMonths[month - 1]} ${year}` }),
  ({ year, month }) => ({ value: `${year}-${two(month)}`, written: `${two(month)}/${year}` }),
  ({ year, month }) => ({
    value: `${year}-${two(month)}`,
    written: `${longMonths[month - 1]}'${two(year % 100)}`,
  }),
  ({ year, month }) => ({
    value: `${year}-${two(month)}`,
    written: `${months[month - 1]}’${two(year % 100)}`,
  }),
  ({ year, month }) => ({ value: `${year}-${two(month)}`, written: `${year}-${two(month)}` }),
  ({ year, month }) => ({ value: `${year}-${two(month)}`, written: `${months[month - 1]}-${year}` }),
  ({ year, month }) => ({ value: `${year}-${two(month)}`, written: `${months[month - 1]}, ${year}` }),
  ({ year, month }) => ({
    value: `${year}-${two(month)}`,
    written: `${months[month - 1]?.toUpperCase()} ${year}`,
  }),
  ({ year, month }, dice) => {
    const day = two(dice.between(1, 28));
    return { value: `${year}-${two(month)}-${day}`, written: `${day}.${two(month)}.${year}` };
  },
  ({ year, month }, dice) => {
    const day = two(dice.between(1, 28));
    return { value: `${year}-${two(month)}-${day}`, written: `${day}/${two(month)}/${year}` };
  },
  ({ year }) => ({ value: String(year), written: String(year) }),
];
/** The usual ones stand more than once. */
const dateFormOrder = [0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const hindiDate = ({ year, month }: Month): TruthDate => ({
  value: `${year}-${two(month)}`,
  written: `${hindiMonths[month - 1]} ${year}`,
});

const betweens = [' – ', ' - ', ' to ', '–', ' — ', ' till '];
const presents = [
  'Present',
  'Till Date',
  'till date',
  'Current',
  'Till Now',
  'To Date',
  'Ongoing',
  'present',
];

const phoneForms: readonly ((digits: string) => string)[] = [
  (digits) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits) => `+91-${digits}`,
  (digits) => `+91 ${digits}`,
  (digits) => digits,
  (digits) => `${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits) => `0${digits}`,
  (digits) => `0091 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits) => `(+91) ${digits.slice(0, 5)}-${digits.slice(5)}`,
  (digits) => `+91 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
  (digits) => `91-${digits}`,
];

export const madeHand = (dice: Dice, language: 'en' | 'hi'): Hand => {
  const form = dateForms[dice.pick(dateFormOrder)] ?? dateForms[0];
  const between = dice.pick(betweens);
  const present = dice.pick(presents);
  const since = dice.chance(0.12);
  const date = (when: Month): TruthDate => {
    if (language === 'hi') return hindiDate(when);
    return form?.(when, dice) ?? hindiDate(when);
  };
  const passingForm = dice.whole(4);
  const passingDate = (when: Month): TruthDate => {
    const written = date(when);
    return written.value.length > 7 ? { value: String(when.year), written: String(when.year) } : written;
  };
  const phone = dice.pick(phoneForms);
  const percentageForm = dice.whole(4);
  const cgpaForm = dice.whole(5);
  return {
    date,
    period: (start, end) => {
      const from = date(start);
      if (!end) {
        const till = language === 'hi' ? 'अब तक' : present;
        const written =
          since && language === 'en'
            ? `Since ${from.written}`
            : `${from.written}${between === ' till ' && /^till/i.test(till) ? ' - ' : between}${till}`;
        return { start: from.value, end: '', current: true, written, from: from.written, till };
      }
      const to = date(end);
      return {
        start: from.value,
        end: to.value,
        current: false,
        written: `${from.written}${between}${to.written}`,
        from: from.written,
        till: to.written,
      };
    },
    passing: (start, when) => {
      if (passingForm === 0) return passingDate(when);
      if (passingForm === 1) return { value: String(when.year), written: `${start} – ${when.year}` };
      if (passingForm === 2) return { value: String(when.year), written: `${start}-${when.year}` };
      return { value: String(when.year), written: String(when.year) };
    },
    pursuing: (start, expected) =>
      dice.chance(0.5)
        ? { value: String(expected.year), written: `${start} – ${expected.year} (Pursuing)` }
        : { value: '', written: dice.pick(['Pursuing', `${start} – Present`, `${start} - Pursuing`]) },
    phone,
    percentage: (share) => {
      if (percentageForm === 0) return `${share.toFixed(1)}%`;
      if (percentageForm === 1) return `${share.toFixed(2)} %`;
      if (percentageForm === 2) return `${Math.round(share)}%`;
      return `${share.toFixed(2)}%`;
    },
    cgpa: (points) => {
      if (cgpaForm === 0) return `${points.toFixed(2)} CGPA`;
      if (cgpaForm === 1) return `${points.toFixed(1)}/10`;
      if (cgpaForm === 2) return `CGPA: ${points.toFixed(2)}`;
      if (cgpaForm === 3) return `${points.toFixed(1)} CGPA`;
      return `CGPA ${points.toFixed(2)}/10`;
    },
  };
};

export interface MadeMarks {
  readonly written: string;
  /** Absent where nothing says which it is. */
  readonly kind?: MarksKind;
}

const classes = [
  'First Class',
  'First Class with Distinction',
  'Second Class',
  'First Division',
  'Second Division',
  'A Grade',
];

export const madeMarks = (dice: Dice, hand: Hand, rank: number): MadeMarks => {
  if (dice.chance(0.07)) return { written: '' };
  if (dice.chance(0.08)) return { written: dice.pick(classes), kind: 'grade' };
  if (rank > 2 && dice.chance(0.6)) {
    const written = hand.cgpa(dice.between(60, 96) / 10 + dice.between(0, 9) / 100);
    return written.includes('CGPA') ? { written, kind: 'cgpa' } : { written };
  }
  return { written: hand.percentage(dice.between(4800, 9650) / 100), kind: 'percentage' };
};
