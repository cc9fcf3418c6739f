import { describe, expect, it } from 'vitest';
import { coarse, pageDifferences, type Raster, shrunk } from './page-differences.ts';
import { readPngFile, writePngFile } from './picture-files-node.ts';

type Colour = readonly [number, number, number];

const white: Colour = [255, 255, 255];
const box = { text: 'Asha', left: 10, top: 20, right: 40, bottom: 30 };

const blank = (): Raster => ({ width: 80, height: 60, colour: new Uint8Array(80 * 60 * 3).fill(255) });

const filled = (picture: Raster, [left, top, right, bottom]: readonly number[], colour: Colour): Raster => {
  const changed = picture.colour.slice();
  for (let y = top ?? 0; y < (bottom ?? 0); y++)
    for (let x = left ?? 0; x < (right ?? 0); x++) changed.set(colour, (y * picture.width + x) * 3);
  return { ...picture, colour: changed };
};

const band = [0, 0, 80, 12];
const rule = [5, 40, 75, 41];
const ink: Colour = [37, 99, 235];

/** A band, letters, a hairline, a chip. */
const page = [
  [band, [240, 236, 255]],
  [[12, 22, 18, 29], ink],
  [[22, 22, 28, 29], ink],
  [rule, [238, 240, 243]],
  [
    [50, 45, 70, 55],
    [243, 232, 255],
  ],
].reduce((drawn, [area, colour]) => filled(drawn, area as number[], colour as unknown as Colour), blank());

const complaints = (shown: Raster) => pageDifferences(coarse(page), shown, [box]).complaints;

describe('a page is as approved', () => {
  it('when nothing changed', () => expect(complaints(page)).toEqual([]));

  it('when its letters are smoothed in another way', () => {
    expect(complaints(filled(page, [18, 22, 19, 29], [146, 177, 245]))).toEqual([]);
  });

  it('when a thin line stands on two pixels instead of one', () => {
    const spread = filled(filled(page, rule, [246, 247, 249]), [5, 41, 75, 42], [246, 247, 249]);
    expect(complaints(spread)).toEqual([]);
  });

  it('when an edge is a shade softer', () => {
    expect(complaints(filled(page, [0, 12, 80, 13], [248, 246, 255]))).toEqual([]);
  });
});

describe('a page is not as approved', () => {
  it.each([
    ['a band is gone', filled(page, band, white), '960 pixels differ at x 0–79, y 0–11'],
    ['a hairline is gone', filled(page, rule, white), '70 pixels differ at x 5–74, y 40–40'],
    [
      'a chip lost its ground',
      filled(page, [50, 45, 70, 55], white),
      '200 pixels differ at x 50–69, y 45–54',
    ],
    ['a stroke is too much', filled(page, [2, 50, 12, 52], ink), '20 pixels differ at x 2–11, y 50–51'],
    ['a text is gone', filled(page, [12, 22, 28, 29], white), '"Asha" is fainter than approved'],
  ])('when %s', (_, shown, complaint) => expect(complaints(shown)).toEqual([complaint]));

  it('when a text has another colour', () => {
    const purple: Colour = [147, 51, 234];
    const shown = filled(filled(page, [12, 22, 18, 29], purple), [22, 22, 28, 29], purple);
    expect(complaints(shown)).toEqual(['"Asha" has another colour than approved']);
  });

  it('when it has another size', () => {
    expect(complaints(shrunk(page, 2))).toEqual(['is 40 × 30 pixels, approved are 80 × 60']);
  });
});

it('a picture is read as it was written', () => {
  expect(readPngFile(writePngFile(page))).toEqual(page);
});
