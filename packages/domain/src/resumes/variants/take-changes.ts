import type { SavedResume } from '../saved/saved-resume-model.ts';
import {
  type Arrangement,
  arrangedSections,
  isHidden,
  withArrangement,
  withHeading,
  withHidden,
  withOrder,
} from '../sections/arrangement.ts';
import { isOwnSection, sectionKeys } from '../sections/section-keys.ts';
import {
  type Entry,
  entriesIn,
  fieldsOf,
  type ListKey,
  listKeys,
  withEntries,
  withFresher,
} from './copied-lists.ts';
import {
  differencesOf,
  listsOf,
  matchAdded,
  personalFields,
  type Relation,
  singleFields,
} from './parent-changes.ts';

/** With the fields of another part; what that one does not have goes. */
const withFields = <Part extends object>(part: Part, from: Entry, fields: readonly string[]): Part => {
  const others = Object.entries(part).filter(([field]) => !fields.includes(field));
  const taken = fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]]));
  return Object.fromEntries([...others, ...taken]);
};

/** An entry on its way into the new list; those that stand for the same thing share a key. */
interface Item {
  entry: Entry;
  /** Where the parent has it; undefined for one of the copy's own. */
  place: number | undefined;
}

const replaced = (list: ListKey, entry: Entry, by: Entry): Entry =>
  withFields(
    entry,
    by,
    fieldsOf(list).flatMap(({ fields }) => fields),
  );

/** In the places they share with the parent's, entries stand in the parent's order; one's own stay where they are. */
const inParentOrder = (items: readonly Item[]): readonly Item[] => {
  const shared = items
    .filter(({ place }) => place !== undefined)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return items.map((item) => (item.place === undefined ? item : (shared.shift() ?? item)));
};

/** Behind the nearest entry that stands before it in the parent, or at the top. */
const withInserted = (items: readonly Item[], added: Item): readonly Item[] => {
  const place = added.place ?? 0;
  const before = items.reduce<Item | undefined>(
    (best, item) =>
      item.place !== undefined && item.place < place && item.place > (best?.place ?? -1) ? item : best,
    undefined,
  );
  const index = before === undefined ? 0 : items.indexOf(before) + 1;
  return [...items.slice(0, index), added, ...items.slice(index)];
};

const takenEntries = (relation: Relation, list: ListKey, ids: ReadonlySet<string>): readonly Entry[] => {
  const lists = listsOf(relation, list);
  const { base, parent, copy, toParent, toCopy } = lists;
  const baseAt = new Map([...toCopy].map(([index, place]) => [place, index]));
  const parentOf = new Map([...matchAdded(lists)].map(([place, own]) => [own, place]));
  const missing = new Set<number>();

  let items: readonly Item[] = copy.flatMap((entry, index): readonly Item[] => {
    const known = baseAt.get(index);
    const place = known === undefined ? parentOf.get(index) : toParent.get(known);
    const theirs = place === undefined ? undefined : parent[place];
    const name = known === undefined ? `${list}.p${place}` : `${list}.b${known}`;
    if (ids.has(name)) return theirs ? [{ entry: replaced(list, entry, theirs), place }] : [];
    if (known === undefined || theirs === undefined) return [{ entry, place }];
    const fields = fieldsOf(list).flatMap((field) => (ids.has(`${name}.${field.name}`) ? field.fields : []));
    return [{ entry: fields.length > 0 ? withFields(entry, theirs, fields) : entry, place }];
  });
  for (const [index] of base.entries()) {
    const place = toParent.get(index);
    if (place !== undefined && !toCopy.has(index) && ids.has(`${list}.b${index}`)) missing.add(place);
  }
  for (const [place, own] of matchAdded(lists)) {
    if (own < 0 && ids.has(`${list}.p${place}`)) missing.add(place);
  }
  if (ids.has(`${list}.order`)) items = inParentOrder(items);
  for (const place of [...missing].sort((a, b) => a - b)) {
    const entry = parent[place];
    if (entry) items = withInserted(items, { entry, place });
  }
  return items.map(({ entry }) => entry);
};

const takenArrangement = ({ parent, copy }: Relation, ids: ReadonlySet<string>): Arrangement | undefined => {
  let arrangement: Arrangement | undefined = copy.arrangement;
  for (const key of sectionKeys) {
    if (ids.has(`sections.heading.${key}`) || (isOwnSection(key) && ids.has(key)))
      arrangement = withHeading(arrangement, key, parent.arrangement?.headings?.[key] ?? '');
    if (ids.has(`sections.hidden.${key}`))
      arrangement = withHidden(arrangement, key, isHidden(parent.arrangement, key));
  }
  if (ids.has('sections.order'))
    arrangement = withOrder(
      arrangement,
      parent.arrangement?.order ? arrangedSections(parent.arrangement) : [],
    );
  return arrangement;
};

const takenExceptions = ({ parent, copy }: Relation): SavedResume['exceptions'] => {
  const all = [...(copy.exceptions ?? []), ...(parent.exceptions ?? [])];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
};

/** The copy with some of what its parent offers; nothing else of it changes. */
export const takeChanges = <Resume extends SavedResume>(
  relation: Relation & { readonly copy: Resume },
  wanted: Iterable<string>,
): Resume | SavedResume => {
  const ids = new Set(wanted);
  const { parent, copy } = relation;
  if (ids.size === 0) return copy;
  const isTaken = (id: string) => ids.has(id);
  const personal = personalFields.filter((field) => isTaken(`personalInfo.${field}`));
  let data: SavedResume = {
    ...withFields<SavedResume>(copy, parent, singleFields.filter(isTaken)),
    personalInfo: withFields(copy.personalInfo, parent.personalInfo, personal),
  };
  if (isTaken('experience')) {
    data = withFresher(data, parent.isFresher);
    for (const list of ['work', 'training'] as const) {
      if ((list === 'training') === parent.isFresher) data = withEntries(data, list, entriesIn(parent, list));
    }
  }
  for (const list of listKeys) {
    if (isOwnSection(list) && isTaken(list)) data = withEntries(data, list, entriesIn(parent, list));
    else if ([...ids].some((id) => id.startsWith(`${list}.`)))
      data = withEntries(data, list, takenEntries(relation, list, ids));
  }
  const exceptions = takenExceptions(relation);
  const { exceptions: _, ...rest } = data;
  return withArrangement(
    { ...rest, ...(exceptions && exceptions.length > 0 && { exceptions }) },
    takenArrangement(relation, ids),
  );
};

/** What is kept of a parent to see later what has changed: nothing that is the copy's own affair. */
export const baseOf = ({
  letter: _,
  exceptions: __,
  page: ___,
  language: ____,
  marksTable: _____,
  ...data
}: SavedResume): SavedResume => data;

/**
 * The base once some changes are settled, taken or not: they are offered again when they change again. What the copy has
 * done likewise is settled, too.
 */
export const settleChanges = (relation: Relation, ids: Iterable<string> = []): SavedResume => {
  const agreed = differencesOf(relation).filter(({ isAgreed }) => isAgreed);
  const settled = [...ids, ...agreed.map(({ id }) => id)];
  return baseOf(takeChanges({ ...relation, copy: relation.base }, settled));
};
