import { fonts } from '@kalam/domain/resumes/formatting';
import { expect, it } from 'vitest';
import { testFormatting } from '../testing/resumes/test-resumes.ts';
import { classic } from './classic.ts';
import { lookOf } from './look.ts';

it('a design’s own face stands while the font is the standard; any other choice overrides it', () => {
  const { family: _, ...plain } = classic;
  const own = { ...plain, family: 'sourceserif' } as const;
  expect(lookOf(plain, testFormatting()).family).toBe('inter');
  expect(lookOf(own, testFormatting()).family).toBe('sourceserif');
  for (const font of fonts.slice(1)) expect(lookOf(own, testFormatting({ font })).family).toBe(font);
});

it('body text is 9.5 to 10.5 points at medium in every family', () => {
  for (const font of fonts) {
    const { body } = lookOf(classic, testFormatting({ font }));
    expect(body).toBeGreaterThanOrEqual(9.5);
    expect(body).toBeLessThanOrEqual(10.5);
  }
});
