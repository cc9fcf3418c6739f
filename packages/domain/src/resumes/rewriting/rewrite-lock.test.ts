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
describe('lock', () => {
  it.each(honest)('%s -> %s', (s, a) => expect(lockOut(s, a)).toBeUndefined());
  it.each(lies)('refuses %s -> %s', (s, a) => expect(lockOut(s, a)).toBeDefined());
});
