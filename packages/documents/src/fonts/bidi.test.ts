import bidiFactory from 'bidi-js';
import { describe, expect, it } from 'vitest';
import { directionOf, hasRightToLeft, levelsOf, visualOrder } from './bidi.ts';

const reference = bidiFactory();

const shown = (text: string, base: number): string => {
  const levels = levelsOf(text, base);
  return visualOrder(levels)
    .map((place) => text[place])
    .join('');
};

/** Letters of both directions, digits of three kinds, marks, brackets and what numbers are written with. */
const signs = [...'abZकिاردوپ۔،؟אב0123456789۱۲٣٤+-#%₹$,./:()[]{} ·–&@!"\'•ًّ\u00a0'];

describe('the directions in a text', () => {
  it('are those of a reference implementation of UAX #9, for thousands of texts', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % below;
    };
    const wrong: string[] = [];
    for (let round = 0; round < 4000; round++) {
      const text = Array.from({ length: 1 + random(14) }, () => signs[random(signs.length)]).join('');
      for (const [base, direction] of [
        [0, 'ltr'],
        [1, 'rtl'],
      ] as const) {
        const { levels } = reference.getEmbeddingLevels(text, direction);
        // White space at the end of a line is the reference's own matter (L1): our lines have none.
        const end = text.trimEnd().length;
        const [own, wanted] = [levelsOf(text, base), [...levels]].map((list) => list.slice(0, end).join());
        if (own !== wanted) wrong.push(`${JSON.stringify(text)} ${direction}: ${own}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('follow the first letter that has one', () => {
    expect(directionOf('2019 – اردو English')).toBe('rtl');
    expect(directionOf('C++ اور Python')).toBe('ltr');
    expect(directionOf('+91 (98) – 100 %')).toBeUndefined();
    expect(hasRightToLeft('English हिन्दी 2019')).toBe(false);
  });

  it('turn whole words and leave numbers and Latin as they are', () => {
    expect(shown('C++ اب Python پ 5 س', 0)).toBe('C++ با Python س 5 پ');
    expect(shown('اب Python پ', 1)).toBe('پ Python با');
    expect(shown('اب (Java 8) پ', 1)).toBe('پ )Java 8( با');
    expect(shown('اب a.b@c.in پ', 1)).toBe('پ a.b@c.in با');
  });
});
