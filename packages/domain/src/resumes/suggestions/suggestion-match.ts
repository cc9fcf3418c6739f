/**
 * What people in India often write in a field of a resume. A list is text, its entries parted by semicolons, so that a
 * thousand of them stay readable and small.
 */
export interface SuggestionSource {
  /** What most people write, the most usual first. */
  readonly common: string;
  /** The others by alphabet. */
  readonly others: string;
}

export interface Suggestion {
  readonly text: string;
  /** Without case and accents. */
  readonly folded: string;
  /** The same with a single space before every word, and no other sign. */
  readonly words: string;
  /** Letters and digits alone: whoever types `btech` means B.Tech. */
  readonly squeezed: string;
}

/** More than a glance takes in would be a second form to read. */
export const suggestionsShown = 8;

const accents = /[\u0300-\u036f]/g;
const apostrophes = /['’]/g;
/** What stands between words; C++ and C# are words. */
const signs = /[^\p{L}\p{M}\p{N}+#]+/gu;

const fold = (text: string): string => text.normalize('NFD').replace(accents, '').toLowerCase().trim();
const squeeze = (folded: string): string => folded.replace(signs, '');
const toWords = (folded: string): string => folded.replace(apostrophes, '').replace(signs, ' ').trim();

const readSuggestion = (text: string): Suggestion => {
  const folded = fold(text);
  return { text, folded, words: ` ${toWords(folded)}`, squeezed: squeeze(folded) };
};

export const readSuggestions = ({ common, others }: SuggestionSource): readonly Suggestion[] =>
  `${common};${others}`
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(readSuggestion);

/** Whether each of the typed words begins a word of the entry, in their order: `comp sci` means Computer Science. */
const beginsWords = ({ words }: Suggestion, typed: readonly string[]): boolean => {
  let from = 0;
  for (const word of typed) {
    const found = words.indexOf(` ${word}`, from);
    if (found < 0) return false;
    from = found + 1 + word.length;
  }
  return typed.length > 0;
};

/**
 * The entries that go with a text: those that begin with it, then those of which a word does, in the order of the list. An
 * entry that stands there already is none, nor one that `keeps` says the field would change.
 */
export const matchSuggestions = (
  suggestions: readonly Suggestion[],
  text: string,
  keeps: (entry: string) => boolean = () => true,
): readonly string[] => {
  const folded = fold(text);
  const squeezed = squeeze(folded);
  const typed = toWords(folded).split(' ').filter(Boolean);
  const begins = (entry: Suggestion): boolean =>
    entry.folded.startsWith(folded) || (squeezed !== '' && entry.squeezed.startsWith(squeezed));
  const first: string[] = [];
  const later: string[] = [];
  for (const entry of suggestions) {
    if (first.length === suggestionsShown) break;
    const place = begins(entry) ? first : later;
    if (place === later && (later.length === suggestionsShown || !beginsWords(entry, typed))) continue;
    if (entry.text !== text.trim() && keeps(entry.text)) place.push(entry.text);
  }
  return [...first, ...later].slice(0, suggestionsShown);
};
