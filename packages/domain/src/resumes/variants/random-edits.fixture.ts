import { sampleFresher, sampleProfessional } from '../samples/sample-resumes.ts';
import { toSavedPayload } from '../saved/saved-resume.ts';
import type { SavedResume } from '../saved/saved-resume-model.ts';
import {
  arrangedSections,
  withArrangement,
  withHeading,
  withHidden,
  withOrder,
} from '../sections/arrangement.ts';
import { sectionKeys } from '../sections/section-keys.ts';
import {
  type Entry,
  entriesIn,
  fieldsOf,
  type ListKey,
  listKeys,
  withEntries,
  withFresher,
} from './copied-lists.ts';

export const editKinds = [
  'text',
  'personal',
  'field',
  'add',
  'remove',
  'move',
  'heading',
  'hide',
  'sections',
  'fresher',
] as const;

/** One thing somebody does to a resume; the numbers choose where. */
export interface Edit {
  readonly what: (typeof editKinds)[number];
  readonly at: number;
  readonly place: number;
  readonly word: string;
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

const newEntry = (list: ListKey, word: string): Entry => ({
  id: `${list}-${word}`,
  ...Object.fromEntries(
    fieldsOf(list)
      .flatMap(({ fields }) => fields)
      .map((field) => [
        field,
        field === 'technologies' ? [word] : ['current', 'pursuing'].includes(field) ? false : word,
      ]),
  ),
});

const edited = (data: SavedResume, { what, at, place, word }: Edit): SavedResume => {
  const shown = listKeys.filter((list) => entriesIn(data, list).length > 0);
  const list = pick(what === 'add' ? listKeys : shown, at) ?? 'education';
  const entries = entriesIn(data, list);
  const key = pick(sectionKeys, place) ?? 'work';
  switch (what) {
    case 'text':
      return { ...data, summary: word };
    case 'personal':
      return { ...data, personalInfo: { ...data.personalInfo, location: word } };
    case 'field': {
      const field = pick(fieldsOf(list), at)?.fields[0] ?? '';
      const chosen = place % Math.max(1, entries.length);
      const value = field === 'technologies' ? [word] : word;
      return withEntries(
        data,
        list,
        entries.map((entry, index) => (index === chosen ? { ...entry, [field]: value } : entry)),
      );
    }
    case 'add': {
      const isHere = !['work', 'training'].includes(list) || (list === 'training') === data.isFresher;
      return isHere ? withEntries(data, list, [newEntry(list, word), ...entries]) : data;
    }
    case 'remove':
      return withEntries(
        data,
        list,
        entries.filter((_, index) => index !== place % Math.max(1, entries.length)),
      );
    case 'move':
      return withEntries(data, list, [...entries.slice(1), ...entries.slice(0, 1)]);
    case 'heading':
      return withArrangement(data, withHeading(data.arrangement, key, word));
    case 'hide':
      return withArrangement(data, withHidden(data.arrangement, key, true));
    case 'sections': {
      const order = arrangedSections(data.arrangement);
      return withArrangement(
        data,
        withOrder(data.arrangement, [...order.slice(at % 5), ...order.slice(0, at % 5)]),
      );
    }
    case 'fresher':
      return withFresher(data, !data.isFresher);
  }
};

export const withEdits = (data: SavedResume, made: readonly Edit[]): SavedResume => made.reduce(edited, data);

export const someResumes = [toSavedPayload(sampleProfessional), toSavedPayload(sampleFresher)];
