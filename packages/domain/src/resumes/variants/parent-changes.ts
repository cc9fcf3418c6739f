import type { SavedResume } from '../saved/saved-resume-model.ts';
import { arrangedSections, isHidden, ownHeading } from '../sections/arrangement.ts';
import { isOwnSection, type OwnSection, type SectionKey, sectionKeys } from '../sections/section-keys.ts';
import { type Entry, entriesIn, fieldsOf, type ListKey, listKeys } from './copied-lists.ts';
import { type Matches, matchEntries, sameEntry, textOf } from './match-entries.ts';

/**
 * A copy beside its parent. `base` is the parent as it was when the copy last agreed with it, or with its owner's word that
 * it need not.
 */
export interface Relation {
  readonly base: SavedResume;
  readonly parent: SavedResume;
  readonly copy: SavedResume;
}

export type ChangeKind =
  /** A field of an entry, or one that stands by itself. */
  | 'field'
  /** An entry the parent has more, or has changed since the copy took it out. */
  | 'added'
  | 'removed'
  /** Entries, or sections, in another order. */
  | 'order'
  /** A part that can only be had whole. */
  | 'whole'
  | 'heading'
  /** Whether a section is printed. */
  | 'hidden';

/** One thing that is different in the parent, and what the copy has in its place. */
export interface ParentChange {
  /** Names it for as long as base and parent stay as they are. */
  readonly id: string;
  readonly kind: ChangeKind;
  readonly part: 'personalInfo' | 'experience' | 'sections' | SectionKey;
  /** Of a change of a field. */
  readonly field?: string;
  /** The entry it is in. */
  readonly entry?: Entry;
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
  readonly mine: Entry | undefined;
  /** The copy went its own way here: what it has is lost by taking the parent's. */
  readonly isOwn: boolean;
  /** The copy has what the parent has. */
  readonly isAgreed: boolean;
}

/** Beside the lists, each field by itself. What belongs to the page (template, paper, language) and the letter stay the copy's. */
export const personalFields = [
  'fullName',
  'headline',
  'email',
  'phone',
  'dateOfBirth',
  'location',
  'linkedin',
  'website',
  'profileImage',
] as const satisfies readonly (keyof SavedResume['personalInfo'])[];

export const singleFields = [
  'summary',
  'declaration',
  'signature',
] as const satisfies readonly (keyof SavedResume)[];

type Three = Readonly<Record<'base' | 'parent' | 'copy', Entry>>;

const ofThree = (relation: Relation, read: (data: SavedResume) => Entry): Three => ({
  base: read(relation.base),
  parent: read(relation.parent),
  copy: read(relation.copy),
});

type About = Pick<ParentChange, 'id' | 'kind' | 'part'> & Partial<Pick<ParentChange, 'field' | 'entry'>>;

/** Of values that are compared whole. */
const changeOf = (about: About, { base, parent, copy }: Three): readonly ParentChange[] => {
  const [before, after, mine] = [base, parent, copy].map((value) => textOf(value, Object.keys(parent)));
  if (before === after) return [];
  return [
    { ...about, before: base, after: parent, mine: copy, isOwn: mine !== before, isAgreed: mine === after },
  ];
};

const pick = (entry: Entry, fields: readonly string[]): Entry =>
  Object.fromEntries(fields.map((field) => [field, entry[field]]));

const personalChanges = (relation: Relation): readonly ParentChange[] =>
  personalFields.flatMap((field) =>
    changeOf(
      { id: `personalInfo.${field}`, kind: 'field', part: 'personalInfo', field },
      ofThree(relation, ({ personalInfo }) => ({ [field]: personalInfo[field] })),
    ),
  );

const singleChanges = (relation: Relation): readonly ParentChange[] =>
  singleFields.flatMap((field) =>
    changeOf(
      { id: field, kind: 'field', part: field === 'signature' ? 'declaration' : field, field },
      ofThree(relation, (data) => ({ [field]: data[field] })),
    ),
  );

/** Work and training change places with the fresher's switch, so they are had together where the three do not agree on it. */
export const isExperienceWhole = ({ base, parent, copy }: Relation): boolean =>
  base.isFresher !== parent.isFresher || copy.isFresher !== parent.isFresher;

const isExperience = (list: ListKey): boolean => list === 'work' || list === 'training';

