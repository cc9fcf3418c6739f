import { blankCertificate, blankProject, blankTraining, blankWork } from '@kalam/domain/resumes/blank-resume';
import { defaultSkillLevel } from '@kalam/domain/resumes/fields/skill-levels';
import { projectsOf, skillsOf, trainingOf } from '@kalam/domain/resumes/merging/merge-sections';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { ownHeading, withHeading } from '@kalam/domain/resumes/sections/arrangement';
import {
  type ExtraSection,
  isExtraSection,
  isOwnSection,
  type OwnSection,
  ownSections,
} from '@kalam/domain/resumes/sections/section-keys';
import type { TrayPiece } from '@kalam/reading/reading-result';
import { kindOfField, valueAt, withValue } from '../../../../resume/reading/field-values.ts';

/** Where a piece of the file can be put: a field's path, a section's key, or `own` for a section that it opens. */
export type PutTarget = string;

const address = /\S@\S|^(?:https?:\/\/|www\.)\S+$|^\S+\.(?:com|in|org|io|dev|net)(?:\/\S*)?$/i;
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);
const isPhone = (text: string): boolean =>
  /^[+\d\s()/-]+$/.test(text) && text.replace(/\D/g, '').length >= 10;
const isLink = (text: string): boolean => address.test(text) && !isEmail(text);

const shortLength = 80;
const isShort = (text: string): boolean => text.length <= shortLength && !text.includes('\n');

/** Fields of the head that are still empty and could hold it. */
const contactTargets = (text: string, data: ResumeData): PutTarget[] => {
  const { linkedin, website, headline, location, fullName, email, phone } = data.personalInfo;
  const found: (readonly [string, boolean])[] = [
    ['email', !email && isEmail(text)],
    ['phone', !phone && isPhone(text)],
    ['linkedin', !linkedin && isLink(text) && /linkedin/i.test(text)],
    ['website', !website && isLink(text)],
    ['fullName', !fullName && isShort(text)],
    ['headline', !headline && isShort(text) && !isEmail(text) && !isPhone(text)],
    ['location', !location && isShort(text) && !isEmail(text) && !isPhone(text)],
  ];
  return found.flatMap(([field, fits]) => (fits ? [`personalInfo.${field}`] : []));
};

/** Of a long list only the newest are offered. */
const offeredEntries = 3;

const descriptionTargets = (data: ResumeData): PutTarget[] => {
  const of = (list: string, entries: readonly unknown[]) =>
    entries.slice(0, offeredEntries).map((_, index) => `${list}.${index}.description`);
  return [
    ...of('workExperience', data.workExperience),
    ...of('trainingExperience', trainingOf(data)),
    ...of(data.isFresher ? 'fresherProjects' : 'projects', projectsOf(data)),
  ];
};

const freeOwn = (data: ResumeData): OwnSection | undefined =>
  ownSections.find((key) => !data[key]?.length && ownHeading(data.arrangement, key) === undefined);

/** What is sensible for a piece, the reader's own suggestion first. */
export const putTargets = (
  { text, suggestion, advice }: Pick<TrayPiece, 'text' | 'suggestion' | 'advice'>,
  data: ResumeData,
): readonly PutTarget[] => {
  // A number that is nobody's business is offered no place on the page.
  if (advice === 'aadhaar') return [];
  const trimmed = text.trim();
  const short = isShort(trimmed);
  return [
    ...new Set([
      ...(suggestion === undefined ? [] : [suggestion]),
      ...contactTargets(trimmed, data),
      'summary',
      ...descriptionTargets(data),
      'skills',
      'achievements',
      ...(short ? ['certificates', 'languages', 'interests'] : []),
      ...(isLink(trimmed) ? ['links'] : []),
      ...(short ? ['personalDetails'] : []),
      ...ownSections.filter((key) => data[key]?.length),
      ...(freeOwn(data) ? ['own'] : []),
    ]),
  ];
};

