import { describe, expect, it } from 'vitest';
import { traced } from '../text/traced-text.ts';
import { findEmails } from './emails.ts';
import { findLinks, handleIn } from './links.ts';
import { findAadhaarNumbers, findPhones } from './phones.ts';

const phonesIn = (text: string) => findPhones(traced(text, 0)).map(({ value }) => value);

describe('phone numbers (import 9)', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '987 654 3210',
    '987-654-3210',
    '+91 9876543210',
    '+91-9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91 - 98765 - 43210',
    '(+91) 98765 43210',
    '(+91)-9876543210',
    '+91 (98765) 43210',
    '0091 98765 43210',
    '00919876543210',
    '91 9876543210',
    '919876543210',
    '09876543210',
    '0 98765 43210',
    '+91 09876543210',
    '९८७६५४३२१०',
    'Mobile: 9876543210',
    'Ph.9876543210',
    'Mobile-9876543210',
    'Mob:-9876543210',
    'Contact No.: +91-98765 43210 (M)',
    '📞9876543210',
    '\uf0959876543210',
  ])('"%s"', (text) => expect(phonesIn(text)).toEqual(['9876543210']));

  it.each([
    '9876543210 / 9123456789',
    '9876543210/9123456789',
    '+91 98765 43210, +91 91234 56789',
    '9876543210 9123456789',
  ])('several in "%s"', (text) => expect(phonesIn(text)).toEqual(['9876543210', '9123456789']));

  it.each([
    '411001',
    'Pune - 411 001',
    '5876543210',
    '98765432101',
    'asha9876543210@example.com',
    '9876543210@ybl',
    '12.06.2019',
    '9999 4105 7058',
    '₹98,76,54,321',
    'linkedin.com/in/asha-9876543210',
    '2017-2021',
    '7.5 8.5 9.5',
  ])('none in "%s"', (text) => expect(phonesIn(text)).toEqual([]));

  it('another country’s keeps its code', () =>
    expect(phonesIn('+971 50 123 4567')).toEqual(['+971501234567']));
});

it('twelve digits that pass the checksum are an Aadhaar number (import 9)', () => {
  const numbersIn = (text: string) => findAadhaarNumbers(traced(text, 0)).map((found) => found.text.text);
  expect(numbersIn('Aadhaar: 9999 4105 7058')).toEqual(['9999 4105 7058']);
  expect(numbersIn('999941057058')).toEqual(['999941057058']);
  expect(numbersIn('999941057059')).toEqual([]);
  expect(numbersIn('+91 98765 43210')).toEqual([]);
});

describe('e-mail addresses', () => {
  it.each([
    ['asha.rao@example.com', 'asha.rao@example.com'],
    ['Email: asha_rao99@example.co.in.', 'asha_rao99@example.co.in'],
    ['E-mail-asha@example.com', 'asha@example.com'],
    ['asha.rao @example.com', 'asha.rao@example.com'],
    ['asha.rao@ example.com', 'asha.rao@example.com'],
    ['asha+jobs@example.com', 'asha+jobs@example.com'],
    ['asha[at]example[dot]com', 'asha@example.com'],
    ['<asha@example.com>', 'asha@example.com'],
    ['\uf0e0asha@example.com', 'asha@example.com'],
  ])('"%s"', (text, value) =>
    expect(findEmails(traced(text, 0)).map((found) => found.value)).toEqual([value]),
  );

  it('two of them, and none in other text', () => {
    expect(findEmails(traced('a.b@example.com / c.d@example.in', 0)).map(({ value }) => value)).toEqual([
      'a.b@example.com',
      'c.d@example.in',
    ]);
    expect(findEmails(traced('Sales @ Saffron Foods Ltd. in Pune', 0))).toEqual([]);
  });
});

describe('links', () => {
  it.each([
    ['https://www.linkedin.com/in/asha-rao', 'https://www.linkedin.com/in/asha-rao', 'linkedin'],
    ['linkedin.com/in/asha-rao', 'https://linkedin.com/in/asha-rao', 'linkedin'],
    ['in.linkedin.com/in/asha', 'https://in.linkedin.com/in/asha', 'linkedin'],
    ['www.linkedin.com/in/asha/', 'https://www.linkedin.com/in/asha/', 'linkedin'],
    ['github.com/asha', 'https://github.com/asha', 'github'],
    ['https://asha.example.com/work?x=1', 'https://asha.example.com/work?x=1', 'website'],
    ['(see asha.dev)', 'https://asha.dev', 'website'],
    ['asha.github.io.', 'https://asha.github.io', 'website'],
    ['Portfolio: behance.net/asha', 'https://behance.net/asha', 'website'],
  ])('"%s"', (text, value, kind) =>
    expect(findLinks(traced(text, 0)).map((found) => [found.value, found.kind])).toEqual([[value, kind]]),
  );

  it.each([
    'asha@example.com',
    'B.Tech in Pune',
    'Node.js and ASP.NET',
    'e.g. in 2019',
    'M.Com',
    'B.Sc in Physics',
    'Pvt.Ltd',
  ])('none in "%s"', (text) => expect(findLinks(traced(text, 0))).toEqual([]));

  it('a name on a site', () => {
    expect(handleIn(' @asha-rao ')).toBe('asha-rao');
    expect(handleIn('/in/asha-rao')).toBe('asha-rao');
    expect(handleIn('Asha Rao')).toBeUndefined();
  });
});
