import { isCalendarDay } from '../../calendar/calendar-day.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { blankResume } from '../blank-resume.ts';
import { descriptionLines } from '../fields/description-text.ts';
import { filterPhone, phoneDigits } from '../fields/phone-field.ts';
import { defaultSkillLevel } from '../fields/skill-levels.ts';
import { checkImageUpload } from '../images/image-rules.ts';
import { toAsciiDigits } from '../resume-characters.ts';
import { isResumeLanguage } from '../resume-language.ts';
import type {
  Certificate,
  EducationEntry,
  PersonalInfo,
  Project,
  ResumeData,
  Skill,
  TrainingEntry,
  WorkEntry,
} from '../resume-model.ts';
import { levelOfSkill, levelOfStudyType } from './json-resume-levels.ts';
import { isRecord, JsonReader, type LeftOut, type ToDecide } from './json-resume-reader.ts';

export type JsonResumeImport =
  | { readonly refusal: Refusal }
  | {
      readonly refusal?: undefined;
      readonly data: ResumeData;
      readonly leftOut: readonly LeftOut[];
      readonly toDecide: readonly ToDecide[];
    };

const sections = ['basics', 'work', 'volunteer', 'education', 'skills', 'projects', 'certificates'];

/**
 * Takes what our resume can hold, as it was meant. Text that breaks a rule comes along and is flagged at its field; what we
 * have no true place for is reported, never dropped in silence and never made into something near it.
 */
export const importJsonResume = (document: unknown, newId: () => string): JsonResumeImport => {
  if (!isRecord(document) || !sections.some((section) => Object.hasOwn(document, section))) {
    return { refusal: refuse('import-not-json-resume') };
  }
  const leftOut: LeftOut[] = [];
  const toDecide: ToDecide[] = [];
  const root = new JsonReader(document, '', leftOut, toDecide);
  root.ignore('$schema');
  const data = readResume(root, newId);
  root.close();
  return { data, leftOut, toDecide };
};

const readResume = (root: JsonReader, newId: () => string): ResumeData => {
  const { summary, ...personalInfo } = root.object('basics', readBasics);
  const { isOwn, isFresher, language } = root.object('meta', readMeta);
  const roles = root.each('work', (entry) => readWork(entry, newId()));
  // Our own files keep training there. Anybody else's voluntary work is no training, and has no section yet.
  const training = isOwn ? root.each('volunteer', (entry) => readTraining(entry, newId())) : [];
  const skills = withoutRepeats(root.each('skills', (entry) => readSkills(entry, newId)).flat());
  const projects = root.each('projects', (entry) => readProject(entry, newId()));
  return {
    ...blankResume(),
    ...(isResumeLanguage(language) ? { language } : {}),
    personalInfo,
    summary,
    isFresher,
    workExperience: isFresher ? [] : roles,
    trainingExperience: isFresher ? [...roles.map(asTraining), ...training] : training,
    education: root.each('education', (entry) => readEducation(entry, newId())),
    skills,
    projects,
    certificates: root.each('certificates', (entry) => readCertificate(entry, newId())),
  };
};

/** What only we write, and what we have no use for. */
const readMeta = (meta: JsonReader): { isOwn: boolean; isFresher: boolean; language: string } => {
  meta.ignore('version', 'canonical', 'lastModified', 'theme');
  return {
    isOwn: meta.has('kalam'),
    ...meta.object('kalam', (own) => ({ isFresher: own.flag('isFresher'), language: own.text('language') })),
  };
};

const readBasics = (basics: JsonReader): PersonalInfo & { summary: string } => {
  const image = basics.text('image', 'picture');
  const holdsImage = image !== '' && checkImageUpload(image) === undefined;
  if (image !== '' && !holdsImage) basics.leaveOut('image', image);
  const linkedin = basics.each('profiles', readProfile).find((address) => address !== undefined);
  const website = basics.text('url', 'website');
  return {
    fullName: basics.text('name'),
    email: basics.text('email'),
    phone: readPhone(basics.text('phone')),
    dateOfBirth: '',
    location: basics.object('location', (place) => place.text('city', 'region', 'address')),
    summary: joined(basics.text('summary')),
    ...(linkedin ? { linkedin } : {}),
    ...(website ? { website } : {}),
    ...(holdsImage ? { profileImage: image } : {}),
  };
};

