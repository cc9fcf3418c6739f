import { toAsciiDigits } from '../resume-characters.ts';
import { numberWords, scales } from './number-words.ts';
import { functionWords } from './rewrite-words.ts';

export interface Token {
  /** A `mark` is punctuation: it parts words and states nothing. */
  readonly kind: 'word' | 'number' | 'sign' | 'blank' | 'mark';
  /** As written. */
  readonly text: string;
  /** As it is compared: small letters, one way to write a letter, the value of a number. */
  readonly key: string;
  /** Written large where no sentence begins. */
  readonly isName: boolean;
}

/** Left for the person to fill in. */
const blank = '_{2,}';
const number = '\\p{Nd}+(?:[.,:/]\\p{Nd}+)*';
const word = "[\\p{L}\\p{M}\\u200c\\u200d][\\p{L}\\p{M}\\p{Nd}\\u200c\\u200d'’]*(?:[+#]+)?";
const pattern = new RegExp(`(${blank})|(${number})|(${word})|(\\S)`, 'gu');

const punctuation = /^[.,;:()\-–—'’"“”/&!?।॥•]$/u;
const sentenceEnd = /[.!?।:;]/;

const keyOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/(?:'s|')$/, '')
    // Nukta and the two nasal signs are written as one likes: क़रीब, करीब; सँभाला, संभाला.
    .replace(/\u093c/g, '')
    .replace(/[\u0958-\u095f]/g, (letter) => letter.normalize('NFD').replace(/\u093c/g, ''))
    .replace(/\u0901/g, '\u0902');

const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

const numberKey = (digits: string): string => {
  const ascii = toAsciiDigits(digits);
  const bare = grouped.test(ascii) ? ascii.replace(/,/g, '') : ascii;
  return /^(?:[1-9]\d*|0)(?:\.\d+)?$/.test(bare) ? String(Number(bare)) : bare;
};

const single = (text: string, groups: readonly (string | undefined)[], begins: boolean): Token => {
  const [isBlank, digits, letters] = groups;
  if (isBlank !== undefined) return { kind: 'blank', text, key: '__', isName: false };
  if (digits !== undefined) return { kind: 'number', text, key: numberKey(text), isName: false };
  if (letters !== undefined) {
    const key = keyOf(text);
    const isName =
      /^\p{Lu}/u.test(text) && (!begins || /\p{Lu}\p{Lu}/u.test(text)) && !functionWords.has(key);
    return { kind: 'word', text, key, isName };
  }
  return { kind: punctuation.test(text) ? 'mark' : 'sign', text, key: text, isName: false };
};

/** A dash that stands directly before a digit, with nothing before it, makes the number negative. */
const isMinus = (text: string, at: number, sign: string): boolean =>
  /^[-–—−]$/u.test(sign) && /\p{Nd}/u.test(text.charAt(at + 1)) && /^$|\s|[(]/.test(text.charAt(at - 1));

const numberOf = ({ kind, key }: Token): number | undefined => {
  if (kind === 'number') return /^\d+(?:\.\d+)?$/.test(key) ? Number(key) : undefined;
  return kind === 'word' ? numberWords.get(key) : undefined;
};

/** "Two hundred and fifty", "40 lakh", "1.5k": one number with one value. */
const joinNumbers = (tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const twice = { twice: '2', thrice: '3' }[token.key];
    if (twice !== undefined && token.kind === 'word') {
      joined.push({ kind: 'number', text: token.text, key: twice, isName: false });
      joined.push({ kind: 'word', text: token.text, key: 'times', isName: false });
      continue;
    }
    const scale = token.kind === 'word' && token.key.length > 2 ? scales.get(token.key) : undefined;
    const start = scale ?? numberOf(token);
    if (start === undefined) {
      joined.push(token);
      continue;
    }
    let [whole, current, end] = scale === undefined ? [0, start, index] : [start, 0, index];
    let isWord = token.kind === 'word';
    let changed = isWord;
    for (let next = index + 1; next < tokens.length; next += 1) {
      const one = tokens[next];
      if (!one) break;
      if (isWord && (one.key === 'and' || one.text === '-')) {
        const after = tokens[next + 1];
        const value = after?.kind === 'word' ? numberWords.get(after.key) : undefined;
        const continues =
          value !== undefined &&
          value > 0 &&
          (one.key === 'and' ? whole + current >= 100 : value < 10 && current >= 20);
        if (!continues) break;
        continue;
      }
      const times = one.kind === 'word' ? scales.get(one.key) : undefined;
      const value = one.kind === 'word' ? numberWords.get(one.key) : undefined;
      if (times !== undefined) {
        if (current === 0) whole = Math.max(whole, 1) * times;
        else if (times === 100) current *= 100;
        else {
          whole += current * times;
          current = 0;
        }
      } else if (value !== undefined && isWord && (current % 100 === 0 || (current % 10 === 0 && value < 10)))
        current += value;
      else break;
      isWord = true;
      changed = true;
      end = next;
    }
    const text = tokens
      .slice(index, end + 1)
      .map((one) => one.text)
      .join(' ');
    const value = Math.round((whole + current) * 1e6) / 1e6;
    joined.push({ kind: 'number', text, key: changed ? String(value) : token.key, isName: false });
    index = end;
  }
  return joined;
};

