import { hindiMonths } from '../calendar/hindi-months.ts';
import type { EducationLevel } from './education/education-levels.ts';
import type { MarksKind } from './education/education-marks.ts';
import type { SkillLevel } from './fields/skill-levels.ts';
import type { ResumeLanguage } from './resume-language.ts';
import {
  type LanguageLevel,
  languageLevelLabels,
  type PersonalDetailKind,
  personalDetailLabels,
} from './sections/extra-entry.ts';
import { extraSectionLabels, type SectionKey } from './sections/section-keys.ts';

/** In the order in which placement cells ask for them. */
export const marksColumns = ['examination', 'board', 'institute', 'year', 'marks'] as const;
export type MarksColumn = (typeof marksColumns)[number];

/** Everything a page says that nobody typed. */
export interface DocumentWords {
  /** English headings of the specified sections are a template's own; another language names each section once. */
  readonly headings: Readonly<Partial<Record<SectionKey, string>>>;
  readonly months: Readonly<Record<'short' | 'long', readonly string[]>>;
  readonly present: string;
  readonly expected: (date: string) => string;
  /** Of an education that has no expected date. */
  readonly pursuing: string;
  /** What a recruiter and a parser look for; the form's longer labels explain the levels to the person choosing one. */
  readonly degrees: Readonly<Record<EducationLevel, string>>;
  readonly degreeIn: (degree: string, field: string) => string;
  /** What marks are called; a class or grade in words says it itself. */
  readonly marks: Readonly<Record<MarksKind, string>>;
  /** Above the columns of education as a table. */
  readonly marksTable: Readonly<Record<MarksColumn, string>>;
  readonly levels: Readonly<Record<SkillLevel, string>>;
  readonly languageLevels: Readonly<Record<LanguageLevel, string>>;
  readonly personalDetails: Readonly<Record<PersonalDetailKind, string>>;
  /** The fixed statement (S1 §9) as the page says it; absent where it stands as it is stored. */
  readonly declaration?: string;
  readonly place: string;
  readonly date: string;
  readonly signature: string;
  readonly technologies: string;
  readonly contacts: Readonly<Record<'email' | 'phone' | 'location' | 'linkedin' | 'website', string>>;
  /** Read out, and shown where a picture cannot be. */
  readonly photoOf: (name: string) => string;
  readonly signatureOf: (name: string) => string;
  readonly certificateOf: (name: string) => string;
  readonly title: (name: string) => string;
  readonly letterTitle: (name: string) => string;
  /** Stands before the subject of a letter. */
  readonly subject: string;
}

const englishMonths = [
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
];

/** Of a section of one's own whose heading is still to come. */
const unnamed = (heading: string) => ({ own1: heading, own2: heading, own3: heading });

const english: DocumentWords = {
  headings: { ...extraSectionLabels, ...unnamed('Additional Information') },
  months: { long: englishMonths, short: englishMonths.map((month) => month.slice(0, 3)) },
  present: 'Present',
  expected: (date) => `Expected ${date}`,
  pursuing: 'Pursuing',
  degrees: {
    secondary: '10th Grade (Secondary)',
    'higher-secondary': '12th Grade (Pre-University)',
    undergraduate: "Bachelor's Degree",
    postgraduate: "Master's Degree",
  },
  degreeIn: (degree, field) => `${degree} in ${field}`,
  marks: { gpa: 'GPA', cgpa: 'CGPA', percentage: 'Marks', grade: 'Grade' },
  marksTable: {
    examination: 'Examination',
    board: 'Board / University',
    institute: 'Institute',
    year: 'Year',
    marks: 'Marks',
  },
  levels: {
    Expert: 'Expert',
    Advanced: 'Advanced',
    Intermediate: 'Intermediate',
    Beginner: 'Beginner',
  },
  languageLevels: languageLevelLabels,
  personalDetails: personalDetailLabels,
  place: 'Place',
  date: 'Date',
  signature: 'Signature',
  technologies: 'Technologies',
  contacts: {
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    linkedin: 'LinkedIn',
    website: 'Website',
  },
  photoOf: (name) => `Photo of ${name}`,
  signatureOf: (name) => `Signature of ${name}`,
  certificateOf: (name) => `Certificate: ${name}`,
  title: (name) => (name ? `${name} – Resume` : 'Resume'),
  letterTitle: (name) => (name ? `Cover letter – ${name}` : 'Cover letter'),
  subject: 'Subject',
};

