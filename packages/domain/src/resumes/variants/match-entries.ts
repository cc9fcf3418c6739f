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

export const saysNothing = (entry: Entry | undefined, fields: readonly string[]): boolean =>
  fields.every((field) => tidied(entry?.[field]) === null);

export const sameEntry = (list: ListKey, a: Entry | undefined, b: Entry | undefined): boolean =>
  fieldsOf(list).every(({ fields }) => textOf(a, fields) === textOf(b, fields));

/** From the places of one list to those of the other. */
export type Matches = ReadonlyMap<number, number>;

/** Below this an entry has so little of the other that it is another one. */
const leastShare = 0.5;

const likeness = (list: ListKey, a: Entry, b: Entry): number => {
  const titles = titleFieldsOf(list);
  const title = textOf(a, titles).toLowerCase();
  const isSameTitle = !saysNothing(a, titles) && title === textOf(b, titles).toLowerCase();
  const said = fieldsOf(list).filter(({ fields }) => !saysNothing(a, fields) || !saysNothing(b, fields));
  const same = said.filter(({ fields }) => textOf(a, fields) === textOf(b, fields));
  // A level shared by two skills says nothing about them.
  const share = list === 'skills' || said.length === 0 ? 0 : same.length / said.length;
  if (isSameTitle) return 1 + share;
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
  const left = before.flatMap((a, from) =>
    matches.has(from)
      ? []
      : after.flatMap((b, to) => (taken.has(to) ? [] : [{ from, to, like: likeness(list, a, b) }])),
  );
  for (const { from, to, like } of left.sort((a, b) => b.like - a.like)) {
    if (like > 0 && !matches.has(from) && !taken.has(to)) pair(from, to);
  }
  return matches;
};
