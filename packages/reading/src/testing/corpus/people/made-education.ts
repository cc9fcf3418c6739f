import type { Study, Trade } from '../trades/trade.ts';
import type { TruthEducation } from '../truth.ts';
import type { Dice } from './dice.ts';
import { type Hand, type MadeMarks, madeMarks } from './hand.ts';
import { madeTown, type Town } from './places.ts';

const secondarySchools = [
  'Kendriya Vidyalaya',
  'Jawahar Navodaya Vidyalaya',
  'Saraswati Vidya Mandir',
  "St. Mary's High School",
  'Zilla Parishad High School',
  'Government Higher Secondary School',
  'Little Flower English Medium School',
  'D.A.V. Public School',
  'Modern High School',
  'Govt. Girls Inter College',
  'Shri Shivaji Vidyalaya',
  'Holy Angels Convent',
  'Ramakrishna Mission Vidyalaya',
];
const juniorColleges = [
  'Sri Chaitanya Junior College',
  'Narayana Sample Junior College',
  'Modern Junior College',
  'Government PU College',
  'Abasaheb Garware Junior College',
];
const boards = [
  'CBSE',
  'ICSE',
  'Maharashtra State Board',
  'State Board',
  'BSEB Patna',
  'U.P. Board',
  'M.P. Board',
  'WBBSE',
  'CBSE, New Delhi',
  'Tamil Nadu State Board',
  'Karnataka State Board',
  'Board of Intermediate Education',
  'SEBA',
  'R.B.S.E.',
  'GSEB',
];
const streams = ['Science', 'Commerce', 'Arts', 'PCM', 'MPC', 'PCMB', 'Science (PCB)', ''];
const twelfth = [
  'Class XII',
  '12th',
  'HSC',
  'Intermediate',
  'XII',
  '12th Standard',
  'Higher Secondary',
  'Senior Secondary (XII)',
  'PUC',
  'H.S.C.',
  '10+2',
];
const tenth = [
  'Class X',
  '10th',
  'SSC',
  'X',
  '10th Standard',
  'SSLC',
  'Matriculation',
  'Secondary (X)',
  'S.S.C.',
  'High School',
];

const phraseOf = (form: number, degree: string, field: string): string => {
  if (field === '') return degree;
  if (form === 0 && !field.includes('(')) return `${degree} (${field})`;
  if (form === 1) return `${degree} in ${field}`;
  if (form === 2) return `${degree} - ${field}`;
  return `${degree}, ${field}`;
};

interface Maker {
  readonly dice: Dice;
  readonly hand: Hand;
  readonly home: Town;
  readonly form: number;
  readonly withPlace: boolean;
  readonly withBoard: boolean;
}

const entry = (
  { dice, form, home, withPlace, withBoard }: Maker,
  from: Pick<TruthEducation, 'level' | 'degree' | 'field' | 'date' | 'pursuing'> & {
    school: string;
    board: string;
    marks: MadeMarks;
  },
): TruthEducation => ({
  level: from.level,
  degree: from.degree,
  field: from.field,
  written: phraseOf(from.level.endsWith('secondary') && form === 1 ? 0 : form, from.degree, from.field),
  school: from.school,
  place: withPlace ? (dice.chance(0.7) ? home.town : madeTown(dice).town) : '',
  board: withBoard && from.board !== from.school ? from.board : '',
  date: from.date,
  pursuing: from.pursuing,
  marks: from.marks.written,
  ...(from.marks.kind === undefined ? {} : { marksKind: from.marks.kind }),
});

const schooling = (maker: Maker, tenthYear: number, toTwelfth: boolean): TruthEducation[] => {
  const { dice, hand } = maker;
  const board = dice.pick(boards);
  const school = dice.pick(secondarySchools);
  const first = entry(maker, {
    level: 'secondary',
    degree: dice.pick(tenth),
    field: '',
    school,
    board,
    date: hand.passing(tenthYear - 1, { year: tenthYear, month: dice.pick([3, 5, 6]) }),
    pursuing: false,
    marks: madeMarks(dice, hand, 1),
  });
  if (!toTwelfth) return [first];
  const second = entry(maker, {
    level: 'higher-secondary',
    degree: dice.pick(twelfth),
    field: dice.pick(streams),
    school: dice.chance(0.4) ? school : dice.pick([...juniorColleges, ...secondarySchools]),
    board,
    date: hand.passing(tenthYear, { year: tenthYear + 2, month: dice.pick([3, 5, 6]) }),
    pursuing: false,
    marks: madeMarks(dice, hand, 2),
  });
  return [first, second];
};

export interface MadeEducation {
  readonly entries: readonly TruthEducation[];
  readonly finished: number;
  /** When school ended. */
  readonly tenthYear: number;
}

/** Lowest first; `lastYear` is when the last of it ends. */
export const madeEducation = (
  dice: Dice,
  hand: Hand,
  home: Town,
  trade: Trade,
  lastYear: number,
  stillStudying: boolean,
): MadeEducation => {
  const maker: Maker = {
    dice,
    hand,
    home,
    form: dice.whole(4),
    withPlace: dice.chance(0.4),
    withBoard: dice.chance(0.6),
  };
  const path: readonly Study[] = dice.pick(trade.studies);
  const viaDiploma = path[0]?.level === '' && path[0].years !== 5 && dice.chance(0.6);
  const studies = path.reduce((sum, { years }) => sum + years, 0);
  const tenthYear = lastYear - studies - (viaDiploma ? 0 : 2);
  const entries = schooling(maker, tenthYear, !viaDiploma);
  let year = tenthYear + (viaDiploma ? 0 : 2);
  for (const [index, study] of path.entries()) {
    const start = year;
    year += study.years;
    const pursuing = stillStudying && index === path.length - 1;
    const expected = { year, month: dice.pick([4, 5, 6, 7]) };
    entries.push(
      entry(maker, {
        level: study.level,
        degree: dice.pick(study.degrees),
        field: dice.pick(study.fields),
        school: dice.pick(study.schools),
        board: dice.pick(study.boards),
        date: pursuing ? hand.pursuing(start, expected) : hand.passing(start, expected),
        pursuing,
        marks: madeMarks(dice, hand, study.level === '' ? 2 : 3),
      }),
    );
  }
  return { entries, finished: year, tenthYear };
};
