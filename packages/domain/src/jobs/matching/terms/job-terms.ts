import { cities } from '../../../resumes/suggestions/cities.ts';
import { languages } from '../../../resumes/suggestions/languages.ts';
import { skills } from '../../../resumes/suggestions/skills.ts';
import { readSuggestions, type SuggestionSource } from '../../../resumes/suggestions/suggestion-match.ts';
import { compileTerms, type Terms } from './compile-terms.ts';
import { craftSkills, craftTools } from './craft-terms.ts';
import { degreeTerms, studyTerms } from './degree-terms.ts';
import { languageTerms, softTerms } from './language-terms.ts';
import { officeSkills, officeTools } from './office-terms.ts';
import { placeTerms } from './place-terms.ts';
import { serviceSkills, serviceTools } from './service-terms.ts';
import { softwareSkills, softwareTools } from './software-terms.ts';
import { tradeSkills, tradeTools } from './trade-terms.ts';

/** Words of everyday sentences that a person may well list as a skill and no advert means by themselves. */
const everyday = new Set(
  'Craft; Coaching; Delivery; Drawing; Fitting; Installation; Maintenance; Planning; Purchase; Safety; Training; Research; Presentation; Inspection; Supervision; Organising; Packaging; Lighting; Filing; Music; Tabla; Scheduling; Dispatch; Grooming; Remote; Anand; English; Hindi; Statistics; Physics; Chemistry; Biology; Mathematics; Grammar; R; C; Go; Rust; Swift; Unity; Dart'.split(
    '; ',
  ),
);

const fromSuggestions = (source: SuggestionSource): string =>
  readSuggestions(source)
    .map(({ text }) => text)
    .filter((text) => !everyday.has(text) && !text.includes(','))
    .join('\n');

/** Short ones are words as well; the others are written with a capital. */
const names = (source: SuggestionSource): string =>
  fromSuggestions(source)
    .split('\n')
    .filter((name) => name.length > 3)
    .map((name) => `!${name}`)
    .join('\n');

/** A line for each thing of a family: knowing one of a trade's machines shows no other. */
const oneEach = (families: string): string =>
  families
    .split('\n')
    .flatMap((line) => {
      const [things = '', shown] = line.split('>');
      return things
        .split(',')
        .map((thing) => `${thing.replaceAll('=', ',')}${shown === undefined ? '' : `>${shown}`}`);
    })
    .join('\n');

/** All that is known of what adverts ask for. Put together once, when a match is first opened. */
export const jobTerms: Terms = compileTerms([
  { kind: 'degree', lines: degreeTerms },
  { kind: 'tool', lines: oneEach(craftTools) },
  { kind: 'tool', lines: softwareTools },
  { kind: 'tool', lines: officeTools },
  { kind: 'tool', lines: tradeTools },
  { kind: 'tool', lines: serviceTools },
  { kind: 'skill', lines: oneEach(craftSkills) },
  { kind: 'skill', lines: softwareSkills },
  { kind: 'skill', lines: officeSkills },
  { kind: 'skill', lines: tradeSkills },
  { kind: 'skill', lines: serviceSkills },
  { kind: 'soft', lines: softTerms },
  { kind: 'language', lines: languageTerms },
  { kind: 'language', lines: names(languages) },
  { kind: 'place', lines: placeTerms },
  { kind: 'skill', lines: fromSuggestions(skills) },
  { kind: 'place', lines: fromSuggestions(cities) },
  { kind: 'study', lines: studyTerms },
]);
