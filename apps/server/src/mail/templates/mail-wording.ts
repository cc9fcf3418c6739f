import { hindi } from '@kalam/domain/languages/hindi-words';
import type { Language } from '@kalam/domain/languages/languages';
import { translateWords } from '@kalam/domain/languages/translation';
import { type MailBlock, type MailContent, oneLine, text } from '../mail-content.ts';
import type { MailKind } from '../mail-kinds.ts';
import type { MailParams } from '../mail-params.ts';

/** A mail in every language we write in: a kind that lacks one does not compile. */
export type Template<K extends MailKind> = Readonly<Record<Language, (params: MailParams[K]) => MailContent>>;
export type Templates<K extends MailKind = MailKind> = { readonly [Kind in K]: Template<Kind> };

const india = { timeZone: 'Asia/Kolkata' } as const;
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...india,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...india, hour: '2-digit', minute: '2-digit' });
const timeOf = (moment: string): string => timeFormat.format(new Date(moment));

/** The words that letters of every kind need, in one language. */
export interface Wording {
  readonly day: (moment: string) => string;
  readonly dayAndTime: (moment: string) => string;
  readonly hello: (name: string) => MailBlock;
  /** A label or a name of the domain. */
  readonly words: (english: string) => string;
}

const englishDay = (moment: string): string => dayFormat.format(new Date(moment)).replace('Sept', 'Sep');
const hindiWords = (english: string): string => translateWords(english, hindi);
const hindiDay = (moment: string): string => hindiWords(englishDay(moment));

export const english: Wording = {
  day: englishDay,
  dayAndTime: (moment) => `${englishDay(moment)}, ${timeOf(moment)} IST`,
  hello: (name) => text(`Hello ${oneLine(name) || 'there'},`),
  words: (text) => text,
};

export const inHindi: Wording = {
  day: hindiDay,
  dayAndTime: (moment) => `${hindiDay(moment)}, ${timeOf(moment)} (भारतीय समय)`,
  hello: (name) => text(oneLine(name) === '' ? 'नमस्ते,' : `नमस्ते ${oneLine(name)},`),
  words: hindiWords,
};
