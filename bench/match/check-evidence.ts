import type { Ask, Evidence, MatchedAsk } from '@kalam/domain/jobs/matching/job-match';
import { readAdvert } from '@kalam/domain/jobs/matching/read-advert';
import { findTerms } from '@kalam/domain/jobs/matching/terms/find-terms';
import { jobTerms } from '@kalam/domain/jobs/matching/terms/job-terms';
import { educationLevelFacts, isEducationLevel } from '@kalam/domain/resumes/education/education-levels';
import type { MatchCase } from './read-cases.ts';

const fieldAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined),
      data,
    );

/** The text of the field as the page has it; a level of education is printed in the level's words. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  return isEducationLevel(value) ? educationLevelFacts[value].label : value;
};

/** Whole: nothing before it or behind it on its line but another sentence. */
const isWhole = (field: string, sentence: string): boolean =>
  field.split('\n').some((line) => {
    const at = line.indexOf(sentence);
    if (at < 0) return false;
    const [before, behind] = [line.slice(0, at).trimEnd(), line.slice(at + sentence.length)];
    return (before === '' || /[.!?।;|•]$/.test(before)) && (behind.trim() === '' || /^\s/.test(behind));
  });

const termsIn = (text: string, group: 'skill' | 'learning' | 'place') =>
  findTerms(text, jobTerms, group).map(({ term }) => term);

const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).map((word) => word.slice(0, 4));

/** What the span holds is the thing itself, another word for it, or something that shows it. */
const holds = (ask: Ask, held: string): boolean => {
  const shares = wordsIn(ask.words).some((word) => wordsIn(held).includes(word));
  switch (ask.kind) {
    case 'years':
      return held !== '';
    case 'duty':
      return shares;
    case 'place':
      return (
        /relocat|move|travel|anywhere|shift|pan[- ]india|स्थानांतरण|कहीं भी/iu.test(held) ||
        termsIn(ask.words, 'place').some(({ name }) => name === 'PAN India' || name === 'Work from home') ||
        shares ||
        termsIn(held, 'place').some((own) =>
          termsIn(ask.words, 'place').some((asked) => own.shows.has(asked) || asked.shows.has(own)),
        )
      );
    default: {
      const group = ask.kind === 'degree' ? 'learning' : 'skill';
      const isLevel = held === '' || Object.values(educationLevelFacts).some(({ label }) => label === held);
      return (
        shares ||
        isLevel ||
        termsIn(held, group).some((own) => termsIn(ask.words, group).some((asked) => own.shows.has(asked)))
      );
    }
  }
};

const faultOf = (
  ask: Ask,
  { path, sentence, span: [start, end] }: Evidence,
  { resume }: MatchCase,
): string | undefined => {
  const field = textOf(fieldAt(resume, path));
  if (!isWhole(field, sentence)) return 'is no whole sentence of the field';
  if (start < 0 || end > sentence.length || end <= start) return 'points outside the sentence';
  if (!holds(ask, sentence.slice(start, end))) return 'does not hold what is asked';
  return undefined;
};

/** Every "shown" has to open a sentence that is there and holds it; and the advert's words have to stand where the ask says. */
export const falseEvidence = (asks: readonly MatchedAsk[], one: MatchCase): readonly string[] => [
  ...(readAdvert(one.advert, jobTerms).length === asks.length ? [] : [`${one.name}: read otherwise alone`]),
  ...asks.flatMap((ask) => {
    const { kind, words, span, evidence } = ask;
    return [
      ...(one.advert.slice(span[0], span[1]) === words
        ? []
        : [`${one.name}: ${kind} ${words}: not at its place`]),
      ...evidence.flatMap((piece) => {
        const fault = faultOf(ask, piece, one);
        return fault ? [`${one.name}: ${kind} ${words}: ${piece.sentence} ${fault}`] : [];
      }),
    ];
  }),
];
