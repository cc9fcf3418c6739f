import { type Dice, diceOf } from '../people/dice.ts';
import { type Paragraph, paragraph, type SetPage } from '../setting/set-page.ts';
import type { Truth } from '../truth.ts';

export interface SetResume {
  readonly page: SetPage;
  /** Without what this layout does not say. */
  readonly truth: Truth;
}

export interface Layout {
  readonly name: string;
  set(truth: Truth): SetResume;
}

/** What a layout decides by chance for one resume; not the person's own chance. */
export const layoutDice = (truth: Truth, layout: string): Dice =>
  diceOf(truth.seed * 31 + [...layout].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 0));

export type HeadingKey =
  | 'summary'
  | 'work'
  | 'training'
  | 'education'
  | 'projects'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'achievements'
  | 'interests'
  | 'strengths'
  | 'details'
  | 'declaration'
  | 'contact';

const hindi: Readonly<Record<HeadingKey, readonly string[]>> = {
  summary: ['उद्देश्य', 'करियर का उद्देश्य'],
  work: ['कार्य अनुभव', 'अनुभव'],
  training: ['प्रशिक्षण'],
  education: ['शैक्षणिक योग्यता', 'शिक्षा'],
  projects: ['परियोजनाएँ'],
  skills: ['कौशल'],
  certificates: ['प्रमाणपत्र'],
  languages: ['भाषाएँ'],
  achievements: ['उपलब्धियाँ'],
  interests: ['रुचियाँ', 'शौक'],
  strengths: ['खूबियाँ'],
  details: ['व्यक्तिगत विवरण', 'व्यक्तिगत जानकारी'],
  declaration: ['घोषणा'],
  contact: ['संपर्क'],
};

/** The words of this resume's headings: one of those the layout knows, the same choice each time. */
export const headingsOf = (
  truth: Truth,
  dice: Dice,
  english: Readonly<Record<HeadingKey, readonly string[]>>,
): Readonly<Record<HeadingKey, string>> => {
  const words = truth.language === 'hi' ? hindi : english;
  const chosen: Partial<Record<HeadingKey, string>> = {};
  for (const [key, list] of Object.entries(words)) chosen[key as HeadingKey] = dice.pick(list);
  return chosen as Record<HeadingKey, string>;
};

const hindiLabels: Readonly<Record<string, string>> = {
  Name: 'नाम',
  Email: 'ई-मेल',
  'E-mail': 'ई-मेल',
  Mobile: 'मोबाइल',
  Phone: 'फ़ोन',
  Address: 'पता',
  Organisation: 'संस्था',
  Designation: 'पद',
  Duration: 'अवधि',
  Place: 'स्थान',
  Date: 'दिनांक',
  Examination: 'परीक्षा',
  Degree: 'परीक्षा',
  Institute: 'संस्थान',
  'School / College': 'विद्यालय',
  'Board / University': 'बोर्ड / विश्वविद्यालय',
  'Board/University': 'बोर्ड / विश्वविद्यालय',
  'Year of Passing': 'उत्तीर्ण वर्ष',
  Year: 'वर्ष',
  'Percentage / CGPA': 'प्रतिशत',
  '% / CGPA': 'प्रतिशत',
  Marks: 'अंक',
  Period: 'अवधि',
  'Nature of Work': 'कार्य',
  Signature: 'हस्ताक्षर',
  LinkedIn: 'लिंक्डइन',
};

/** A label in the language of the resume. */
export const label = (truth: Truth, english: string): string =>
  truth.language === 'hi' ? (hindiLabels[english] ?? english) : english;

export const schoolWithPlace = (row: { readonly school: string; readonly place: string }): string =>
  row.place === '' ? row.school : `${row.school}, ${row.place}`;

/** Place and date at the left, name at the right, under a declaration. */
export const declarationEnd = (truth: Truth): Paragraph[] => [
  ...(truth.declarationPlace === ''
    ? []
    : [paragraph(`${label(truth, 'Place')}: ${truth.declarationPlace}`, { before: 6 })]),
  paragraph([`${label(truth, 'Date')}: ${truth.declarationDate}`, '\t', `(${truth.name})`]),
];

export const nonEmpty = (...texts: readonly string[]): string[] => texts.filter((text) => text !== '');
