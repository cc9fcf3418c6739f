import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSuggestions, readSuggestions } from './suggestion-match.ts';

const list = readSuggestions({
  common: 'Python; Java; B.Tech; C; C++',
  others: `
.NET; Bharati Vidyapeeth; Computer Science; JavaScript;
Material Science; Node.js; Pāli; Political Science; St Xavier's College; Tally ERP 9
`,
});
const found = (text: string) => matchSuggestions(list, text);

describe('suggestions that go with a text', () => {
  it('begin with it, the most usual first, and after them those of which a word does', () => {
    expect(found('p')).toEqual(['Python', 'Pāli', 'Political Science']);
    expect(found('scie')).toEqual(['Computer Science', 'Material Science', 'Political Science']);
    expect(found('v')).toEqual(['Bharati Vidyapeeth']);
    expect(found('ava')).toEqual([]);
    expect(found('c')).toEqual(['C', 'C++', 'Computer Science', "St Xavier's College"]);
  });

  it('are found whatever the case, the accents, the signs and the spaces', () => {
    expect(found('  PALI')).toEqual(['Pāli']);
    expect(found('pālī')).toEqual(['Pāli']);
    for (const text of ['btech', 'b tech', 'b.tech', 'B. Tech']) expect(found(text)).toEqual(['B.Tech']);
    for (const text of ['.net', 'net']) expect(found(text)).toEqual(['.NET']);
    for (const text of ['node js', 'nodejs', 'js']) expect(found(text)).toEqual(['Node.js']);
    for (const text of ['xaviers', 'st xaviers', 'xavier’s'])
      expect(found(text)).toEqual(["St Xavier's College"]);
    expect(found('c+')).toEqual(['C++']);
  });

  it('may leave out parts of words, not their order', () => {
    expect(found('comp sci')).toEqual(['Computer Science']);
    expect(found('tally 9')).toEqual(['Tally ERP 9']);
    expect(found('sci comp')).toEqual([]);
  });

  it('leave out what stands there already, but offer its right spelling', () => {
    expect(found('Java')).toEqual(['JavaScript']);
    expect(found('java')).toEqual(['Java', 'JavaScript']);
    expect(found('Python ')).toEqual([]);
  });

  it('are none for another script, and for signs alone', () => {
    expect(found('पुणे')).toEqual([]);
    expect(found('??')).toEqual([]);
  });

  it('are at most eight, the most usual while nothing is typed', () => {
    expect(found('')).toEqual([
      'Python',
      'Java',
      'B.Tech',
      'C',
      'C++',
      '.NET',
      'Bharati Vidyapeeth',
      'Computer Science',
    ]);
    const many = readSuggestions({ common: 'Aa Zz', others: 'Zz1; Zz2; Zz3; Zz4; Zz5; Zz6; Zz7; Zz8; Zz9' });
    expect(matchSuggestions(many, 'z')).toEqual(['Zz1', 'Zz2', 'Zz3', 'Zz4', 'Zz5', 'Zz6', 'Zz7', 'Zz8']);
  });

  it('are none that the field would change', () => {
    expect(matchSuggestions(list, 'c', (entry) => /^[A-Za-z ]*$/.test(entry))).toEqual([
      'C',
      'Computer Science',
    ]);
  });

  it('are found for any text, without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(found(text).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
