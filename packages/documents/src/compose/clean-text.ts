/**
 * Text as it may be drawn and written. Pasted text carries control characters, half emoji and direction overrides
 * that break XML, reorder what a recruiter reads, or draw nothing: they go, what can be read stays.
 */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const otherSpace = /[\t\u1680\u2000-\u200a\u205f\u3000]/g;
const undrawable =
  /[\p{Cc}\p{Noncharacter_Code_Point}\u00ad\u061c\u200b\u200e\u200f\u2060-\u206f\u202a-\u202e\ufeff\ufff9-\ufffb]/gu;

/** Most of what is typed; it needs no cleaning but of its spaces. */
const plain = /^[\x20-\x7e]*$/;

const cleanLine = (line: string): string =>
  plain.test(line) ? line.replace(/ {2,}/g, ' ').trim() : cleanForeign(line);

const cleanForeign = (line: string): string =>
  line
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(otherSpace, ' ')
    .replace(undrawable, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');

/** One line of clean text; line breaks become spaces. */
export const cleanText = (text: string): string => cleanLine(text.split(lineBreak).join(' '));

/** The lines of a text that say something. */
export const cleanLines = (text: string): string[] => text.split(lineBreak).map(cleanLine).filter(Boolean);
