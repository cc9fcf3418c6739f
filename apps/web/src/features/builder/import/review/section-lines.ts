import { displayDate, isPartialDate } from '@kalam/domain/calendar/partial-date';
import { entriesOf, type MergeSection } from '@kalam/domain/resumes/merging/merge-sections';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { translate } from '../../../../platform/languages/translator.ts';
import type { FieldWords } from '../../../../resume/reading/field-words.ts';

/** Which of our lists holds the entries of a section. */
const listOf = (data: ResumeData, section: MergeSection): string => {
  switch (section) {
    case 'work':
      return 'workExperience';
    case 'training':
      return 'trainingExperience';
    case 'skills':
      return data.isFresher ? 'fresherSkills' : 'skills';
    case 'projects':
      return data.isFresher ? 'fresherProjects' : 'projects';
    default:
      return section;
  }
};

const dateOf = (entry: object): string => {
  const found = ['startDate', 'graduationDate', 'date']
    .map((field): unknown => Reflect.get(entry, field))
    .find((text) => typeof text === 'string' && isPartialDate(text));
  return typeof found === 'string' ? translate(displayDate(found)) : '';
};

const detailOf = (entry: object): string => {
  const detail: unknown = Reflect.get(entry, 'detail');
  return typeof detail === 'string' ? detail : '';
};

/** What a section says, short enough to be held against another. */
export const sectionLines = (
  data: ResumeData,
  section: MergeSection,
  { entryName }: Pick<FieldWords, 'entryName'>,
): readonly string[] => {
  switch (section) {
    case 'personalInfo': {
      const { profileImage: _, ...info } = data.personalInfo;
      return Object.values(info).flatMap((text) =>
        text ? [isPartialDate(text) ? translate(displayDate(text)) : text] : [],
      );
    }
    case 'summary':
      return data.summary.trim() === '' ? [] : [data.summary];
    case 'declaration':
      return data.declaration.trim() === '' ? [] : [data.declaration];
    case 'letter':
      return data.letter ? [data.letter.subject, data.letter.body].filter((text) => text.trim() !== '') : [];
    case 'skills':
    case 'interests': {
      const list = listOf(data, section);
      const names = entriesOf(data, section).map((_, index) => entryName(`${list}.${index}`, data));
      return names.length === 0 ? [] : [names.join(', ')];
    }
    case 'education':
      return [
        ...data.education.map((_, index) => `education.${index}`),
        ...(data.moreEducation ?? []).map((_, index) => `moreEducation.${index}`),
      ].map((entry, index) =>
        [entryName(entry, data), dateOf(entriesOf(data, section)[index] ?? {})].filter(Boolean).join(' · '),
      );
    default:
      return entriesOf(data, section).map((entry, index) =>
        [entryName(`${listOf(data, section)}.${index}`, data), detailOf(entry), dateOf(entry)]
          .filter((text, place, all) => text !== '' && all.indexOf(text) === place)
          .join(' · '),
      );
  }
};
