import { describe, expect, it } from 'vitest';
import { type Traced, traced } from '../text/traced-text.ts';
import { findDates, findLength, findPeriod } from './dates.ts';
import { findDegree } from './degrees.ts';
import { findEmails } from './emails.ts';
import type { Found } from './found.ts';
import { findLinks } from './links.ts';
import { findAllMarks } from './marks.ts';
import { nameIn } from './names.ts';
import { findAadhaarNumbers, findPhones } from './phones.ts';
import { findPlaces } from './places.ts';

const pieces = [
  'Asha Rao',
  'B.Tech',
  'in',
  'Computer Science',
  'from',
  'Hindu College, Kota',
  'Jun 2019',
  '–',
  'Present',
  '2017-21',
  '12.06.2019',
  '8.2',
  'CGPA',
  '82 %',
  'First Class',
  '540/600',
  '+91 98765 43210',
  '9999 4105 7058',
  'asha@example.com',
  'linkedin.com/in/asha',
  'Pune, Maharashtra – 411001',
  '(',
  ')',
  '|',
  '\t',
  ',',
  ':',
  '12वीं',
  'जून २०१९',
  'आज तक',
  'İstanbul',
  '😀',
  'ﬁ',
  '\u0000',
  '1',
  '2019',
  '/',
  '.',
  'till date',
  'X',
];

/** The same numbers every time. */
const numbers = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

const readers: Readonly<Record<string, (text: Traced) => readonly Found[]>> = {
  dates: findDates,
  periods: (text) => [findPeriod(text) ?? []].flat(),
  lengths: (text) => [findLength(text) ?? []].flat(),
  marks: findAllMarks,
  degrees: (text) => [findDegree(text) ?? []].flat(),
  phones: findPhones,
  aadhaar: findAadhaarNumbers,
  emails: findEmails,
  links: findLinks,
  places: findPlaces,
};

describe('whatever is found stands in the text, at its place', () => {
  it.each(Object.keys(readers))('%s', (name) => {
    const next = numbers(name.length);
    for (let round = 0; round < 300; round++) {
      const parts = Array.from(
        { length: 1 + Math.floor(next() * 9) },
        () => pieces[Math.floor(next() * pieces.length)],
      );
      const text = parts.join(next() < 0.8 ? ' ' : '');
      const whole = traced(text, 1000);
      for (const found of readers[name]?.(whole) ?? []) {
        const end = found.index + found.text.text.length;
        expect(found.text).toEqual({
          text: text.slice(found.index, end),
          at: whole.at.slice(found.index, end),
        });
        expect(found.text.text.trim()).not.toBe('');
      }
    }
  });

  it('names', () => expect(nameIn(traced('  Asha Rao, MBA', 7))).toEqual(traced('Asha Rao', 9)));
});
