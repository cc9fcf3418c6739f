import type { FoundAsk } from '../advert/found-ask.ts';
import type { Evidence } from '../job-match.ts';
import type { Term, Terms } from '../terms/compile-terms.ts';
import { findTerms } from '../terms/find-terms.ts';
import type { ReadSentence } from './shown-skills.ts';

/** Wherever somebody lives, it is within. */
const everywhere: ReadonlySet<string> = new Set(['PAN India', 'Work from home']);

const moves =
  /\b(?:relocat\w+|(?:ready|open|willing) to (?:move|travel|work anywhere|shift)|anywhere in india|pan[- ]india)\b|स्थानांतरण|कहीं भी/iu;

/** The town of a part of town, itself of anything else. */
const sameTown = (asked: Term, own: Term): boolean =>
  own.shows.has(asked) || (asked.shows.has(own) && !isWide(own));

const states = new Set(
  'Maharashtra; Karnataka; Tamil Nadu; Telangana; Andhra Pradesh; Kerala; Gujarat; Rajasthan; Punjab; Haryana; Uttar Pradesh; Madhya Pradesh; Bihar; Jharkhand; West Bengal; Odisha; Assam; Chhattisgarh; Uttarakhand; Himachal Pradesh; Goa; Jammu and Kashmir; Delhi NCR'.split(
    '; ',
  ),
);
const isWide = (term: Term): boolean => states.has(term.name);

/** Where the person lives, or their own word that they would move. */
export const shownPlace = (
  ask: FoundAsk,
  location: string,
  sentences: readonly ReadSentence[],
  terms: Terms,
): readonly Evidence[] => {
  const sentence = location.trim();
  const path = 'personalInfo.location';
  const evidence: Evidence[] = [];
  if (sentence !== '' && ask.named.some(({ name }) => everywhere.has(name))) {
    evidence.push({ path, sentence, span: [0, sentence.length] });
  } else {
    const found = findTerms(sentence, terms, 'place').find(({ term }) =>
      ask.named.some((asked) => sameTown(asked, term)),
    );
    const words =
      ask.named.length === 0 ? sentence.toLowerCase().indexOf(ask.words.trim().toLowerCase()) : -1;
    if (found) evidence.push({ path, sentence, span: [found.start, found.end] });
    else if (words >= 0) evidence.push({ path, sentence, span: [words, words + ask.words.trim().length] });
  }
  for (const one of sentences) {
    const match = moves.exec(one.text);
    const places = (match ? findTerms(one.text, terms, 'place') : []).filter(
      ({ term }) => !everywhere.has(term.name),
    );
    const elsewhere =
      places.length > 0 && !places.some(({ term }) => ask.named.some((asked) => sameTown(asked, term)));
    if (match && !elsewhere && !/\b(?:not|cannot|unable)\b/i.test(one.text)) {
      evidence.push({
        path: one.path,
        sentence: one.text,
        span: [match.index, match.index + match[0].length],
      });
    }
  }
  return evidence;
};
