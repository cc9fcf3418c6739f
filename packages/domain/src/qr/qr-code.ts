/**
 * QR codes of text (ISO/IEC 18004): byte mode, error correction M, versions 1 to 15. Enough for addresses of up to 412
 * bytes; what a camera must read from a screen needs no more.
 */

/** Per version: codewords of correction in a block, and how many blocks, at level M. */
const correction: readonly (readonly [perBlock: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
];

/** Level M in the information about the format. */
const levelBits = 0b00;

export type QrMatrix = readonly (readonly boolean[])[];

/** Modules that carry data, before correction is taken off. */
const rawModules = (version: number): number => {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    count -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) count -= 36;
  }
  return count;
};

const allCodewords = (version: number): number => Math.floor(rawModules(version) / 8);

const blocksOf = (version: number): readonly [perBlock: number, blocks: number] =>
  correction[version - 1] ?? [0, 0];

const dataCodewords = (version: number): number => {
  const [perBlock, blocks] = blocksOf(version);
  return allCodewords(version) - perBlock * blocks;
};

const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

const versionFor = (bytes: number): number => {
  const fits = correction.findIndex(
    (_, index) => 4 + lengthBits(index + 1) + bytes * 8 <= dataCodewords(index + 1) * 8,
  );
  if (fits === -1) throw new RangeError('Too long for a QR code of this size');
  return fits + 1;
};

/** Product in the field of 256 elements with the polynomial 0x11D. */
const multiply = (left: number, right: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
};

const divisorOf = (degree: number): readonly number[] => {
  const terms = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1) {
      terms[place] = multiply(terms[place] ?? 0, root) ^ (terms[place + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return terms;
};

const remainderOf = (data: readonly number[], divisor: readonly number[]): readonly number[] => {
  const rest = divisor.map(() => 0);
  for (const value of data) {
    const factor = value ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [place, term] of divisor.entries()) rest[place] = (rest[place] ?? 0) ^ multiply(term, factor);
  }
  return rest;
};

const bitsOf = (value: number, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => (value >>> (length - 1 - place)) & 1);

/** Every sign as itself or as `%` and two digits of sixteen: the rest of the way to bytes is reading. */
const utf8Of = (text: string): readonly number[] =>
  [...encodeURIComponent(text).matchAll(/%([\dA-F]{2})|[^%]/g)].map(([sign, digits]) =>
    digits === undefined ? sign.charCodeAt(0) : Number.parseInt(digits, 16),
  );

const dataOf = (bytes: readonly number[], version: number): readonly number[] => {
  const capacity = dataCodewords(version) * 8;
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, lengthBits(version))];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...new Array<number>(Math.min(4, capacity - bits.length)).fill(0));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    words.push(bits.slice(start, start + 8).reduce((word, bit) => word * 2 + bit, 0));
  }
  for (let filler = 0xec; words.length < capacity / 8; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
};

/** Data in blocks, each with its correction, taken in turns. */
const interleaved = (data: readonly number[], version: number): readonly number[] => {
  const [perBlock, count] = blocksOf(version);
  const all = allCodewords(version);
  const shortBlocks = count - (all % count);
  const shortLength = Math.floor(all / count) - perBlock;
  const divisor = divisorOf(perBlock);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, place) => {
    const block = data.slice(start, start + shortLength + (place < shortBlocks ? 0 : 1));
    start += block.length;
    return { block, rest: remainderOf(block, divisor) };
  });
  const words: number[] = [];
  for (let place = 0; place <= shortLength; place += 1) {
    for (const { block } of blocks) {
      const word = block[place];
      if (word !== undefined) words.push(word);
    }
  }
  for (let place = 0; place < perBlock; place += 1)
    for (const { rest } of blocks) words.push(rest[place] ?? 0);
  return words;
};

const alignmentPlaces = (version: number): readonly number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, place) => last - (count - 2 - place) * step)];
};

/** A grid under construction: what is dark, and what belongs to the pattern and is never masked. */
class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(size: number) {
    const blank = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.size = size;
    this.dark = blank();
    this.fixed = blank();
  }

  isDark(x: number, y: number): boolean {
    return this.dark[y]?.[x] ?? false;
  }

  isFixed(x: number, y: number): boolean {
    return this.fixed[y]?.[x] ?? true;
  }

  put(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y];
    if (row !== undefined && x >= 0 && x < this.size) row[x] = isDark;
  }

  pattern(x: number, y: number, isDark: boolean): void {
    this.put(x, y, isDark);
    const row = this.fixed[y];
    if (row !== undefined && x >= 0 && x < this.size) row[x] = true;
  }
}

const aroundCentre = (grid: Grid, x: number, y: number, reach: number, light: readonly number[]): void => {
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1) {
      const ring = Math.max(Math.abs(right), Math.abs(down));
      grid.pattern(x + right, y + down, !light.includes(ring));
    }
  }
};

