import type { ExtraSection } from './section-keys.ts';

/** How well somebody knows a language. */
export const languageLevels = ['native', 'fluent', 'working', 'basic'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const languageLevelLabels = {
  native: 'Mother tongue',
  fluent: 'Fluent',
  working: 'Working knowledge',
  basic: 'Basic knowledge',
} as const satisfies Record<LanguageLevel, string>;

/** What a biodata in India commonly names; anything else is written with a label of its own. */
export const personalDetailKinds = [
  'father-name',
  'mother-name',
  'date-of-birth',
  'gender',
  'marital-status',
  'nationality',
  'address',
  'passport',
  'driving-licence',
] as const;
export type PersonalDetailKind = (typeof personalDetailKinds)[number];

export const personalDetailLabels = {
  'father-name': 'Father’s name',
  'mother-name': 'Mother’s name',
  'date-of-birth': 'Date of birth',
  gender: 'Gender',
  'marital-status': 'Marital status',
  nationality: 'Nationality',
  address: 'Address',
  passport: 'Passport',
  'driving-licence': 'Driving licence',
} as const satisfies Record<PersonalDetailKind, string>;

/** One entry of an optional section. Which fields it uses depends on the section. */
export interface ExtraEntry {
  readonly id: string;
  readonly title: string;
  /** Of a personal detail that has a name of ours; `title` is then empty. */
  readonly kind?: PersonalDetailKind | undefined;
  readonly subtitle?: string | undefined;
  readonly detail?: string | undefined;
  readonly level?: LanguageLevel | undefined;
  readonly date?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly current?: boolean | undefined;
  readonly link?: string | undefined;
  readonly description?: string | undefined;
}

export type ExtraField = Exclude<keyof ExtraEntry, 'id'>;

export interface FieldOfSection {
  readonly field: ExtraField;
  readonly label: string;
  readonly required?: boolean;
}

const field = (name: ExtraField, label: string): FieldOfSection => ({ field: name, label });
const needed = (name: ExtraField, label: string): FieldOfSection => ({ field: name, label, required: true });

const period: readonly FieldOfSection[] = [
  field('startDate', 'Start date'),
  field('endDate', 'End date'),
  field('current', 'Still going on'),
];

const own: readonly FieldOfSection[] = [
  field('title', 'Title'),
  field('subtitle', 'Second line'),
  field('date', 'Date'),
  field('link', 'Link'),
  field('description', 'Text'),
];

/** What each optional section asks for, in the order of its form. */
export const sectionFields: Readonly<Record<ExtraSection, readonly FieldOfSection[]>> = {
  languages: [
    needed('title', 'Language'),
    field('level', 'Level'),
    field('detail', 'Reading, writing, speaking'),
  ],
  achievements: [
    needed('title', 'Achievement'),
    field('subtitle', 'Given by'),
    field('date', 'Date'),
    field('description', 'Description'),
  ],
  publications: [
    needed('title', 'Publication title'),
    field('subtitle', 'Publisher'),
    field('date', 'Date'),
    field('link', 'Link'),
    field('description', 'Description'),
  ],
  volunteering: [
    needed('title', 'Volunteer role'),
    needed('subtitle', 'Volunteer organization'),
    ...period,
    field('link', 'Link'),
    field('description', 'Description'),
  ],
  interests: [needed('title', 'Interest'), field('detail', 'Details')],
  references: [
    needed('title', 'Name of the reference'),
    field('subtitle', 'Position and organization'),
    field('detail', 'Phone or email'),
    field('description', 'What they say'),
  ],
  personalDetails: [field('kind', 'Detail'), field('title', 'Label'), needed('detail', 'Value')],
  links: [needed('title', 'Link name'), needed('link', 'Link')],
  own1: own,
  own2: own,
  own3: own,
};
