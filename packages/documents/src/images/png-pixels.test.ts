import { deflateSync } from 'node:zlib';
import { type PngWish, pngChunk, pngFile } from '@kalam/domain/resumes/images/picture-files.fixture';
import { describe, expect, it } from 'vitest';
import { inflateWithin } from './inflate-within.ts';
import { readPicture } from './picture.ts';
import { decodePng, type Pixels8 } from './png-pixels.ts';

const pack = (rows: Uint8Array): Uint8Array => Uint8Array.from(deflateSync(rows, { level: 1 }));

const decoded = (wish: PngWish): Pixels8 | undefined => {
  const picture = readPicture(pngFile({ pack, ...wish }));
  return picture?.type === 'png' ? decodePng(picture, inflateWithin) : undefined;
};

const pixels = (colour: readonly number[], alpha: readonly number[]) => ({
  colour: Uint8Array.from(colour),
  alpha: Uint8Array.from(alpha),
});

describe('pixels of a PNG', () => {
  it.each<[string, PngWish, ReturnType<typeof pixels>]>([
    [
      'colour with one seen through',
      {
        width: 2,
        height: 1,
        colourType: 2,
        rows: Uint8Array.of(0, 1, 2, 3, 4, 5, 6),
        extra: [pngChunk('tRNS', Uint8Array.of(0, 4, 0, 5, 0, 6))],
      },
      pixels([1, 2, 3, 4, 5, 6], [255, 0]),
    ],
    [
      'a palette of two bits',
      {
        width: 2,
        height: 1,
        colourType: 3,
        depth: 2,
        rows: Uint8Array.of(0, 0b01_00_0000),
        extra: [pngChunk('PLTE', Uint8Array.of(10, 11, 12, 20, 21, 22)), pngChunk('tRNS', Uint8Array.of(7))],
      },
      pixels([20, 21, 22, 10, 11, 12], [255, 7]),
    ],
    [
      'grey with opacity, of sixteen bits',
      { width: 1, height: 1, colourType: 4, depth: 16, rows: Uint8Array.of(0, 90, 1, 128, 2) },
      pixels([90, 90, 90], [128]),
    ],
    [
      'filtered rows',
      { width: 1, height: 2, colourType: 6, rows: Uint8Array.of(0, 1, 2, 3, 4, 2, 1, 1, 1, 1) },
      pixels([1, 2, 3, 2, 3, 4], [4, 5]),
    ],
    [
      'interlaced rows',
      { width: 2, height: 1, colourType: 0, interlaced: true, rows: Uint8Array.of(0, 8, 0, 9) },
      pixels([8, 8, 8, 9, 9, 9], [255, 255]),
    ],
  ])('%s', (_what, wish, expected) => {
    expect(decoded(wish)).toEqual(expected);
  });

  it('are not looked for in more than the header promises', () => {
    const bomb = pack(new Uint8Array(30_000_000));
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(decoded({ width: 8, height: 8, pack: () => bomb })).toBeUndefined();
    expect(decoded({ rows: new Uint8Array(8 * 33 - 1) })).toBeUndefined();
    expect(decoded({ pack: () => Uint8Array.of(0x78, 0x9c, 1, 2, 3) })).toBeUndefined();
  });

  it('are left where the picture is larger than any that is kept', () => {
    expect(readPicture(pngFile({ pack, width: 1025, height: 1 }))).toBeUndefined();
    expect(readPicture(pngFile({ pack, width: 1024, height: 1 }))).toBeDefined();
  });
});
