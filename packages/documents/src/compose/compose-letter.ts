import { letterOf } from '@kalam/domain/resumes/letter/blank-letter';
import type { LetterBlock, ResumeDocument, Text } from './blocks.ts';
import { cleanLines } from './clean-text.ts';
import { type ComposeInput, compose } from './compose.ts';
import { fullDay } from './document-dates.ts';
import { image, optional } from './entry-parts.ts';

const lines = (text: string, source: string): Text[] =>
  cleanLines(text).map((line) => ({ text: line, source }));

/** Whoever wrote what the line is need not be told so again. */
const saysWhatItIs = /^(?:sub(?:ject)?|re|विषय)\s*[:.–—-]/i;

/** The cover letter under the head of its resume. */
export const composeLetter = (input: ComposeInput): ResumeDocument => {
  const { sections: _, ...head } = compose(input);
  const letter = letterOf(input.data);
  const { words, name } = head;
  const subject = optional(letter.subject, 'letter.subject');
  const salutation = optional(letter.salutation, 'letter.salutation');
  const closing = optional(letter.closing, 'letter.closing');
  const signature = image(input.data.signature, 'signature', words.signatureOf(name.text));
  const block: LetterBlock = {
    date: {
      // A letter names its month in full, whatever room its resume has for months.
      text: fullDay(letter.date?.trim() || input.date, { words, style: 'long' }),
      source: 'letter.date',
    },
    recipient: lines(letter.recipient, 'letter.recipient'),
    ...(subject && {
      subject: { ...subject, label: saysWhatItIs.test(subject.text) ? '' : `${words.subject}: ` },
    }),
    ...(salutation && { salutation }),
    paragraphs: lines(letter.body, 'letter.body'),
    ...(closing && { closing }),
    ...(signature && { signature }),
    name,
  };
  return { ...head, title: words.letterTitle(name.text), sections: [], letter: block };
};
