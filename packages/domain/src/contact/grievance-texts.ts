import type { Language } from '../languages/languages.ts';
import { at, type Refusal, refuse } from '../refusal.ts';
import { grievanceReference } from './grievance-promises.ts';

/** What staff write about a grievance: notes among themselves, replies to the person, answers kept for the next one. */

export const grievanceTextMax = 2000;

const tooLong = (text: string, max = grievanceTextMax): Refusal | undefined =>
  text.trim().length > max ? refuse('grievance-text-long', { max }) : undefined;

const checkText = (text: string, missing: 'grievance-note-missing' | 'grievance-reply-missing') => {
  const refusal = text.trim() === '' ? refuse(missing) : tooLong(text);
  return refusal && at('text', refusal);
};

export const checkNote = (text: string): Refusal | undefined => checkText(text, 'grievance-note-missing');
export const checkInterimReply = (text: string): Refusal | undefined =>
  checkText(text, 'grievance-reply-missing');

export const replyKinds = ['interim', 'final'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** A search for a reference: with or without its letters and zeros, `GRV-000123`, `grv 123`, `000123`, `123`. */
export const readReference = (
  term: string,
): { readonly number: number; readonly quoted: string } | undefined => {
  const [, letters, digits] = /^(grv[-–\s]?)?(\d{1,9})$/i.exec(term.trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  // Digits alone may be any number a message names, and are looked for as they stand.
  return { number, quoted: letters === undefined ? digits : grievanceReference(number).toLowerCase() };
};

/** The id that served as reference before numbers did, whole, as a search has it. */
export const isOldReference = (term: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(term);

export interface AnswerTexts {
  readonly title: string;
  readonly english: string;
  readonly hindi: string;
}

export const answerTitleMax = 80;

/** What a saved answer says of the one it is sent to. */
export const answerPlaceholders = ['{name}', '{reference}'] as const;

const unknownPlaceholder = (text: string): string | undefined =>
  (text.match(/\{[^{}\n]*\}/g) ?? []).find(
    (found) => !(answerPlaceholders as readonly string[]).includes(found),
  );

const checkAnswerText = (text: string): Refusal | undefined => {
  const unknown = unknownPlaceholder(text);
  if (unknown === undefined) return tooLong(text);
  const [name, reference] = answerPlaceholders;
  return refuse('grievance-answer-placeholder', { name, reference, unknown });
};

export const checkSavedAnswer = ({ title, english, hindi }: AnswerTexts): Refusal | undefined => {
  const titleRefusal =
    title.trim() === '' ? refuse('grievance-answer-title-missing') : tooLong(title, answerTitleMax);
  if (titleRefusal) return at('title', titleRefusal);
  const englishRefusal =
    english.trim() === '' ? refuse('grievance-answer-text-missing') : checkAnswerText(english);
  if (englishRefusal) return at('english', englishRefusal);
  const hindiRefusal = checkAnswerText(hindi);
  return hindiRefusal && at('hindi', hindiRefusal);
};

/** A saved answer in the person's language, with what it says of them filled in; staff read it before it is sent. */
export const fillAnswer = (
  { english, hindi }: Pick<AnswerTexts, 'english' | 'hindi'>,
  to: { readonly name: string; readonly number: number; readonly language: Language },
): string => {
  const text = to.language === 'hi' && hindi.trim() !== '' ? hindi : english;
  const values: Readonly<Record<string, string>> = {
    '{name}': to.name.trim(),
    '{reference}': grievanceReference(to.number),
  };
  return text.replace(/\{(?:name|reference)\}/g, (found) => values[found] ?? found);
};
