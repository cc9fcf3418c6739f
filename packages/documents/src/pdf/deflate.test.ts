import { constants, deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflate } from './deflate.ts';

const unpacked = (bytes: Uint8Array): Uint8Array => new Uint8Array(inflateSync(deflate(bytes)));
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same numbers in every run. */
const noise = (length: number, values = 256): Uint8Array => {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % values;
  });
};

describe('deflate', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['one byte', ascii('a')],
    ['two bytes', ascii('ab')],
    ['one byte over and over', new Uint8Array(200_000)],
    ['what repeats at the far end of the window', new Uint8Array([...noise(32_768), ...noise(32_768)])],
    ['what repeats just beyond it', new Uint8Array([...noise(32_769), ...noise(32_769)])],
    ['noise', noise(300_000)],
    ['noise of few values', noise(300_000, 3)],
  ])('gives back %s', (_, bytes) => {
    expect(Buffer.compare(unpacked(bytes), bytes)).toBe(0);
  });

  it('gives back any bytes', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 50 }),
      fc.string({ maxLength: 30 }).map(ascii),
      fc
        .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 700 }))
        .map(([byte, length]) => new Uint8Array(length).fill(byte)),
    );
    const repeated = fc.array(fc.tuple(piece, fc.integer({ min: 1, max: 12 })), { maxLength: 30 });
    fc.assert(
      fc.property(repeated, (pieces) => {
        const bytes = new Uint8Array(
          pieces.flatMap(([part, times]) => Array.from({ length: times }, () => [...part]).flat()),
        );
        expect(Buffer.compare(unpacked(bytes), bytes)).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  it('packs as small as zlib does in the fixed code, and never grows noise by much', () => {
    const text = ascii(
      Array.from(
        { length: 900 },
        (_, n) => `1 0 0 1 ${50 + (n % 7)} ${800 - n * 0.731} Tm [(${n})-12(of)]TJ`,
      ).join('\n'),
    );
    expect(deflate(text).length).toBeLessThan(
      deflateSync(text, { strategy: constants.Z_FIXED }).length * 1.03,
    );
    expect(deflate(noise(100_000)).length).toBeLessThan(106_000);
  });
});
