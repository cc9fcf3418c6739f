import { units } from './number-words.ts';
import type { Token } from './rewrite-tokens.ts';
import { functionWords } from './rewrite-words.ts';
import { hasHappened, isPlainVerb } from './work-parts.ts';

/** A number with all that says what it is a number of. */
export interface Quantity {
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
export const isDeed = (key: string): boolean => hasHappened(key) && isPlainVerb(key);

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
  const [one] = after;
  if (one?.text === '+' || one?.key === 'plus') return 'least';
  const keys = after.map(({ key }) => key);
  if (/^(?:and|or)$/.test(keys[0] ?? '') && /^(?:more|above|over)$/.test(keys[1] ?? '')) return 'least';
  if (keys[0] === 'से' && /^(?:अधिक|ज्यादा|ऊपर)$/u.test(keys[1] ?? '')) return 'least';
  if (keys[0] === 'से' && /^(?:कम|नीचे)$/u.test(keys[1] ?? '')) return 'most';
  const isRange = keysBefore(tokens, index).includes('से') || tokens[index - 2]?.kind === 'number';
  if (one?.key === 'तक' && !isRange) return 'most';
  return '';
};

const timeWays = /^(?:since|until|till|before|after|within)$/;

const isSpan = (tokens: readonly Token[], index: number): boolean =>
  /^(?:year|month|week|day)$/.test(units.get(tokens[index + 1]?.key ?? '') ?? '');

const isBeginning = (tokens: readonly Token[], index: number): boolean =>
  /^(?:19|20)\d\d$/.test(tokens[index]?.key ?? '') ||
  unitOf(tokens, index) !== '' ||
  tokens.some(
    ({ key, text }, place) =>
      place > index &&
      (/^(?:to|till|until)$/.test(key) || /^[-–—]$/u.test(text)) &&
      tokens.slice(place + 1, place + 3).some(({ kind }) => kind === 'number'),
  );

