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

/** The part of Node this measures with. */
declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * The longest a rule takes on any of them, in milliseconds of processor time, so that a busy machine is not blamed on the
 * rule. Of five runs the best counts: work that grows too fast is slow every time.
 */
export const slowestOnHostileText = (rule: (text: string) => unknown): number =>
  Math.max(...hostileTexts.map((text) => bestOfFive(rule, text)));

const bestOfFive = (rule: (text: string) => unknown, text: string): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && best > 5; run += 1) {
    const begun = cpuMs();
    rule(text);
    best = Math.min(best, cpuMs() - begun);
  }
  return best;
};

/** A text of any 16-bit units, halves of characters included; for generators of numbers up to 0xffff. */
export const textOfUnits = (units: readonly number[]): string => String.fromCharCode(...units);
