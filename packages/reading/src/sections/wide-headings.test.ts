import { expect, it } from 'vitest';
import { areSpacedLetters, withoutLetterSpaces } from '../layout/letter-spacing.ts';
import { line, placesOf } from '../testing/made-blocks.ts';
import { readText } from '../text/read-text.ts';
import { traced } from '../text/traced-text.ts';
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

it('knows a heading whose words stand in cells of their own, and leaves two headings beside each other two', () => {
  const places = placesOf();
  const blocks = ['Meera Das', 'Career\tHistory', 'Om Sai Logistics', 'Skills\tLanguages', 'Tally\tHindi'];
  const set = { bold: true, size: 14 };
  const lines = blocks.map((text) => line(places, text, /History|Skills/.test(text) ? set : {}));
  expect(sectionsOf(lines).map(({ heading }) => heading?.text)).toEqual([undefined, 'Career History']);
});

it('puts letters that a face draws as one back into their word', () => {
  const words = ['C', 'e', 'r', 't', 'i', 'fi', 'c', 'a', 't', 'e', 's'];
  expect(areSpacedLetters(words)).toBe(true);
  expect(withoutLetterSpaces(traced(words.join(' '), 0)).text).toBe('Certificates');
});

it('leaves initials in columns alone', () => {
  expect(headingsOf('Meera Das\n\nSkills\nA B   C D\nTally')).toEqual([undefined, 'Skills']);
});
