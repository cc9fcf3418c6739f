import type { Evidence, MatchedAsk } from '@kalam/domain/jobs/matching/job-match';
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

const faultOf = ({ path, sentence, span: [start, end] }: Evidence, { resume }: MatchCase): string | undefined => {
  const field = textOf(fieldAt(resume, path));
  if (!isWhole(field, sentence)) return 'is no whole sentence of the field';
  if (start < 0 || end > sentence.length || end <= start) return 'points outside the sentence';
  return undefined;
};

/** Every "shown" has to open a sentence that is there; and the advert's words have to stand where the ask says. */
export const falseEvidence = (asks: readonly MatchedAsk[], one: MatchCase): readonly string[] =>
  asks.flatMap(({ kind, words, span, evidence }) => [
    ...(one.advert.slice(span[0], span[1]) === words ? [] : [`${one.name}: ${kind} ${words}: not at its place`]),
    ...evidence.flatMap((piece) => {
      const fault = faultOf(piece, one);
      return fault ? [`${one.name}: ${kind} ${words}: ${piece.sentence} ${fault}`] : [];
    }),
  ]);