const wholeEntries = (data: SavedResume, list: ListKey): readonly (readonly unknown[])[] =>
  entriesIn(data, list).map((entry) =>
    fieldsOf(list).flatMap(({ fields }) => fields.map((field) => entry[field] ?? '')),
  );

const experienceChange = (relation: Relation): readonly ParentChange[] => {
  if (!isExperienceWhole(relation)) return [];
  const read = (data: SavedResume): Entry => ({
    isFresher: data.isFresher,
    entries: wholeEntries(data, data.isFresher ? 'training' : 'work'),
  });
  const shown = (data: SavedResume): Entry => ({
    isFresher: data.isFresher,
    entries: entriesIn(data, data.isFresher ? 'training' : 'work'),
  });
  return changeOf({ id: 'experience', kind: 'whole', part: 'experience' }, ofThree(relation, read)).map(
    (change) => ({
      ...change,
      before: shown(relation.base),
      after: shown(relation.parent),
      mine: shown(relation.copy),
    }),
  );
};

const headingOf = (data: SavedResume, key: SectionKey): string => ownHeading(data.arrangement, key) ?? '';

/** The copy has something else under this section of one's own: its entries and those of the parent do not mix. */
const isOtherSection = ({ base, parent, copy }: Relation, list: ListKey): list is OwnSection =>
  isOwnSection(list) && ![base, parent].some((data) => headingOf(data, list) === headingOf(copy, list));

const otherSectionChange = (relation: Relation, key: OwnSection): readonly ParentChange[] => {
  const read = (data: SavedResume): Entry => ({
    heading: headingOf(data, key),
    entries: wholeEntries(data, key),
  });
  const shown = (data: SavedResume): Entry => ({
    heading: headingOf(data, key),
    entries: entriesIn(data, key),
  });
  return changeOf({ id: key, kind: 'whole', part: key }, ofThree(relation, read)).map((change) => ({
    ...change,
    before: shown(relation.base),
    after: shown(relation.parent),
    mine: shown(relation.copy),
  }));
};

interface Lists {
  readonly list: ListKey;
  readonly base: readonly Entry[];
  readonly parent: readonly Entry[];
  readonly copy: readonly Entry[];
  readonly toParent: Matches;
  readonly toCopy: Matches;
}

/** An entry of the base: its fields where all three have it, else what became of it. */
const knownEntryChanges = (lists: Lists, index: number): readonly ParentChange[] => {
  const { list, toParent, toCopy } = lists;
  const base = lists.base[index];
  const parent = lists.parent[toParent.get(index) ?? -1];
  const copy = lists.copy[toCopy.get(index) ?? -1];
  if (base === undefined) return [];
  const about = { id: `${list}.b${index}`, part: list, before: base, after: parent, mine: copy };
  if (parent === undefined) {
    const isOwn = copy !== undefined && !sameEntry(list, base, copy);
    return [{ ...about, kind: 'removed', entry: base, isOwn, isAgreed: copy === undefined }];
  }
  if (copy === undefined) {
    if (sameEntry(list, base, parent)) return [];
    return [{ ...about, kind: 'added', entry: parent, isOwn: true, isAgreed: false }];
  }
  return fieldsOf(list).flatMap(({ name, fields }) =>
    changeOf(
      { id: `${list}.b${index}.${name}`, kind: 'field', part: list, field: name, entry: copy },
      { base: pick(base, fields), parent: pick(parent, fields), copy: pick(copy, fields) },
    ),
  );
};

/** Which of the copy's own entries is one that the parent has got since. */
export const matchAdded = ({ list, parent, copy, toParent, toCopy }: Lists): Matches => {
  const newIn = (entries: readonly Entry[], known: Matches) => {
    const places = new Set(known.values());
    return entries.map((_, index) => index).filter((index) => !places.has(index));
  };
  const [added, own] = [newIn(parent, toParent), newIn(copy, toCopy)];
  const at = (entries: readonly Entry[], places: readonly number[]) =>
    places.map((place) => entries[place] ?? {});
  const pairs = matchEntries(list, at(parent, added), at(copy, own));
  return new Map(added.map((place, index) => [place, own[pairs.get(index) ?? -1] ?? -1]));
};

