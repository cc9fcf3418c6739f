import { units } from './number-words.ts';
import type { LockedOut } from './rewrite-lock.ts';
import type { Token } from './rewrite-tokens.ts';
import { functionWords } from './rewrite-words.ts';
import { areForms } from './word-forms.ts';
import { hasHappened, isPlainVerb } from './work-parts.ts';

/** A number with all that says what it is a number of. */
interface Quantity {
  readonly index: number;
  readonly token: Token;
  /** Units before and behind it: rupee, percent, hour. */
  readonly unit: string;
  /** Nearly, at most, at least so many. */
  readonly bound: '' | 'about' | 'most' | 'least';
  /** Where a change begins or ends, when a time does. */
  readonly way: string;
  /** What it counts, where it has no unit: the words behind it. */
  readonly heads: readonly string[];
  /** The words around it. */
  readonly near: readonly string[];
  /** A dash ties it to its head: a 30-bed ward has 30 beds, not 30 wards. */
  readonly isJoined: boolean;
  /** The noun it numbers: class 8. */
  readonly label: string;
}

const isWord = (token: Token | undefined): boolean => token?.kind === 'word';
const isContent = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'word' && !functionWords.has(token.key);

const about = /^(?:about|approximately|approx|around|nearly|almost|roughly|some|circa|लगभग|करीब|तकरीबन)$/u;
const atMost = /^(?:under|below|upto|maximum|max|within)$/;
const atLeast = /^(?:over|above|minimum|exceeding|beyond|plus)$/;

/** A verb belongs to the sentence, not to the number beside it. */
const isDeed = (key: string): boolean => hasHappened(key) && isPlainVerb(key);

const keysBefore = (tokens: readonly Token[], index: number): readonly string[] => {
  const keys: string[] = [];
  for (let place = index - 1; place >= 0 && keys.length < 4; place -= 1) {
    const token = tokens[place];
    if (!token || token.kind === 'number') break;
    if (token.kind === 'mark' && /[.,]/.test(token.text)) continue;
    if (units.has(token.key)) continue;
    keys.push(token.key);
  }
  return keys;
};

const boundOf = (tokens: readonly Token[], index: number): Quantity['bound'] => {
  const [first = '', second = '', third = ''] = keysBefore(tokens, index);
  if (about.test(first)) return 'about';
  if (first === 'than') return /^(?:less|fewer|lower)$/.test(second) ? 'most' : 'least';
  if ((first === 'to' && second === 'up') || atMost.test(first)) return 'most';
  if ((first === 'least' && second === 'at') || atLeast.test(first)) return 'least';
  if (first === 'of' && (atLeast.test(second) || third === 'up')) return 'least';
  const after = tokens.slice(index + 1, index + 6).filter(({ key }) => !units.has(key));
  const [one, two] = after;
  if (one?.text === '+' || one?.key === 'plus') return 'least';
  const keys = after.map(({ key }) => key);
  if (/^(?:and|or)$/.test(keys[0] ?? '') && /^(?:more|above|over)$/.test(keys[1] ?? '')) return 'least';
  if (keys[0] === 'से' && /^(?:अधिक|ज्यादा|ऊपर)$/u.test(keys[1] ?? '')) return 'least';
  if (keys[0] === 'से' && /^(?:कम|नीचे)$/u.test(keys[1] ?? '')) return 'most';
  const isRange = keysBefore(tokens, index).includes('से') || tokens[index - 2]?.kind === 'number';
  if (one?.key === 'तक' && !isRange && two !== undefined) return 'most';
  if (one?.key === 'तक' && !isRange) return 'most';
  return '';
};

const timeWays = /^(?:since|until|till|before|after|within)$/;

/** `to` ends a change only where one is told of; else it is whom something is given to. */
const wayOf = (tokens: readonly Token[], index: number): string => {
  const before = tokens.slice(Math.max(0, index - 6), index).filter(({ kind }) => kind !== 'mark' || true);
  let place = before.length - 1;
  while (
    place >= 0 &&
    (units.has(before[place]?.key ?? '') ||
      about.test(before[place]?.key ?? '') ||
      before[place]?.text === '.' ||
      before[place]?.key === 'the' ||
      before[place]?.key === 'year')
  )
    place -= 1;
  const last = before[place];
  const earlier = before.slice(0, Math.max(place, 0));
  const isRange = earlier.at(-1)?.kind === 'number' || units.has(earlier.at(-1)?.key ?? '');
  if (last === undefined) return '';
  if (/^[-–—]$/u.test(last.text) && earlier.at(-1)?.kind === 'number') return 'to';
  if (timeWays.test(last.key)) return last.key;
  if (last.key === 'from') return 'from';
  if (last.key === 'to') {
    if (before[place - 1]?.key === 'up') return '';
    const changes = earlier.some(({ key }) =>
      /^(?:from|increas|reduc|grew|grow|rais|cut|lower|improv|decreas|brought|bring|drop|fell|rose|took|taking|went)/.test(
        key,
      ),
    );
    return isRange || changes ? 'to' : '';
  }
  if (last.key === 'से' && earlier.some(({ kind }) => kind === 'number')) return 'to';
  return '';
};

