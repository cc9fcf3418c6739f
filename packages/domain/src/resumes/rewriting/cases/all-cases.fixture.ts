import { honestFirst } from './honest-first.fixture.ts';
import { honestFourth } from './honest-fourth.fixture.ts';
import { honestHeldOut } from './honest-held-out.fixture.ts';
import { honestOtherHand } from './honest-other-hand.fixture.ts';
import { honestSecond } from './honest-second.fixture.ts';
import { honestThird } from './honest-third.fixture.ts';
import { liesInHindi } from './lies-in-hindi.fixture.ts';
import { liesOfForms } from './lies-of-forms.fixture.ts';
import { liesOfTrades } from './lies-of-trades.fixture.ts';
import { madeLies } from './made-lies.fixture.ts';
import { casesOf } from './rewrite-cases.fixture.ts';

/** Honest rewrites by the turn in which they were written; no list was changed by those called held out. */
export const honestRewrites = {
  first: casesOf(honestFirst),
  second: casesOf(honestSecond),
  third: casesOf(honestThird),
  fourth: casesOf(honestFourth),
  'held out': casesOf(honestHeldOut),
  'another hand': casesOf(honestOtherHand),
} as const;

/** Held out, so that no limit is asserted on them. */
export { rewritesByThirdHand } from './third-hand-rewrites.ts';

/** Those the rules were made with. */
export const knownRewrites = [
  ...honestRewrites.first,
  ...honestRewrites.second,
  ...honestRewrites.third,
  ...honestRewrites.fourth,
  ...honestRewrites['another hand'],
];

/** Lies written by hand, then ones made of the honest rewrites. */
export const lies = {
  'by hand, English': casesOf(liesOfTrades),
  'by hand, Hindi and mixed': casesOf(liesInHindi),
  'of its own words': casesOf(liesOfForms),
  made: madeLies(knownRewrites, 1_000),
} as const;
