import type { TrueType } from '../fonts/truetype.ts';

/**
 * A font file with only the glyphs asked for, numbered in the order given; the first must be 0, the missing glyph.
 * One glyph may be asked for twice, which gives it two numbers: a PDF needs that where one shape stands for two texts.
 */
export const subsetTrueType = (font: TrueType, wanted: readonly number[]): Uint8Array => {
  const glyphs = [...wanted];
  const numberOf = new Map<number, number>();
  glyphs.forEach((glyph, number) => {
    if (!numberOf.has(glyph)) numberOf.set(glyph, number);
  });
  const component = (glyph: number): number => {
    const known = numberOf.get(glyph);
    if (known !== undefined) return known;
    numberOf.set(glyph, glyphs.length);
    return glyphs.push(glyph) - 1;
  };
  const outlines: Uint8Array[] = [];
  // Grows while it runs: a composite asks for its parts.
  for (let number = 0; number < glyphs.length; number++) {
    outlines.push(renumberParts(font.outline(glyphs[number] ?? 0).slice(), component));
  }
  return writeFont(font, glyphs, outlines);
};

const argumentsAreWords = 0x0001;
const hasScale = 0x0008;
const moreComponents = 0x0020;
const hasTwoScales = 0x0040;
const hasTwoByTwo = 0x0080;

const renumberParts = (outline: Uint8Array, renumber: (glyph: number) => number): Uint8Array => {
  if (outline.length < 10) return outline;
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (view.getInt16(0) >= 0) return outline;
  let position = 10;
  for (;;) {
    const flags = view.getUint16(position);
    view.setUint16(position + 2, renumber(view.getUint16(position + 2)));
    position += 4 + (flags & argumentsAreWords ? 4 : 2);
    position += flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasTwoByTwo ? 8 : 0;
    if (!(flags & moreComponents)) return outline;
  }
};

const copyTable = (font: TrueType, tag: string): DataView => {
  const table = font.table(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return new DataView(table.buffer.slice(table.byteOffset, table.byteOffset + table.byteLength));
};

const writeFont = (
  font: TrueType,
  glyphs: readonly number[],
  outlines: readonly Uint8Array[],
): Uint8Array => {
  const head = copyTable(font, 'head');
  head.setUint32(8, 0);
  head.setInt16(50, 1);
  const hhea = copyTable(font, 'hhea');
  hhea.setUint16(34, glyphs.length);
  const maxp = copyTable(font, 'maxp');
  maxp.setUint16(4, glyphs.length);
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4));
  const loca = new DataView(new ArrayBuffer(glyphs.length * 4 + 4));
  const padded = outlines.map((outline) => (outline.length + 3) & ~3);
  const glyf = new Uint8Array(padded.reduce((sum, length) => sum + length, 0));
  let position = 0;
  glyphs.forEach((glyph, number) => {
    const outline = outlines[number] ?? new Uint8Array();
    hmtx.setUint16(number * 4, font.advance(glyph));
    if (outline.length >= 4) {
      const view = new DataView(outline.buffer, outline.byteOffset);
      hmtx.setInt16(number * 4 + 2, view.getInt16(2));
    }
    loca.setUint32(number * 4, position);
    glyf.set(outline, position);
    position += padded[number] ?? 0;
  });
  loca.setUint32(glyphs.length * 4, position);
  return assemble({ glyf: new DataView(glyf.buffer), head, hhea, hmtx, loca, maxp });
};

/** Table names must be in alphabetical order. */
const assemble = (tables: Readonly<Record<string, DataView>>): Uint8Array => {
  const entries = Object.entries(tables);
  const directory = 12 + entries.length * 16;
  const size = entries.reduce((sum, [, table]) => sum + ((table.byteLength + 3) & ~3), directory);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (entries.length - power) * 16);
  let position = directory;
  entries.forEach(([tag, table], index) => {
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), position);
    const record = 12 + index * 16;
    for (let letter = 0; letter < 4; letter++) bytes[record + letter] = tag.charCodeAt(letter);
    view.setUint32(record + 4, checksum(view, position, table.byteLength));
    view.setUint32(record + 8, position);
    view.setUint32(record + 12, table.byteLength);
    position += (table.byteLength + 3) & ~3;
  });
  return bytes;
};

const checksum = (view: DataView, start: number, length: number): number => {
  let sum = 0;
  for (let offset = start; offset < start + length; offset += 4) sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
};
