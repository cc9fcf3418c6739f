/** Case, spaces and the shape of quotes and dashes are no difference. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/[\s\u200b-\u200d]+/g, ' ')
    .trim();

/** Letters and digits alone. */
export const squeezed = (text: string): string => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A full stop or comma at the end is nobody's loss. */
const withoutEnd = (text: string): string =>
  plain(text)
    .replace(/[\s.,;:|-]+$/, '')
    .replace(/^[\s,;:|-]+/, '');

export const isSame = (expected: string, got: string): boolean => withoutEnd(expected) === withoutEnd(got);
