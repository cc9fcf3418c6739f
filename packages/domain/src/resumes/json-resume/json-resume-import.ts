import type { Today } from '../../calendar/calendar-day.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { blankResume } from '../blank-resume.ts';
import type { ResumeData, Skill } from '../resume-model.ts';
import { type EntryForm, filled, readEntry } from './entry-form.ts';
import { readBasics } from './import-basics.ts';
import { readEducation } from './import-education.ts';
import { type NamedPage, pageOf, type Reading, readPages } from './import-reading.ts';
import { levelOfSkill } from './json-resume-levels.ts';
import { ImportReport, isRecord, JsonReader, type LeftOut, type ToDecide } from './json-resume-reader.ts';
import {
  awardForm,
  certificateForm,
  interestForm,
  languageForm,
  projectForm,
  publicationForm,
  referenceForm,
  skillForm,
} from './list-forms.ts';
import { saysSomething } from './own-fields.ts';
import { readMeta } from './own-meta.ts';
import { trainingForm, volunteerForm, workForm } from './role-forms.ts';

export type JsonResumeImport =
  | { readonly refusal: Refusal }
  | {
      readonly refusal?: undefined;
      readonly data: ResumeData;
      readonly leftOut: readonly LeftOut[];
      readonly toDecide: readonly ToDecide[];
    };

const sections = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
];

/**
 * Takes everything the format knows, as it was meant. Text that breaks a rule comes along and is flagged at its field; what
 * we have no true place for is reported, never dropped in silence and never made into something near it.
 */
export const importJsonResume = (document: unknown, newId: () => string, today: Today): JsonResumeImport => {
  if (!isRecord(document) || !sections.some((section) => Object.hasOwn(document, section))) {
    return { refusal: refuse('import-not-json-resume') };
  }
  const report = new ImportReport();
  const root = new JsonReader(document, '', report);
  root.ignore('$schema');
  const data = readResume({ root, newId, today, own: readMeta(root, newId) });
  root.close();
  report.close();
  return { data, leftOut: report.leftOut, toDecide: report.toDecide };
};

const readList = <Entry extends object>(
  { root, newId }: Reading,
  name: string,
  form: EntryForm<Entry>,
  also: { readonly textField?: string; readonly each?: (said: Entry, entry: JsonReader) => void } = {},
): (Entry & { id: string })[] => {
  const read = (entry: JsonReader) => {
    const said = readEntry(form, entry);
    also.each?.(said, entry);
    return said;
  };
  return root
    .each(name, read, also.textField)
    .filter((said) => saysSomething(said, form.fields))
    .map((said) => ({ id: newId(), ...said }));
};

const readRoles = (reading: Reading, pages: NamedPage[]) => ({
  workExperience: reading.own.isFresher
    ? []
    : readList(reading, 'work', workForm, {
        each: ({ company }, entry) => pages.push(...pageOf(company, entry)),
      }),
  trainingExperience: reading.own.isFresher
    ? readList(reading, 'work', trainingForm, {
        each: ({ organization }, entry) => pages.push(...pageOf(organization, entry)),
      })
    : [],
});

/** A level that is none of ours stays with the name, in its own words. The keywords are skills in their own right. */
const readSkills = (entry: JsonReader, newId: () => string): Skill[] => {
  const words = entry.text('level');
  const { name, level } = readEntry(skillForm, entry);
  const inWords = (skill: string) => (words === '' || levelOfSkill(words) ? skill : `${skill} (${words})`);
  const keywords = entry.words('keywords').map(name === '' ? inWords : String);
  const names = [...(name === '' ? [] : [inWords(name)]), ...keywords];
  if (names.length === 0) entry.leaveOut('level', words);
  return names.map((skill) => ({ id: newId(), name: skill, level }));
};

const withoutRepeats = (skills: readonly Skill[]): Skill[] => {
  const seen = new Set<string>();
  return skills.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

/** What a page shows of skills and projects: a fresher's stand in lists of their own. */
const readAbilities = (reading: Reading, hasWork: boolean) => {
  const { root, newId, own } = reading;
  const listed = root.each('skills', (entry) => readSkills(entry, newId), 'name').flat();
  const skills = own.isOwn ? listed : withoutRepeats(listed);
  const projects = readList(reading, 'projects', projectForm);
  // Whoever lists skills or projects and no work at all is at the beginning.
  const isFresher = own.isOwn ? own.isFresher : !hasWork && skills.length + projects.length > 0;
  return isFresher && !own.isOld
    ? { isFresher, ...filled({ fresherSkills: skills, fresherProjects: projects }) }
    : { isFresher, skills, projects };
};

/** In the first files of ours, training stood under that name. */
const readVolunteer = (reading: Reading, trainingExperience: ResumeData['trainingExperience']) =>
  reading.own.isOld
    ? { trainingExperience: [...trainingExperience, ...readList(reading, 'volunteer', trainingForm)] }
    : filled({ volunteering: readList(reading, 'volunteer', volunteerForm) });

const readResume = (reading: Reading): ResumeData => {
  const { language, arrangement, letter, marksTable, page, exceptions, aside } = reading.own;
  const pages: NamedPage[] = [];
  const { links, personalDetails, ...basics } = readBasics(reading, pages);
  const roles = readRoles(reading, pages);
  const education = readEducation(reading, pages);
  return {
    ...blankResume(),
    ...filled({ language, arrangement, letter, marksTable, page, exceptions }),
    ...basics,
    ...roles,
    ...readVolunteer(reading, roles.trainingExperience),
    ...readAbilities(reading, roles.workExperience.length > 0),
    certificates: readList(reading, 'certificates', certificateForm),
    ...filled({
      achievements: readList(reading, 'awards', awardForm, { textField: 'title' }),
      publications: readList(reading, 'publications', publicationForm, { textField: 'name' }),
      languages: readList(reading, 'languages', languageForm, { textField: 'language' }),
      interests: readList(reading, 'interests', interestForm, { textField: 'name' }),
      references: readList(reading, 'references', referenceForm, { textField: 'reference' }),
      personalDetails,
      links: [...links, ...readPages(reading, pages, links, basics.personalInfo)],
    }),
    ...education,
    ...aside,
  };
};
