import { honestFirst } from './honest-first.fixture.ts';
import { honestHeldOut } from './honest-held-out.fixture.ts';
import { honestOtherHand } from './honest-other-hand.fixture.ts';
import { honestSecond } from './honest-second.fixture.ts';
import { honestThird } from './honest-third.fixture.ts';
import { liesInHindi } from './lies-in-hindi.fixture.ts';
import { liesOfTrades } from './lies-of-trades.fixture.ts';
import { madeLies } from './made-lies.fixture.ts';
import { casesOf } from './rewrite-cases.fixture.ts';

/** Honest rewrites by the turn in which they were written; the last were not used to change a rule. */
export const honestRewrites = {
  first: casesOf(honestFirst),
  second: casesOf(honestSecond),
  third: casesOf(honestThird),
  'held out': casesOf(honestHeldOut),
} as const;

/** Held out too, by a hand that knew only the promise; apart, so that no limit is asserted on them. */
export const rewritesByAnotherHand = casesOf(honestOtherHand);

/** Those the rules were made with. */
export const knownRewrites = [...honestRewrites.first, ...honestRewrites.second, ...honestRewrites.third];

/** Lies written by hand, then ones made of the honest rewrites. */
export const lies = {
  'by hand, English': casesOf(liesOfTrades),
  'by hand, Hindi and mixed': casesOf(liesInHindi),
  made: madeLies(knownRewrites, 700),
} as const;
