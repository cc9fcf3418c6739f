import { educationLevels } from '../education/education-levels.ts';
import { marksKinds } from '../education/education-marks.ts';
import { descriptionLines } from '../fields/description-text.ts';
import { defaultSkillLevel, skillLevels } from '../fields/skill-levels.ts';
import { checkImageUpload } from '../images/image-rules.ts';
import type {
  Certificate,
  EducationEntry,
  Letter,
  PersonalInfo,
  Project,
  Skill,
  TrainingEntry,
  WorkEntry,
} from '../resume-model.ts';
import { type ExtraEntry, languageLevels, personalDetailKinds } from '../sections/extra-entry.ts';
import type { JsonReader } from './json-resume-reader.ts';

/**
 * What JSON Resume has no field for is written by the names of our own model, under `kalam`: in the entry it belongs to, so
 * that it moves with it in other tools, and in `meta` for whole sections.
 */
interface OwnField<T> {
  readonly read: (own: JsonReader, name: string) => T | undefined;
  /** What an entry has where nothing is said; absent where the field is optional. */
  readonly blank?: T;
}

export type OwnFields<Entry> = {
  readonly [Name in keyof Required<Entry>]: OwnField<NonNullable<Entry[Name]>>;
};

type WithoutId<Entry> = Omit<Entry, 'id'>;
/** What an entry says, whatever it is called by. */
export type Said<Entry extends { readonly id: string }> = {
  -readonly [Name in keyof WithoutId<Entry>]: Entry[Name];
};

const readText = (own: JsonReader, name: string): string => own.text(name);
const readLines = (own: JsonReader, name: string): string => own.lines(name);
const readFlag = (own: JsonReader, name: string): boolean => own.flag(name);
const readPicture = (own: JsonReader, name: string): string | undefined => {
  const picture = own.picture(name);
  return checkImageUpload(picture) === undefined ? picture : undefined;
};
const readOneOf =
  <T extends string>(all: readonly T[]) =>
  (own: JsonReader, name: string): T | undefined => {
    const text = own.text(name);
    return all.find((one) => one === text);
  };

const text: OwnField<string> = { read: readText, blank: '' };
const lines: OwnField<string> = { read: readLines, blank: '' };
const flag: OwnField<boolean> = { read: readFlag, blank: false };
const optionalText: OwnField<string> = { read: readText };
const optionalFlag: OwnField<boolean> = { read: readFlag };
const picture: OwnField<string> = { read: readPicture };

const period = { startDate: text, endDate: text, current: flag };
const optionalPeriod = { startDate: optionalText, endDate: optionalText, current: optionalFlag };

/** The profile on LinkedIn stands among the profiles; the birth date and the photo are no texts to share. */
export type SharedInfo = Omit<PersonalInfo, 'dateOfBirth' | 'profileImage' | 'linkedin'>;

export const infoFields: OwnFields<SharedInfo> = {
  fullName: text,
  headline: optionalText,
  email: text,
  phone: text,
  location: text,
  website: optionalText,
};
export const workFields: OwnFields<Said<WorkEntry>> = {
  company: text,
  position: text,
  location: optionalText,
  ...period,
  description: lines,
};
export const trainingFields: OwnFields<Said<TrainingEntry>> = {
  organization: text,
  role: text,
  location: optionalText,
  ...period,
  description: lines,
};
export const educationFields: OwnFields<Said<EducationEntry>> = {
  school: text,
  degree: { read: readOneOf([...educationLevels, '']), blank: '' },
  degreeName: optionalText,
  field: text,
  board: optionalText,
  graduationDate: text,
  pursuing: optionalFlag,
  gpa: optionalText,
  marksKind: { read: readOneOf(marksKinds) },
};
export const skillFields: OwnFields<Said<Skill>> = {
  name: text,
  level: { read: readOneOf(skillLevels), blank: defaultSkillLevel },
};
export const projectFields: OwnFields<Said<Project>> = {
  name: text,
  ...optionalPeriod,
  description: lines,
  link: optionalText,
  technologies: { read: (own, name) => own.texts(name), blank: [] },
};
export const certificateFields: OwnFields<Said<Certificate>> = {
  name: text,
  issuer: text,
  date: text,
  link: optionalText,
  image: picture,
};
export const extraFields: OwnFields<Said<ExtraEntry>> = {
  title: text,
  kind: { read: readOneOf(personalDetailKinds) },
  subtitle: optionalText,
  detail: optionalText,
  level: { read: readOneOf(languageLevels) },
  date: optionalText,
  ...optionalPeriod,
  link: optionalText,
  description: { read: readLines },
};

export const letterFields: OwnFields<Letter> = {
  date: optionalText,
  recipient: lines,
  subject: text,
  salutation: text,
  body: lines,
  closing: text,
};

type AnyField = readonly [name: string, field: OwnField<unknown>];
const eachField = <Entry>(fields: OwnFields<Entry>): readonly AnyField[] =>
  Object.entries<OwnField<unknown>>(fields);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** An entry with what is written of it by the names of our own model, instead of what was read before. */
export const withOwnFields = <Entry extends object>(
  entry: Entry | undefined,
  own: JsonReader,
  fields: OwnFields<Entry>,
): Entry => {
  const said: Record<string, unknown> = { ...entry };
  for (const [name, field] of eachField(fields)) {
    const value = own.has(name) ? field.read(own, name) : said[name];
    if (value !== undefined && !isEmpty(value)) said[name] = value;
    else if (field.blank !== undefined) said[name] = field.blank;
    else delete said[name];
  }
  // Every field of the form was given a value of its own kind just now.
  return said as Entry;
};

/** The same text to a reader of the page: spaces at the edges and empty lines say nothing. */
const written = (value: unknown): string =>
  isEmpty(value)
    ? ''
    : typeof value === 'string'
      ? descriptionLines(value).join('\n')
      : JSON.stringify(Array.isArray(value) ? value.map(written) : value);

/** Everything an entry says, by our own names. */
export const ownEntry = <Entry extends object>(entry: Entry, fields: OwnFields<Entry>): object =>
  Object.fromEntries(
    eachField(fields).flatMap(([name]) => {
      const value: unknown = Reflect.get(entry, name);
      return isEmpty(value) ? [] : [[name, value]];
    }),
  );

export const saysSomething = <Entry extends object>(entry: Entry, fields: OwnFields<Entry>): boolean =>
  Object.keys(ownEntry(entry, fields)).length > 0;

/** What an entry says that does not come back by itself; undefined when all of it does. */
export const besides = <Entry extends object>(
  entry: Entry,
  back: Entry,
  fields: OwnFields<Entry>,
): Record<string, unknown> | undefined => {
  const differing = eachField(fields).flatMap(([name]) => {
    const [value, read]: unknown[] = [Reflect.get(entry, name), Reflect.get(back, name)];
    return written(value) === written(read) ? [] : [[name, value ?? (read === true ? false : '')]];
  });
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
};
