/**
 * How rules about the form of a text are held: `ask` shows the specified message and lets the person keep what they wrote,
 * `strict` is the specification's letter, without exceptions.
 */
export const textRules = ['ask', 'strict'] as const;
export type TextRules = (typeof textRules)[number];

export const defaultTextRules: TextRules = 'ask';
