import { descriptionLines } from '../fields/description-text.ts';
import { defaultSkillLevel } from '../fields/skill-levels.ts';
import type { Certificate, Project, Skill } from '../resume-model.ts';
import { type ExtraEntry, languageLevelLabels, languageLevels } from '../sections/extra-entry.ts';
import { type EntryForm, isStillGoing, joined, readDay, writtenDay, writtenLink } from './entry-form.ts';
import { levelOfSkill } from './json-resume-levels.ts';
import type { JsonReader } from './json-resume-reader.ts';
import { certificateFields, extraFields, projectFields, type Said, skillFields } from './own-fields.ts';

type ExtraForm = EntryForm<Said<ExtraEntry>>;

export const skillForm: EntryForm<Said<Skill>> = {
  fields: skillFields,
  write: ({ name, level }) => ({ name: name.trim(), level }),
  read: (entry) => ({
    name: entry.text('name'),
    level: levelOfSkill(entry.text('level')) ?? defaultSkillLevel,
  }),
};

const sameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const withoutRepeats = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => sameTag(other, tag)) === index);

/** In which part, for whom and what it was have no fields of their own: they close the description. */
const readCircumstances = (entry: JsonReader): string =>
  [entry.words('roles').join(', '), entry.text('entity'), entry.text('type')].filter(Boolean).join(' · ');

export const projectForm: EntryForm<Said<Project>> = {
  fields: projectFields,
  write: ({ name, description, link, technologies, startDate, endDate, current }) => {
    const [first, ...rest] = descriptionLines(description);
    return {
      name: name.trim(),
      description: first,
      highlights: rest,
      keywords: technologies.map((tag) => tag.trim()),
      startDate: writtenDay(startDate),
      endDate: current ? undefined : writtenDay(endDate),
      url: writtenLink(link),
    };
  },
  read: (entry) => {
    const link = entry.text('url', 'website');
    const startDate = readDay(entry, 'year', 'startDate');
    const current = isStillGoing(entry);
    const endDate = current ? '' : readDay(entry, 'year', 'endDate');
    return {
      name: entry.text('name'),
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(current && { current }),
      description: joined(
        entry.lines('description'),
        entry.lines('summary'),
        ...entry.texts('highlights'),
        readCircumstances(entry),
      ),
      technologies: withoutRepeats(entry.words('keywords')),
      ...(link && { link }),
    };
  },
};

export const certificateForm: EntryForm<Said<Certificate>> = {
  fields: certificateFields,
  write: ({ name, issuer, date, link }) => ({
    name: name.trim(),
    issuer: issuer.trim(),
    date: writtenDay(date),
    url: writtenLink(link),
  }),
  read: (entry) => {
    const link = entry.text('url', 'website');
    return {
      name: entry.text('name', 'title'),
      issuer: entry.text('issuer'),
      date: readDay(entry, 'year', 'date'),
      ...(link && { link }),
    };
  },
};

const entryOf = ({ title, ...rest }: Said<ExtraEntry>): Said<ExtraEntry> => ({
  title,
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')),
});

export const awardForm: ExtraForm = {
  fields: extraFields,
  write: ({ title, subtitle, date, description = '' }) => ({
    title: title.trim(),
    awarder: subtitle?.trim(),
    date: writtenDay(date),
    summary: joined(description),
  }),
  read: (entry) =>
    entryOf({
      title: entry.text('title', 'name'),
      subtitle: entry.text('awarder'),
      date: readDay(entry, 'year', 'date'),
      description: joined(entry.lines('summary')),
    }),
};

export const publicationForm: ExtraForm = {
  fields: extraFields,
  write: ({ title, subtitle, date, link, description = '' }) => ({
    name: title.trim(),
    publisher: subtitle?.trim(),
    releaseDate: writtenDay(date),
    url: writtenLink(link),
    summary: joined(description),
  }),
  read: (entry) =>
    entryOf({
      title: entry.text('name', 'title'),
      subtitle: entry.text('publisher'),
      date: readDay(entry, 'year', 'releaseDate', 'date'),
      link: entry.text('url', 'website'),
      description: joined(entry.lines('summary')),
    }),
};

/** Fluency stays in its writer's words, unless they are ours. */
export const languageForm: ExtraForm = {
  fields: extraFields,
  write: ({ title, level, detail }) => ({
    language: title.trim(),
    fluency: [level ? languageLevelLabels[level] : '', detail?.trim() ?? ''].filter(Boolean).join(', '),
  }),
  read: (entry) => {
    const title = entry.text('language', 'name');
    const fluency = entry.text('fluency', 'level');
    const level = languageLevels.find((one) => languageLevelLabels[one] === fluency);
    return level ? { title, level } : entryOf({ title, detail: fluency });
  },
};

const keywordBreak = ', ';

export const interestForm: ExtraForm = {
  fields: extraFields,
  write: ({ title, detail }) => ({
    name: title.trim(),
    keywords: detail?.trim().split(keywordBreak).filter(Boolean),
  }),
  read: (entry) => entryOf({ title: entry.text('name'), detail: entry.words('keywords').join(keywordBreak) }),
};

export const referenceForm: ExtraForm = {
  fields: extraFields,
  write: ({ title, description = '' }) => ({ name: title.trim(), reference: joined(description) }),
  read: (entry) => entryOf({ title: entry.text('name'), description: joined(entry.lines('reference')) }),
};
