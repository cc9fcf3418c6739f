import { describe, expect, it } from 'vitest';
import { likeness, narrowSearch } from './search-grams.ts';

const addresses = [
  { value: 'asha.rao.10@example.com', share: 0.9 },
  { value: 'ravi.gupta.11@example.com', share: 0.06 },
  { value: 'meera.rao.12@example.org', share: 0.04 },
];
const names = [
  { value: 'asha rao', share: 0.5 },
  { value: 'लक्ष्मी नायर', share: 0.5 },
];
const narrow = (term: string, sample = addresses) => {
  const { index, parts } = narrowSearch(term, [sample]);
  return [index, ...(parts[0] ?? [])];
};

describe('parts of a term that narrow a search down', () => {
  it('are the rarest trigrams, the rarest first, and no common ones', () => {
    expect(narrow('gupta.xyz@example.org')).toEqual(['trigrams', 'xyz', 'org', 'gupta']);
    expect(narrow('rao.77x.com')).toEqual(['trigrams', '77x']);
  });

  it('are five trigrams at the most, neighbours joined', () => {
    expect(narrow('quazimodo')).toEqual(['trigrams', 'quazimo']);
    expect(narrow('aaaaaa')).toEqual(['trigrams', 'aaaaaa']);
  });

  it('count a share for each value that has them, whatever the case', () => {
    const letters = [
      { value: 'abcd', share: 0.05 },
      { value: 'bcde', share: 0.03 },
      { value: 'defg', share: 0.01 },
      { value: 'cde', share: 0.9 },
    ];
    expect(narrow('ABCDEFG', letters)).toEqual(['trigrams', 'DEFG', 'ABCD']);
  });

  it('are one at least, however common', () => {
    expect(narrow('rao')).toEqual(['trigrams', 'rao']);
  });

  it('are pairs where trigrams tell less, or nothing', () => {
    expect(narrow('com@example')).toEqual(['pairs', 'm@']);
    expect(narrow('o.1')).toEqual(['pairs', 'o.']);
    expect(narrow('नायर')).toEqual(['pairs', 'ना', 'ाय', 'यर']);
    expect(narrow('😀😁😀')).toEqual(['pairs', '😀😁', '😁😀']);
  });

  it('are chosen for each column, all of one kind', () => {
    expect(narrowSearch('asha.412', [addresses, names])).toEqual({
      index: 'trigrams',
      parts: [['412'], ['412']],
    });
    expect(narrowSearch('asha.रa', [addresses, names])).toEqual({
      index: 'pairs',
      parts: [
        ['.र', 'रa'],
        ['a.', '.र', 'रa'],
      ],
    });
  });

  it('need no statistics', () => {
    expect(narrow('asha rao', [])).toEqual(['trigrams', 'asha', 'rao']);
  });
});

it('a column looks like the term when its values have much of it', () => {
  expect(likeness('example.net', addresses)).toBeGreaterThan(likeness('example.net', names));
  expect(likeness('Asha', names)).toBeCloseTo(1);
  expect(likeness('example', [])).toBe(0);
});
