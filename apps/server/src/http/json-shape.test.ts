import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsJsonLimits, type JsonLimits } from './json-shape.ts';

const roomy: JsonLimits = { words: 1_000, values: 100, depth: 10 };
const fits = (text: string, change: Partial<JsonLimits> = {}) =>
  fitsJsonLimits(Buffer.from(text), { ...roomy, ...change });
const picture = `data:image/png;base64,${'A'.repeat(5_000)}`;

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, inner) => sum + valuesIn(inner), 0)
    : 1;
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the size of JSON is told before it is read', () => {
  it('counts at least the values there are, and exactly how deep they lie', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value);
        const values = valuesIn(value);
        const depth = depthOf(value);
        expect(fits(text, { words: text.length * 4, values: values * 2, depth })).toBe(true);
        expect(fits(text, { words: text.length * 4, values: values * 2, depth: depth - 1 })).toBe(false);
        expect(fits(text, { words: text.length * 4, values: Math.floor(values / 2), depth })).toBe(false);
      }),
    );
  });

  it('takes nothing in a text for a list or an end', () => {
    expect(fits(JSON.stringify({ a: '[[[[[,,,,,{{{"\\"[[' }), { values: 3, depth: 1 })).toBe(true);
    expect(fits(JSON.stringify('\\'), { values: 1, depth: 0 })).toBe(true);
    expect(fits(`"\\\\",[[`, { depth: 1 })).toBe(false);
  });

  it('has room for pictures beside the words, and for nothing that hides among them', () => {
    expect(fits(JSON.stringify({ photo: picture }))).toBe(true);
    expect(fits(JSON.stringify({ photo: picture, text: 'x'.repeat(1_000) }))).toBe(false);
    expect(fits(JSON.stringify({ photo: picture.slice(5) }))).toBe(false);
    expect(fits(`{"photo":"${picture}\\u0041"}`)).toBe(false);
    expect(fits(`{"photo":"${picture}`)).toBe(true);
    expect(fits(`${' '.repeat(1_001)}0`)).toBe(false);
  });

  it.each(['', '"', '"\\', '\\', '{', ']]]]', '"a"b"', '\ud800'])('ends on what is no JSON: %j', (text) => {
    expect(fits(text)).toBe(true);
  });
});