const every = /^(?:every|each|per|a|an|har|prati|हर|प्रति)$/;
const periodNames: Readonly<Record<string, string>> = {
  daily: 'day',
  everyday: 'day',
  roz: 'day',
  rozana: 'day',
  pratidin: 'day',
  रोज: 'day',
  रोजाना: 'day',
  प्रतिदिन: 'day',
  दैनिक: 'day',
  weekly: 'week',
  साप्ताहिक: 'week',
  monthly: 'month',
  मासिक: 'month',
  प्रतिमाह: 'month',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  वार्षिक: 'year',
  hourly: 'hour',
};
const periods =
  /^(?:day|week|month|year|hour|shift|din|hafte|mahine|saal|ghante|दिन|हफ्ते|सप्ताह|माह|महीने|साल|वर्ष|घंटे)$/;
const periodOf: Readonly<Record<string, string>> = {
  din: 'day',
  hafte: 'week',
  mahine: 'month',
  saal: 'year',
  ghante: 'hour',
  दिन: 'day',
  हफ्ते: 'week',
  सप्ताह: 'week',
  माह: 'month',
  महीने: 'month',
  साल: 'year',
  वर्ष: 'year',
  घंटे: 'hour',
};

/** "Every day", "a day", "daily" and "on a daily basis" say the same; "in a day" does not. */
const joinPeriods = (tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, next] = [tokens[index], tokens[index + 1]];
    if (!token) break;
    const named = token.kind === 'word' ? periodNames[token.key] : undefined;
    const within = /^(?:in|for|of|within|on)$/.test(joined.at(-1)?.key ?? '') && /^an?$/.test(token.key);
    if (named !== undefined) {
      const [on, a] = [joined.at(-2), joined.at(-1)];
      if (next?.key === 'basis' && on?.key === 'on' && a?.key === 'a') {
        joined.splice(-2);
        index += 1;
      }
      joined.push({ ...token, key: `every ${named}`, isName: false });
    } else if (token.kind === 'word' && every.test(token.key) && next && periods.test(next.key) && !within) {
      const key = `every ${periodOf[next.key] ?? next.key}`;
      joined.push({ kind: 'word', text: `${token.text} ${next.text}`, key, isName: false });
      index += 1;
    } else joined.push(token);
  }
  return joined;
};

export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  const normal = text.normalize('NFC');
  let begins = true;
  for (const match of normal.matchAll(pattern)) {
    const [all, ...groups] = match;
    const token = single(all, groups, begins);
    tokens.push(
      token.kind === 'mark' && isMinus(normal, match.index, all) ? { ...token, kind: 'sign' } : token,
    );
    begins = sentenceEnd.test(all) && token.kind === 'mark';
  }
  const words = tokens.filter(({ kind }) => kind === 'word');
  const large = words.filter(({ text: written }) => /^\p{Lu}/u.test(written)).length;
  // Where Every Word Is Written Large, it names nothing.
  const shouts = words.length > 5 && large > words.length * 0.7;
  return joinPeriods(joinNumbers(shouts ? tokens.map((token) => ({ ...token, isName: false })) : tokens));
};

/** Signs that nobody sees, and those that have no meaning anywhere. */
export const hiddenSigns = (text: string): readonly string[] =>
  text.match(/[\p{Cf}\p{Co}\p{Cn}\p{Cc}\p{Cs}]/gu) ?? [];
