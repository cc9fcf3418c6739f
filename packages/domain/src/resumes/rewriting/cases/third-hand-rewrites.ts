import type { RewriteCase } from './rewrite-cases.fixture.ts';

/** Held out: by a hand that has seen neither the rules nor the cases they were made with. */
export const rewritesByThirdHand: readonly RewriteCase[] = [];
