import { tidyLineBreaks } from '../fields/description-text.ts';
import { type Entry, fieldsOf, type ListKey, titleFieldsOf } from './copied-lists.ts';

/** Absent, empty and unticked mean the same, and so does space at the edges. */
const tidied = (value: unknown): unknown => {
  if (typeof value === 'string') return tidyLineBreaks(value).trim() || null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(tidied);
  return value === undefined || value === false ? null : value;
};

/** Two of them are the same text when the fields say the same. */
export const textOf = (entry: Entry | undefined, fields: readonly string[]): string =>
  JSON.stringify(fields.map((field) => tidied(entry?.[field])));

const saysNothing = (entry: Entry | undefined, fields: readonly string[]): boolean =>
  fields.every((field) => tidied(entry?.[field]) === null);

export const sameEntry = (list: ListKey, a: Entry | undefined, b: Entry | undefined): boolean =>
  fieldsOf(list).every(({ fields }) => textOf(a, fields) === textOf(b, fields));

/** From the places of one list to those of the other. */
export type Matches = ReadonlyMap<number, number>;

/** Below this an entry has so little of the other that it is another one. */
const leastShare = 0.5;

/** An entry read once, however many it is compared with. */
interface ReadEntry {
  readonly title: string | undefined;
  /** Undefined where it says nothing. */
  readonly fields: readonly (string | undefined)[];
}

const readEntry = (list: ListKey, entry: Entry): ReadEntry => {
  const read = (fields: readonly string[]) =>
    saysNothing(entry, fields) ? undefined : textOf(entry, fields);
  return {
    title: read(titleFieldsOf(list))?.toLowerCase(),
    // A level shared by two skills says nothing about them.
    fields: list === 'skills' ? [] : fieldsOf(list).map(({ fields }) => read(fields)),
  };
};

const likeness = (a: ReadEntry, b: ReadEntry): number => {
  const said = a.fields.filter((text, index) => text !== undefined || b.fields[index] !== undefined).length;
  const same = a.fields.filter((text, index) => text !== undefined && text === b.fields[index]).length;
  const share = said === 0 ? 0 : same / said;
  if (a.title !== undefined && a.title === b.title) return 1 + share;
  return share >= leastShare ? share : 0;
};

const idOf = ({ id }: Entry): string | undefined => (typeof id === 'string' && id !== '' ? id : undefined);

/**
 * Which entry of one list is which of another, wherever they stand: by id where both have one, else the one that says the
 * same, else the one most like it.
 */
export const matchEntries = (list: ListKey, before: readonly Entry[], after: readonly Entry[]): Matches => {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (from: number, to: number) => {
    matches.set(from, to);
    taken.add(to);
  };
  const pairEqual = (nameOf: (entry: Entry) => string | undefined) => {
    const waiting = new Map<string, number[]>();
    for (const [index, entry] of after.entries()) {
      const name = nameOf(entry);
      if (name === undefined || taken.has(index)) continue;
      waiting.set(name, [...(waiting.get(name) ?? []), index]);
    }
    for (const [index, entry] of before.entries()) {
      const name = matches.has(index) ? undefined : nameOf(entry);
      const to = name === undefined ? undefined : waiting.get(name)?.shift();
      if (to !== undefined) pair(index, to);
    }
  };
  const all = fieldsOf(list).flatMap(({ fields }) => fields);
  pairEqual(idOf);
  pairEqual((entry) => textOf(entry, all));
  const unmatched = (entries: readonly Entry[], isMatched: (index: number) => boolean) =>
    entries.flatMap((entry, index) => (isMatched(index) ? [] : [{ index, read: readEntry(list, entry) }]));
  const others = unmatched(after, (index) => taken.has(index));
  const likely = unmatched(before, (index) => matches.has(index))
    .flatMap((a) => others.map((b) => ({ from: a.index, to: b.index, like: likeness(a.read, b.read) })))
    .filter(({ like }) => like > 0);
  for (const { from, to } of likely.sort((a, b) => b.like - a.like)) {
    if (!matches.has(from) && !taken.has(to)) pair(from, to);
  }
  return matches;
};
