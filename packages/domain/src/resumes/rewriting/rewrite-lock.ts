import { hiddenSigns, type Token, tokensOf } from './rewrite-tokens.ts';
import {
  basesOf,
  denyingWords,
  directions,
  functionWords,
  isAddable,
  isOfLeading,
  isPast,
  limitGroups,
  partOf,
} from './rewrite-words.ts';

/** Why an answer is not shown. */
export interface LockedOut {
  readonly reason:
    | 'new-word'
    | 'number-moved'
    | 'responsibility'
    | 'left-out'
    | 'too-long'
    | 'empty'
    | 'hidden-sign';
  /** What gave it away, as written. */
  readonly word: string;
}

/** The source with what the checks of single words ask of it. */
interface Source {
  readonly tokens: readonly Token[];
  readonly keys: ReadonlySet<string>;
  /** Of words that are no names: they may stand in another form. */
  readonly bases: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const sourceOf = (text: string): Source => {
  const tokens = tokensOf(text);
  const words = tokens.filter(({ kind }) => kind === 'word');
  return {
    tokens,
    keys: new Set(tokens.map(({ key }) => key)),
    bases: new Set(words.filter(({ isName }) => !isName).flatMap(({ key }) => basesOf(key))),
    names: new Set(words.filter(({ isName }) => isName).map(({ key }) => key)),
  };
};

const isContent = ({ kind, key }: Token): boolean => kind === 'word' && !functionWords.has(key);

/** A word that looks like a verb of leading may be a noun: "sales leads", "the head of the ward". */
const isVerb = (tokens: readonly Token[], index: number): boolean => {
  const key = tokens[index]?.key ?? '';
  const before = tokens[index - 1]?.key;
  return isPast(key) || /ing$/.test(key) || before === undefined || /^(?:to|and|i|who|also)$/.test(before);
};

/** Verbs that lend a hand govern what follows them, until a verb says by its form that it happened by itself. */
const verbsOf = (tokens: readonly Token[]) => {
  let helps = false;
  return tokens.flatMap((token, index) => {
    const part = token.kind === 'word' ? partOf(token.key) : undefined;
    if (part === undefined || (part === 'led' && !isVerb(tokens, index))) return [];
    if (part === 'lent') helps = true;
    else if (isPast(token.key) && tokens[index - 1]?.key !== 'to') helps = false;
    return [{ token, part, helps: part === 'lent' || helps }];
  });
};

/** What nobody said before: a word in no list and not in the source, or more of a sign than it has. */
const newWord = (source: Source, answer: readonly Token[]): LockedOut | undefined => {
  const left = new Map<string, number>();
  for (const { key } of source.tokens) left.set(key, (left.get(key) ?? 0) + 1);
  for (const [index, { kind, key, text }] of answer.entries()) {
    if (kind === 'blank') continue;
    if (kind === 'word') {
      if (source.keys.has(key) || functionWords.has(key) || isAddable(key)) continue;
      if (basesOf(key).some((base) => source.bases.has(base) && !source.names.has(base))) continue;
      if (isOfLeading(key) && verbsOf(source.tokens).some((verb) => isOfLeading(verb.token.key))) continue;
      return { reason: 'new-word', word: text };
    }
    if (key === '%' && answer[index - 1]?.kind === 'blank') continue;
    const rest = left.get(key) ?? 0;
    if (rest === 0) return { reason: 'new-word', word: text };
    left.set(key, rest - 1);
  }
  return undefined;
};

const nearest = (tokens: readonly Token[], from: number, step: 1 | -1): string | undefined => {
  for (let index = from + step; index >= 0 && index < tokens.length; index += step) {
    const token = tokens[index];
    if (token && isContent(token)) return token.key;
    if (token?.kind === 'number') return undefined;
  }
  return undefined;
};

const sameWord = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && basesOf(one).some((base) => basesOf(other).includes(base));

const isUnit =
  /^(?:lakhs?|crores?|thousands?|hundreds?|millions?|billions?|k|lpa|cr|mn|bn|percent|per|hours?|days?|weeks?|months?|years?|minutes?|kg|km|gb|tb|लाख|करोड़|हज़ार|हजार|प्रतिशत|साल|वर्ष|महीने|दिन|घंटे)$/;

const unitAfter = (tokens: readonly Token[], index: number): string => {
  const next = tokens[index + 1];
  if (!next) return '';
  return next.kind === 'sign' || isUnit.test(next.key) ? (basesOf(next.key).at(-1) ?? next.key) : '';
};

const signBefore = (tokens: readonly Token[], index: number): string => {
  const before = tokens[index - 1];
  if (!before) return '';
  return before.kind === 'sign' || directions.has(before.key) ? before.key : '';
};

/** Every number, and every name where there are several, keeps its unit, its direction and its company. */
const movedFact = (source: Source, answer: readonly Token[]): LockedOut | undefined => {
  const isFact = ({ kind, isName }: Token) => kind === 'number' || isName;
  const facts = source.tokens.flatMap((token, index) => (isFact(token) ? [{ token, index }] : []));
  const several = new Set(facts.map(({ token }) => token.key)).size > 1;
  for (const [index, token] of answer.entries()) {
    if (!isFact(token) && !source.names.has(token.key)) continue;
    const from = facts.filter((fact) => fact.token.key === token.key);
    const stands = from.some((fact) => {
      const isNumber = token.kind === 'number';
      if (isNumber && unitAfter(source.tokens, fact.index) !== unitAfter(answer, index)) return false;
      const [before, now] = [signBefore(source.tokens, fact.index), signBefore(answer, index)];
      if (before !== now && (isNumber ? before !== '' || now !== '' : before !== '' && now !== ''))
        return false;
      if (!several || !isNumber) return true;
      const beside = ([1, -1] as const).map(
        (step) => [nearest(source.tokens, fact.index, step), nearest(answer, index, step)] as const,
      );
      return (
        beside.some(([one, other]) => sameWord(one, other)) || beside.every(([one, other]) => !one && !other)
      );
    });
    if (from.length > 0 && !stands) return { reason: 'number-moved', word: token.text };
  }
  return undefined;
};

/** "Helped to build" never becomes "built", and nothing becomes "led" that was not. */
const raised = (source: Source, answer: readonly Token[]): LockedOut | undefined => {
  const before = verbsOf(source.tokens);
  const onlyHelped = before.length > 0 && before.every(({ helps }) => helps);
  for (const { token, part, helps } of verbsOf(answer)) {
    if (helps) continue;
    const same = before.filter(
      ({ token: { key } }) => sameWord(key, token.key) || (isOfLeading(key) && isOfLeading(token.key)),
    );
    if (same.some((verb) => !verb.helps)) continue;
    // A noun of the source may look like a verb: "sales leads" are not "leading".
    if (same.length > 0 || onlyHelped || part === 'led')
      return { reason: 'responsibility', word: token.text };
  }
  if (onlyHelped && !verbsOf(answer).some(({ part }) => part === 'lent')) {
    const [first] = before;
    return { reason: 'responsibility', word: first?.token.text ?? '' };
  }
  return undefined;
};

/** What makes the statement smaller must stay. */
const leftOut = (source: Source, answer: readonly Token[]): LockedOut | undefined => {
  const kept = new Set(answer.flatMap(({ key }) => basesOf(key)));
  const count = (tokens: readonly Token[], key: string) => tokens.filter((token) => token.key === key).length;
  for (const { key, text } of source.tokens) {
    if (denyingWords.has(key) && count(answer, key) !== count(source.tokens, key))
      return { reason: 'left-out', word: text };
    const group = limitGroups.find((words) => words.has(key));
    if (group && ![...group].some((word) => kept.has(word))) return { reason: 'left-out', word: text };
  }
  return undefined;
};

const longest = (source: string): number => source.length * 1.5 + 40;

/**
 * Lets an answer through that says what its source says in other words, and nothing else. It may use the words of the
 * source, words that hold a sentence together and verbs that raise nobody's part; numbers keep their units and neighbours.
 */
export const lockOut = (source: string, answer: string): LockedOut | undefined => {
  const [hidden] = hiddenSigns(answer).filter((sign) => !source.includes(sign));
  if (hidden !== undefined) return { reason: 'hidden-sign', word: hidden };
  if (answer.trim() === '') return { reason: 'empty', word: '' };
  if (answer.length > longest(source)) return { reason: 'too-long', word: '' };
  const [from, to] = [sourceOf(source), tokensOf(answer)];
  return newWord(from, to) ?? movedFact(from, to) ?? raised(from, to) ?? leftOut(from, to);
};
