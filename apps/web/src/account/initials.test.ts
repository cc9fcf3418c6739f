import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('takes the first letters of the first and last word in any script', () => {
  expect(initialsOf('asha rani kumari')).toBe('AK');
  expect(initialsOf('  Asha ')).toBe('A');
  expect(initialsOf('कृष्ण शर्मा')).toMatch(/^कृश/);
  expect(initialsOf('श्रेया राव')).toMatch(/^श्.*र/);
  expect(initialsOf('E\u0301mile Zola')).toBe('E\u0301Z');
  expect(initialsOf('')).toBe('');
});
