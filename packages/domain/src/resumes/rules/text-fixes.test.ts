import { describe, expect, it } from 'vitest';
import { keepLine, keepLines } from '../fields/written-text.ts';
import { fixDescription, fixNameText, fixTechnology } from './text-fixes.ts';

describe('Fix it', () => {
  it.each([
    ['Front-End Developer', 'Front End Developer'],
    ['Pune, Maharashtra', 'Pune Maharashtra'],
    ['Infosys Ltd.', 'Infosys Ltd'],
    ['Delhi  University', 'Delhi University'],
    ['Science (Hons)', 'Science Hons'],
  ])('takes away what says nothing: %s', (text, fixed) => {
    expect(fixNameText('position', text)).toBe(fixed);
  });

  it.each(['C++', 'C#', '.NET', 'L&T', '3M India', 'B.Tech', 'R&D', 'Node.js', 'A+', 'Class 10'])(
    'offers nothing where a sign says something: %s',
    (text) => {
      expect(fixNameText('skill', text)).toBeUndefined();
      expect(fixTechnology(text)).toBeUndefined();
    },
  );

  it('never rewrites amounts, and mends spaces, bullets and periods', () => {
    expect(fixDescription('Saved ₹2,50,000 in one year for a team of eleven people in Pune')).toBeUndefined();
    expect(fixDescription('• Led a team..  Grew sales.')).toBe('Led a team. Grew sales.');
  });
});

describe('what a field keeps of what is typed', () => {
  it('is everything that can be printed', () => {
    expect(keepLine('C++ & .NET — 3M, ₹5 😀 கணினி')).toEqual({
      kept: 'C++ & .NET — 3M, ₹5 😀 கணினி',
      takenOut: [],
    });
    expect(keepLines('One\r\nTwo')).toEqual({ kept: 'One\nTwo', takenOut: [] });
  });

  it('takes out only what nothing prints, and says so', () => {
    expect(keepLine('a\u0000b\u200bc')).toEqual({ kept: 'abc', takenOut: ['\u0000', '\u200b'] });
    expect(keepLine('क\u200dष\tx\ny')).toEqual({ kept: 'क\u200dष x y', takenOut: [] });
  });

  it('says how much of a pasted book was too much', () => {
    expect(keepLine('a'.repeat(2_010))).toMatchObject({ cut: 10 });
  });
});
