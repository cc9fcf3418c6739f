import { madeDeed } from './lock-deeds.ts';
import { lostLimits } from './lock-limits.ts';
import { movedName, movedObject } from './lock-names.ts';
import { movedNumber } from './lock-numbers.ts';
import { raisedPart } from './lock-parts.ts';
import { units } from './number-words.ts';
import { isLinkInPlace } from './own-words/lock-links.ts';
import { isOwnTrade, misusedTrade } from './own-words/lock-trades.ts';
import { isRomanForm, lostRomanLimit } from './own-words/roman-hindi.ts';
import { hiddenSigns, type Token, tokensOf } from './rewrite-tokens.ts';
import { functionWords, isAddable } from './rewrite-words.ts';
import { meaningsOf } from './same-meaning.ts';
import { areForms, isVerbOf, rootsOf } from './word-forms.ts';
import { partOf } from './work-parts.ts';

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

const isFreePeriod = (source: readonly Token[], { key, text }: Token): boolean =>
  /^(?:an?|per) /i.test(text) &&
  source.some(
    (token, index) => key === `every ${token.key}` && /^(?:an?|1)$/.test(source[index - 1]?.key ?? ''),
  );

/** A word of the source, a form of one, one of the same meaning, or one that states nothing. */
const isSaid = (source: readonly Token[], token: Token): boolean => {
  const { key } = token;
  const words = source.filter(({ kind }) => kind === 'word');
  if (words.some((word) => word.key === key)) return true;
  // A name stands as it is written, or as several of its kind.
  if (words.some((word) => word.isName && (`${word.key}s` === key || word.key === `${key}s`))) return true;
  if (functionWords.has(key) || isAddable(key)) return true;
  const plain = words.filter(({ isName }) => !isName);
  if (!token.isName && partOf(key) === undefined && plain.some((word) => isVerbOf(key, word.key)))
    return true;
  // "Work place" is "workplace", a "backup" is "backed up".
  if (words.some((word, index) => areForms(`${word.key}${words[index + 1]?.key ?? ''}`, key))) return true;
  if (
    plain.some((word) =>
      rootsOf(key).some((root) =>
        /^(?:up|in|out|off|over|down)$/.test(word.key.startsWith(root) ? word.key.slice(root.length) : ''),
      ),
    )
  )
    return true;
  // A growing market is not growth.
  if (plain.some((word) => areForms(word.key, key) && !(word.key === 'growing' && key !== 'growing')))
    return true;
  if (/^[a-z]/.test(key) && token.isName) return false;
  if (isRomanForm(source, key) || isOwnTrade(source, key)) return true;
  if (/^(?:win|won|winning)$/.test(key))
    return (
      words.some((word) => /^(?:got|get|receive|secure|award|given|gave)/.test(word.key)) &&
      words.some((word) => /^(?:prize|award|medal|trophy|scholarship)s?$/.test(word.key))
    );
  const unit = units.get(key);
  if (unit !== undefined && words.some((word) => units.get(word.key) === unit)) return true;
  if (/^growth$/.test(key) && !plain.some((word) => /^(?:increas|rose|rise)/.test(word.key))) return false;
  const meanings = meaningsOf(key);
  return (
    meanings.length > 0 && plain.some((word) => meaningsOf(word.key).some((one) => meanings.includes(one)))
  );
};

/** What nobody said before: a word in no list and not in the source, or more of a sign than it has. */
const newWord = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  const left = new Map<string, number>();
  for (const { key } of source) left.set(key, (left.get(key) ?? 0) + 1);
  for (const [index, token] of answer.entries()) {
    const { kind, key, text } = token;
    if (kind === 'blank' || kind === 'mark') continue;
    if (kind === 'word') {
      const isName = source.some((one) => one.isName && one.key === key);
      // A name twice is a fact twice: "on Google Meet for Google".
      if (isName && token.isName) {
        const rest = left.get(key) ?? 0;
        if (rest === 0) return { reason: 'new-word', word: text };
        left.set(key, rest - 1);
      }
      // "To date" says that it goes on.
      const isToDate = (one: Token, place: number, all: readonly Token[]) =>
        one.key === 'date' && /^(?:to|till|until)$/.test(all[place - 1]?.key ?? '');
      if (isToDate(token, index, answer) && !source.some(isToDate)) return { reason: 'new-word', word: text };
      if (isLinkInPlace(source, answer, index)) continue;
      if (key === 'after' && /^look/.test(answer[index - 1]?.key ?? '')) continue;
      if (isSaid(source, token) || (key.startsWith('every ') && isFreePeriod(source, token))) continue;
      return { reason: 'new-word', word: text };
    }
    const before = answer[index - 1];
    if (key === '%' && (before?.kind === 'blank' || (before?.kind === 'number' && isPercent(source))))
      continue;
    if (key === '%' && before?.kind === 'sign') return { reason: 'new-word', word: text };
    if (key === '₹' && (answer[index + 1]?.kind === 'blank' || isRupee(source))) continue;
    if (
      key === '+' &&
      answer[index - 1]?.kind === 'number' &&
      /\bthan\b|\bover\b|\babove\b|से/u.test(source.map((one) => one.key).join(' '))
    )
      continue;
    const rest = left.get(key) ?? 0;
    if (rest === 0) return { reason: 'new-word', word: text };
    left.set(key, rest - 1);
  }
  return undefined;
};

const isPercent = (source: readonly Token[]): boolean =>
  source.some(({ key }) => /^(?:percent|प्रतिशत|%)$/u.test(key));
const isRupee = (source: readonly Token[]): boolean =>
  source.some(({ key }) => /^(?:rs|inr|rupees|रुपये|₹)$/u.test(key));

/** No sentence of a resume is longer; a longer one would take long to compare. */
export const sentenceLimit = 1_200;

const longest = (source: string): number => Math.min(source.length * 1.5 + 40, sentenceLimit);

/**
 * Lets an answer through that says what its source says in other words, and nothing else. It may use the words of the
 * source in any form, words that hold a sentence together and verbs that raise nobody's part; numbers and names keep
 * what they are said of; what makes a statement smaller stays.
 */
export const lockOut = (source: string, answer: string): LockedOut | undefined => {
  const [hidden] = hiddenSigns(answer).filter((sign) => !source.includes(sign));
  if (hidden !== undefined) return { reason: 'hidden-sign', word: hidden };
  if (!/[\p{L}\p{N}]/u.test(answer)) return { reason: 'empty', word: '' };
  if (source.length > sentenceLimit || answer.length > longest(source))
    return { reason: 'too-long', word: '' };
  const [from, to] = [tokensOf(source), tokensOf(answer)];
  return (
    newWord(from, to) ??
    movedNumber(from, to) ??
    movedName(from, to) ??
    raisedPart(from, to) ??
    madeDeed(from, to) ??
    lostLimits(from, to) ??
    lostRomanLimit(from, to) ??
    misusedTrade(from, to) ??
    movedObject(from, to)
  );
};
