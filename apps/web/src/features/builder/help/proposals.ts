import type { RewriteAnswer } from '@kalam/domain/help/rewrite-answer';
import type { ResumeLanguage } from '@kalam/domain/resumes/resume-language';
import { adviceFor } from '@kalam/domain/resumes/rewriting/advice/advice-for';
import { adviceText } from '@kalam/domain/resumes/rewriting/advice/advice-messages';
import type { AdviceCode } from '@kalam/domain/resumes/rewriting/advice/advice-shapes';
import { entryAdviceFor } from '@kalam/domain/resumes/rewriting/advice/entry-advice';
import { joinField, splitField } from '@kalam/domain/resumes/rewriting/field-sentences';
import { rewriteMessage } from '@kalam/domain/resumes/rewriting/rewrite-messages';
import type { RewriteWish } from '@kalam/domain/resumes/rewriting/rewrite-operations';
import type { KeptHome } from '@kalam/domain/resumes/rewriting/sentences-to-send';

/** Something to take or to leave, or only to know. */
export interface Proposal {
  readonly id: string;
  /** The sentence it is about, as it stands; empty where it is about all of them. */
  readonly source: string;
  /** What is said about it. */
  readonly note?: string;
  /** The sentence in other words. */
  readonly text?: string;
  /** All sentences in another order. */
  readonly order?: readonly string[];
}

/** Which advice answers which wish; what was not asked for in particular shows all of it. */
const adviceOfWish: Readonly<Record<RewriteWish, readonly AdviceCode[]>> = {
  shorten: ['first-person', 'empty-words', 'buzzword', 'repeated-word', 'too-long'],
  clearer: ['passive', 'first-person', 'repeated-word', 'tense-mixed', 'too-long', 'no-result'],
  'stronger-verb': ['responsible-for', 'weak-verb', 'passive'],
  order: [],
};

interface AdviceAsked {
  /** All sentences of the field. */
  readonly sentences: readonly string[];
  /** The one it is about; undefined for all of them. */
  readonly part: number | undefined;
  readonly wish: RewriteWish | undefined;
  readonly language: ResumeLanguage;
  /** In which it is said. */
  readonly said: ResumeLanguage;
}

/** What the rules of the device say, without any service. */
export const adviceProposals = ({
  sentences,
  part,
  wish,
  language,
  said,
}: AdviceAsked): readonly Proposal[] => {
  const wanted = wish && adviceOfWish[wish];
  const ofSentences = sentences.flatMap((source, place) =>
    part !== undefined && part !== place
      ? []
      : adviceFor(source, language)
          .filter(({ code }) => wanted?.includes(code) ?? true)
          .map(({ proposal, ...advice }) => ({
            id: `${place} ${advice.code} ${source}`,
            source,
            note: adviceText(advice, said),
            ...(proposal === undefined ? {} : { text: proposal }),
          })),
  );
  if (part !== undefined || (wish !== undefined && wish !== 'order')) return ofSentences;
  const ofAll = entryAdviceFor(sentences).map(({ order, ...advice }) => ({
    id: `all ${advice.code}`,
    source: '',
    note: adviceText(advice, said),
    ...(order === undefined ? {} : { order: order.map((place) => sentences[place] ?? '') }),
  }));
  return [...ofSentences, ...ofAll];
};

interface Answered extends RewriteAnswer {
  readonly withheld: readonly { readonly place: number; readonly reason: KeptHome }[];
}

/** What a service's answer comes to, once it has passed the lock. */
export const answerProposals = (
  asked: readonly string[],
  { rewrites, order, refused, withheld }: Answered,
  said: ResumeLanguage,
): readonly Proposal[] => [
  ...rewrites.map(({ place, text }) => ({ id: `new ${place}`, source: asked[place] ?? '', text })),
  ...(order === null ? [] : [{ id: 'order', source: '', order: order.map((place) => asked[place] ?? '') }]),
  ...[...refused, ...withheld.map((one) => ({ ...one, word: '' }))].map(({ place, ...why }, turn) => ({
    id: `no ${turn}`,
    source: place === null ? '' : (asked[place] ?? ''),
    note: rewriteMessage(why, said),
  })),
];

const sameSentences = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n');

/** Whether it still speaks of the text that stands there. */
export const stillApplies = ({ source, order }: Proposal, sentences: readonly string[]): boolean => {
  if (order) return sameSentences(order, sentences) && order.join('\n') !== sentences.join('\n');
  return source === '' || sentences.includes(source);
};

/** The field with a proposal taken; as it is where that is no longer possible. */
export const withProposal = (text: string, { source, text: worded, order }: Proposal): string => {
  const field = splitField(text);
  if (order) return sameSentences(order, field.sentences) ? joinField({ ...field, sentences: order }) : text;
  const place = field.sentences.indexOf(source);
  if (worded === undefined || place < 0) return text;
  return joinField({ ...field, sentences: field.sentences.with(place, worded) });
};

const blank = /_{2,}/;

/** Where the first blank of a text is, to be filled in by its writer. */
export const blankIn = (text: string): readonly [start: number, end: number] | undefined => {
  const found = blank.exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
};
