import { type ContactContent, reviewAt, scoreSignals, spamScore } from './spam-score.ts';

/** What would make a message easier to answer. The words for each belong to the form that shows it. */
export const writingAdvice = [
  'whole-sentences',
  'about-kalam',
  'no-links',
  'say-what-it-is-about',
  'say-more',
  'plain-words',
  'small-letters',
  'say-what-you-wish',
] as const;
export type WritingAdvice = (typeof writingAdvice)[number];

/** More at once is a lecture. */
const adviceAtMost = 2;

type Signals = ReturnType<typeof scoreSignals>;

/** When a piece of advice helps: following it takes the points of its signals away. */
const helps: Readonly<Record<WritingAdvice, (signals: Signals) => boolean>> = {
  'whole-sentences': ({ gibberish, repetition, marks, distantScript }) =>
    gibberish + repetition + marks + distantScript > 0,
  'about-kalam': ({ selling, foreignMoney }) => selling + foreignMoney > 0,
  'no-links': ({ links }) => links > 0,
  'say-what-it-is-about': ({ relevant }) => relevant === 0,
  'say-more': ({ length }) => length >= 0,
  'plain-words': ({ abuse }) => abuse > 0,
  'small-letters': ({ capitals, shouting }) => capitals + shouting > 0,
  'say-what-you-wish': ({ asking }) => asking === 0,
};

/** For a message that would be blocked or reviewed: the most useful advice first. Nothing for one that reads well. */
export const adviseOn = (content: ContactContent): readonly WritingAdvice[] => {
  if (content.message.trim() === '' || spamScore(content) < reviewAt) return [];
  const signals = scoreSignals(content);
  return writingAdvice.filter((advice) => helps[advice](signals)).slice(0, adviceAtMost);
};
