import { checkEmail } from '../auth/email-fields.ts';
import type { Today } from '../calendar/calendar-day.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import { checkEducation, checkMoreEducation } from './education/education-rules.ts';
import { checkBirthDate } from './fields/birth-date.ts';
import { checkCertificate } from './fields/certificate-rules.ts';
import { checkDeclaration } from './fields/declaration.ts';
import { checkSummary } from './fields/description-text.ts';
import {
  checkProject,
  checkSkill,
  checkTrainingCount,
  checkTrainingEntry,
  checkWorkEntry,
} from './fields/experience-rules.ts';
import { checkNameText } from './fields/name-text.ts';
import { checkPhone } from './fields/phone-field.ts';
import { checkUrl } from './fields/url-field.ts';
import { checkImage } from './images/image-rules.ts';
import { checkLetter } from './letter/letter-rules.ts';
import { checkLength, resumeLimits } from './resume-limits.ts';
import type { PersonalInfo } from './resume-model.ts';
import {
  ask,
  checkExceptionCount,
  isAskRule,
  type Kept,
  type KeptAt,
  keptBy,
  keptIn,
  neededExceptions,
  nothingKeptAt,
} from './rules/rule-exceptions.ts';
import { defaultTextRules, type TextRules } from './rules/text-rules.ts';
import type { SavedResume } from './saved/saved-resume-model.ts';
import { checkArrangement, checkExtraEntry } from './sections/extra-section-rules.ts';
import { extraSections } from './sections/section-keys.ts';

const placed = (field: string, refusal: Refusal | undefined): Refusal[] =>
  refusal ? [at(field, refusal)] : [];

const eachOf = <Entry>(
  list: string,
  entries: readonly Entry[] | undefined,
  check: (entry: Entry) => Refusal[],
): Refusal[] =>
  (entries ?? []).flatMap((entry, index) =>
    check(entry).map((refusal) => at(`${list}.${index}.${refusal.field}`, refusal)),
  );

/** A plus in front of the @ sorts one's own mail; the resume may carry it, an account may not. */
const checkResumeEmail = (text: string, kept: Kept): Refusal | undefined => {
  const refusal = checkEmail(text);
  if (refusal?.code !== 'email-characters') return refusal;
  const withoutPlus = checkEmail(text.replace(/\+/g, ''));
  if (withoutPlus) return withoutPlus.code === 'email-characters' ? refusal : withoutPlus;
  return ask(kept, 'email-characters', ['+']);
};