/** Punctuation and the country code go, as they would while typing; a number that is longer stays as it was written. */
const readPhone = (text: string): string => {
  const { kept } = filterPhone(text);
  const isCut = !toAsciiDigits(text)
    .replace(/[^0-9]/g, '')
    .endsWith(kept);
  return kept === '' || kept.length > phoneDigits || isCut ? text : kept;
};

const readProfile = (profile: JsonReader): string | undefined => {
  const network = profile.text('network');
  const username = profile.text('username');
  const url = profile.text('url');
  if (network.toLowerCase() === 'linkedin' && (url || username)) {
    return url || `https://www.linkedin.com/in/${encodeURIComponent(username)}`;
  }
  if (network || username || url)
    profile.leaveOut('url', [network, url || username].filter(Boolean).join(' '));
  return undefined;
};

const joined = (...texts: string[]): string => texts.flatMap(descriptionLines).join('\n');

/** `2014` and `2014-06` stay what they are, and anything else as it was written, for the person to complete. */
const readDay = (entry: JsonReader, name: string): string => {
  const text = entry.text(name);
  const dayOfMoment = text.slice(0, 10);
  const day = /^.{10}T/.test(text) && isCalendarDay(dayOfMoment) ? dayOfMoment : text;
  if (day !== '' && !isCalendarDay(day)) entry.decideLater('date', name, day);
  return day;
};

const stillGoing = /^(?:present|current|now|ongoing|till date)$/i;

const readPeriod = (entry: JsonReader) => {
  const startDate = readDay(entry, 'startDate');
  if (stillGoing.test(entry.text('endDate'))) return { startDate, endDate: '', current: true };
  const endDate = readDay(entry, 'endDate');
  return { startDate, endDate, current: startDate !== '' && endDate === '' };
};

const readWork = (entry: JsonReader, id: string): WorkEntry => ({
  id,
  company: entry.text('name', 'company'),
  position: entry.text('position'),
  ...readPeriod(entry),
  description: joined(entry.text('summary'), ...entry.texts('highlights')),
});

const readTraining = (entry: JsonReader, id: string): TrainingEntry => ({
  id,
  organization: entry.text('organization', 'name'),
  role: entry.text('position'),
  ...readPeriod(entry),
  description: joined(entry.text('summary'), ...entry.texts('highlights')),
});

const asTraining = ({ company, position, ...entry }: WorkEntry): TrainingEntry => ({
  ...entry,
  organization: company,
  role: position,
});

const readEducation = (entry: JsonReader, id: string): EducationEntry => {
  const studyType = entry.text('studyType');
  const degree = levelOfStudyType(studyType);
  if (studyType !== '' && !degree) entry.decideLater('level', 'studyType', studyType);
  const gpa = entry.text('score', 'gpa');
  return {
    id,
    school: entry.text('institution'),
    degree: degree ?? '',
    field: entry.text('area'),
    graduationDate: readDay(entry, 'endDate'),
    ...(gpa ? { gpa } : {}),
  };
};

/** The keywords under a skill are skills in their own right. */
const readSkills = (entry: JsonReader, newId: () => string): Skill[] => {
  const written = entry.text('level');
  const level = levelOfSkill(written) ?? defaultSkillLevel;
  if (written !== '' && !levelOfSkill(written)) entry.leaveOut('level', written);
  return [entry.text('name'), ...entry.texts('keywords')]
    .filter((name) => name !== '')
    .map((name) => ({ id: newId(), name, level }));
};

const withoutRepeats = (skills: readonly Skill[]): Skill[] => {
  const seen = new Set<string>();
  return skills.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
};

const readProject = (entry: JsonReader, id: string): Project => {
  const link = entry.text('url', 'website');
  return {
    id,
    name: entry.text('name'),
    description: joined(entry.text('description', 'summary'), ...entry.texts('highlights')),
    technologies: entry.texts('keywords'),
    ...(link ? { link } : {}),
  };
};

const readCertificate = (entry: JsonReader, id: string): Certificate => {
  const link = entry.text('url');
  return {
    id,
    name: entry.text('name'),
    issuer: entry.text('issuer'),
    date: readDay(entry, 'date'),
    ...(link ? { link } : {}),
  };
};
