import { isDeed, isNumbered, type Quantity, quantitiesOf } from './number-quantities.ts';
import type { LockedOut } from './rewrite-lock.ts';
import type { Token } from './rewrite-tokens.ts';
import { meaningsOf } from './same-meaning.ts';
import { areForms } from './word-forms.ts';

const isIn = (word: string, words: readonly string[]): boolean => words.some((one) => areForms(one, word));

/** The same thing under another name: 50 questions are 50 enquiries. */
const isCalled = (word: string, words: readonly string[]): boolean => {
  const meanings = meaningsOf(word);
  return (
    isIn(word, words) || words.some((one) => meaningsOf(one).some((meaning) => meanings.includes(meaning)))
  );
};

/** They count without saying what. */
const counters = /^(?:pieces?|nos?|numbers?|pcs|copies|नग|पीस)$/u;

/** Where a number counts in the source, it counts the same in the answer. */
const countsTheSame = (before: Quantity, now: Quantity): boolean => {
  // "Class 8 students", "students of class 8": the number is the class's wherever it stands.
  if (
    before.unit === '' &&
    now.unit === '' &&
    before.bound === now.bound &&
    isNumbered(before) &&
    isNumbered(now)
  )
    return (
      areForms(before.label, now.label) && (before.way === now.way || before.way === '' || now.way === '')
    );
  if (before.unit !== now.unit || before.bound !== now.bound || before.way !== now.way) return false;
  if (before.unit !== '') return true;
  const isRangeStart = before.heads.length === 0 && now.heads.length === 0;
  if (isRangeStart) return before.label === '' || now.label === '' || areForms(before.label, now.label);
  if (before.heads.length === 0) return false;
  if (counters.test(before.heads[0] ?? '')) return true;
  const [head = ''] = before.heads;
  // "A team of 6 members": whose number it is stands before it.
  if (now.heads.length === 0) return isIn('member', before.heads) || isIn('people', before.heads);
  return isCalled(head, now.heads) || (!before.isJoined && isCalled(before.heads.at(-1) ?? '', now.heads));
};

/** "Classes 6 to 8" for "class 6, class 7 and class 8": none between them is missing in the source. */
const isWholeRange = (before: readonly Quantity[], now: readonly Quantity[], end: Quantity): boolean => {
  const start = now[now.indexOf(end) - 1];
  const was = before.find(({ token }) => token.key === end.token.key);
  if (!start || was?.way === 'to') return true;
  const [from, to] = [Number(start.token.key), Number(end.token.key)];
  if (!(to > from) || to - from > 12) return false;
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step)).every((value) =>
    before.some(({ token, label }) => token.key === value && areForms(label, end.label)),
  );
};

const isTime = (one: Quantity): boolean => isYear(one) || /^(?:year|month|week|day)$/.test(one.unit);

/** In a single sentence with a single time, the time is of all of it wherever it stands. */
const isFreeTime = (
  source: readonly Token[],
  before: readonly Quantity[],
  was: Quantity,
  now: Quantity,
): boolean => {
  if (was.unit !== now.unit || was.bound !== now.bound || !isTime(was)) return false;
  const begins = was.way === '' && now.way === 'from' && isYear(was) && entered(source, was.index);
  if (was.way !== now.way && !begins) return false;
  if (begins) return true;
  const isSingle = !source
    .slice(0, -1)
    .some(
      ({ kind, text }, index) =>
        kind === 'mark' && (/[;।]/.test(text) || (text === '.' && (source[index - 1]?.text.length ?? 0) > 3)),
    );
  return isSingle && before.filter(isTime).length === 1 && verbsOf(source) < 2;
};

const verbsOf = (tokens: readonly Token[]): number =>
  tokens.filter(
    ({ kind, key }, index) =>
      kind === 'word' &&
      isDeed(key) &&
      !/^(?:and|,|or|was|were|the|a|have|has)$/.test(tokens[index - 1]?.key ?? ''),
  ).length;

/** "Became supervisor in 2018": from 2018 on. */
const entered = (tokens: readonly Token[], index: number): boolean => {
  if (tokens[index - 1]?.key !== 'in') return false;
  const clause: string[] = [];
  for (let place = index - 2; place >= 0 && tokens[place]?.kind === 'word'; place -= 1)
    clause.push(tokens[place]?.key ?? '');
  return clause.some((key) => /^(?:became|promoted)$/.test(key));
};

