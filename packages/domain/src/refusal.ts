import type { MessageCode } from './message-catalogue.ts';

/** Values that a message names, such as a label, an age or a date. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** The one failure shape: which rule said no, at which field, and what its message names. */
export interface Refusal {
  readonly code: MessageCode;
  /** Dotted path of the field concerned; entries of a list are addressed by position: `education.0.school`. */
  readonly field?: string;
  readonly params?: MessageParams;
  /** What the person may keep as written: signs, numbers or dates. Absent where the rule decides by itself. */
  readonly asks?: readonly string[];
}

export const refuse = (code: MessageCode, params?: MessageParams): Refusal =>
  params === undefined ? { code } : { code, params };

/** The same refusal, placed at a field. */
export const at = (field: string, refusal: Refusal): Refusal => ({ ...refusal, field });