export const checkPersonalInfo = (
  info: PersonalInfo,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => {
  const kept = keptIn(keptAt, 'personalInfo');
  return [
    ...placed('personalInfo.fullName', checkNameText('fullName', info.fullName, kept('fullName'))),
    ...placed('personalInfo.headline', checkLength(info.headline ?? '', resumeLimits.nameText)),
    ...placed('personalInfo.email', checkResumeEmail(info.email.trim(), kept('email'))),
    ...placed('personalInfo.phone', checkPhone(info.phone)),
    ...placed('personalInfo.dateOfBirth', checkBirthDate(info.dateOfBirth, today)),
    ...placed('personalInfo.location', checkNameText('location', info.location, kept('location'))),
    ...placed('personalInfo.linkedin', checkUrl(info.linkedin)),
    ...placed('personalInfo.website', checkUrl(info.website)),
    ...placed('personalInfo.profileImage', checkImage(info.profileImage)),
  ];
};

export const checkEducationStep = (
  { education, moreEducation, personalInfo }: SavedResume,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] => [
  ...checkEducation(education, personalInfo.dateOfBirth, today, keptIn(keptAt, 'education')),
  ...eachOf('moreEducation', moreEducation, (entry) =>
    checkMoreEducation(entry, today, keptIn(keptAt, 'moreEducation')),
  ),
];

/** The entries there are, whether or not there are enough of them. */
export const checkExperienceEntries = (
  data: SavedResume,
  today: Today,
  keptAt: KeptAt = nothingKeptAt,
): Refusal[] =>
  data.isFresher
    ? [
        ...placed('trainingExperience', checkTrainingCount(data.trainingExperience.length)),
        ...eachOf('trainingExperience', data.trainingExperience, (entry) =>
          checkTrainingEntry(entry, today, keptIn(keptAt, 'trainingExperience')),
        ),
      ]
    : [
        ...eachOf('workExperience', data.workExperience, (entry) =>
          checkWorkEntry(entry, data.education, today, keptIn(keptAt, 'workExperience')),
        ),
        ...eachOf('skills', data.skills, (skill) => checkSkill(skill, keptIn(keptAt, 'skills'))),
        ...eachOf('projects', data.projects, (project) =>
          checkProject(project, today, keptIn(keptAt, 'projects')),
        ),
      ];

/** A fresher needs none; everyone else a job and a skill (S1 §4). */
export const checkExperienceCounts = ({
  isFresher,
  workExperience,
  skills,
}: SavedResume): Refusal | undefined => {
  if (isFresher) return undefined;
  if (workExperience.length === 0) return at('workExperience', refuse('work-entry-required'));
  return skills.length === 0 ? at('skills', refuse('skill-entry-required')) : undefined;
};

/** Everything one adds by oneself: a fresher's skills and projects, and the optional sections. */
const checkExtras = (data: SavedResume, today: Today, keptAt: KeptAt): Refusal[] => [
  ...(data.isFresher
    ? [
        ...eachOf('fresherSkills', data.fresherSkills, (skill) =>
          checkSkill(skill, keptIn(keptAt, 'fresherSkills')),
        ),
        ...eachOf('fresherProjects', data.fresherProjects, (project) =>
          checkProject(project, today, keptIn(keptAt, 'fresherProjects')),
        ),
      ]
    : []),
  ...extraSections.flatMap((key) =>
    eachOf(key, data[key], (entry) => checkExtraEntry(key, entry, today, keptIn(keptAt, key))),
  ),
  ...checkArrangement(
    data.arrangement,
    extraSections.filter((key) => (data[key]?.length ?? 0) > 0),
  ),
];

export const checkAboutMe = (data: SavedResume, today: Today, keptAt: KeptAt = nothingKeptAt): Refusal[] => [
  ...placed('summary', checkSummary(data.summary, keptAt('summary'))),
  ...eachOf('certificates', data.certificates, (certificate) => [
    ...checkCertificate(
      certificate,
      data.personalInfo.dateOfBirth,
      data.education,
      today,
      keptIn(keptAt, 'certificates'),
    ),
    ...placed('image', checkImage(certificate.image)),
  ]),
  ...placed('signature', checkImage(data.signature)),
  ...checkExtras(data, today, keptAt),
];

const checkContent = (data: SavedResume, today: Today, keptAt: KeptAt): Refusal[] => {
  const missing = checkExperienceCounts(data);
  return [
    ...checkPersonalInfo(data.personalInfo, today, keptAt),
    ...checkEducationStep(data, today, keptAt),
    ...(missing ? [missing] : []),
    ...checkExperienceEntries(data, today, keptAt),
    ...checkAboutMe(data, today, keptAt),
    ...placed('declaration', checkDeclaration(data.declaration)),
    ...checkLetter(data.letter, keptAt),
  ];
};

/** No rule that asks depends on the day it is. */
const lastDay: Today = { day: '9999-12-31', latest: '9999-12-31' };

/** Every text and date of a resume, for those who want to know what is asked about them. */
export const checkTexts = (data: SavedResume, keptAt: KeptAt): Refusal[] =>
  checkContent(data, lastDay, keptAt);

/** Exceptions are for rules that ask, and for something that is there. */
const checkExceptions = ({ exceptions = [], ...data }: SavedResume): Refusal[] => {
  if (exceptions.length === 0) return [];
  const tooMany = checkExceptionCount(exceptions.length);
  if (tooMany) return [at('exceptions', tooMany)];
  const needed = neededExceptions(exceptions, (keptAt) => checkTexts(data, keptAt));
  return exceptions.flatMap(({ field, rule }, index) => {
    const place = `exceptions.${index}`;
    if (!isAskRule(rule)) return [at(place, refuse('exception-not-allowed', { rule }))];
    const isNeeded = needed.some((one) => one.field === field && one.rule === rule);
    return isNeeded ? [] : [at(place, refuse('exception-unneeded', { rule }))];
  });
};

/** What a resume's own exceptions keep, for the checks of its parts. */
export const keptOf = (data: Pick<SavedResume, 'exceptions'>, rules: TextRules = defaultTextRules): KeptAt =>
  keptBy(data.exceptions, rules);

/** Every reason why a resume cannot be saved, in the order of the wizard. */
export const checkResume = (
  data: SavedResume,
  today: Today,
  rules: TextRules = defaultTextRules,
): Refusal[] => {
  const refusals = checkContent(data, today, keptOf(data, rules));
  // While something else is refused, an exception may be for a rule that was not reached.
  return refusals.length > 0 ? refusals : checkExceptions(data);
};
