import type { LockedOut } from '../rewrite-lock.ts';
import type { Token } from '../rewrite-tokens.ts';

/** Hindi as it is typed in Latin letters: "Godown me maal ki loading ki". */

const marks =
  /^(?:ka|ki|ke|ko|mein|se|aur|tha|thi|hai|hain|hoon|kiya|karta|karti|karte|karna|karne|kaam|wala|wale|wali|saath|roz)$/;

export const isRoman = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ kind, key }) => kind === 'word' && marks.test(key)).length > 1;

const endings =
  /(?:aane|aana|aani|aaya|aayi|aaye|aate|aata|aati|ane|ana|ani|aya|ayi|aye|ate|ata|ati|akar|aai|ai|ae|kar|ne|na|ni|ta|ti|te|ya|yi|ye|oon|on|en|i|e|a|o)$/;
const stemOf = (word: string): string => word.replace(endings, '');

/** To learn and to teach, to study and to teach: one letter parts them. */
const learns = /^(?:s(?:ee|i)kh|pa[dr]h)/;
const teaches = /^(?:s(?:ee|i)kh|pa[dr]h)a(?:[ynt]|i|e)/;

const same: readonly RegExp[] = [
  /^(?:dila|karw|kara)/,
  /^(?:sambh|dekh|rakh)/,
  /^(?:bhar|likh|dar?j|note|entry|daal|dal)/,
  /^(?:bech|sale|sell|bikri)/,
  /^(?:pahunch|deliver)/,
  /^(?:bana|taiyar|tayar)/,
  /^(?:theek|thik|repair|marammat)/,
  /^(?:saaf|safai|clean)/,
  /^(?:jaanch|janch|check)/,
  /^(?:lag|fit)/,
  /^(?:jama|ikatth|ikkath|collect)/,
  /^(?:padha|sikha|tuition)/,
  /^(?:baat|call)/,
  /^aa?(?:te|ta|ti|ne|na|ya|yi|ye|i|e|kar)$/,
  /^jaa?(?:te|ta|ti|ne|na|kar)$|^ga(?:ya|yi|ye)$/,
];

/** Another form of a word of the source, or another word for it, where both are Hindi in Latin letters. */
export const isRomanForm = (source: readonly Token[], key: string): boolean => {
  if (!/^[a-z]{3,}$/.test(key) || !isRoman(source)) return false;
  const stem = stemOf(key);
  return source.some((token) => {
    if (token.kind !== 'word' || token.isName || !/^[a-z]{3,}$/.test(token.key)) return false;
    if (learns.test(key) || learns.test(token.key))
      return stemOf(token.key) === stem && teaches.test(key) === teaches.test(token.key);
    if (stem.length > 2 && stemOf(token.key) === stem) return true;
    return same.some((group) => group.test(key) && group.test(token.key));
  });
};

/** Of each that the source names the answer names one too. */
const limits: readonly RegExp[] = [
  /^(?:madad|sahayta|sahyog|help|helped|helper|assist|assisted|assistant)$/,
  /^(?:saath|sath|milkar|team|hum|humne|hamari|hamare|hamara)$/,
  /^(?:neeche|niche|under|dekhrekh|nigrani|guidance|supervision)$/,
  /^(?:chaht[aei]|chahiye|ichha|ichchha)$/,
  /^(?:koshish|prayas)$/,
  /^(?:sirf|keval|only)$/,
  /^(?:thod[aei]|basic|kuch|kuchh)$/,
  /^(?:(?:seekh|sikh)(?:a|i|e|na|ne|ta|ti|te)?|learn|learned|learnt)$/,
  /^(?:nahi|nahin|nhi|bina|kabhi)$/,
  /^[a-z]+w(?:a|ane|ana|ani|aya|ayi|aye|ai|ate|ata|ati)$|^dila/,
];

/** What makes it smaller stays, and what somebody else did stays theirs. */
export const lostRomanLimit = (source: readonly Token[], answer: readonly Token[]): LockedOut | undefined => {
  if (!isRoman(source)) return undefined;
  for (const { kind, key, text } of source) {
    if (kind !== 'word') continue;
    const group = limits.find((one) => one.test(key));
    if (group && !answer.some((token) => group.test(token.key))) return { reason: 'left-out', word: text };
  }
  // Here "do" counts: it is two.
  const two = answer.find(({ key }) => key === 'do');
  if (two && !source.some(({ key }) => key === 'do')) return { reason: 'new-word', word: two.text };
  for (const [index, { key, text }] of source.entries()) {
    const next = source[index + 1]?.key;
    if (next !== 'ne' || /^(?:main|mai|hum)$/.test(key)) continue;
    const isKept = answer.some((token, place) => token.key === key && answer[place + 1]?.key === 'ne');
    if (!isKept) return { reason: 'left-out', word: text };
  }
  return undefined;
};
