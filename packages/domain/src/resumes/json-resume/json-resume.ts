import { descriptionLines } from '../fields/description-text.ts';
import type { EducationEntry, ResumeData } from '../resume-model.ts';
import type { ExtraEntry } from '../sections/extra-entry.ts';
import { infoForm, profileForm } from './basics-form.ts';
import { educationForm } from './education-form.ts';
import { type EntryForm, filled, writeEntry, writtenLink } from './entry-form.ts';
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
import type { Said } from './own-fields.ts';
import { writeOwnMeta } from './own-meta.ts';
import { trainingForm, volunteerForm, workForm } from './role-forms.ts';
import { writeStudyNotes } from './study-notes.ts';

/** The open format other resume tools read (https://jsonresume.org/schema), as far as we write it. */
export interface JsonResume {
  readonly $schema: string;
  readonly basics: object;
  readonly work: readonly object[];
  readonly education: readonly object[];
  readonly skills: readonly object[];
  readonly projects: readonly object[];
  readonly certificates: readonly object[];
  readonly volunteer?: readonly object[];
  readonly awards?: readonly object[];
  readonly publications?: readonly object[];
  readonly languages?: readonly object[];
  readonly interests?: readonly object[];
  readonly references?: readonly object[];
  readonly meta: { readonly version: string; readonly lastModified?: string; readonly kalam: object };
}

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const without = <Entry extends { readonly id: string }>({ id: _, ...said }: Entry): Omit<Entry, 'id'> => said;

const section = (form: EntryForm<Said<ExtraEntry>>, entries: readonly ExtraEntry[] | undefined) =>
  entries?.map((entry) => writeEntry(form, without(entry)));

/** The page of an employer or a school, where a link is called by its name. */
const pageOf = ({ links }: ResumeData, name: string): { url?: string | undefined } => {
  const link = links?.find(({ title }) => title.trim() !== '' && title.trim() === name.trim())?.link;
  return { url: writtenLink(link) };
};

const writeProfiles = (data: ResumeData): object[] => {
  const { linkedin } = data.personalInfo;
  return [
    ...(linkedin?.trim() ? [writeEntry(profileForm, { title: 'LinkedIn', link: linkedin.trim() })] : []),
    ...(data.links ?? []).map((entry) => writeEntry(profileForm, without(entry), {}, 'links')),
  ];
};

const writeBasics = (data: ResumeData): object => {
  const { dateOfBirth: _birth, profileImage, linkedin: _linkedin, location, ...info } = data.personalInfo;
  const address = data.personalDetails?.find(({ kind }) => kind === 'address')?.detail;
  const place = filled({ address: address?.trim(), city: location.trim() });
  return {
    ...writeEntry(infoForm, info, {
      image: profileImage?.startsWith('data:') ? profileImage : undefined,
      summary: descriptionLines(data.summary).join('\n'),
    }),
    ...(Object.keys(place).length > 0 && { location: place }),
    ...filled({ profiles: writeProfiles(data) }),
  };
};

const writeRoles = (data: ResumeData): object[] =>
  data.isFresher
    ? data.trainingExperience.map((entry) =>
        writeEntry(trainingForm, without(entry), pageOf(data, entry.organization)),
      )
    : data.workExperience.map((entry) => writeEntry(workForm, without(entry), pageOf(data, entry.company)));

const writeEducation = (data: ResumeData): object[] => {
  const write = (entry: EducationEntry, beside?: string) =>
    writeEntry(
      educationForm,
      without(entry),
      { ...pageOf(data, entry.school), ...writeStudyNotes(data, entry.school) },
      beside,
    );
  return [
    ...data.education.map((entry) => write(entry)),
    ...(data.moreEducation ?? []).map((entry) => write(entry, 'moreEducation')),
  ];
};

const shownSkills = ({ isFresher, skills, fresherSkills }: ResumeData) =>
  isFresher ? (fresherSkills ?? []) : skills;
const shownProjects = ({ isFresher, projects, fresherProjects }: ResumeData) =>
  isFresher ? (fresherProjects ?? []) : projects;

/** Whoever shares such a file publishes it, so the birth date, the declaration and the signature stay at home. */
export const toJsonResume = (data: ResumeData, lastModified?: string): JsonResume => ({
  $schema: schemaAddress,
  basics: writeBasics(data),
  work: writeRoles(data),
  education: writeEducation(data),
  skills: shownSkills(data).map((skill) => writeEntry(skillForm, without(skill))),
  projects: shownProjects(data).map((project) => writeEntry(projectForm, without(project))),
  certificates: data.certificates.map(({ image, ...entry }) =>
    writeEntry(certificateForm, without({ ...entry, ...(image?.startsWith('data:') && { image }) })),
  ),
  ...filled({
    volunteer: section(volunteerForm, data.volunteering),
    awards: section(awardForm, data.achievements),
    publications: section(publicationForm, data.publications),
    languages: section(languageForm, data.languages),
    interests: section(interestForm, data.interests),
    references: section(referenceForm, data.references),
  }),
  meta: {
    version: 'v1.0.0',
    ...(lastModified && { lastModified }),
    kalam: writeOwnMeta(data),
  },
});