const drawPatterns = (grid: Grid, version: number): void => {
  const { size } = grid;
  for (let place = 0; place < size; place += 1) {
    grid.pattern(6, place, place % 2 === 0);
    grid.pattern(place, 6, place % 2 === 0);
  }
  aroundCentre(grid, 3, 3, 4, [2, 4]);
  aroundCentre(grid, size - 4, 3, 4, [2, 4]);
  aroundCentre(grid, 3, size - 4, 4, [2, 4]);
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const inCorner =
        (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
      if (!inCorner) aroundCentre(grid, x, y, 2, [1]);
    }
  }
};

const withRemainder = (value: number, bits: number, polynomial: number, top: number): number => {
  let rest = value;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >>> top) * polynomial);
  return (value << bits) | rest;
};

const drawFormat = (grid: Grid, mask: number): void => {
  const bits = withRemainder((levelBits << 3) | mask, 10, 0x537, 9) ^ 0x5412;
  const isSet = (place: number): boolean => ((bits >>> place) & 1) !== 0;
  const { size } = grid;
  for (let place = 0; place <= 5; place += 1) grid.pattern(8, place, isSet(place));
  grid.pattern(8, 7, isSet(6));
  grid.pattern(8, 8, isSet(7));
  grid.pattern(7, 8, isSet(8));
  for (let place = 9; place < 15; place += 1) grid.pattern(14 - place, 8, isSet(place));
  for (let place = 0; place < 8; place += 1) grid.pattern(size - 1 - place, 8, isSet(place));
  for (let place = 8; place < 15; place += 1) grid.pattern(8, size - 15 + place, isSet(place));
  grid.pattern(8, size - 8, true);
};

const drawVersion = (grid: Grid, version: number): void => {
  if (version < 7) return;
  const bits = withRemainder(version, 12, 0x1f25, 11);
  for (let place = 0; place < 18; place += 1) {
    const isDark = ((bits >>> place) & 1) !== 0;
    const across = grid.size - 11 + (place % 3);
    const along = Math.floor(place / 3);
    grid.pattern(across, along, isDark);
    grid.pattern(along, across, isDark);
  }
};

/** In columns of two from the right, up and down in turns, past the vertical timing line. */
const drawData = (grid: Grid, words: readonly number[]): void => {
  const { size } = grid;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.isFixed(x, y) || bit >= words.length * 8) continue;
        grid.put(x, y, (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) !== 0);
        bit += 1;
      }
    }
  }
};

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const applyMask = (grid: Grid, mask: number): void => {
  const flips = masks[mask];
  for (let y = 0; y < grid.size; y += 1) {
    for (let x = 0; x < grid.size; x += 1) {
      if (!grid.isFixed(x, y) && flips?.(x, y)) grid.put(x, y, !grid.isDark(x, y));
    }
  }
};

const finderLike = /(?=10111010000|00001011101)/g;

const penaltyOfLine = (line: string): number => {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  const like = [...line.matchAll(finderLike)].length;
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + like * 40;
};

/** How hard a mask is to read: long runs, squares, what looks like a corner, uneven darkness. */
const penaltyOf = ({ dark }: Grid): number => {
  const lines = dark.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  const columns = lines.map((_, place) => lines.map((line) => line[place]).join(''));
  let penalty = [...lines, ...columns].reduce((sum, line) => sum + penaltyOfLine(line), 0);
  for (const [y, line] of lines.entries()) {
    const below = lines[y + 1];
    if (below === undefined) break;
    for (let x = 0; x + 1 < line.length; x += 1) {
      const square = line.slice(x, x + 2) + below.slice(x, x + 2);
      if (square === '0000' || square === '1111') penalty += 3;
    }
  }
  const all = lines.join('');
  const share = all.replaceAll('0', '').length / all.length;
  return penalty + Math.floor(Math.abs(share * 20 - 10)) * 10;
};

const drawn = (version: number, words: readonly number[], mask: number): Grid => {
  const grid = new Grid(version * 4 + 17);
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  drawVersion(grid, version);
  drawData(grid, words);
  applyMask(grid, mask);
  return grid;
};

/** Rows of modules, dark ones true, without the quiet zone of four modules that belongs around them. */
export const qrCode = (text: string): QrMatrix => {
  const bytes = utf8Of(text);
  const version = versionFor(bytes.length);
  const words = interleaved(dataOf(bytes, version), version);
  const grids = masks.map((_, mask) => drawn(version, words, mask));
  const [best] = grids
    .map((grid) => ({ grid, penalty: penaltyOf(grid) }))
    .sort((left, right) => left.penalty - right.penalty);
  return best?.grid.dark ?? [];
};

/** One SVG path of the dark modules, a unit each, in a box of the code's size and its quiet zone. */
export const qrPath = (text: string): { readonly path: string; readonly size: number } => {
  const quiet = 4;
  const rows = qrCode(text);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return { path, size: rows.length + quiet * 2 };
};
