import type { MessageCode } from '../../message-catalogue.ts';
import { type MessageParams, type Refusal, refuse } from '../../refusal.ts';
import type { TextRules } from './text-rules.ts';

/**
 * The rules that ask. What a text must say (required, lengths, dates that exist, counts) is decided; how it says it is the
 * person's own affair, once they have seen the message.
 */
export const askRules = [
  'text-characters',
  'text-spaces',
  'text-apostrophes',
  'text-too-short',
  'description-characters',
  'description-digits',
  'description-periods',
  'email-characters',
  'gpa-format',
  'completion-too-young',
  'completion-too-old',
  'education-gap',
  'work-before-education',
  'issue-date-before-education',
  'aadhaar-number',
] as const satisfies readonly MessageCode[];
export type AskRule = (typeof askRules)[number];

export const isAskRule = (text: string): text is AskRule => askRules.some((rule) => rule === text);

/** More than any resume needs: past it, a rule is answered for the whole resume. */
export const exceptionLimit = 200;

export const checkExceptionCount = (count: number): Refusal | undefined =>
  count > exceptionLimit ? refuse('exceptions-limit', { limit: exceptionLimit }) : undefined;

/** Stands for every field, and there for everything a rule may ask about; of one field it is the sign itself. */
export const everything = '*';

const keepsEverything = ({ field, what }: RuleException): boolean =>
  field === everything && what === everything;

/**
 * What a person kept as written. `field` is the field's path without the places of entries (`workExperience.company`), so
 * that moving an entry changes nothing; `what` names the signs, numbers or pairs of dates that were kept, not the text.
 */
export interface RuleException {
  readonly field: string;
  readonly rule: string;
  readonly what: string;
}

/** What a rule still asks about, of the items that break it. */
export type Kept = (rule: AskRule, items: readonly string[]) => readonly string[];
/** The same for a field by its name. */
export type KeptAt = (field: string) => Kept;

export const nothingKept: Kept = (_, items) => items;
export const nothingKeptAt: KeptAt = () => nothingKept;

/** The fields of a part: `keptIn(keptAt, 'education')('school')` is `education.school`. */
export const keptIn =
  (keptAt: KeptAt, part: string): KeptAt =>
  (field) =>
    keptAt(`${part}.${field}`);

/** Asks unless everything was kept. */
export const ask = (
  kept: Kept,
  rule: AskRule,
  items: readonly string[],
  params?: MessageParams,
): Refusal | undefined => {
  const asks = kept(rule, items);
  return asks.length > 0 ? { ...refuse(rule, params), asks } : undefined;
};

/** Items are told apart by spaces: no sign, number or date that is kept has one. */
const itemsOf = ({ what }: RuleException): readonly string[] => what.split(' ').filter(Boolean);
const whatOf = (items: Iterable<string>): string => [...new Set(items)].join(' ');

const answers = (exception: RuleException, field: string, rule: string): boolean =>
  exception.rule === rule && (exception.field === field || exception.field === everything);

/** What the exceptions of a resume keep. Under strict rules, nothing. */
export const keptBy = (exceptions: readonly RuleException[] | undefined, rules: TextRules): KeptAt => {
  if (rules === 'strict' || !exceptions?.length) return nothingKeptAt;
  return (field) => (rule, items) => {
    const mine = exceptions.filter((exception) => answers(exception, field, rule));
    if (mine.some(keepsEverything)) return [];
    const kept = new Set(mine.flatMap(itemsOf));
    return items.filter((item) => !kept.has(item));
  };
};

/** `education.0.school` as exceptions know it. */
export const fieldWithoutPlaces = (path: string): string => path.replace(/\.[0-9]+(?=\.|$)/g, '');

/** Keeps what a refusal asks about; one that does not ask changes nothing. */
export const withException = (
  exceptions: readonly RuleException[] | undefined,
  field: string,
  { code, asks }: Refusal,
): readonly RuleException[] => {
  const before = exceptions ?? [];
  if (!asks || !isAskRule(code)) return before;
  const name = fieldWithoutPlaces(field);
  const mine = before.find((exception) => exception.field === name && exception.rule === code);
  const exception = { field: name, rule: code, what: whatOf([...(mine ? itemsOf(mine) : []), ...asks]) };
  return mine ? before.map((one) => (one === mine ? exception : one)) : [...before, exception];
};

/** Answers a rule for the whole resume. */
export const withRuleKept = (
  exceptions: readonly RuleException[] | undefined,
  rule: AskRule,
): readonly RuleException[] => [
  ...(exceptions ?? []).filter((exception) => exception.rule !== rule),
  { field: everything, rule, what: everything },
];

/** Runs a check and tells which of the exceptions it needed, and of them only what it needed. */
export const neededExceptions = (
  exceptions: readonly RuleException[],
  check: (keptAt: KeptAt) => unknown,
): readonly RuleException[] => {
  const keptAt = keptBy(exceptions, 'ask');
  const needed = exceptions.map(() => new Set<string>());
  check((field) => (rule, items) => {
    for (const [index, exception] of exceptions.entries()) {
      if (!answers(exception, field, rule)) continue;
      const kept = itemsOf(exception);
      if (items.length > 0 && keepsEverything(exception)) needed[index]?.add(everything);
      for (const item of items) if (kept.includes(item)) needed[index]?.add(item);
    }
    return keptAt(field)(rule, items);
  });
  return exceptions.flatMap((exception, index) => {
    const items = needed[index] ?? new Set();
    return items.size > 0 ? [{ ...exception, what: whatOf(items) }] : [];
  });
};
