import { fillMessage, type MessageCode } from '../message-catalogue.ts';
import type { MessageParams } from '../refusal.ts';

/** What the domain says in another language. What it lacks is said in English. */
export interface Translation {
  /** By the same codes as the English ones. */
  readonly messages: Readonly<Partial<Record<MessageCode, string>>>;
  /** By their English text; `{n}` stands for a number. */
  readonly words: Readonly<Record<string, string>>;
  /** By the three letters of a date: `15 Nov 2026`. */
  readonly months: Readonly<Record<string, string>>;
}

const date = /^((?:\d{1,2} )?)([A-Z][a-z]{2}) (\d{4})$/;

const counted = (text: string, words: Translation['words']): string | undefined => {
  const number = /\d[\d,.]*/.exec(text)?.[0];
  return number === undefined ? undefined : words[text.replace(number, '{n}')]?.replace('{n}', number);
};

/** Words of the domain in another language: a label, a number with its noun, a date. */
export const translateWords = (text: string, translation: Translation): string => {
  const [, day = '', month = '', year = ''] = date.exec(text) ?? [];
  if (translation.months[month] !== undefined) return `${day}${translation.months[month]} ${year}`;
  return translation.words[text] ?? counted(text, translation.words) ?? text;
};

/** The message of a refusal; undefined where the language lacks it. */
export const translateMessage = (
  { code, params = {} }: { readonly code: string; readonly params?: MessageParams | undefined },
  translation: Translation,
): string | undefined => {
  const text = (translation.messages as Readonly<Record<string, string | undefined>>)[code];
  if (text === undefined) return undefined;
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? translateWords(value, translation) : value,
  ]);
  return fillMessage(text, Object.fromEntries(said));
};