const isYear = ({ token }: Quantity): boolean => /^(?:19|20)\d\d$/.test(token.key);

/** Every number keeps its unit, its bound, its direction, and what it is a number of. */
export const movedNumber = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const [before, now] = [quantitiesOf(source), quantitiesOf(answer)];
  const moved = (token: Token): LockedOut => ({ reason: 'number-moved', word: token.text });
  for (const quantity of now) {
    const same = before.filter(({ token }) => token.key === quantity.token.key);
    // "40 words in English and 30 in Hindi": the second is of the same.
    const elided = (one: Quantity): boolean =>
      quantity.heads.length === 0 &&
      one.unit === quantity.unit &&
      one.bound === quantity.bound &&
      one.way === quantity.way &&
      now.some(({ heads }) => isIn(one.heads[0] ?? '', heads));
    if (isNumbered(quantity) && quantity.way === 'to' && !isWholeRange(before, now, quantity))
      return moved(quantity.token);
    const freely = same.some((one) => isFreeTime(source, before, one, quantity));
    if (same.length > 0 && !freely && !same.some((one) => countsTheSame(one, quantity) || elided(one)))
      return moved(quantity.token);
    if (freely) continue;
    // What it counts is held to above.
    if (quantity.unit === '' && quantity.heads.length > 0) continue;
    // The two ends of a change are of the same thing.
    const own = before
      .filter(
        (one) =>
          same.includes(one) ||
          (quantity.way !== '' &&
            one.way !== '' &&
            one.unit === quantity.unit &&
            // From 2016 to 2019 here, from 2020 to 2022 there.
            (!isYear(quantity) || same.some(({ index }) => Math.abs(index - one.index) < 3))),
      )
      .flatMap(({ near }) => near);
    const others = before
      .filter(
        ({ token, unit, heads }) => token.key !== quantity.token.key && (unit !== '' || heads.length === 0),
      )
      .flatMap(({ near }) => near);
    const foreign = quantity.near.find((word) => isIn(word, others) && !isIn(word, own));
    if (before.length > 1 && foreign !== undefined) return moved(quantity.token);
  }
  // "English and Hindi at 35 and 30 wpm respectively": their order alone tells which is whose.
  if (source.some(({ key }) => /^(?:respectively|क्रमशः)$/u.test(key))) {
    const places = answer.flatMap(({ kind, key, isName }) => {
      const at = source.findIndex((one) => one.key === key);
      return kind === 'number' || isName ? [{ kind, at }] : [];
    });
    for (const sort of ['number', 'word'] as const) {
      const order = places.filter(({ kind }) => kind === sort).map(({ at }) => at);
      if (order.some((at, index) => index > 0 && at < (order[index - 1] ?? 0)))
        return moved(now[0]?.token ?? answer[0] ?? { kind: 'word', text: '', key: '', isName: false });
    }
  }
  // The two ends of a range stay together.
  for (const [index, quantity] of before.entries()) {
    const next = before[index + 1];
    if (next?.way !== 'to' || !/^(?:-|–|—|to|से)$/u.test(source[next.index - 1]?.text.toLowerCase() ?? ''))
      continue;
    if (source[next.index - 2]?.kind !== 'number' && quantity.way !== 'from') continue;
    const kept = [quantity, next].filter(({ token }) => now.some((one) => one.token.key === token.key));
    if (kept.length === 1) return moved(kept[0]?.token ?? next.token);
  }
  // With several years and several figures, which figure is of which year is told by their order alone.
  if (before.filter(isYear).length > 1 && before.some((one) => !isYear(one))) {
    const order = now.map(({ token }) => before.findIndex((one) => one.token.key === token.key));
    const late = now.find((_, index) => index > 0 && (order[index] ?? 0) < (order[index - 1] ?? 0));
    const years = before.filter(isYear).length;
    if (late && before.length >= years * 2) return moved(late.token);
    for (const [index, year] of before.entries()) {
      const figure = before[index + 1];
      if (!figure || !isYear(year) || isYear(figure) || before.length < years * 2) continue;
      const isKept = ({ token }: Quantity) => now.some((one) => one.token.key === token.key);
      if (isKept(year) && !isKept(figure)) return moved(year.token);
    }
  }
  return undefined;
};