const lists: Readonly<Record<string, keyof ResumeData>> = {
  work: 'workExperience',
  training: 'trainingExperience',
  education: 'moreEducation',
};

/** A field that holds something gets a further line, or, where it has one line only, further words. */
const withMore = (data: ResumeData, path: string, text: string): ResumeData => {
  const before = valueAt(data, path).trim();
  const kind = kindOfField(path);
  const between = kind === 'text' ? '\n' : kind === 'list' ? ', ' : ' ';
  return withValue(data, path, before === '' ? text : `${before}${between}${text}`);
};

const splitLabel = (text: string): { readonly title: string; readonly detail?: string } => {
  const [, label, value] = /^([^:]{2,40}):\s*(.+)$/s.exec(text) ?? [];
  return label && value ? { title: label.trim(), detail: value.trim() } : { title: text };
};

const extraEntry = (section: ExtraSection, id: string, text: string) => {
  if (section === 'personalDetails') {
    const { title, detail } = splitLabel(text);
    return detail === undefined ? { id, title: '', detail: title } : { id, title, detail };
  }
  if (section === 'links') return { id, title: text.replace(/^https?:\/\/(?:www\.)?/, ''), link: text };
  const [first = '', ...rest] = text.split('\n');
  if (isOwnSection(section) || rest.length > 0) {
    return isShort(first) && rest.length > 0
      ? { id, title: first.trim(), description: rest.join('\n').trim() }
      : { id, title: '', description: text };
  }
  return { id, title: first };
};

const withSkills = (data: ResumeData, id: string, text: string): ResumeData => {
  const names = text
    .split(/[,;|•·\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const added = names.map((name, index) => ({ id: `${id}-${index}`, name, level: defaultSkillLevel }));
  const skills = [...skillsOf(data), ...added];
  return data.isFresher ? { ...data, fresherSkills: skills } : { ...data, skills };
};

const withEntry = (data: ResumeData, target: string, id: string, text: string): ResumeData => {
  const list = lists[target] ?? target;
  switch (list) {
    case 'workExperience':
      return { ...data, workExperience: [...data.workExperience, { ...blankWork(id), description: text }] };
    case 'trainingExperience':
      return {
        ...data,
        trainingExperience: [...data.trainingExperience, { ...blankTraining(id), description: text }],
      };
    case 'moreEducation': {
      const entry = { id, school: '', degree: '' as const, degreeName: text, field: '', graduationDate: '' };
      return { ...data, moreEducation: [...(data.moreEducation ?? []), entry] };
    }
    case 'projects': {
      const projects = [...projectsOf(data), { ...blankProject(id), name: text }];
      return data.isFresher ? { ...data, fresherProjects: projects } : { ...data, projects };
    }
    case 'certificates':
      return { ...data, certificates: [...data.certificates, { ...blankCertificate(id), name: text }] };
    default:
      return isExtraSection(list)
        ? { ...data, [list]: [...(data[list] ?? []), extraEntry(list, id, text)] }
        : data;
  }
};

/** The resume with a piece where its owner wants it. `heading` is that of a section the piece opens. */
export const withPiece = (
  data: ResumeData,
  { id, text }: Pick<TrayPiece, 'id' | 'text'>,
  target: PutTarget,
  heading: string,
): ResumeData => {
  const said = text.trim();
  const entryId = `piece-${id}`.slice(0, 60);
  if (target === 'own') {
    const key = freeOwn(data);
    if (!key) return data;
    const { arrangement: _, ...rest } = data;
    const { order, hidden, headings } = withHeading(data.arrangement, key, heading) ?? {};
    const arrangement = {
      ...(order && { order: [...order] }),
      ...(hidden && { hidden: [...hidden] }),
      ...(headings && { headings: { ...headings } }),
    };
    return withEntry({ ...rest, arrangement }, key, entryId, said);
  }
  if (target.includes('.') || target === 'summary' || target === 'declaration')
    return withMore(data, target, said);
  return target === 'skills' ? withSkills(data, entryId, said) : withEntry(data, target, entryId, said);
};
