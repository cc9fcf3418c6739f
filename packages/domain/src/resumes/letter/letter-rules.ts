import { checkDay } from '../../calendar/calendar-day.ts';
import { at, type Refusal } from '../../refusal.ts';
import { checkOwnText } from '../fields/own-text.ts';
import { resumeLimits } from '../resume-limits.ts';
import type { Letter, ResumeData } from '../resume-model.ts';
import { checkForAadhaar } from '../rules/aadhaar-number.ts';
import { type KeptAt, keptIn, nothingKeptAt } from '../rules/rule-exceptions.ts';
import type { DocumentPart } from '../saved/download-rules.ts';

export const letterLabel = 'Cover letter';

/** A page holds about half of the body; how much fits is said by the page itself. */
export const letterLimits = {
  recipient: 600,
  subject: resumeLimits.nameText,
  salutation: resumeLimits.nameText,
  body: resumeLimits.description,
  closing: resumeLimits.nameText,
} as const;

type LetterText = keyof typeof letterLimits;
export const letterTexts = Object.keys(letterLimits) as readonly LetterText[];

const says = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** A salutation and a closing stand there from the start: they alone are no letter. */
export const saysLetter = (letter: Letter | undefined): letter is Letter =>
  letter !== undefined && [letter.recipient, letter.subject, letter.body].some(says);

/** Something to send: what is addressed and has no text yet is kept with the resume, and no file is made of it. */
export const hasLetter = ({ letter }: Pick<ResumeData, 'letter'>): boolean => says(letter?.body);

/** The files there are to send; the letter is part of the resume and costs nothing more. */
export const partsToSend = (data: Pick<ResumeData, 'letter'>): readonly DocumentPart[] =>
  hasLetter(data) ? ['resume', 'letter'] : ['resume'];

/** Fields are those of the resume. */
export const checkLetter = (letter: Letter | undefined, keptAt: KeptAt = nothingKeptAt): Refusal[] => {
  if (letter === undefined) return [];
  const kept = keptIn(keptAt, 'letter');
  const date = (letter.date ?? '').trim();
  const dated = date === '' ? undefined : checkDay(date);
  return [
    ...(dated ? [at('letter.date', dated)] : []),
    ...letterTexts.flatMap((field) => {
      const text = letter[field].trim();
      const refusal = checkOwnText(text, letterLimits[field]) ?? checkForAadhaar(text, kept(field));
      return refusal ? [at(`letter.${field}`, refusal)] : [];
    }),
  ];
};
