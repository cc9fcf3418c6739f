import { checkEmail } from '../auth/email-fields.ts';
import type { Today } from '../calendar/calendar-day.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import { checkBirthDate } from './fields/birth-date.ts';
import { checkCertificate } from './fields/certificate-rules.ts';
import { checkDeclaration } from './fields/declaration.ts';
import { checkSummary } from './fields/description-text.ts';
import { checkEducation } from './fields/education-rules.ts';
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
import type { PersonalInfo } from './resume-model.ts';
import type { SavedResume } from './saved/saved-resume-model.ts';

const placed = (field: string, refusal: Refusal | undefined): Refusal[] =>
  refusal ? [at(field, refusal)] : [];

const eachOf = <Entry>(
  list: string,
  entries: readonly Entry[],
  check: (entry: Entry) => Refusal[],
): Refusal[] =>
  entries.flatMap((entry, index) =>
    check(entry).map((refusal) => at(`${list}.${index}.${refusal.field}`, refusal)),
  );

export const checkPersonalInfo = (info: PersonalInfo, today: Today): Refusal[] => [
  ...placed('personalInfo.fullName', checkNameText('fullName', info.fullName)),
  ...placed('personalInfo.email', checkEmail(info.email.trim())),
  ...placed('personalInfo.phone', checkPhone(info.phone)),
  ...placed('personalInfo.dateOfBirth', checkBirthDate(info.dateOfBirth, today)),
  ...placed('personalInfo.location', checkNameText('location', info.location)),
  ...placed('personalInfo.linkedin', checkUrl(info.linkedin)),
  ...placed('personalInfo.website', checkUrl(info.website)),
  ...placed('personalInfo.profileImage', checkImage(info.profileImage)),
];

/** The entries there are, whether or not there are enough of them. */
export const checkExperienceEntries = (data: SavedResume, today: Today): Refusal[] =>
  data.isFresher
    ? [
        ...placed('trainingExperience', checkTrainingCount(data.trainingExperience.length)),
        ...eachOf('trainingExperience', data.trainingExperience, (entry) => checkTrainingEntry(entry, today)),
      ]
    : [
        ...eachOf('workExperience', data.workExperience, (entry) =>
          checkWorkEntry(entry, data.education, today),
        ),
        ...eachOf('skills', data.skills, checkSkill),
        ...eachOf('projects', data.projects, checkProject),
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

export const checkAboutMe = (data: SavedResume, today: Today): Refusal[] => [
  ...placed('summary', checkSummary(data.summary)),
  ...eachOf('certificates', data.certificates, (certificate) => [
    ...checkCertificate(certificate, data.personalInfo.dateOfBirth, data.education, today),
    ...placed('image', checkImage(certificate.image)),
  ]),
  ...placed('signature', checkImage(data.signature)),
];

/** Every reason why a resume cannot be saved, in the order of the wizard. */
export const checkResume = (data: SavedResume, today: Today): Refusal[] => {
  const missing = checkExperienceCounts(data);
  return [
    ...checkPersonalInfo(data.personalInfo, today),
    ...checkEducation(data.education, data.personalInfo.dateOfBirth, today),
    ...(missing ? [missing] : []),
    ...checkExperienceEntries(data, today),
    ...checkAboutMe(data, today),
    ...placed('declaration', checkDeclaration(data.declaration)),
  ];
};