const addedEntryChanges = (lists: Lists): readonly ParentChange[] =>
  [...matchAdded(lists)].flatMap(([place, own]) => {
    const { list } = lists;
    const [after, mine] = [lists.parent[place], lists.copy[own]];
    if (after === undefined) return [];
    return [
      {
        id: `${list}.p${place}`,
        kind: 'added' as const,
        part: list,
        entry: after,
        before: undefined,
        after,
        mine,
        isOwn: mine !== undefined,
        isAgreed: mine !== undefined && sameEntry(list, after, mine),
      },
    ];
  });

/** The base's entries in the order another list has them. */
const orderIn = (matches: Matches, among: ReadonlySet<number>): readonly number[] =>
  [...matches]
    .filter(([index]) => among.has(index))
    .sort(([, a], [, b]) => a - b)
    .map(([index]) => index);

const entryOrderChange = ({ list, base, toParent, toCopy }: Lists): readonly ParentChange[] => {
  const shared = new Set([...toParent.keys()].filter((index) => toCopy.has(index)));
  const inParent = orderIn(toParent, new Set(toParent.keys()));
  const usual = [...inParent].sort((a, b) => a - b);
  if (inParent.join() === usual.join()) return [];
  const shownAs = (order: readonly number[]): Entry => ({ entries: order.map((index) => base[index]) });
  const ofShared = orderIn(toParent, shared);
  const inCopy = orderIn(toCopy, shared);
  return [
    {
      id: `${list}.order`,
      kind: 'order',
      part: list,
      before: shownAs(usual),
      after: shownAs(inParent),
      mine: shownAs(inCopy),
      isOwn: inCopy.join() !== [...inCopy].sort((a, b) => a - b).join(),
      isAgreed: inCopy.join() === ofShared.join(),
    },
  ];
};

export const listsOf = ({ base, parent, copy }: Relation, list: ListKey): Lists => {
  const [ofBase, ofParent, ofCopy] = [base, parent, copy].map((data) => entriesIn(data, list));
  const [a, b, c] = [ofBase ?? [], ofParent ?? [], ofCopy ?? []];
  return {
    list,
    base: a,
    parent: b,
    copy: c,
    toParent: matchEntries(list, a, b),
    toCopy: matchEntries(list, a, c),
  };
};

/** Most lists are as they were: they are not looked at any closer. */
const sameEntries = ({ base, parent }: Relation, list: ListKey): boolean => {
  const [before, after] = [entriesIn(base, list), entriesIn(parent, list)];
  return (
    before.length === after.length && before.every((entry, index) => sameEntry(list, entry, after[index]))
  );
};

const listChanges = (relation: Relation, list: ListKey): readonly ParentChange[] => {
  if (isExperience(list) && isExperienceWhole(relation)) return [];
  if (isOtherSection(relation, list)) return otherSectionChange(relation, list);
  if (sameEntries(relation, list)) return [];
  const lists = listsOf(relation, list);
  return [
    ...lists.base.flatMap((_, index) => knownEntryChanges(lists, index)),
    ...addedEntryChanges(lists),
    ...entryOrderChange(lists),
  ];
};

const sectionChanges = (relation: Relation): readonly ParentChange[] => [
  ...sectionKeys.flatMap((key) =>
    isOwnSection(key) && isOtherSection(relation, key)
      ? []
      : changeOf(
          { id: `sections.heading.${key}`, kind: 'heading', part: key },
          ofThree(relation, (data) => ({ heading: headingOf(data, key) })),
        ),
  ),
  ...sectionKeys.flatMap((key) =>
    changeOf(
      { id: `sections.hidden.${key}`, kind: 'hidden', part: key },
      ofThree(relation, ({ arrangement }) => ({ hidden: isHidden(arrangement, key) })),
    ),
  ),
  ...changeOf(
    { id: 'sections.order', kind: 'order', part: 'sections' },
    ofThree(relation, ({ arrangement }) => ({ sections: arrangedSections(arrangement) })),
  ),
];

/** Everything in which the parent is no longer what it was, also what the copy has done likewise. */
export const differencesOf = (relation: Relation): readonly ParentChange[] => [
  ...personalChanges(relation),
  ...singleChanges(relation),
  ...experienceChange(relation),
  ...listKeys.flatMap((list) => listChanges(relation, list)),
  ...sectionChanges(relation),
];

/** What the parent has to offer its copy. */
export const changesOf = (relation: Relation): readonly ParentChange[] =>
  differencesOf(relation).filter(({ isAgreed }) => !isAgreed);
