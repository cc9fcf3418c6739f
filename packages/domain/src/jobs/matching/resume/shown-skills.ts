import type { FoundAsk } from '../advert/found-ask.ts';
import type { Evidence } from '../job-match.ts';
import type { Terms } from '../terms/compile-terms.ts';
import { type FoundTerm, findTerms } from '../terms/find-terms.ts';
import { tokensOf } from '../terms/term-keys.ts';
import type { ResumeSentence } from './resume-sentences.ts';

export interface ReadSentence extends ResumeSentence {
  readonly found: readonly FoundTerm[];
}

/** What somebody wishes for or has not got shows nothing. */
const wish =
  /\b(?:(?:want|wish|keen|eager|willing|hope|hoping|like|love|aim|aiming|plan|planning|looking|interested)\s+(?:to|in|for)\s+(?:learn|learning|gain|gaining|work|working|build|explore|start)|no (?:experience|knowledge) (?:of|in)|never (?:used|worked)|not (?:familiar|worked|used)|yet to learn|currently learning)\b/i;

export const readSentences = (sentences: readonly ResumeSentence[], terms: Terms): readonly ReadSentence[] =>
  sentences.map((sentence) => ({ ...sentence, found: findTerms(sentence.text, terms, 'skill') }));

/** "Worked with the sales team" shows no sales. */
const ofOthers = /^\s*(?:teams?|departments?|dept|staff|heads?)(?![\p{L}])/iu;

/** More than these nobody reads. */
const evidenceShown = 4;

const wordsOf = (text: string): readonly string[] =>
  tokensOf(text.toLowerCase()).map(({ text: word }) => (word.length > 4 ? word.replace(/s$/, '') : word));

const wordsWithin = (words: readonly string[], sentence: string): readonly [number, number] | undefined => {
  const tokens = tokensOf(sentence);
  const plain = wordsOf(sentence);
  for (let at = 0; at + words.length <= tokens.length; at += 1) {
    const [first, last] = [tokens[at], tokens[at + words.length - 1]];
    if (first && last && words.every((word, of) => plain[at + of] === word)) return [first.start, last.end];
  }
  return undefined;
};

/** The sentences that name what is asked for, another word for it, or something that shows it. */
export const shownSkill = (ask: FoundAsk, sentences: readonly ReadSentence[]): readonly Evidence[] => {
  const words = ask.named.length === 0 ? wordsOf(ask.words) : [];
  const evidence: Evidence[] = [];
  for (const { path, text, found } of sentences) {
    if (wish.test(text)) continue;
    const term = found.find(
      (one) =>
        ask.named.some((asked) => one.term.shows.has(asked)) &&
        !(one.term.kind === 'skill' && ofOthers.test(text.slice(one.end))),
    );
    const span = term
      ? ([term.start, term.end] as const)
      : words.length > 0
        ? wordsWithin(words, text)
        : undefined;
    if (span) evidence.push({ path, sentence: text, span });
    if (evidence.length === evidenceShown) break;
  }
  return evidence;
};
