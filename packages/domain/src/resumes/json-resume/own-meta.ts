import { fitShares, readPageSetup } from '../page-setup.ts';
import { isResumeLanguage, type ResumeLanguage } from '../resume-language.ts';
import type { Letter, ResumeData } from '../resume-model.ts';
import { isAskRule, type RuleException } from '../rules/rule-exceptions.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { isSectionKey, ownSections, sectionKeys } from '../sections/section-keys.ts';
import { filled } from './entry-form.ts';
import type { JsonReader } from './json-resume-reader.ts';
import {
  extraFields,
  letterFields,
  type OwnFields,
  ownEntry,
  projectFields,
  type Said,
  skillFields,
  trainingFields,
  withOwnFields,
  workFields,
} from './own-fields.ts';

/** Of the files we write; the first one had its training among the voluntary work. */
const ownVersion = 2;

const metaSections = ['personalDetails', ...ownSections] as const;
type MetaSection = (typeof metaSections)[number];

/** The lists that a page does not show while its owner is a fresher, or is none. */
type AsideList =
  | 'workExperience'
  | 'trainingExperience'
  | 'skills'
  | 'projects'
  | 'fresherSkills'
  | 'fresherProjects';
type Aside = Partial<Pick<ResumeData, AsideList>>;

export interface OwnMeta
  extends Partial<
    Pick<ResumeData, MetaSection | 'arrangement' | 'letter' | 'marksTable' | 'exceptions' | 'page'>
  > {
  readonly isOwn: boolean;
  readonly isOld: boolean;
  readonly isFresher: boolean;
  readonly language?: ResumeLanguage;
  readonly aside: Aside;
}

/** The day of birth stays at home, also where a question about it was answered. */
const namesBirthDate = ({ rule, what }: RuleException): boolean =>
  /^completion-too-/.test(rule) && /[0-9]/.test(what);
const isBirthDate = ({ kind }: ExtraEntry): boolean => kind === 'date-of-birth';

const listed = <Entry extends { readonly id: string }>(
  entries: readonly Entry[] | undefined,
  fields: OwnFields<Omit<Entry, 'id'>>,
): object[] => (entries ?? []).map(({ id: _, ...entry }) => ownEntry(entry, fields));

const writeAside = (data: ResumeData): object =>
  data.isFresher
    ? {
        workExperience: listed(data.workExperience, workFields),
        skills: listed(data.skills, skillFields),
        projects: listed(data.projects, projectFields),
      }
    : {
        trainingExperience: listed(data.trainingExperience, trainingFields),
        fresherSkills: listed(data.fresherSkills, skillFields),
        fresherProjects: listed(data.fresherProjects, projectFields),
      };

/** Whatever of a resume is in no other part of the file. */
export const writeOwnMeta = (data: ResumeData): object => ({
  version: ownVersion,
  isFresher: data.isFresher,
  ...filled({
    language: data.language,
    ...Object.fromEntries(
      metaSections.map((key) => [
        key,
        listed(
          data[key]?.filter((entry) => !isBirthDate(entry)),
          extraFields,
        ),
      ]),
    ),
    arrangement: data.arrangement,
    page: data.page,
    marksTable: data.marksTable || undefined,
    letter: data.letter && ownEntry(data.letter, letterFields),
    exceptions: data.exceptions?.filter((exception) => !namesBirthDate(exception)),
    ...writeAside(data),
  }),
});

const readKeys = (own: JsonReader, name: string): string[] => own.texts(name).filter(isSectionKey);

const readArrangement = (own: JsonReader): NonNullable<ResumeData['arrangement']> => {
  const [order, hidden] = [readKeys(own, 'order'), readKeys(own, 'hidden')];
  const headings = own.object('headings', (named) =>
    sectionKeys.flatMap((key) => {
      const heading = named.text(key);
      return heading === '' ? [] : [[key, heading] as const];
    }),
  );
  return {
    ...(order.length > 0 && { order }),
    ...(hidden.length > 0 && { hidden }),
    ...(headings.length > 0 && { headings: Object.fromEntries(headings) }),
  };
};

const readPage = (own: JsonReader): ResumeData['page'] =>
  own.object('page', (page) =>
    readPageSetup({
      size: page.text('size'),
      margins: page.text('margins'),
      fit: page.object('fit', (fit) =>
        Object.fromEntries(['pages', ...fitShares].map((name) => [name, Number(fit.text(name))])),
      ),
    }),
  );

const readException = (own: JsonReader): RuleException => ({
  field: own.text('field'),
  rule: own.text('rule'),
  what: own.lines('what'),
});

const readOwn = (own: JsonReader, isOwn: boolean, newId: () => string): OwnMeta => {
  const list = <Entry extends object>(name: string, fields: OwnFields<Entry>): (Entry & { id: string })[] =>
    own.each(name, (entry) => ({ ...withOwnFields<Entry>(undefined, entry, fields), id: newId() }));
  const language = own.text('language');
  const sections = metaSections.map((key) => [key, list<Said<ExtraEntry>>(key, extraFields)] as const);
  const arrangement = own.object('arrangement', readArrangement);
  const page = readPage(own);
  const exceptions = own.each('exceptions', readException).filter(({ rule }) => isAskRule(rule));
  const hasLetter = own.hasObject('letter');
  const letter = own.object('letter', (said) => withOwnFields<Letter>(undefined, said, letterFields));
  return {
    isOwn,
    isOld: isOwn && own.text('version') === '',
    isFresher: own.flag('isFresher'),
    ...(isResumeLanguage(language) && { language }),
    ...Object.fromEntries(sections.filter(([, entries]) => entries.length > 0)),
    ...(Object.keys(arrangement).length > 0 && { arrangement }),
    ...(page && { page }),
    ...(own.flag('marksTable') && { marksTable: true }),
    ...(hasLetter && { letter }),
    ...(exceptions.length > 0 && { exceptions }),
    aside: filled({
      workExperience: list('workExperience', workFields),
      trainingExperience: list('trainingExperience', trainingFields),
      skills: list('skills', skillFields),
      projects: list('projects', projectFields),
      fresherSkills: list('fresherSkills', skillFields),
      fresherProjects: list('fresherProjects', projectFields),
    }),
  };
};

/** What only we write, and what we have no use for. */
export const readMeta = (root: JsonReader, newId: () => string): OwnMeta =>
  root.object('meta', (meta) => {
    meta.ignore('version', 'canonical', 'lastModified', 'theme', 'name');
    return meta.object('kalam', (own) => readOwn(own, meta.hasObject('kalam'), newId));
  });
