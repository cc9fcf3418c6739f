import { describe, expect, it } from 'vitest';
import { traced } from '../text/traced-text.ts';
import { findPlace, findPlaceAtEnd, findPlaces, isAddress, isPlace } from './places.ts';

const inText = (text: string) => {
  const found = findPlace(traced(text, 0));
  return found && [found.town.text, found.text.text];
};

describe('a place', () => {
  it.each([
    ['Pune', 'Pune', 'Pune'],
    ['PUNE', 'PUNE', 'PUNE'],
    ['Pune, Maharashtra', 'Pune, Maharashtra', 'Pune, Maharashtra'],
    ['Pune, Maharashtra, India', 'Pune, Maharashtra, India', 'Pune, Maharashtra, India'],
    ['Pune, MH', 'Pune, MH', 'Pune, MH'],
    ['Lucknow (U.P.)', 'Lucknow (U.P.)', 'Lucknow (U.P.)'],
    ['Bengaluru, Karnataka – 560001', 'Bengaluru, Karnataka', 'Bengaluru, Karnataka – 560001'],
    ['Pune - 411 001', 'Pune', 'Pune - 411 001'],
    ['New Delhi-110001', 'New Delhi', 'New Delhi-110001'],
    ['Navi Mumbai', 'Navi Mumbai', 'Navi Mumbai'],
    ['Remote', 'Remote', 'Remote'],
    ['Bengaluru (Remote)', 'Bengaluru (Remote)', 'Bengaluru (Remote)'],
    ['Remote, India', 'Remote, India', 'Remote, India'],
    ['वाराणसी, उत्तर प्रदेश', 'वाराणसी, उत्तर प्रदेश', 'वाराणसी, उत्तर प्रदेश'],
    ['Flat 4, MG Road, Pune, Maharashtra 411001', 'Pune, Maharashtra', 'Pune, Maharashtra 411001'],
    ['Saffron Foods Ltd, Chennai', 'Chennai', 'Chennai'],
  ])('is found in "%s"', (text, town, whole) => expect(inText(text)).toEqual([town, whole]));

  it.each(['the pune team', 'as planned', 'set UP of a plant', 'rahul@Pune', '9876543210', 'Engineer'])(
    'is none in "%s"',
    (text) => expect(inText(text)).toBeUndefined(),
  );

  it('two towns are two places', () =>
    expect(findPlaces(traced('Mumbai / Pune', 0)).map(({ text }) => text.text)).toEqual(['Mumbai', 'Pune']));

  it('ends a line behind a comma, a gap or a dash', () => {
    const atEnd = (text: string) => findPlaceAtEnd(traced(text, 0))?.text.text;
    expect(atEnd('Saffron Foods Ltd, Pune')).toBe('Pune');
    expect(atEnd('Saffron Foods Ltd – Pune, Maharashtra')).toBe('Pune, Maharashtra');
    expect(atEnd('Saffron Foods\tPune')).toBe('Pune');
    expect(atEnd('Saffron Foods (Pune)')).toBe('Pune');
    expect(atEnd('University of Pune')).toBeUndefined();
    expect(atEnd('Pune Institute')).toBeUndefined();
  });

  it.each([
    ['Pune', true],
    [' Pune, Maharashtra ', true],
    ['Shirwal, Maharashtra', true],
    ['Pune 411001', true],
    ['University of Pune', false],
    ['Saffron Foods Ltd, Pune', false],
    ['Lives in Pune', false],
    ['Software Engineer', false],
  ])('"%s" is nothing but a place: %s', (text, is) => expect(isPlace(traced(text, 0))).toBe(is));

  it.each([
    ['Flat 4, MG Road, Pune', true],
    ['H.No. 12-3, Ameerpet, Hyderabad - 500016', true],
    ['Pune – 411001', true],
    ['Vill. Rampur, Dist. Sitapur', true],
    ['ग्राम रामपुर, जिला सीतापुर', true],
    ['Pune, Maharashtra', false],
    ['Remote', false],
  ])('"%s" is an address: %s', (text, is) => expect(isAddress(traced(text, 0))).toBe(is));
});
