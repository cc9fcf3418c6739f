import { join, slice, type Traced } from '../text/traced-text.ts';

/** First parts that keep their hyphen: "on-site", "co-ordinated", "end-to-end". */
const compoundStarts = new Set(
  (
    'on off in out up down over under self non co pre post re ex semi sub inter intra multi cross well part full real high low ' +
    'long short hands end back front third first second two three four five ten one day year state cost data user team time ' +
    'object event customer client server open close decision problem detail result goal target market web mobile full-stack ' +
    'e i b x c h mid all anti bi tri micro macro mini mega ultra best award world large small fast hard soft old new'
  ).split(' '),
);

/** How the second half of a word that was broken by its setter ends. */
const wordEnds =
  /^\p{Ll}*(?:tion|sion|ment|ing|ity|ance|ence|ency|ancy|able|ible|ness|ous|ive|ical|ally|ate|ated|ates|ize|ized|ise|ised|ture|ship|ular|neer|logy|ware|ful|less|ary|ory|ers?|ors?|ed|al|ly|ies|ies|ists?|ism|tics?)s?(?!\p{L})/u;

const lastWord = /([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)-$/u;
const firstWord = /^([\p{L}\p{M}]+)/u;

/**
 * Puts the two halves of a broken word together. Word processors break behind a hyphen that was typed, and leave words
 * whole: the hyphen goes only where the second half looks like the end of a word, or the file has the whole word elsewhere.
 */
export const joinBroken = (
  before: Traced,
  after: Traced,
  words: ReadonlySet<string> = new Set(),
): Traced | undefined => {
  if (before.text.endsWith('\u00AD')) return join([slice(before, 0, -1), after]);
  // A date or a number that was broken behind its sign: "2023-" and "11".
  if (/\d[-–/.]$/u.test(before.text) && /^\d/u.test(after.text)) return join([before, after]);
  const start = lastWord.exec(before.text)?.[1];
  const end = firstWord.exec(after.text)?.[1];
  if (start === undefined || end === undefined) return undefined;
  const whole = (start + end).toLowerCase();
  const compound = `${start}-${end}`.toLowerCase();
  const isLower = /^\p{Ll}/u.test(end);
  const isBroken =
    isLower &&
    !words.has(compound) &&
    (words.has(whole) ||
      (start.length >= 2 &&
        !start.includes('-') &&
        !compoundStarts.has(start.toLowerCase()) &&
        wordEnds.test(end)));
  return isBroken ? join([slice(before, 0, -1), after]) : join([before, after]);
};
