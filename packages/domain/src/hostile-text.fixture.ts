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

/**
 * The longest a rule takes on any of them, in milliseconds. Of five runs the best counts, so that a busy machine is not
 * blamed on the rule: work that grows too fast is slow every time.
 */
export const slowestOnHostileText = (rule: (text: string) => unknown): number =>
  Math.max(...hostileTexts.map((text) => bestOfFive(rule, text)));

const bestOfFive = (rule: (text: string) => unknown, text: string): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && best > 5; run += 1) {
    const begun = Date.now();
    rule(text);
    best = Math.min(best, Date.now() - begun);
  }
  return best;
};
