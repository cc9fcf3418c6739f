import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { added, cut, join, slice, split, traced, trim, without } from './traced-text.ts';

const places = { text: 'Jun 2019 - till date', at: Array.from({ length: 20 }, (_, index) => 100 + index) };

describe('text that knows where it stood', () => {
  it('keeps the places of what is cut out of it', () => {
    expect(slice(traced('Jun 2019 - till date', 100), 4, 8)).toEqual({
      text: '2019',
      at: [104, 105, 106, 107],
    });
    expect(trim(traced('  a ', 5))).toEqual({ text: 'a', at: [7] });
    expect(trim(traced('   ', 5))).toEqual({ text: '', at: [] });
    expect(traced('Jun 2019 - till date', 100)).toEqual(places);
  });

  it('joins pieces with signs that stand nowhere', () => {
    expect(join([traced('ab', 0), traced('c', 9)], ' ')).toEqual({ text: 'ab c', at: [0, 1, -1, 9] });
    expect(added('x')).toEqual({ text: 'x', at: [-1] });
  });

  it('cuts at a match', () => {
    const found = cut(places, /(\d{4})\s*-/);
    expect(found?.before.text).toBe('Jun ');
    expect(found?.match.at[0]).toBe(104);
    expect(found?.after.text).toBe(' till date');
    expect(found?.groups).toEqual(['2019']);
    expect(cut(places, /x/)).toBeUndefined();
  });

  it('loses no character by splitting', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(/,/, /\s+/g, /[aeiou]/, /x*/), (text, pattern) => {
        const { parts, separators } = split(traced(text, 0), pattern);
        const all = parts.flatMap((part, index) => [part, separators[index] ?? traced('', 0)]);
        expect(join(all)).toEqual(traced(text, 0));
        const { kept, taken } = without(traced(text, 0), pattern);
        expect([...kept.at, ...taken.at].sort((a, b) => a - b)).toEqual(traced(text, 0).at);
      }),
    );
  });
});
