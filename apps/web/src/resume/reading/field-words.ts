import { displayDate, isPartialDate } from '@kalam/domain/calendar/partial-date';
import { educationLevelFacts, educationLevels } from '@kalam/domain/resumes/education/education-levels';
import { marksKindLabels, marksKinds } from '@kalam/domain/resumes/education/education-marks';
import { skillLevels } from '@kalam/domain/resumes/fields/skill-levels';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { ownHeading } from '@kalam/domain/resumes/sections/arrangement';
import {
  languageLevelLabels,
  languageLevels,
  personalDetailKinds,
  personalDetailLabels,
  sectionFields,
} from '@kalam/domain/resumes/sections/extra-entry';
import {
  extraSectionLabels,
  isExtraSection,
  isOwnSection,
} from '@kalam/domain/resumes/sections/section-keys';
import { experienceTabLabels } from '@kalam/domain/resumes/wizard-machine';
import { useLingui } from '@lingui/react/macro';
import { translate } from '../../platform/languages/translator.ts';
import type { Option } from '../../ui/forms/select.tsx';
import { kindOfField, nameOfField, valueAt } from './field-values.ts';

/** The choices of a field that has some. */
export const optionsOf = (path: string): readonly Option[] => {
  const name = nameOfField(path);
  if (name === 'degree')
    return educationLevels.map((value) => ({ value, label: translate(educationLevelFacts[value].label) }));
  if (name === 'marksKind')
    return marksKinds.map((value) => ({ value, label: translate(marksKindLabels[value]) }));
  if (name === 'kind')
    return personalDetailKinds.map((value) => ({ value, label: translate(personalDetailLabels[value]) }));
  return path.startsWith('languages')
    ? languageLevels.map((value) => ({ value, label: translate(languageLevelLabels[value]) }))
    : skillLevels.map((value) => ({ value, label: translate(value) }));
};

/** The fields that name an entry, by its list: the first that is filled of each row. */
const naming: Readonly<Record<string, readonly (readonly string[])[]>> = {
  education: [['degreeName', 'degree', 'field'], ['school']],
  moreEducation: [['degreeName', 'degree', 'field'], ['school']],
  workExperience: [['position'], ['company']],
  trainingExperience: [['role'], ['organization']],
};
const usualNaming = [['name', 'title', 'kind', 'detail', 'description']];

/** What sections, entries and fields are called in the review, as in the steps they go to. */
export const useFieldWords = () => {
  const { t } = useLingui();
  const shared: Readonly<Record<string, string>> = {
    fullName: t`Full name`,
    headline: t`Headline`,
    email: t`Email`,
    phone: t`Phone`,
    dateOfBirth: t`Date of birth`,
    location: t`Location`,
    linkedin: t`LinkedIn`,
    website: t`Website`,
    school: t`School`,
    degree: t`Education level`,
    degreeName: t`Degree as on the certificate`,
    field: t`Field of study`,
    board: t`Board or university`,
    graduationDate: t`Completion date`,
    pursuing: t`I am still studying this`,
    gpa: t`Marks`,
    marksKind: t`Marks as`,
    position: t`Position`,
    company: t`Company`,
    role: t`Role`,
    organization: t`Organization`,
    startDate: t`Start date`,
    endDate: t`End date`,
    current: translate('Still going on'),
    description: t`Description`,
    technologies: t`Technologies`,
    link: t`Link`,
    issuer: t`Issuer`,
    date: t`Issue date`,
    level: t`Level`,
    summary: t`Professional summary`,
    declaration: t`Declaration`,
  };
  const names: Readonly<Record<string, string>> = {
    skills: t`Skill name`,
    fresherSkills: t`Skill name`,
    projects: t`Project name`,
    fresherProjects: t`Project name`,
    certificates: t`Certificate name`,
  };
  const label = (path: string): string => {
    const [group = ''] = path.split('.');
    const name = nameOfField(path);
    if (group === 'arrangement') return t`Heading`;
    if (isExtraSection(group)) {
      const known = sectionFields[group].find(({ field }) => field === name);
      return known ? translate(known.label) : name;
    }
    return (name === 'name' ? names[group] : shared[name]) ?? name;
  };
  const groups: Readonly<Record<string, string>> = {
    personalInfo: translate('Personal Info'),
    education: t`Education`,
    work: translate(experienceTabLabels.work),
    workExperience: translate(experienceTabLabels.work),
    training: translate(experienceTabLabels.training),
    trainingExperience: translate(experienceTabLabels.training),
    skills: translate(experienceTabLabels.skills),
    fresherSkills: translate(experienceTabLabels.skills),
    projects: translate(experienceTabLabels.projects),
    fresherProjects: translate(experienceTabLabels.projects),
    summary: t`Professional summary`,
    certificates: t`Certificates`,
    declaration: t`Declaration`,
    letter: t`Cover letter`,
  };
  const groupName = (key: string, data: Pick<ResumeData, 'arrangement'>): string => {
    if (isExtraSection(key) && isOwnSection(key))
      return ownHeading(data.arrangement, key) ?? t`Your own section`;
    if (isExtraSection(key) || key === 'moreEducation') {
      const own = ownHeading(data.arrangement, key);
      return own ?? translate(extraSectionLabels[key as keyof typeof extraSectionLabels]);
    }
    return groups[key] ?? key;
  };
  /** A value as a person reads it. */
  const shown = (path: string, value: string): string => {
    switch (kindOfField(path)) {
      case 'date':
        return isPartialDate(value) ? translate(displayDate(value)) : value;
      case 'flag':
        return value === 'true' ? t`Yes` : t`No`;
      case 'choice':
        return optionsOf(path).find((option) => option.value === value)?.label ?? value;
      default:
        return value;
    }
  };
  const entryName = (entry: string, data: ResumeData): string => {
    const [list = '', place = '0'] = entry.split('.');
    const number = Number(place) + 1;
    const said = (naming[list] ?? usualNaming).flatMap((fields) => {
      const path = fields.map((field) => `${entry}.${field}`).find((one) => valueAt(data, one) !== '');
      return path === undefined ? [] : [shown(path, valueAt(data, path))];
    });
    return said.length === 0 ? t`Entry ${number}` : said.join(', ');
  };
  /** Where a piece goes: a field, an entry's text, a section, or one of its own. */
  const targetName = (target: string, data: ResumeData): string => {
    if (target === 'own') return t`A section of its own`;
    const [group = '', place, field] = target.split('.');
    if (place === undefined) return groupName(group, data);
    return field === undefined ? label(target) : `${label(target)}: ${entryName(`${group}.${place}`, data)}`;
  };
  return { label, groupName, entryName, shown, targetName };
};

export type FieldWords = ReturnType<typeof useFieldWords>;

/** The least that must be known of a date. */
export const enoughOf = (path: string): 'year' | 'month' | 'day' => {
  if (nameOfField(path) === 'dateOfBirth') return 'day';
  return /^(?:workExperience|trainingExperience)\./.test(path) ? 'month' : 'year';
};
