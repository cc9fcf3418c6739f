import { graphemes } from '@kalam/domain/text/graphemes';

/** S1 §9: the pace of the typing banner. */
export const typingPace = { typing: 100, deleting: 50, pause: 2000 } as const;

export interface Typing {
  /** Which of the phrases. */
  readonly phrase: number;
  /** How many of its characters are there. */
  readonly length: number;
  readonly deleting: boolean;
}

export interface Step {
  readonly typing: Typing;
  /** Milliseconds before the next step. */
  readonly after: number;
}

/** The strokes a phrase is typed in: a letter of an Indian script comes with its marks. */
export const strokesOf = (phrase: string): readonly string[] =>
  Array.from(graphemes(phrase), ({ segment }) => segment);

/** What follows: another letter, a pause on the whole phrase, then letter by letter away and on to the next one. */
export const nextTyping = (
  { phrase, length, deleting }: Typing,
  phrases: readonly (readonly string[])[],
): Step => {
  const whole = phrases[phrase]?.length ?? 0;
  if (!deleting) {
    if (length >= whole) return { typing: { phrase, length, deleting: true }, after: typingPace.deleting };
    const typed = length + 1;
    return {
      typing: { phrase, length: typed, deleting: false },
      after: typed === whole ? typingPace.pause : typingPace.typing,
    };
  }
  if (length > 0) {
    return { typing: { phrase, length: length - 1, deleting: true }, after: typingPace.deleting };
  }
  return {
    typing: { phrase: (phrase + 1) % phrases.length, length: 0, deleting: false },
    after: typingPace.typing,
  };
};
