import type { Contract } from '@kalam/domain/contract';
import { z } from 'zod';

type Json = { readonly [key: string]: unknown };

/** The values that cost most: each is as long as it is asked to be when written as JSON. */
export const hostileValues: Readonly<Record<string, (bytes: number) => string>> = {
  zeros: (bytes) => `[${'0,'.repeat(bytes / 2)}0]`,
  'empty objects': (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`,
  'empty texts': (bytes) => `["${'","'.repeat(bytes / 3)}"]`,
  'deep lists': (bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'deep objects': (bytes) => `${'{"a":'.repeat(bytes / 6)}0${'}'.repeat(bytes / 6)}`,
  'many keys': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, key) => `"k${key}":0`).join()}}`,
  letters: (bytes) => `"${'a'.repeat(bytes)}"`,
  spaces: (bytes) => `"${' '.repeat(bytes)}x"`,
  marks: (bytes) => `"${'a\u0301\u0301\u0301'.repeat(bytes / 7)}"`,
  conjuncts: (bytes) => `"${'क्षि'.repeat(bytes / 12)}"`,
  'joined pictures': (bytes) => `"${'👩‍👩‍👧‍👦'.repeat(bytes / 25)}"`,
  escapes: (bytes) => `"${'\\u0905'.repeat(bytes / 6)}"`,
  quotes: (bytes) => `"${'\\"'.repeat(bytes / 2)}"`,
  'long number': (bytes) => '9'.repeat(bytes),
  blanks: (bytes) => `${' '.repeat(bytes)}0`,
};

/** A picture that only looks like one. */
export const hostilePictures: Readonly<Record<string, (bytes: number) => string>> = {
  'no base64': (bytes) => `"data:image/png;base64,${'A'.repeat(bytes)}!"`,
  'no picture': (bytes) => `"data:image/png;base64,${'A'.repeat(bytes - (bytes % 4))}"`,
  'broken off': (bytes) => `"data:image/png;base64,${'A'.repeat(bytes)}`,
};

const schemaOf = (contract: Contract): Json | undefined =>
  contract.body && z.toJSONSchema(contract.body, { io: 'input', unrepresentable: 'any' });

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the right form. */
const sampleOf = (schema: unknown): unknown => {
  if (!isJson(schema)) return null;
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return sampleOf(choices[0]);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(isJson(schema.properties) ? schema.properties : {}).map(([key, inner]) => [
        key,
        sampleOf(inner),
      ]),
    );
  if (schema.type === 'array') return [sampleOf(schema.items)];
  if (schema.type === 'string') return 'text';
  if (schema.type === 'boolean') return false;
  return schema.type === 'number' || schema.type === 'integer' ? 1 : null;
};

const placesIn = (
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : []),
];

const hole = '"a place to fill"';

const put = (value: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
  if (key === undefined) return JSON.parse(hole);
  if (Array.isArray(value))
    return value.map((inner, place) => (String(place) === key ? put(inner, rest) : inner));
  return { ...(value as object), [key]: put((value as Json)[key], rest) };
};

/** Every place of a body, each as a function that writes the body with some JSON at that place. */
export const placesOf = (
  contract: Contract,
): { readonly place: string; readonly fill: (json: string) => string }[] => {
  const schema = schemaOf(contract);
  if (schema === undefined) return [{ place: 'a body nobody asked for', fill: (json) => json }];
  const sample = sampleOf(schema);
  return placesIn(sample).map((path) => {
    const [head = '', tail = ''] = JSON.stringify(put(sample, path)).split(hole);
    return { place: path.join('.') || 'the whole', fill: (json) => `${head}${json}${tail}` };
  });
};

/** The body with every list filled by so many entries of the right form. */
export const crowded = (contract: Contract, entries: number): string | undefined => {
  const schema = schemaOf(contract);
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return Array.from({ length: entries }, () => fill(value[0]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return schema && JSON.stringify(fill(sampleOf(schema)));
};
