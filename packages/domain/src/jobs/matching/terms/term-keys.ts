/** A word with what belongs to it: C++, C#, .NET. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const tokenPattern = /\.net(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/giu;

export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(tokenPattern)].map(({ index, 0: word }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** What of the signs between two words matters to a key; undefined where they part two things. */
export const joint = (between: string, before: string): string | undefined => {
  if (/^[ \t\u00a0]*$/.test(between)) return '';
  if (/^(?:[.‐‑–-]|['’])$/.test(between)) return '';
  // `B. Tech`, `Ph. D`: behind a longer word a sentence has ended.
  if (/^\.[ \t\u00a0]$/.test(between)) return before.length <= 2 ? '' : undefined;
  if (/^\.?[ \t]?\/[ \t]?$/.test(between)) return '/';
  if (/^[ \t]?&[ \t]?$/.test(between)) return '&';
  if (/^[ \t]?\+[ \t]?$/.test(between)) return '+';
  return undefined;
};

const folded = (word: string): string => {
  const small = word.normalize('NFC').toLowerCase();
  return small === 'and' || small === 'aur' || small === 'और' ? '&' : small;
};

/** Letters without spaces, dots and hyphens: `B. Tech`, `B.Tech` and `BTech` are one. */
export const addToKey = (key: string, between: string, word: string): string => {
  const next = folded(word);
  return key.endsWith('&') && between === '&' ? `${key}${next}` : `${key}${between}${next}`;
};

/** One key for one thing and several of them. */
export const singular = (key: string): string =>
  key.length > 5 && /[^s]s$/.test(key) ? key.slice(0, -1) : key;

export const keysOfForm = (form: string): readonly string[] => {
  const tokens = tokensOf(form);
  const key = tokens.reduce((sum, token, at) => {
    const before = tokens[at - 1];
    const between = before ? (joint(form.slice(before.end, token.start), before.text) ?? '') : '';
    return addToKey(sum, between, token.text);
  }, '');
  return key === '' ? [] : [singular(key)];
};
