import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowestOnHostileText, textOfUnits } from '../text/hostile-text.fixture.ts';
import { skillMatcher } from './skill-match.ts';

const found = (skills: readonly string[], text: string) => skillMatcher(skills).found(text);
const marked = (skills: readonly string[], text: string) =>
  skillMatcher(skills)
    .pieces(text)
    .map((piece) => (piece.isSkill ? `[${piece.text}]` : piece.text))
    .join('');

describe('skills of a resume in an advert', () => {
  it('are found whatever their case, as whole words, each once and in the resume’s order', () => {
    const skills = ['GST', ' tally prime ', 'Tally Prime', 'Excel', 'Java'];
    expect(found(skills, 'Knows TALLY  Prime, excel and gst. JavaScript is a plus.')).toEqual([
      'GST',
      'tally prime',
      'Excel',
    ]);
  });

  it('tell apart what is written alike', () => {
    const skills = ['C', 'C++', 'C#', 'Go', 'R', '.NET', 'Node.js'];
    expect(found(skills, 'We go on with C++ and node.js')).toEqual(['C++', 'Node.js']);
    expect(found(skills, 'C, C# (.NET) or Go')).toEqual(['C', 'C#', 'Go', '.NET']);
    expect(found(skills, 'Rust, Category, network')).toEqual([]);
  });

  it('are found in other scripts', () => {
    expect(found(['टाइपिंग', 'लेखा'], 'हिन्दी टाइपिंग आवश्यक, लेखाकार')).toEqual(['टाइपिंग']);
  });

  it('are marked in place, the longer name where two overlap', () => {
    expect(marked(['Spring', 'Spring Boot', 'sql'], 'Spring-Boot and SQL; spring cleaning')).toBe(
      '[Spring-Boot] and [SQL]; [spring] cleaning',
    );
    expect(marked([], 'As it was')).toBe('As it was');
    expect(marked(['(', '.*', '$&'], 'As (it.* was')).toBe('As (it.* was');
  });

  it('never change the text', () => {
    const anyText = fc.array(fc.nat(0xffff)).map(textOfUnits);
    fc.assert(
      fc.property(fc.array(anyText), anyText, (skills, text) => {
        const pieces = skillMatcher([...skills, text.slice(0, 3)]).pieces(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
    const matcher = skillMatcher(Array.from({ length: 60 }, (_, turn) => `a b${turn}`));
    expect(slowestOnHostileText((text) => matcher.pieces(text.slice(0, 5_000)))).toBeLessThan(50);
  });
});
