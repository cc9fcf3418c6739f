import { hostilePicture } from './hostile-files.ts';
import { hostileNumbers, hostileTexts } from './hostile-texts.ts';
import type { Random } from './seeded-random.ts';

type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const textFor = (schema: Json, random: Random): string => {
  const longest = numberIn(schema.maxLength);
  if (longest !== undefined && longest < 200_000 && random.percent(40))
    return 'x'.repeat(Math.max(0, longest + random.pick([-1, 0, 1])));
  return random.pick(hostileTexts);
};

const numberFor = ({ minimum, maximum }: Json, random: Random): number => {
  const near = [numberIn(minimum), numberIn(maximum)].flatMap((limit) =>
    limit === undefined || Math.abs(limit) > 1e9 ? [] : [limit - 1, limit, limit + 1],
  );
  return near.length > 0 && random.percent(60) ? random.pick(near) : random.pick(hostileNumbers);
};

const objectFor = (schema: Json, random: Random, depth: number): unknown => {
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const entries = Object.entries(isObject(schema.properties) ? schema.properties : {})
    .filter(([name]) => (required.has(name) ? random.percent(95) : random.percent(60)))
    .map(([name, inner]) => [name, valueFor(inner, random, depth + 1, name)] as const);
  const more = random.percent(10) ? [[random.pick(hostileTexts), random.pick(hostileTexts)] as const] : [];
  return Object.fromEntries([...entries, ...more]);
};

const listFor = (schema: Json, random: Random, depth: number): unknown => {
  const most = numberIn(schema.maxItems);
  const length = most !== undefined && most < 300 && random.percent(15) ? most + 1 : random.below(3);
  return Array.from({ length }, () => valueFor(schema.items, random, depth + 1));
};

/** A value of the described form, at and beyond its limits. */
export const valueFor = (schema: unknown, random: Random, depth = 0, name = ''): unknown => {
  if (/^(?:profileImage|image|signature)$/.test(name) && random.percent(60)) return hostilePicture(random);
  if (!isObject(schema) || depth > 8 || random.percent(4)) return wrongKind(random);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (Array.isArray(choices) && choices.length > 0) return valueFor(random.pick(choices), random, depth);
  if (Array.isArray(schema.enum) && schema.enum.length > 0)
    return random.percent(85) ? random.pick(schema.enum) : random.pick(hostileTexts);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'object') return objectFor(schema, random, depth);
  if (schema.type === 'array') return listFor(schema, random, depth);
  if (schema.type === 'string') return textFor(schema, random);
  if (schema.type === 'boolean') return random.percent(50);
  if (schema.type === 'number' || schema.type === 'integer') return numberFor(schema, random);
  return wrongKind(random);
};

const deep = (depth: number): unknown => {
  let value: unknown = 0;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Anything but what was asked for. */
export const wrongKind = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => null,
    () => true,
    () => random.pick(hostileNumbers),
    () => random.pick(hostileTexts),
    () => [],
    () => ({}),
    () => [random.pick(hostileTexts)],
    () => [[[]]],
    () => ({ length: 1e9, toString: 'x', valueOf: 'x' }),
    () => deep(5 + random.below(30)),
  ])();

const placesIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : []),
];

const changedAt = (
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (was: unknown) => unknown,
): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner, place) => (String(place) === key ? changedAt(inner, rest, change) : inner));
  if (!isObject(value)) return value;
  return { ...value, [key]: changedAt(value[key], rest, change) };
};

const replaced = (was: unknown, random: Random, name: string): unknown => {
  if (/image|signature/i.test(name) && random.percent(80)) return hostilePicture(random);
  if (random.percent(15)) return wrongKind(random);
  if (typeof was === 'string') return random.pick(hostileTexts);
  if (typeof was === 'number') return random.pick(hostileNumbers);
  if (typeof was === 'boolean') return !was;
  if (Array.isArray(was)) return random.percent(50) ? [] : [...was, ...was.slice(0, 1), ...was.slice(0, 1)];
  return wrongKind(random);
};

/** A right value with one or two places of it changed. */
export const changedValue = (value: unknown, random: Random): unknown => {
  let changed = value;
  for (let count = random.percent(70) ? 1 : 2; count > 0; count -= 1) {
    const [whole = [], ...within] = placesIn(changed);
    const path = within.length === 0 ? whole : random.pick(within);
    changed = changedAt(changed, path, (was) => replaced(was, random, path.at(-1) ?? ''));
  }
  return changed;
};
