import type { Refusal } from '../../refusal.ts';
import {
  type AskRule,
  askRules,
  everything,
  fieldWithoutPlaces,
  type KeptAt,
  keptBy,
  type RuleException,
  withException,
  withRuleKept,
} from './rule-exceptions.ts';

/** Items of one rule that were kept. */
export interface KeptItems {
  readonly rule: AskRule;
  readonly items: readonly string[];
}

/** Passed to a check, it also tells what was kept, by field: no second check is needed to know it. */
export const watchKept = (keptAt: KeptAt) => {
  const found = new Map<string, readonly KeptItems[]>();
  const watched: KeptAt = (field) => (rule, items) => {
    const open = keptAt(field)(rule, items);
    if (open.length < items.length) {
      const kept = items.filter((item) => !open.includes(item));
      found.set(field, [...(found.get(field) ?? []), { rule, items: kept }]);
    }
    return open;
  };
  return { keptAt: watched, found };
};

export interface Question {
  /** Every message of the field, in the order of the rules. */
  readonly asked: readonly Refusal[];
  /** What the resume holds once all of it is kept. */
  readonly exceptions: readonly RuleException[];
}

/**
 * A field is asked about once: what is kept may bring up a further rule, so the check is repeated until nothing is asked
 * or something is refused. `check` gives the first refusal of the field.
 */
export const questionOf = (
  exceptions: readonly RuleException[] | undefined,
  field: string,
  check: (keptAt: KeptAt) => Refusal | undefined,
): Question => {
  const asked: Refusal[] = [];
  let kept = exceptions ?? [];
  // A rule may ask more than once, such as a gap to the entry below and one to the entry above.
  for (let round = 0; round < 2 * askRules.length; round++) {
    const refusal = check(keptBy(kept, 'ask'));
    if (!refusal?.asks) break;
    asked.push(refusal);
    kept = withException(kept, field, refusal);
  }
  return { asked, exceptions: kept };
};

/** Keeps everything like this in the whole resume. */
export const withRulesKept = (
  exceptions: readonly RuleException[] | undefined,
  asked: readonly Refusal[],
): readonly RuleException[] =>
  askRules.filter((rule) => asked.some(({ code }) => code === rule)).reduce(withRuleKept, exceptions ?? []);

/** Whether a rule was answered for the whole resume. */
export const isKeptEverywhere = (
  exceptions: readonly RuleException[] | undefined,
  kept: readonly KeptItems[],
): boolean =>
  kept.some(({ rule }) => exceptions?.some((one) => one.rule === rule && one.field === everything));

const without = (exception: RuleException, field: string, { items }: KeptItems): RuleException[] => {
  if (exception.field === everything) return [];
  if (exception.field !== field) return [exception];
  const what = exception.what.split(' ').filter((item) => !items.includes(item));
  return what.length > 0 ? [{ ...exception, what: what.join(' ') }] : [];
};

/** Takes an answer back; one that was given for the whole resume is taken back for all of it. */
export const withoutKept = (
  exceptions: readonly RuleException[] | undefined,
  path: string,
  kept: readonly KeptItems[],
): readonly RuleException[] => {
  const field = fieldWithoutPlaces(path);
  return kept.reduce<readonly RuleException[]>(
    (left, items) => left.flatMap((one) => (one.rule === items.rule ? without(one, field, items) : [one])),
    exceptions ?? [],
  );
};
