import { describe, expect, it } from 'vitest';
import { lockOut } from './rewrite-lock.ts';

const honest: [string, string][] = [
  [
    'Was responsible for the billing of about 40 customers every day at the counter.',
    'Handled the billing of about 40 counter customers every day.',
  ],
  [
    'Helped the team to build a portal for 200 students.',
    'Assisted the team in building a portal for 200 students.',
  ],
  ['Reduced cost by 20 % and time by 40 %.', 'Reduced time by 40 % and cost by 20 %.'],
  [
    'I was doing the entry of purchase bills in Tally and also checking the GST returns.',
    'Recorded purchase bills in Tally and checked GST returns.',
  ],
  ['Managed a team of 5 engineers at Infosys.', 'Led a team of 5 engineers at Infosys.'],
  ['Responsible for maintaining the records of patients.', 'Maintained patient records by ___ %.'],
];
const lies: [string, string][] = [
  ['Helped the team to build a portal for 200 students.', 'Built a portal for 200 students.'],
  ['Helped the team to build a portal for 200 students.', 'Led the team to build a portal for 200 students.'],
  ['Handled billing for 40 customers.', 'Handled billing for 400 customers.'],
  ['Handled billing for 40 customers.', 'Handled billing for over 40 customers.'],
  ['Handled billing for 40 customers.', 'Handled billing for 40 lakh customers.'],
  ['Handled billing for 40 customers.', 'Handled billing for forty customers and vendors.'],
  ['Reduced cost by 20 % and time by 40 %.', 'Reduced cost by 40 % and time by 20 %.'],
  ['Moved data from Oracle to Postgres.', 'Moved data from Postgres to Oracle.'],
  ['Did not miss any target.', 'Missed target.'],
  ['Generated leads for the sales team.', 'Leading the sales team.'],
  ['Worked on a website in Java.', 'Worked on a website in JavaScript.'],
  ['Worked on a website in Java.', 'Worked on a website in Jаva.'],
  ['Maintained records of patients.', 'Improved records of patients.'],
  ['Assisted in testing the app.', 'Tested the app.'],
];
describe('the lock of a sentence', () => {
  it.each(honest)('lets %s become %s', (source, answer) => expect(lockOut(source, answer)).toBeUndefined());
  it.each(lies)('does not let %s become %s', (source, answer) =>
    expect(lockOut(source, answer)).toBeDefined(),
  );

  it('reads equal numbers as equal, however they are written', () => {
    const equal: [string, string][] = [
      ['Served forty guests daily.', 'Served 40 guests every day.'],
      ['Served 40 guests.', 'Served ४० guests.'],
      ['Served two hundred and fifty guests.', 'Served 250 guests.'],
      ['Sold goods of Rs. 4,00,000.', 'Sold goods of Rs. 4 lakh.'],
      ['चालीस मरीज़ों का पंजीकरण किया।', '40 मरीज़ों का पंजीकरण किया।'],
      ['Checked meters twice a day.', 'Checked meters two times daily.'],
    ];
    for (const [source, answer] of equal)
      expect([answer, lockOut(source, answer)]).toEqual([answer, undefined]);
  });

  it('says why, and which word', () => {
    expect(lockOut('Handled cash.', 'Handled cash in Mumbai.')).toEqual({
      reason: 'new-word',
      word: 'Mumbai',
    });
    expect(lockOut('Handled about 40 calls.', 'Handled 40 calls.')).toEqual({
      reason: 'number-moved',
      word: '40',
    });
    expect(lockOut('Helped in audits.', 'Handled audits.')).toMatchObject({ reason: 'responsibility' });
    expect(lockOut('Never missed a target.', 'Missed a target.')).toEqual({
      reason: 'left-out',
      word: 'Never',
    });
    expect(lockOut('Handled cash.', 'Handled c\u200bash.')).toEqual({
      reason: 'hidden-sign',
      word: '\u200b',
    });
    expect(lockOut('Handled cash.', ' — ')).toEqual({ reason: 'empty', word: '' });
    expect(lockOut('Handled cash.', 'Handled cash and cash. '.repeat(9))).toEqual({
      reason: 'too-long',
      word: '',
    });
  });

  it('leaves a blank for a figure nobody gave', () => {
    expect(
      lockOut('Reduced waste in the kitchen.', 'Reduced waste in the kitchen by ___ %.'),
    ).toBeUndefined();
    expect(lockOut('Reduced waste in the kitchen.', 'Reduced waste in the kitchen by 20 %.')).toBeDefined();
  });
});
