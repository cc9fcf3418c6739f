import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from '../text/graphemes.ts';
import { checkSamePerson, nameEdits } from './same-person.ts';

/** The textbook's table, every cell of it. */
const wholeTable = (a: readonly string[], b: readonly string[]): number => {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number): number => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const line = table[row];
      if (line)
        line[column] = Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
        );
    }
  return cell(a.length, b.length);
};

describe('decision 64: how far a name is from another', () => {
  it.each([
    ['Asha Rao', '  asha   RAO ', 0],
    ['Asha Rao', 'Aasha Rao', 1],
    ['Kavya Raghavan', 'Kavya Raghvan', 1],
    ['Meenakshi', 'Minakshi', 2],
    ['Asha', 'Asha Rao', 4],
    ['Asha Rao', 'Ravi Das', 4],
    ['', 'abc', 3],
    ['abcd', '', 4],
    // One sign each, whatever it takes to write it.
    ['अनन्या शर्मा', 'अनन्या वर्मा', 1],
    ['e\u0301va', '\u00e9va', 0],
  ])('%s and %s: %i', (from, to, edits) => {
    expect([nameEdits(from, to), nameEdits(to, from)]).toEqual([edits, edits]);
  });

  it('is what the whole table says, up to one past the limit', () => {
    const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'क', 'क्षि'), maxLength: 12 });
    const signs = (text: string) => Array.from(graphemes(text), ({ segment }) => segment);
    fc.assert(
      fc.property(name, name, fc.integer({ min: 0, max: 5 }), (from, to, most) => {
        const edits = Math.min(wholeTable(signs(from), signs(to)), most + 1);
        expect(nameEdits(from, to, most)).toBe(edits);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not compare what is far too long for a name', () => {
    expect(nameEdits('a'.repeat(100_000), 'b'.repeat(100_000))).toBe(4);
    expect(nameEdits('a'.repeat(100_000), 'a'.repeat(100_000))).toBe(0);
  });
});

describe('decision 64: the same person as in the file first paid for', () => {
  const first = { fullName: 'Asha Rao', dateOfBirth: '1996-04-12', phone: '9876543210' };
  const check = (change: Partial<typeof first>) => checkSamePerson(first, { ...first, ...change })?.field;

  it('may correct the name by three letters, and the birth date or the phone number', () => {
    expect(check({})).toBeUndefined();
    expect(check({ fullName: 'Aasha Raao' })).toBeUndefined();
    expect(check({ dateOfBirth: '1996-04-13' })).toBeUndefined();
    expect(check({ phone: '9876543211', fullName: 'Asha Rau' })).toBeUndefined();
  });

  it('is another person with another name, or with both numbers new', () => {
    expect(check({ fullName: 'Ravi Kumar' })).toBe('fullName');
    expect(check({ dateOfBirth: '1996-04-13', phone: '9876543211' })).toBe('dateOfBirth');
  });

  it('is told by nothing that is empty', () => {
    const empty = { ...first, phone: '', dateOfBirth: '' };
    expect(checkSamePerson(empty, empty)?.code).toBe('correction-other-person');
  });
});
