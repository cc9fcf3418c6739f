import { expect, it } from 'vitest';
import { unreadFields } from './read-in-order.ts';
import type { ResumeField } from './resume-fields.ts';

const fields: ResumeField[] = [
  { kind: 'name', text: 'Asha Rao', group: 0 },
  { kind: 'heading', text: 'Skills', group: 1, section: 0 },
  { kind: 'skill', text: 'Stock taking', group: 2, section: 0 },
  { kind: 'skill', text: 'Tally', group: 2, section: 0 },
  { kind: 'heading', text: 'Education', group: 3, section: 1 },
  { kind: 'text', text: 'B.Com. from a well-known college', group: 4, section: 1 },
];
const unread = (text: string): string[] => unreadFields(text, fields).map(({ text: said }) => said);

it('finds every field in order, whatever the capitals, lines and breaks behind a hyphen', () => {
  expect(
    unread('ASHA RAO\nSKILLS\nTally, Stock\ntaking\nEDUCATION\nB.Com. from a well-\nknown college'),
  ).toEqual([]);
});

it('misses what was torn, fused, moved or put under another heading', () => {
  expect(unread('Asha Rao\nSkills\nStocktaking, Tally\nEducation\nB.Com. from a well-known college')).toEqual(
    ['Stock taking'],
  );
  expect(unread('Asha Rao\nSkills Stock taking Tally\nEducation\nB.Com. from a well-known college')).toEqual([
    'Skills',
  ]);
  expect(
    unread('Asha Rao\nSkills\nTally\nEducation\nStock taking\nB.Com. from a well-known college'),
  ).toEqual(['Stock taking']);
});

it('lets a page end inside a text, with what stands at its foot', () => {
  expect(
    unread(
      'Asha Rao\nSkills\nTally, Stock taking\nEducation\nB.Com. from a\nAsha Rao 1\f\nwell-known college',
    ),
  ).toEqual([]);
});
