import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { type Arrangement, arrangedSections, withOrder } from '@kalam/domain/resumes/sections/arrangement';
import { isExtraSection, type SectionKey, sectionKeys } from '@kalam/domain/resumes/sections/section-keys';
import type { Draft } from '../../../../resume/draft.ts';

/** A resume without any departure has no arrangement at all. */
export const withArrangement = (draft: Draft, next: Arrangement | undefined): Draft => {
  const { arrangement: before, ...data } = draft.data;
  if (next === before) return draft;
  if (next === undefined) return { ...draft, data };
  const { order, hidden, headings } = next;
  const arrangement = {
    ...(order && { order: [...order] }),
    ...(hidden && { hidden: [...hidden] }),
    ...(headings && { headings: { ...headings } }),
  };
  return { ...draft, data: { ...data, arrangement } };
};

const contentOf = (data: ResumeData, key: SectionKey): { readonly length: number } => {
  if (key === 'moreEducation' || isExtraSection(key)) return data[key] ?? [];
  const experienced = <List>(list: List[]) => (data.isFresher ? [] : list);
  switch (key) {
    case 'summary':
    case 'declaration':
      return data[key].trim();
    case 'work':
      return experienced(data.workExperience);
    case 'training':
      return data.isFresher ? data.trainingExperience : [];
    case 'skills':
      return (data.isFresher ? data.fresherSkills : data.skills) ?? [];
    case 'projects':
      return (data.isFresher ? data.fresherProjects : data.projects) ?? [];
    case 'education':
    case 'certificates':
      return data[key];
  }
};

/** The sections this resume has something in. */
export const filledSections = (data: ResumeData): SectionKey[] =>
  sectionKeys.filter((key) => contentOf(data, key).length > 0);

/** The order of a template, with a place for everything it does not name. */
export const usualOrder = (planned: readonly SectionKey[]): readonly SectionKey[] =>
  arrangedSections({ order: planned });

/**
 * One of the shown sections at another place among them. Sections that have nothing in them yet keep theirs, so that
 * filling one later does not mix up the rest.
 */
export const withSectionMoved = (
  arrangement: Arrangement | undefined,
  usual: readonly SectionKey[],
  shown: readonly SectionKey[],
  from: number,
  to: number,
): Arrangement | undefined => {
  const key = shown[from];
  const target = shown[to];
  if (key === undefined || target === undefined || key === target) return arrangement;
  const others = arrangedSections(arrangement, usual).filter((other) => other !== key);
  const place = others.indexOf(target) + (to > from ? 1 : 0);
  const order = others.toSpliced(place, 0, key);
  const isUsual = order.every((one, index) => one === usual[index]);
  return withOrder(arrangement, isUsual ? [] : order);
};
