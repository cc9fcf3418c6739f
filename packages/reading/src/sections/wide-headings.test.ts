import { expect, it } from 'vitest';
import { readText } from '../text/read-text.ts';
import { sectionsOf } from './find-sections.ts';

const headingsOf = (text: string): (string | undefined)[] => {
  const read = readText(text);
  if (read.refusal) throw new Error(read.refusal.code);
  return sectionsOf(read.blocks).map(({ heading }) => heading?.text);
};

it('knows headings of several words whose letters were typed apart', () => {
  const text =
    'Meera Das\n\nW O R K   E X P E R I E N C E\nOm Sai Logistics\n\nS K I L L S   &   A B I L I T I E S\nTally';
  expect(headingsOf(text)).toEqual([undefined, 'WORK EXPERIENCE', 'SKILLS & ABILITIES']);
});

it('knows them in small letters', () => {
  const text = 'Meera Das\n\nW o r k   H i s t o r y\nOm Sai Logistics\n\nA b o u t   M e\nCareful driver';
  expect(headingsOf(text)).toEqual([undefined, 'Work History', 'About Me']);
});

it('leaves initials in columns alone', () => {
  expect(headingsOf('Meera Das\n\nSkills\nA B   C D\nTally')).toEqual([undefined, 'Skills']);
});
