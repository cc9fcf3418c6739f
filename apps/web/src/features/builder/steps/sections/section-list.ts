import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { ownHeading } from '@kalam/domain/resumes/sections/arrangement';
import {
  type ExtraSection,
  extraSections,
  isExtraSection,
  isOwnSection,
  type OwnSection,
  ownSections,
} from '@kalam/domain/resumes/sections/section-keys';
import { newId } from '../../../../platform/new-id.ts';
import {
  type Draft,
  type PendingEntries,
  unfinishedDatesOf,
  withoutUnfinishedDates,
} from '../../../../resume/draft.ts';
import { extraKindOf, fresherProjectKind, fresherSkillKind, isUntouched } from '../entries/entry-kinds.ts';

/** The lists written in About Me, in the order they are offered. */
export type SectionList = 'fresherSkills' | 'fresherProjects' | ExtraSection;
export const sectionLists: readonly SectionList[] = ['fresherSkills', 'fresherProjects', ...extraSections];

const isForFreshers = (list: SectionList): boolean => !isExtraSection(list);

/** Added: something is in it, its form is open, or its owner has named it. */
const isAdded = ({ data, pendingEntries }: Draft, list: SectionList): boolean =>
  (data[list]?.length ?? 0) > 0 ||
  pendingEntries[list] !== undefined ||
  (isOwnSection(list) && ownHeading(data.arrangement, list) !== undefined);

export const addedSections = (draft: Draft): SectionList[] =>
  sectionLists.filter((list) => isAdded(draft, list) && (draft.data.isFresher || !isForFreshers(list)));

/** Of one's own the next one that is free. */
export const sectionsToAdd = (draft: Draft): SectionList[] => {
  const added = new Set(addedSections(draft));
  const freeOwn: OwnSection | undefined = ownSections.find((list) => !added.has(list));
  return sectionLists.filter(
    (list) =>
      !added.has(list) &&
      (draft.data.isFresher || !isForFreshers(list)) &&
      (!isOwnSection(list) || list === freeOwn),
  );
};

const nothingTyped = (list: SectionList, pending: PendingEntries): boolean => {
  if (list === 'fresherSkills') {
    return !pending.fresherSkills || isUntouched(fresherSkillKind, pending.fresherSkills);
  }
  if (list === 'fresherProjects') {
    return !pending.fresherProjects || isUntouched(fresherProjectKind, pending.fresherProjects);
  }
  return !pending[list] || isUntouched(extraKindOf(list), pending[list]);
};

/** Nobody has typed into its form; half a date was typed as well. */
const isFormEmpty = (draft: Draft, list: SectionList): boolean =>
  nothingTyped(list, draft.pendingEntries) && Object.keys(unfinishedDatesOf(draft, list)).length === 0;

/** Nothing would be lost with it. */
export const isEmptySection = (draft: Draft, list: SectionList): boolean =>
  (draft.data[list]?.length ?? 0) === 0 && isFormEmpty(draft, list);

/** An added section is one whose form is open; it stays while what is in it is taken out to be written anew. */
export const withFormOpen = (draft: Draft, list: SectionList): Draft => {
  if (draft.pendingEntries[list] !== undefined) return draft;
  const kinds = { fresherSkills: fresherSkillKind, fresherProjects: fresherProjectKind };
  const kind = isExtraSection(list) ? extraKindOf(list) : kinds[list];
  return { ...draft, pendingEntries: { ...draft.pendingEntries, [list]: kind.blank(newId()) } };
};

const withoutForm = (draft: Draft, list: SectionList): Draft => {
  const { [list]: _, ...pendingEntries } = draft.pendingEntries;
  return withoutUnfinishedDates({ ...draft, pendingEntries }, list);
};

/** Forms that were left empty are closed, and a section that had nothing else is gone. */
export const withoutEmptyForms = (draft: Draft, lists: readonly SectionList[] = sectionLists): Draft =>
  lists.reduce(
    (kept, list) =>
      kept.pendingEntries[list] !== undefined && isFormEmpty(kept, list) ? withoutForm(kept, list) : kept,
    draft,
  );

/** How the page shows a section goes with it: another of the same name begins anew. */
const withoutWays = (arrangement: ResumeData['arrangement'], list: SectionList) => {
  if (!arrangement) return undefined;
  const { hidden = [], headings = {}, ...order } = arrangement;
  const shown = hidden.filter((key) => key !== list);
  const { [list]: _, ...named } = headings;
  const left = {
    ...order,
    ...(shown.length > 0 && { hidden: shown }),
    ...(Object.keys(named).length > 0 && { headings: named }),
  };
  return Object.keys(left).length > 0 ? left : undefined;
};

/** A whole section taken out, with whatever its form holds. */
export const withoutSection = (draft: Draft, list: SectionList): Draft => {
  const { [list]: _, arrangement, ...data } = draft.data;
  const ways = withoutWays(arrangement, list);
  return withoutForm({ ...draft, data: { ...data, ...(ways && { arrangement: ways }) } }, list);
};

/** And back, as it was before; what was done to the rest meanwhile stays. */
export const withSectionBack = (draft: Draft, before: Draft, list: SectionList): Draft => ({
  ...draft,
  data: {
    ...draft.data,
    [list]: before.data[list],
    ...(before.data.arrangement && { arrangement: before.data.arrangement }),
  },
  pendingEntries: { ...draft.pendingEntries, [list]: before.pendingEntries[list] },
  unfinishedDates: { ...draft.unfinishedDates, ...unfinishedDatesOf(before, list) },
});
