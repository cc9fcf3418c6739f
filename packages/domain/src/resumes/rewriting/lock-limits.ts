import { isRoman } from './own-words/roman-hindi.ts';
import type { LockedOut } from './rewrite-lock.ts';
import type { Token } from './rewrite-tokens.ts';
import { denyingWords, functionWords, limitGroups, weakLimits } from './rewrite-words.ts';
import { areForms } from './word-forms.ts';
import { companions, hasHappened, isPlainVerb, partOf } from './work-parts.ts';

const leftOut = (word: string): LockedOut => ({ reason: 'left-out', word });

const count = (tokens: readonly Token[], key: string): number =>
  tokens.filter((token) => token.key === key).length;

/** "Not only … but also" denies nothing. */
const denies = (tokens: readonly Token[], index: number): boolean =>
  denyingWords.has(tokens[index]?.key ?? '') &&
  tokens[index + 1]?.key !== 'only' &&
  tokens[index + 1]?.text !== '.';

const lostDenial = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  for (const [index, { key, text }] of source.entries())
    if (denies(source, index) && count(answer, key) !== count(source, key)) return leftOut(text);
  return undefined;
};

/** A team one leads, or that something is done for, limits nothing. */
const isOthersTeam = (source: readonly Token[], index: number): boolean => {
  const before = source.slice(Math.max(0, index - 5), index).map((token) => token.key);
  if (before.some((word) => partOf(word) === 'led' || /^handl/.test(word))) return true;
  const link = before.findLast((word) => functionWords.has(word) && !/^(?:the|a|an)$/.test(word)) ?? '';
  return /^(?:to|for)$/.test(link) && !/^(?:help|assist|support)/.test(before.join(' '));
};

/** "Under pressure", "under the scheme": nobody stands above. */
const isUnderNobody = (source: readonly Token[], index: number): boolean => {
  const next = source.slice(index + 1).find(({ key }) => !functionWords.has(key))?.key ?? '';
  if (source[index + 1]?.key === 'my') return true;
  return /^(?:pressure|scheme|swachh|act|rules?|roof)$/.test(next);
};

const limitsNothing = (source: readonly Token[], index: number): boolean => {
  const { key = '' } = source[index] ?? {};
  if (/^teams?$/.test(key)) return isOthersTeam(source, index);
  if (key === 'our')
    return /^(?:college|school|university|building|company|village|shop|office|department|city|area|hostel|society|factory|hospital|institute|town|district|state|hotel)$/.test(
      source[index + 1]?.key ?? '',
    );
  if (key === 'under') return isUnderNobody(source, index);
  if (/^look(?:ing)?$/.test(key))
    return (
      source[index + 1]?.key !== 'for' ||
      /^(?:mistakes?|errors?|defects?|faults?|leaks?|leakages?|damages?|cracks?)$/.test(
        source[index + 2]?.key ?? '',
      )
    );
  if (/^knows?$/.test(key)) return source[index - 1]?.key === 'to';
  // Blood samples, a lawyer's practice.
  return weakLimits.has(key) || /^(?:samples?|practice)$/.test(key);
};

const lostLimit = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const kept = answer.map(({ key }) => key);
  for (const [index, { kind, key, text }] of source.entries()) {
    if (kind !== 'word') continue;
    for (const group of limitGroups) {
      if (!group.has(key) || limitsNothing(source, index)) continue;
      if (!kept.some((word) => group.has(word) || areForms(word, key))) return leftOut(text);
    }
  }
  return undefined;
};

const ordinal =
  /^(?:second|third|fourth|fifth|runner|runners|consolation|participation|द्वितीय|तृतीय|दूसरा|दूसरे|तीसरा)$/u;

/** A second prize without "second" is another prize. */
const lostOrdinal = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  for (const [index, { key, text }] of source.entries()) {
    if (!ordinal.test(key) || answer.some((token) => token.key === key)) continue;
    const next = source[index + 1]?.key ?? '';
    if (answer.some((token) => token.key === next)) return leftOut(text);
  }
  return undefined;
};

