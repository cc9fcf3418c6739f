import { describe, expect, it } from 'vitest';
import { traced } from '../text/traced-text.ts';
import { findDegree } from './degrees.ts';
import { isBoardAlone, isInstitution, isUniversity } from './institutions.ts';

const inText = (text: string) => {
  const found = findDegree(traced(text, 0));
  return found && [found.text.text, found.level];
};

describe('degrees', () => {
  it.each([
    ['B.E. (Mechanical)', 'B.E.', 'undergraduate'],
    ['B.Tech in Computer Science', 'B.Tech', 'undergraduate'],
    ['B. Tech. (CSE)', 'B. Tech.', 'undergraduate'],
    ['BTech, IT', 'BTech', 'undergraduate'],
    ['b.tech', 'b.tech', 'undergraduate'],
    ['BCA', 'BCA', 'undergraduate'],
    ['B.C.A.', 'B.C.A.', 'undergraduate'],
    ['B. Com (Hons.) in Accounts', 'B. Com (Hons.)', 'undergraduate'],
    ['B.A. (Hons.), Economics', 'B.A. (Hons.)', 'undergraduate'],
    ['BA LLB', 'BA LLB', 'undergraduate'],
    ['B.Sc Nursing', 'B.Sc', 'undergraduate'],
    ['BBA - Marketing', 'BBA', 'undergraduate'],
    ['Bachelor of Engineering in Civil', 'Bachelor of Engineering', 'undergraduate'],
    ["Bachelor's Degree in Commerce", "Bachelor's Degree", 'undergraduate'],
    ['Bachelor of Computer Applications', 'Bachelor of Computer Applications', 'undergraduate'],
    ['MBA (Finance)', 'MBA', 'postgraduate'],
    ['M.B.A. in HR', 'M.B.A.', 'postgraduate'],
    ['M.Tech', 'M.Tech', 'postgraduate'],
    ['MCA', 'MCA', 'postgraduate'],
    ['M.Sc. - Physics', 'M.Sc.', 'postgraduate'],
    ['Master of Business Administration, Finance', 'Master of Business Administration', 'postgraduate'],
    ['PGDM in Marketing', 'PGDM', undefined],
    ['Post Graduate Diploma in Management in HR', 'Post Graduate Diploma in Management', undefined],
    ['Diploma in Mechanical Engineering', 'Diploma', undefined],
    ['Polytechnic Diploma in Electrical Engineering', 'Polytechnic Diploma', undefined],
    ['ITI (NCVT) - Welder', 'ITI (NCVT)', undefined],
    ['I.T.I. (Turner)', 'I.T.I.', undefined],
    ['Ph.D., Physics', 'Ph.D.', undefined],
    ['PhD - Economics', 'PhD', undefined],
    ['SSC', 'SSC', 'secondary'],
    ['S.S.C.', 'S.S.C.', 'secondary'],
    ['SSLC', 'SSLC', 'secondary'],
    ['10th', '10th', 'secondary'],
    ['10th Standard', '10th Standard', 'secondary'],
    ['X', 'X', 'secondary'],
    ['Xth', 'Xth', 'secondary'],
    ['Class X', 'Class X', 'secondary'],
    ['Std. X', 'Std. X', 'secondary'],
    ['Secondary (X)', 'Secondary (X)', 'secondary'],
    ['Matriculation', 'Matriculation', 'secondary'],
    ['High School', 'High School', 'secondary'],
    ['HSC (Science)', 'HSC', 'higher-secondary'],
    ['H.S.C. (MPC)', 'H.S.C.', 'higher-secondary'],
    ['12th - Science (PCB)', '12th', 'higher-secondary'],
    ['XII (MPC)', 'XII', 'higher-secondary'],
    ['Class XII, Arts', 'Class XII', 'higher-secondary'],
    ['Class 12', 'Class 12', 'higher-secondary'],
    ['10+2, Science', '10+2', 'higher-secondary'],
    ['Senior Secondary (XII), PCMB', 'Senior Secondary (XII)', 'higher-secondary'],
    ['Higher Secondary Certificate', 'Higher Secondary Certificate', 'higher-secondary'],
    ['Intermediate - Science', 'Intermediate', 'higher-secondary'],
    ['PUC - PCM', 'PUC', 'higher-secondary'],
    ['Pre-University Course', 'Pre-University Course', 'higher-secondary'],
    ['बी.ए. (हिन्दी)', 'बी.ए.', 'undergraduate'],
    ['12वीं (विज्ञान)', '12वीं', 'higher-secondary'],
    ['बारहवीं', 'बारहवीं', 'higher-secondary'],
    ['12 वीं (विज्ञान)', '12 वीं', 'higher-secondary'],
    ['हाई स्कूल', 'हाई स्कूल', 'secondary'],
    ['दसवीं (माध्यमिक)', 'दसवीं (माध्यमिक)', 'secondary'],
    ['10th Grade (Secondary) in General', '10th Grade (Secondary)', 'secondary'],
    ['12th Grade (Pre-University) in PCM', '12th Grade (Pre-University)', 'higher-secondary'],
  ])('"%s"', (text, name, level) => expect(inText(text)).toEqual([name, level]));

  it.each([
    'To be me',
    'MS Office',
    'MS-CIT',
    'MS Excel and Word',
    'Led a team of 10',
    'Graduate Engineer Trainee',
    'Pune',
    'as a master stroke no'.slice(0, 4),
    'R. K. Talreja',
  ])('none in "%s"', (text) => expect(inText(text)).toBeUndefined());
});

it.each([
  ['St. Mary’s High School', true],
  ['Sri Chaitanya Junior College', true],
  ['Anna University', true],
  ['Govt. ITI', true],
  ['IIT Bombay', true],
  ['Kendriya Vidyalaya', true],
  ['Saraswati Vidya Mandir', true],
  ['Holy Angels Convent', true],
  ['D.A.V. Public School', true],
  ['राजकीय इंटर कॉलेज', true],
  ['सरस्वती विद्या मंदिर', true],
  ['High School', false],
  ['Higher Secondary School', false],
  ['हाई स्कूल', false],
  ['Secondary School Certificate', false],
  ['Computer Science', false],
  ['Pune', false],
])('"%s" is an institution: %s', (text, is) => expect(isInstitution(text)).toBe(is));

it.each([
  ['CBSE', true],
  ['CBSE, New Delhi', true],
  ['U.P. Board', true],
  ['Karnataka State Board', true],
  ['Board of Intermediate Education', true],
  ['R.B.S.E.', true],
  ['यू.पी. बोर्ड', true],
  ['Anna University', false],
  ['Modern Boarding School', false],
  ['Commerce', false],
])('"%s" is a board: %s', (text, is) => expect(isBoardAlone(text)).toBe(is));

it('universities are known by their letters as well', () => {
  expect(isUniversity('JNTU Hyderabad')).toBe(true);
  expect(isUniversity('University of Mumbai')).toBe(true);
  expect(isUniversity('Hindu College')).toBe(false);
});
