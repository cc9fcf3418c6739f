import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflate } from './deflate.ts';
import { HuffmanCode } from './huffman-code.ts';

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

  it('gives back any bytes', { timeout: 60_000 }, () => {
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

  it('packs about as small as zlib, and never grows noise by much', () => {
    const text = ascii(
      Array.from(
        { length: 900 },
        (_, n) => `1 0 0 1 ${50 + (n % 7)} ${800 - n * 0.731} Tm [(${n})-12(of)]TJ`,
      ).join('\n'),
    );
    expect(deflate(text).length).toBeLessThan(deflateSync(text).length * 1.06);
    expect(deflate(noise(100_000)).length).toBeLessThan(100_700);
  });
});

describe('a Huffman code', () => {
  const room = (lengths: Uint8Array): number =>
    lengths.reduce((sum, length) => sum + (length > 0 ? 2 ** -length : 0), 0);

  it('keeps within the longest length allowed, and leaves none unused', () => {
    // Counts like Fibonacci's numbers make the deepest tree there is.
    const counts = Uint32Array.from([
      1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584,
    ]);
    const { lengths } = new HuffmanCode(counts, 15);
    expect(Math.max(...lengths)).toBe(15);
    expect(room(lengths)).toBe(1);
    expect(room(new HuffmanCode(counts, 7).lengths)).toBe(1);
  });

  it('gives a lonely symbol one bit, and nothing to none', () => {
    expect([...new HuffmanCode(Uint32Array.from([0, 9, 0]), 15).lengths]).toEqual([0, 1, 0]);
    expect([...new HuffmanCode(new Uint32Array(3), 15).lengths]).toEqual([0, 0, 0]);
  });
});