/** `to` ends a change only where one is told of; else it is whom something is given to. */
const wayOf = (tokens: readonly Token[], index: number): string => {
  const before = tokens.slice(Math.max(0, index - 6), index);
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
  // "2016-2019" is from 2016 to 2019.
  if (
    /^(?:19|20)\d\d$/.test(tokens[index]?.key ?? '') &&
    /^(?:-|–|—|to)$/u.test(tokens[index + 1]?.key ?? '') &&
    tokens[index + 2]?.kind === 'number'
  )
    return 'from';
  if (last === undefined) return '';
  if (/^[-–—]$/u.test(last.text) && earlier.at(-1)?.kind === 'number') return 'to';
  // "Since 8 years" is how "for 8 years" is often written.
  if (last.key === 'since' && isSpan(tokens, index)) return '';
  if (timeWays.test(last.key)) return last.key;
  // "From 35 farmers": nothing begins there.
  if (last.key === 'from') return isBeginning(tokens, index) ? 'from' : '';
  if (last.key === 'to') {
    if (before[place - 1]?.key === 'up') return '';
    const changes = earlier.some(({ key }) =>
      /^(?:from|increas|reduc|grew|grow|rais|cut|lower|improv|decreas|brought|bring|drop|fell|rose|went)/.test(
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
      if (heads.length === 0 && /^(?:of|or|the|other|such|my|से|का|की|के|ka|ki|ke)$/u.test(token.key)) continue;
      break;
    }
    if (/^(?:more|अधिक|ज्यादा|कम|new|नए|नई)$/u.test(token.key)) continue;
    if (/^(?:तक|tak)$/u.test(token.key)) {
      if (/^(?:के|की|का|ke|ki|ka)$/u.test(tokens[place + 1]?.key ?? '')) continue;
      break;
    }
    if (isDeed(token.key)) break;
    heads.push(token.key);
  }
  return heads;
};

/** "Packets, around 350," and "wrote 350 of them": what is counted stands before. */
const namedBefore = (tokens: readonly Token[], index: number): readonly string[] => {
  if (/^(?:19|20)\d\d$/.test(tokens[index]?.key ?? '')) return [];
  const of = tokens[index + 1]?.key === 'of' && /^(?:them|these|those)$/.test(tokens[index + 2]?.key ?? '');
  const which =
    tokens[index - 2]?.key === 'of' && /^(?:which|whom|these|those|them)$/.test(tokens[index - 1]?.key ?? '');
  let place = index - 1;
  while (about.test(tokens[place]?.key ?? '')) place -= 1;
  if (!of && !which && tokens[place]?.text !== ',') return [];
  return tokens
    .slice(0, index)
    .filter((token) => isContent(token) && !isDeed(token.key) && !about.test(token.key))
    .slice(-2)
    .reverse()
    .map(({ key }) => key);
};

const isJoint = ({ kind, text, key }: Token): boolean =>
  (kind === 'mark' && /[,;:(]/.test(text)) || /^(?:and|or|और|तथा|एवं)$/u.test(key);

/** Nouns that a number behind them names one of. */
const numbered =
  /^(?:class(?:es)?|std|standards?|grades?|semesters?|sem|sections?|rooms?|wards?|phases?|floors?|levels?|chapters?|platforms?|routes?|units?|shifts?|gates?|lines?|blocks?|zones?|erp|windows|कक्षा|क्लास|वार्ड|kaksha)$/u;

/** "Class 8" as one word, so that what is said of class 8 is not said of class 5. */
const numberedAt = (tokens: readonly Token[], index: number): string => {
  const label = tokens[index - 1]?.key ?? '';
  return tokens[index]?.kind === 'number' && numbered.test(label)
    ? `${label.replace(/(?:es|s)$/, '')} ${tokens[index]?.key}`
    : '';
};

const nearOf = (tokens: readonly Token[], index: number): readonly string[] => {
  const near: string[] = [];
  for (const step of [-1, 1]) {
    let found = 0;
    for (let place = index + step; place >= 0 && place < tokens.length && found < 2; place += step) {
      const token = tokens[place];
      if (!token) break;
      const named = numberedAt(tokens, step === 1 ? place + 1 : place);
      if (named !== '') near.push(named);
      if (named !== '' || token.kind === 'number') break;
      if (step === -1 && isJoint(token) && tokens.slice(0, place).some(({ kind }) => kind === 'number'))
        break;
      if (step === 1 && (token.kind === 'mark' || /^(?:and|or|और|तथा|एवं)$/u.test(token.key))) break;
      if (!isContent(token) || units.has(token.key) || token.key.startsWith('every ') || isDeed(token.key))
        continue;
      // "in a team of five": it belongs to the five.
      if (step === 1 && tokens[place + 1]?.key === 'of' && tokens[place + 2]?.kind === 'number') break;
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
  // "35 and 30 wpm", "4 to 5 years": both have the unit of the second.
  if (
    /^(?:and|or|to|-|–|,|और|या|से)$/u.test(tokens[index + 1]?.key ?? '') &&
    tokens[index + 2]?.kind === 'number' &&
    !/^(?:19|20)\d\d$/.test(tokens[index]?.key ?? '')
  ) {
    const later = unitOf(tokens, index + 2);
    if (later !== '' && !/rupee|dollar|euro|pound/.test(later)) return later;
  }
  const money = units.get(before?.key ?? '') ?? '';
  const found = [
    /^(?:rupee|dollar|euro|pound)$/.test(money) ? money : '',
    units.get(tokens[after]?.key ?? '') ?? '',
  ].filter((unit) => unit !== '');
  // "rupee … month": what is paid a month has the month as a word of its own.
  return [...new Set(found)].sort().join(' ');
};

/** "Class 8", and both ends of "class 1 to 5". */
const labelOf = (tokens: readonly Token[], index: number): string => {
  const before = tokens[index - 1];
  if (isWord(before) && isContent(before)) return before?.key ?? '';
  const isRange =
    /^(?:-|–|—|to|से|se|and|,|&)$/u.test(before?.key ?? '') && tokens[index - 2]?.kind === 'number';
  return isRange ? labelOf(tokens, index - 2) : '';
};

export const isNumbered = ({ label }: Quantity): boolean => numbered.test(label);

export const quantitiesOf = (tokens: readonly Token[]): readonly Quantity[] =>
  tokens.flatMap((token, index) => {
    if (token.kind !== 'number') return [];
    return [
      {
        index,
        token,
        unit: unitOf(tokens, index),
        bound: boundOf(tokens, index),
        way: wayOf(tokens, index),
        heads: headsOf(tokens, index).length > 0 ? headsOf(tokens, index) : namedBefore(tokens, index),
        near: nearOf(tokens, index),
        isJoined: tokens[index + 1]?.text === '-',
        label: labelOf(tokens, index),
      },
    ];
  });
