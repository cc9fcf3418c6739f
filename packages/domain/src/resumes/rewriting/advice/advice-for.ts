import type { ResumeLanguage } from '../../resume-language.ts';
import { lockOut } from '../rewrite-lock.ts';
import { type Advice, adviceCodes } from './advice-shapes.ts';
import { englishRules } from './english-advice.ts';
import { hindiRules } from './hindi-advice.ts';

/** A sentence is advised in the language it is written in; in one of both scripts the resume's language decides. */
const languageOf = (sentence: string, language: ResumeLanguage): ResumeLanguage => {
  const hindi = sentence.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (hindi === 0) return latin === 0 ? language : 'en';
  return latin > hindi * 2 && language === 'en' ? 'en' : 'hi';
};

/** More at once is a lecture. */
const adviceAtMost = 4;

const held = (sentence: string, { proposal, ...advice }: Advice): Advice =>
  proposal === undefined || proposal === sentence || lockOut(sentence, proposal) !== undefined
    ? advice
    : { ...advice, proposal };

/** What would make a sentence better, the most useful first. A proposed wording has passed the lock. */
export const adviceFor = (sentence: string, language: ResumeLanguage): readonly Advice[] => {
  const rules = languageOf(sentence, language) === 'hi' ? hindiRules : englishRules;
  const text = sentence.trim();
  if (text === '') return [];
  const shift = sentence.indexOf(text);
  return rules
    .flatMap((rule) => rule(text) ?? [])
    .map((finding) => held(text, finding))
    .map((advice) => ({ ...advice, span: [advice.span[0] + shift, advice.span[1] + shift] as const }))
    .toSorted((one, other) => adviceCodes.indexOf(one.code) - adviceCodes.indexOf(other.code))
    .slice(0, adviceAtMost);
};