const headsOf = (tokens: readonly Token[], index: number): readonly string[] => {
  const heads: string[] = [];
  for (let place = index + 1; place < tokens.length && heads.length < 4; place += 1) {
    const token = tokens[place];
    if (!token || token.kind === 'number' || token.kind === 'blank') break;
    if (token.kind === 'sign' || (token.kind === 'mark' && /[-–—'’/]/u.test(token.text))) continue;
    if (token.kind === 'mark') break;
    if (token.key.startsWith('every ')) break;
    if (functionWords.has(token.key)) {
      if (heads.length === 0 && /^(?:of|or|the|other|such|से|का|की|के)$/u.test(token.key)) continue;
      break;
    }
    if (/^(?:more|अधिक|ज्यादा|कम|new|नए|नई)$/u.test(token.key)) continue;
    if (isDeed(token.key)) break;
    heads.push(token.key);
  }
  return heads;
};

const isJoint = ({ kind, text, key }: Token): boolean =>
  (kind === 'mark' && /[,;]/.test(text)) || /^(?:and|or|और|तथा|एवं)$/u.test(key);

const nearOf = (tokens: readonly Token[], index: number): readonly string[] => {
  const near: string[] = [];
  for (const step of [-1, 1]) {
    let found = 0;
    for (let place = index + step; place >= 0 && place < tokens.length && found < 2; place += step) {
      const token = tokens[place];
      if (!token || token.kind === 'number') break;
      if (step === -1 && isJoint(token) && tokens.slice(0, place).some(({ kind }) => kind === 'number'))
        break;
      if (step === 1 && (token.kind === 'mark' || /^(?:and|or|और|तथा|एवं)$/u.test(token.key))) break;
      if (!isContent(token) || units.has(token.key) || token.key.startsWith('every ') || isDeed(token.key))
        continue;
      near.push(token.key);
      found += 1;
    }
  }
  return near;
};

const unitOf = (tokens: readonly Token[], index: number): string => {
  const before = [1, 2].map((step) => tokens[index - step]).find((token) => token?.text !== '.');
  let after = index + 1;
  while (tokens[after]?.text === '-' || tokens[after]?.text === '+') after += 1;
  const money = units.get(before?.key ?? '') ?? '';
  const found = [
    /^(?:rupee|dollar|euro|pound)$/.test(money) ? money : '',
    units.get(tokens[after]?.key ?? '') ?? '',
  ].filter((unit) => unit !== '');
  // "rupee … month": what is paid a month has the month as a word of its own.
  return [...new Set(found)].sort().join(' ');
};

const quantitiesOf = (tokens: readonly Token[]): readonly Quantity[] =>
  tokens.flatMap((token, index) => {
    if (token.kind !== 'number') return [];
    const before = tokens[index - 1];
    return [
      {
        index,
        token,
        unit: unitOf(tokens, index),
        bound: boundOf(tokens, index),
        way: wayOf(tokens, index),
        heads: headsOf(tokens, index),
        near: nearOf(tokens, index),
        isJoined: tokens[index + 1]?.text === '-',
        label: isWord(before) && isContent(before) ? (before?.key ?? '') : '',
      },
    ];
  });

const isIn = (word: string, words: readonly string[]): boolean => words.some((one) => areForms(one, word));

/** They count without saying what. */
const counters = /^(?:pieces?|nos?|numbers?|pcs|copies|नग|पीस)$/u;

/** Where a number counts in the source, it counts the same in the answer. */
const countsTheSame = (before: Quantity, now: Quantity): boolean => {
  if (before.unit !== now.unit || before.bound !== now.bound || before.way !== now.way) return false;
  if (before.unit !== '') return true;
  const isRangeStart = before.heads.length === 0 && now.heads.length === 0;
  if (isRangeStart) return before.label === '' || now.label === '' || areForms(before.label, now.label);
  if (before.heads.length === 0) return false;
  if (counters.test(before.heads[0] ?? '')) return true;
  const [head = ''] = before.heads;
  // "A team of 6 members": whose number it is stands before it.
  if (now.heads.length === 0) return isIn('member', before.heads) || isIn('people', before.heads);
  return isIn(head, now.heads) || (!before.isJoined && isIn(before.heads.at(-1) ?? '', now.heads));
};

const isYear = ({ token }: Quantity): boolean => /^(?:19|20)\d\d$/.test(token.key);

/** Every number keeps its unit, its bound, its direction, and what it is a number of. */
export const movedNumber = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const [before, now] = [quantitiesOf(source), quantitiesOf(answer)];
  const moved = (token: Token): LockedOut => ({ reason: 'number-moved', word: token.text });
  for (const quantity of now) {
    const same = before.filter(({ token }) => token.key === quantity.token.key);
    if (same.length > 0 && !same.some((one) => countsTheSame(one, quantity))) return moved(quantity.token);
    // What it counts is held to above.
    if (quantity.unit === '' && quantity.heads.length > 0) continue;
    const own = same.flatMap(({ near }) => near);
    const others = before
      .filter(
        ({ token, unit, heads }) => token.key !== quantity.token.key && (unit !== '' || heads.length === 0),
      )
      .flatMap(({ near }) => near);
    const foreign = quantity.near.find((word) => isIn(word, others) && !isIn(word, own));
    if (before.length > 1 && foreign !== undefined) return moved(quantity.token);
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
