import { describe, expect, it } from 'vitest';
import { qrCode, qrPath } from './qr-code.ts';

/** As a picture of signs, so that a difference can be seen. */
const drawn = (text: string): string =>
  qrCode(text)
    .map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    .join('\n');

describe('QR codes', () => {
  it('grow with the text by the sizes of the standard at level M', () => {
    // ISO/IEC 18004 table 7: bytes of a version at level M.
    const capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412];
    for (const [index, bytes] of capacities.entries()) {
      expect(qrCode('x'.repeat(bytes)).length).toBe((index + 1) * 4 + 17);
      if (index < 3) expect(qrCode('x'.repeat(bytes + 1)).length).toBe((index + 2) * 4 + 17);
    }
    expect(() => qrCode('x'.repeat(413))).toThrow(RangeError);
  });

  it('have their three corners, timing lines and the dark module', () => {
    const rows = qrCode('otpauth://totp/Kalam:asha@example.com?secret=ABCDEFGH');
    const last = rows.length - 1;
    const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    const part = (top: number, left: number) =>
      rows.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map((isDark) => (isDark ? '#' : '.'))
          .join(''),
      );
    expect(part(0, 0)).toEqual(corner);
    expect(part(0, last - 6)).toEqual(corner);
    expect(part(last - 6, 0)).toEqual(corner);
    for (let place = 8; place < last - 7; place += 1) expect(rows[6]?.[place]).toBe(place % 2 === 0);
    expect(rows[last - 7]?.[8]).toBe(true);
  });

  it('are the known code of a known text', () => {
    expect(drawn('Hello, world!')).toMatchInlineSnapshot(`
      "#######.....#.#######
      #.....#..#.#..#.....#
      #.###.#.#.###.#.###.#
      #.###.#.#.....#.###.#
      #.###.#.##..#.#.###.#
      #.....#.####..#.....#
      #######.#.#.#.#######
      ........#.#..........
      #.#####..###..#####..
      ...##..##...##..###.#
      ...#..#.###.###..###.
      .##..#.#..####.#.##..
      ##.####.#...#.##....#
      ........#....#####...
      #######..##.####..##.
      #.....#.#.#.##.#.###.
      #.###.#.##.####.#..##
      #.###.#.#.#....###...
      #.###.#.#####.##..#..
      #.....#...#.##..###..
      #######.##.#..#.#..#."
    `);
  });

  it('count bytes, not letters', () => {
    // Three bytes a letter: five of them are one byte too many for the first size.
    expect(qrCode('कखगघ').length).toBe(21);
    expect(qrCode('कखगघङ').length).toBe(25);
  });

  it('become one path with a quiet zone of four modules', () => {
    const { path, size } = qrPath('x');
    expect(size).toBe(29);
    expect(path.startsWith('M4 4h1v1h-1z')).toBe(true);
  });
});
