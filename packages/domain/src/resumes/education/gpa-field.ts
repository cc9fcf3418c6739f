import { type Refusal, refuse } from '../../refusal.ts';
import { toAsciiDigits } from '../resume-characters.ts';
import { checkLength, resumeLimits } from '../resume-limits.ts';
import { ask, type Kept, nothingKept } from '../rules/rule-exceptions.ts';

/** Also the scale of a grade that names none. */
export const gpaScaleMaximum = 10;

const gpaFormat = /^(-?[0-9]{1,3}(?:\.[0-9]{1,2})?)(?:\/(-?[0-9]{1,3}(?:\.[0-9]{1,2})?))?$/;

/** An optional grade such as `8`, `8.5`, `8.50` or `8.50/10` (S1 §5 GPA). */
export const checkGpa = (text: string | undefined, kept: Kept = nothingKept): Refusal | undefined => {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return undefined;
  const tooLong = checkLength(trimmed, resumeLimits.marks);
  if (tooLong) return tooLong;
  const [matched, value, scaleText] = gpaFormat.exec(toAsciiDigits(trimmed)) ?? [];
  if (matched === undefined) return ask(kept, 'gpa-format', [trimmed.replace(/\s+/g, '_')]);
  const scale = scaleText === undefined ? gpaScaleMaximum : Number(scaleText);
  if (scale <= 0 || scale > gpaScaleMaximum) return refuse('gpa-scale');
  return Number(value) < 0 || Number(value) > scale ? refuse('gpa-value') : undefined;
};
