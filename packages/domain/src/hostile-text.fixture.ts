const pieces = [
  ' ',
  'a',
  "'",
  'a ',
  '\u200d',
  '\u0301',
  'é',
  '@',
  'a@',
  '.',
  '<',
  '<a',
  '&',
  '&#',
  '{',
  '"',
  '\\',
  'http://',
  '₹',
  '👩‍👩‍👧',
  '\0',
  '\n',
  '1',
  '!',
  'क्ष',
  '\ud800',
];

/** Texts of 100 kB that a careless rule would choke on. */
export const hostileTexts: readonly string[] = pieces.map((piece) =>
  piece.repeat(Math.ceil(100_000 / piece.length)),
);

/** The longest a rule takes on any of them, in milliseconds; the better of two runs, so that a busy machine is not blamed on it. */
export const slowestOnHostileText = (rule: (text: string) => unknown): number =>
  Math.max(...hostileTexts.map((text) => Math.min(timed(rule, text), timed(rule, text))));

const timed = (rule: (text: string) => unknown, text: string): number => {
  const begun = Date.now();
  rule(text);
  return Date.now() - begun;
};
