import { describe, expect, it } from 'vitest';
import { line, placesOf, table } from '../testing/made-blocks.ts';
import { traced } from '../text/traced-text.ts';
import { labelKey, labelledBlocks, labelPair, labelPairs, pairsOfLine, pairsOfTable } from './labels.ts';

const known = new Set([
  'fathers name',
  'date of birth',
  'dob',
  'gender',
  'mobile',
  'email id',
  'languages known',
]);
const isLabel = (key: string) => known.has(key);

const said = (pairs: readonly { label: { text: string }; value: { text: string } }[]) =>
  pairs.map(({ label, value }) => `${label.text} = ${value.text}`);

describe('a label and its value', () => {
  it.each([
    ['Father’s Name : Ramesh Kumar', 'Father’s Name = Ramesh Kumar'],
    ['Date of Birth:- 12/06/1998', 'Date of Birth = 12/06/1998'],
    ['Mobile: +91 98765 43210', 'Mobile = +91 98765 43210'],
    ['Gender – Male', 'Gender = Male'],
    ['Gender - Male', 'Gender = Male'],
    ['Gender\tMale', 'Gender = Male'],
    ['E-mail id : a.b@example.com', 'E-mail id = a.b@example.com'],
    ['Environment: Java, Spring', 'Environment = Java, Spring'],
    ['Website: https://example.com/a:b', 'Website = https://example.com/a:b'],
    ['जन्म तिथि : 12 जून 1998', 'जन्म तिथि = 12 जून 1998'],
    ['Place:', 'Place = '],
  ])('are read from "%s"', (text, pair) => {
    const found = labelPair(traced(text, 0), isLabel);
    expect(found && said([found])).toEqual([pair]);
  });

  it.each([
    'https://example.com',
    'Worked from 10:30 to 18:30',
    'Software Engineer - Saffron Foods',
    'I have led teams, and grown them: all of it',
    'Responsible for a large team of people across India: sales',
  ])('are none in "%s"', (text) => expect(labelPair(traced(text, 0), isLabel)).toBeUndefined());

  it('stand several on a line', () => {
    expect(said(labelPairs(traced('DOB: 12/06/1998 | Gender: Male', 0), isLabel))).toEqual([
      'DOB = 12/06/1998',
      'Gender = Male',
    ]);
    expect(said(labelPairs(traced('DOB : 12/06/1998, Gender : Male', 0), isLabel))).toEqual([
      'DOB = 12/06/1998',
      'Gender = Male',
    ]);
    expect(said(labelPairs(traced('Languages Known: English, Hindi, Tamil', 0), isLabel))).toEqual([
      'Languages Known = English, Hindi, Tamil',
    ]);
  });

  it('stand in cells, with the colon in any of them or in one of its own', () => {
    const places = placesOf();
    expect(said(pairsOfLine(line(places, "Father's Name\tRamesh"), isLabel))).toEqual([
      "Father's Name = Ramesh",
    ]);
    expect(said(pairsOfLine(line(places, "Father's Name\t:\tRamesh"), isLabel))).toEqual([
      "Father's Name = Ramesh",
    ]);
    expect(said(pairsOfLine(line(places, 'Aim :\tTo learn'), isLabel))).toEqual(['Aim = To learn']);
    expect(said(pairsOfLine(line(places, 'Aim\t: To learn'), isLabel))).toEqual(['Aim = To learn']);
    expect(said(pairsOfLine(line(places, 'DOB: 12/06/1998\tGender: Male'), isLabel))).toEqual([
      'DOB = 12/06/1998',
      'Gender = Male',
    ]);
  });

  it('stand in the columns of a table', () => {
    const places = placesOf();
    expect(
      said(
        pairsOfTable(
          table(places, [
            ['Gender', ':', 'Male'],
            ['Caste', ':', 'None'],
          ]),
          isLabel,
        ),
      ),
    ).toEqual(['Gender = Male', 'Caste = None']);
    expect(said(pairsOfTable(table(places, [['Gender', 'Male', 'DOB', '12/06/1998']]), isLabel))).toEqual([
      'Gender = Male',
      'DOB = 12/06/1998',
    ]);
  });

  it('go on over the lines below', () => {
    const places = placesOf();
    const blocks = [
      line(places, 'Address : Flat 4, MG Road,', { full: true }),
      line(places, 'Pune 411001'),
      line(places, 'Gender : Male'),
      line(places, 'I declare this.'),
    ];
    const found = labelledBlocks(blocks, isLabel).map(({ pairs, more }) => [
      ...said(pairs),
      ...more.map(({ text }) => text.text),
    ]);
    expect(found).toEqual([['Address = Flat 4, MG Road,', 'Pune 411001'], ['Gender = Male'], []]);
  });

  it('are looked up without case and signs', () => {
    expect(labelKey('Father’s  Name.')).toBe('fathers name');
    expect(labelKey('E-mail ID')).toBe('e mail id');
    expect(labelKey('जन्म-तिथि')).toBe('जन्म तिथि');
  });
});

describe('lines below a pair', () => {
  const box = (x: number, y: number, width: number) => ({ page: 0, x, y, width, height: 10 });

  it('are no part of its value at the left of its label, with an address of the web, or behind a whole contact', () => {
    const places = placesOf();
    const blocks = [
      line(places, 'Mobile: 98765 43210', { box: box(400, 40, 120), full: true }),
      line(places, 'Asha Rao', { box: box(50, 46, 90) }),
      line(places, 'Email id: asha@example.com', { indent: 40 }),
      line(places, 'Pune, Maharashtra', { indent: 90 }),
      line(places, 'Address: Pune', { full: true }),
      line(places, 'linkedin.com/in/asha-rao'),
    ];
    expect(labelledBlocks(blocks, isLabel).every(({ more }) => more.length === 0)).toBe(true);
  });
});
