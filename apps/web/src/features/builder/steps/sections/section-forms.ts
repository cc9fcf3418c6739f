import { useEffect } from 'react';
import { type SectionList, sectionLists } from './section-list.ts';

const forms = new Map<SectionList, () => boolean>();

/** Called by every section that is shown, with what finishes the entry in its form. */
export const useSectionForm = (list: SectionList, settle: () => boolean): void => {
  useEffect(() => {
    forms.set(list, settle);
  });
  useEffect(() => () => void forms.delete(list), [list]);
};

/** For Next: false when something is wrong with an entry still in its form, which is then in view. */
export const settleSections = (): boolean => sectionLists.every((list) => forms.get(list)?.() ?? true);
