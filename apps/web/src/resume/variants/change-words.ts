import { displayDate, isPartialDate } from '@kalam/domain/calendar/partial-date';
import { educationLevelFacts, educationLevels } from '@kalam/domain/resumes/education/education-levels';
import type { SavedResume } from '@kalam/domain/resumes/saved/saved-resume-model';
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
  isSectionKey,
  type SectionKey,
} from '@kalam/domain/resumes/sections/section-keys';
import type { ParentChange } from '@kalam/domain/resumes/variants/parent-changes';
import { experienceTabLabels } from '@kalam/domain/resumes/wizard-machine';
import { useLingui } from '@lingui/react/macro';
import { translate } from '../../platform/languages/translator.ts';

type Entry = NonNullable<ParentChange['entry']>;

/** A value as it is shown: a text, or a picture. Neither is nothing. */
export interface ShownValue {
  readonly text: string;
  readonly picture?: string;
}

const pictures = new Set(['profileImage', 'signature', 'image']);

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const dateText = (value: unknown): string => {
  const said = text(value);
  return isPartialDate(said) ? translate(displayDate(said)) : said;
};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

const degreeText = ({ degree, degreeName }: Entry): string => {
  const level = educationLevels.find((one) => one === degree);
  return text(degreeName) || (level ? translate(educationLevelFacts[level].label) : '');
};

const kindText = ({ kind }: Entry): string => {
  const known = personalDetailKinds.find((one) => one === kind);
  return known ? translate(personalDetailLabels[known]) : '';
};

const levelText = (value: unknown): string => {
  const level = languageLevels.find((one) => one === value);
  return translate(level ? languageLevelLabels[level] : text(value));
};

const joined = (parts: readonly string[], by: string): string => parts.filter(Boolean).join(by);

/** What an entry of any list is called. */
const entryName = (entry: Entry): string =>
  joined(
    [
      text(entry.position) ||
        text(entry.role) ||
        degreeText(entry) ||
        text(entry.name) ||
        kindText(entry) ||
        text(entry.title),
      text(entry.company) ||
        text(entry.organization) ||
        text(entry.school) ||
        text(entry.issuer) ||
        text(entry.subtitle),
    ],
    ', ',
  ) ||
  text(entry.detail) ||
  text(entry.description);

