import { type Refusal, refuse } from '../../refusal.ts';
import { checkLength } from '../resume-limits.ts';
import { tidyLineBreaks } from './description-text.ts';

/** Never printed and never meant. Line breaks are for longer texts. */
const controls = /[^\P{Cc}\n]/u;

/** Of texts the specification has no rule for: their words are their owner's. */
export const checkOwnText = (text: string, limit: number): Refusal | undefined =>
  checkLength(text, limit) ??
  (controls.test(tidyLineBreaks(text)) ? refuse('text-control-signs') : undefined);