const hindi: DocumentWords = {
  headings: {
    summary: 'परिचय',
    work: 'कार्य अनुभव',
    training: 'प्रशिक्षण',
    education: 'शिक्षा',
    skills: 'कौशल',
    projects: 'परियोजनाएँ',
    certificates: 'प्रमाणपत्र',
    declaration: 'घोषणा',
    moreEducation: 'अन्य शिक्षा',
    languages: 'भाषाएँ',
    achievements: 'उपलब्धियाँ',
    publications: 'प्रकाशन',
    volunteering: 'स्वयंसेवा',
    interests: 'रुचियाँ',
    references: 'संदर्भ',
    personalDetails: 'व्यक्तिगत विवरण',
    links: 'लिंक',
    ...unnamed('अन्य जानकारी'),
  },
  months: { long: hindiMonths, short: hindiMonths },
  present: 'अब तक',
  expected: (date) => `अपेक्षित ${date}`,
  pursuing: 'अध्ययनरत',
  degrees: {
    secondary: 'दसवीं (माध्यमिक)',
    'higher-secondary': 'बारहवीं (उच्च माध्यमिक)',
    undergraduate: 'स्नातक',
    postgraduate: 'स्नातकोत्तर',
  },
  degreeIn: (degree, field) => `${degree}, ${field}`,
  marks: { gpa: 'GPA', cgpa: 'CGPA', percentage: 'अंक', grade: 'ग्रेड' },
  marksTable: {
    examination: 'परीक्षा',
    board: 'बोर्ड / विश्वविद्यालय',
    institute: 'संस्थान',
    year: 'वर्ष',
    marks: 'अंक',
  },
  levels: {
    Expert: 'विशेषज्ञ',
    Advanced: 'उन्नत',
    Intermediate: 'मध्यम',
    Beginner: 'प्रारंभिक',
  },
  languageLevels: {
    native: 'मातृभाषा',
    fluent: 'धाराप्रवाह',
    working: 'कामकाजी ज्ञान',
    basic: 'प्रारंभिक ज्ञान',
  },
  personalDetails: {
    'father-name': 'पिता का नाम',
    'mother-name': 'माता का नाम',
    'date-of-birth': 'जन्म तिथि',
    gender: 'लिंग',
    'marital-status': 'वैवाहिक स्थिति',
    nationality: 'राष्ट्रीयता',
    address: 'पता',
    passport: 'पासपोर्ट',
    'driving-licence': 'ड्राइविंग लाइसेंस',
  },
  declaration: 'मेरी घोषणा है कि इस रिज़्यूमे में दी गई समस्त जानकारी मेरे सर्वोत्तम ज्ञान के अनुसार सत्य और सही है।',
  place: 'स्थान',
  date: 'दिनांक',
  signature: 'हस्ताक्षर',
  technologies: 'तकनीकें',
  contacts: {
    email: 'ईमेल',
    phone: 'फ़ोन',
    location: 'स्थान',
    linkedin: 'LinkedIn',
    website: 'वेबसाइट',
  },
  photoOf: (name) => `${name} की फ़ोटो`,
  signatureOf: (name) => `${name} के हस्ताक्षर`,
  certificateOf: (name) => `प्रमाणपत्र: ${name}`,
  title: (name) => (name ? `${name} – रिज़्यूमे` : 'रिज़्यूमे'),
  letterTitle: (name) => (name ? `कवर लेटर – ${name}` : 'कवर लेटर'),
  subject: 'विषय',
};

export const documentWords: Readonly<Record<ResumeLanguage, DocumentWords>> = { en: english, hi: hindi };