/** With whom something was done stays, and stays `with`. */
const lostCompany = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  for (const [index, { key, text }] of source.entries()) {
    if (!companions.test(key)) continue;
    const before = source.slice(Math.max(0, index - 4), index).map((token) => token.key);
    if (!before.includes('with')) continue;
    const at = answer.findIndex((token) => areForms(token.key, key));
    const isWithThem = answer
      .slice(Math.max(0, at - 4), Math.max(at, 0))
      .some((token) => token.key === 'with');
    if (at < 0 || !isWithThem) return leftOut(text);
  }
  const isWith = (tokens: readonly Token[]) =>
    tokens.some(
      ({ key }, index) =>
        key === 'साथ' &&
        !/^(?:साथ|ही)$/u.test(tokens[index + 1]?.key ?? '') &&
        !/^(?:साथ|ही)$/u.test(tokens[index - 1]?.key ?? ''),
    );
  const helps = (tokens: readonly Token[]) => tokens.some(({ key }) => /^(?:मदद|सहायता|सहयोग)$/u.test(key));
  if (
    isWith(source) &&
    !isWith(answer) &&
    !(helps(source) && helps(answer)) &&
    !answer.some(({ key }) => /^(?:टीम|मिलकर|with)$/u.test(key))
  )
    return leftOut('साथ');
  return undefined;
};

/** "With the help of": somebody lent a hand to what I did. */
const lostHelp = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const help = /^(?:help|support|assistance|guidance|supervision)$/;
  for (const [index, { key, text }] of source.entries()) {
    if (!help.test(key)) continue;
    const before = source.slice(Math.max(0, index - 3), index).map((token) => token.key);
    const of = source[index + 1]?.key ?? '';
    const who = source.slice(index + 2, index + 5).find((token) => !functionWords.has(token.key));
    const isTool =
      of === 'of' && !/^(?:my|our|the|senior|a)$/.test(source[index + 2]?.key ?? '') && !who?.isName;
    // "With the help of Excel" is "in Excel".
    const isUsed =
      who?.isName &&
      answer.some(
        ({ key: one }, at) =>
          one === who.key && /^(?:in|using|on|with|via|through)$/.test(answer[at - 1]?.key ?? ''),
      );
    if (!before.includes('with') || isTool || isUsed) continue;
    if (!answer.some((token) => help.test(token.key) || token.key === 'with')) return leftOut(text);
  }
  return undefined;
};

/** What was is not said to be still so. */
const madePresent = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const [first] = answer.filter(({ kind }) => kind === 'word');
  if (isRoman(source)) return undefined;
  if (!first || !isPlainVerb(first.key) || hasHappened(first.key) || first.isName) return undefined;
  const verbs = source.filter(({ kind, key }) => kind === 'word' && isPlainVerb(key));
  const present = source.some(({ key }) =>
    /^(?:is|am|are|have|has|can|want|wants|will|currently|having)$/.test(key),
  );
  const begins = verbs[0];
  if (present || !begins || !hasHappened(begins.key)) return undefined;
  // "Cut", "put", "read" are their own past.
  return /^(?:cut|put|set|read|let|cost)$/.test(first.key)
    ? undefined
    : { reason: 'number-moved', word: first.text };
};

/** Under somebody's guidance is not guiding. */
const turnedGuidance = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const guided = /^(?:मार्गदर्शन|निर्देशन|देखरेख|निगरानी)$/u;
  const place = source.findIndex(({ key }, index) => guided.test(key) && source[index + 1]?.key === 'में');
  const now = answer.findIndex(({ key }) => guided.test(key));
  return place >= 0 && now >= 0 && answer[now + 1]?.key !== 'में'
    ? leftOut(source[place]?.text ?? '')
    : undefined;
};

/** What makes the statement smaller must stay. */
export const lostLimits = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined =>
  lostDenial(source, answer) ??
  lostLimit(source, answer) ??
  lostOrdinal(source, answer) ??
  lostCompany(source, answer) ??
  lostHelp(source, answer) ??
  turnedGuidance(source, answer) ??
  madePresent(source, answer);
