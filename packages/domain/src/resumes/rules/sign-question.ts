import { type MessageParams, type Refusal, refuse } from '../../refusal.ts';
import { type AskRule, ask, type Kept } from './rule-exceptions.ts';

/** Never printed and never meant, so never kept. */
const control = /\p{Cc}/u;

/** Asks about the signs a text may not hold; control characters are refused. */
export const askForSigns = (
  kept: Kept,
  rule: AskRule,
  signs: readonly string[],
  params?: MessageParams,
): Refusal | undefined =>
  signs.some((sign) => control.test(sign)) ? refuse(rule, params) : ask(kept, rule, signs, params);
