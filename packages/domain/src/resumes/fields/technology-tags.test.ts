import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { checkTechnologies, checkTechnology, filterTechnology } from './technology-tags.ts';

const answer = (text: string, others: string[] = []): string | undefined => {
  const refusal = checkTechnology(text, others);
  return refusal && messageText(refusal);
};

describe('S1 §5 technology tags', () => {
  it.each(['React', 'C', "Moore's Law", 'Spring Boot', 'हिंदी'])('take %s', (text) => {
    expect(answer(text)).toBeUndefined();
  });

  it.each(['C++', 'Node.js', 'Web3', "'"])('hold letters, spaces and apostrophes only: %s', (text) => {
    expect(answer(text)).toBe('Technology should only contain letters and apostrophes');
  });

  it('are not blank', () => {
    expect(answer(' ')).toBe('Technology is required');
  });

  it.each(['React', 'react', ' REACT '])('have no duplicates: %j', (text) => {
    expect(answer(text, ['Java', 'React'])).toBe('This technology is already in the list');
    expect(answer(text, ['Java'])).toBeUndefined();
  });

  it('are filtered as the user types', () => {
    expect(filterTechnology('Node.js 20')).toEqual({ kept: 'Nodejs ', takenOut: ['.', '2', '0'] });
  });

  it('finds the first wrong one of a project', () => {
    expect(checkTechnologies(['Java', 'React'])).toBeUndefined();
    expect(checkTechnologies(['Java', 'React', 'java', 'C++'])).toEqual({
      index: 2,
      refusal: { code: 'technology-duplicate' },
    });
  });
});
