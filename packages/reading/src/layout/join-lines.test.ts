import { describe, expect, it } from 'vitest';
import { type MadeLine, madeLines } from '../testing/made-lines.ts';
import { paragraphsOf } from './join-lines.ts';

const texts = (...lines: (string | MadeLine)[]): string[] =>
  paragraphsOf(madeLines(lines)).map(({ text }) => text.text);

describe('lines that the page broke', () => {
  it('are one paragraph again where a line was full', () => {
    expect(
      texts({ text: 'Built a store of 40 shops and kept', full: true }, 'its books.', 'Then left.'),
    ).toEqual(['Built a store of 40 shops and kept its books.', 'Then left.']);
  });

  it('stay apart in another region, behind a list mark, a space, a colon or in another face', () => {
    const full = { text: 'A line up to the edge', full: true };
    expect(texts(full, { text: 'another column', region: 1 })).toHaveLength(2);
    expect(texts(full, { text: 'an entry', mark: '•' })).toHaveLength(2);
    expect(texts(full, { text: 'after a space', spaceAbove: 0.8 })).toHaveLength(2);
    expect(texts(full, { text: 'Bold title', bold: true })).toHaveLength(2);
    expect(texts({ text: 'Duties were as follows:', full: true }, 'Sales')).toHaveLength(2);
    expect(texts(full, 'Company|2019')).toHaveLength(2);
  });

  it('are one where a range of dates was broken before its last year', () => {
    expect(texts('Sample College, Raipur, Dec, 2023 — Aug,', '2024', 'Guided classes.')).toEqual([
      'Sample College, Raipur, Dec, 2023 — Aug, 2024',
      'Guided classes.',
    ]);
  });

  it('belong to their list entry', () => {
    expect(
      texts(
        { text: 'Sold soap in', mark: '•', full: true },
        { text: 'twelve towns', full: true, indent: 12 },
        { text: 'of Bihar', indent: 12 },
        { text: 'Sold oil', mark: '•' },
      ),
    ).toEqual(['Sold soap in twelve towns of Bihar', 'Sold oil']);
  });

  it('go on in lower case behind a comma', () => {
    expect(texts('Worked in Pune,', 'and in Nashik')).toEqual(['Worked in Pune, and in Nashik']);
    expect(texts('Pune', 'nashik')).toHaveLength(2);
    expect(texts('Sample Institute of', 'Management, Pune')).toEqual([
      'Sample Institute of Management, Pune',
    ]);
  });

  it('lose the hyphen of a broken word alone', () => {
    const halves = (before: string, after: string, ...more: string[]) =>
      texts({ text: before, full: true }, after, ...more.map((text) => ({ text, spaceAbove: 1 })))[0];
    expect(halves('In the develop-', 'ment of it')).toBe('In the development of it');
    expect(halves('Worked on-', 'site in Pune')).toBe('Worked on-site in Pune');
    expect(halves('A self-', 'starting team')).toBe('A self-starting team');
    expect(halves('An Indo-', 'German firm')).toBe('An Indo-German firm');
    expect(halves('Kept ac-', 'counts', 'Accounts of 2019')).toBe('Kept accounts');
    expect(halves('Kept inven-', 'tories', 'Wrote inven-tories')).toBe('Kept inven-tories');
    expect(halves('2019 -', 'till date')).toBe('2019 - till date');
  });

  it('keep the places of their characters', () => {
    const [paragraph] = paragraphsOf(madeLines([{ text: 'ab develop-', full: true }, 'ment']));
    expect(paragraph?.text.at).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15]);
    expect(paragraph?.cells[0]?.text).toEqual(paragraph?.text);
  });
});