/** What changed, in the words of the forms it was typed in. */
export const useChangeWords = () => {
  const { t } = useLingui();
  const fields: Readonly<Record<string, string>> = {
    fullName: t`Full name`,
    headline: t`Headline`,
    email: t`Email`,
    phone: t`Phone`,
    dateOfBirth: t`Date of birth`,
    location: t`Location`,
    linkedin: t`LinkedIn`,
    website: t`Website`,
    profileImage: t`Photo`,
    signature: t`Signature`,
    image: t`Picture`,
    school: t`School`,
    degree: t`Education level`,
    field: t`Field of study`,
    board: t`Board or university`,
    completion: t`Completion date`,
    marks: t`Marks`,
    position: t`Position`,
    company: t`Company`,
    role: t`Role`,
    organization: t`Organization`,
    period: t`Dates`,
    description: t`Description`,
    technologies: t`Technologies`,
    link: t`Link`,
    issuer: t`Issuer`,
    date: t`Issue date`,
    level: t`Level`,
    name: t`Name`,
    summary: t`Professional summary`,
    declaration: t`Declaration`,
  };
  const usual: Readonly<Record<string, string>> = {
    personalInfo: translate('Personal Info'),
    experience: t`Experience`,
    sections: t`Sections`,
    summary: t`Professional summary`,
    work: translate(experienceTabLabels.work),
    training: translate(experienceTabLabels.training),
    education: t`Education`,
    skills: translate(experienceTabLabels.skills),
    projects: translate(experienceTabLabels.projects),
    certificates: t`Certificates`,
    declaration: t`Declaration`,
  };
  const labels: Readonly<Record<string, string>> = extraSectionLabels;
  const partName = (
    part: ParentChange['part'],
    { arrangement }: Pick<SavedResume, 'arrangement'>,
  ): string => {
    const own = isSectionKey(part) ? ownHeading(arrangement, part) : undefined;
    if (own !== undefined) return own;
    if (isOwnSection(part)) return t`Your own section`;
    const label = labels[part];
    return label === undefined ? (usual[part] ?? part) : translate(label);
  };
  const fieldName = (part: ParentChange['part'], field: string): string => {
    const known = isExtraSection(part) ? sectionFields[part].find((one) => one.field === field) : undefined;
    return known ? translate(known.label) : (fields[field] ?? field);
  };
  const periodText = ({ startDate, endDate, current }: Entry): string =>
    joined([dateText(startDate), current === true ? t`Present` : dateText(endDate)], ' – ');

  /** What stands above the values: the field, or what happened to the entry. */
  const label = ({ kind, part, field, entry }: ParentChange): string => {
    const of = entry ? entryName(entry) : '';
    switch (kind) {
      case 'field': {
        const name = fieldName(part, field ?? '');
        return of !== '' ? `${of}: ${name}` : name;
      }
      case 'added':
        return t`Added: ${of}`;
      case 'removed':
        return t`Removed: ${of}`;
      case 'order':
        return part === 'sections' ? t`Order of the sections` : t`Order`;
      case 'heading':
        return t`Heading`;
      case 'hidden':
        return t`On the page`;
      case 'whole':
        return part === 'experience' ? t`Work and training` : t`The whole section`;
    }
  };

  const entryText = (entry: Entry): string =>
    joined(
      [
        joined([entryName(entry), levelText(entry.level)], ' · '),
        joined(
          [
            periodText(entry),
            dateText(entry.graduationDate) || dateText(entry.date),
            text(entry.gpa),
            text(entry.location),
          ],
          ' · ',
        ),
        text(entry.description),
        listOf(entry.technologies).map(text).join(', '),
        text(entry.link),
      ],
      '\n',
    );
  const names = (entries: unknown): string =>
    listOf(entries)
      .filter(isEntry)
      .map((entry, index) => `${index + 1}. ${entryName(entry)}`)
      .join('\n');

  const fieldText = (field: string, value: Entry): string => {
    switch (field) {
      case 'period':
        return periodText(value);
      case 'completion':
        return joined([dateText(value.graduationDate), value.pursuing === true ? t`expected` : ''], ', ');
      case 'degree':
        return degreeText(value);
      case 'marks':
        return text(value.gpa);
      case 'level':
        return levelText(value.level);
      case 'technologies':
        return listOf(value.technologies).map(text).join(', ');
      case 'title':
        return kindText(value) || text(value.title);
      default:
        return dateText(value[field]);
    }
  };

  /** One side of a change. */
  const shown = (
    { kind, part, field = '' }: ParentChange,
    value: Entry | undefined,
    data: Pick<SavedResume, 'arrangement'>,
  ): ShownValue => {
    if (value === undefined) return { text: '' };
    switch (kind) {
      case 'field':
        return pictures.has(field)
          ? { text: '', ...(text(value[field]) && { picture: text(value[field]) }) }
          : { text: fieldText(field, value) };
      case 'added':
      case 'removed':
        return { text: entryText(value), ...(text(value.image) && { picture: text(value.image) }) };
      case 'order':
        return part === 'sections'
          ? {
              text: listOf(value.sections)
                .filter((key): key is SectionKey => typeof key === 'string' && isSectionKey(key))
                .map((key) => partName(key, data))
                .join(', '),
            }
          : { text: names(value.entries) };
      case 'heading':
        return { text: text(value.heading) || partName(part, {}) };
      case 'hidden':
        return { text: value.hidden === true ? t`Not printed` : t`Printed` };
      case 'whole':
        return {
          text: joined(
            [
              part === 'experience' && value.isFresher === true ? t`Fresher` : text(value.heading),
              names(value.entries),
            ],
            '\n',
          ),
        };
    }
  };
  return { partName, label, shown };
};
