import { describe, expect, it } from 'vitest';
import { traced } from '../text/traced-text.ts';
import { isDocumentTitle, isJobTitle, isPersonName, nameIn } from './names.ts';

describe('a person’s name', () => {
  it.each([
    'Asha Rao',
    'ASHA RAO',
    'asha rao',
    'Vaishali',
    'K. S. Ramesh',
    'K.S. Ramesh',
    'S.S. Itishree',
    'Ramesh K.',
    'Ravi Teja G',
    'J. Vikas',
    'Mr. Rahul Kumar Sharma',
    'Smt. Lata Devi',
    'Dr. A. P. Nair',
    "Maria D'Souza",
    'Jean-Luc Fernandes',
    'Md. Imran Khan',
    'Anil Kumar Chowdary Reddy',
    'राजेश कुमार यादव',
    'डॉ. सीताराम मिश्र',
    'தமிழ்ச்செல்வி முருகன்',
    'ശ്രീലക്ഷ്മി മാത്യു',
    'Shyam Kurian',
  ])('"%s"', (text) => expect(isPersonName(text)).toBe(true));

  it.each([
    'RESUME',
    'Curriculum Vitae',
    'Software Engineer',
    'Area Sales Manager',
    'TGT Mathematics',
    'Career Objective',
    'Asha Rao 98765',
    'asha@example.com',
    'Pune, Maharashtra',
    'Saffron Foods Pvt Ltd',
    'Seeking a position in accounts',
    'Led the team of six people at Pune',
    'EDUCATION',
    'शिक्षा',
    'M',
    '2019',
  ])('is not "%s"', (text) => expect(isPersonName(text)).toBe(false));

  it('stands before the letters of degrees', () => {
    expect(nameIn(traced('Asha Rao, MBA, PMP', 0))?.text).toBe('Asha Rao');
    expect(nameIn(traced('  Asha Rao  ', 5))).toEqual(traced('Asha Rao', 7));
  });
});

it.each([
  'RESUME',
  'Resume',
  'CURRICULUM VITAE',
  'Curriculum-Vitae',
  'C.V.',
  'BIO-DATA',
  'Bio Data',
  'R E S U M E',
  'बायोडाटा',
])('"%s" is the title of the document', (text) => expect(isDocumentTitle(text)).toBe(true));

it.each([
  ['Senior Engineer – Quality', true],
  ['Branch Operations Officer', true],
  ['Primary School Teacher', true],
  ['PGT English', true],
  ['Machine Operator', true],
  ['Fitter', true],
  ['Asha Rao', false],
  ['Pune', false],
])('"%s" is a job title: %s', (text, is) => expect(isJobTitle(text)).toBe(is));
