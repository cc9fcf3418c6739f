import { describe, expect, it } from 'vitest';
import { foreignToNames } from '../resume-characters.ts';
import { resumeLimits } from '../resume-limits.ts';
import { cities } from './cities.ts';
import { degrees } from './degrees.ts';
import { institutions } from './institutions.ts';
import { issuers } from './issuers.ts';
import { jobTitles } from './job-titles.ts';
import { languages } from './languages.ts';
import { skills } from './skills.ts';
import { studyFields } from './study-fields.ts';
import { matchSuggestions, readSuggestions, type SuggestionSource } from './suggestion-match.ts';

const lists = { cities, degrees, institutions, issuers, jobTitles, languages, skills, studyFields };

const entriesOf = (text: string) => readSuggestions({ common: text, others: '' });
const offered = (source: SuggestionSource, text: string) => matchSuggestions(readSuggestions(source), text);

describe.each(Object.entries(lists))('the list of %s', (_, source) => {
  const all = readSuggestions(source);

  it('holds nothing twice, and more than a few', () => {
    const seen = all.map(({ folded }) => folded);
    expect(seen.filter((entry, index) => seen.indexOf(entry) !== index)).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  it('holds entries that can stand in a field: trimmed, single spaces, plain letters, not too long', () => {
    for (const { text } of all) {
      expect(text).toMatch(/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/);
      expect(text).toMatch(/[A-Za-z]/);
      expect(text.length, text).toBeLessThanOrEqual(Math.min(80, resumeLimits.nameText));
    }
  });

  it('has a short head of what is most usual, and the others by alphabet', () => {
    expect(entriesOf(source.common).length).toBeLessThanOrEqual(50);
    const others = entriesOf(source.others).map(({ folded }) => folded);
    expect(others).toEqual(others.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('offers each entry to whoever types its first letters', () => {
    for (const { text } of all) {
      const typed = text.slice(0, -1).trimEnd();
      const answers = matchSuggestions(all, typed);
      expect(answers.includes(text) || answers.length === 8, text).toBe(true);
    }
  });
});

describe('across professions', () => {
  it.each([
    [jobTitles, 'staff n', 'Staff Nurse'],
    [jobTitles, 'fitt', 'Fitter'],
    [jobTitles, 'branch m', 'Branch Manager'],
    [jobTitles, 'primary', 'Primary Teacher'],
    [skills, 'tally', 'Tally Prime'],
    [skills, 'gst', 'GST'],
    [skills, 'wound', 'Wound Care'],
    [skills, 'c+', 'C++'],
    [skills, '.n', '.NET'],
    [degrees, 'btech', 'B.Tech'],
    [degrees, 'iti f', 'ITI Fitter'],
    [degrees, 'ca', 'CA'],
    [degrees, 'mba', 'MBA'],
    [institutions, 'cbse', 'CBSE'],
    [institutions, 'bihar school', 'Bihar School Examination Board'],
    [institutions, 'iit b', 'IIT Bombay'],
    [cities, 'thiru', 'Thiruvananthapuram'],
    [cities, 'bangal', 'Bangalore'],
    [studyFields, 'comm', 'Commerce'],
    [languages, 'mal', 'Malayalam'],
    [issuers, 'npt', 'NPTEL'],
  ])('%#: %s finds %s', (source, typed, wanted) => {
    expect(offered(source, typed)).toContain(wanted);
  });

  it('most of what is offered needs no exception to the rule of name-like text', () => {
    for (const source of [cities, institutions, jobTitles, languages, studyFields]) {
      const all = readSuggestions(source);
      const plain = all.filter(({ text }) => foreignToNames(text).length === 0);
      expect(plain.length / all.length).toBeGreaterThan(0.98);
    }
  });
});
