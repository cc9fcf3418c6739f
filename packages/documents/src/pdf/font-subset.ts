import type { TrueType } from '../fonts/truetype.ts';
import type { PdfSign, SignPart } from './pdf-signs.ts';

interface SubsetGlyph {
  readonly outline: Uint8Array;
  readonly advance: number;
}

/**
 * A font file with only the signs asked for, numbered in the order given after 0, the missing glyph. One glyph may be
 * asked for twice, which gives it two numbers: a PDF needs that where one shape stands for two texts.
 */
export const subsetTrueType = (font: TrueType, signs: readonly PdfSign[]): Uint8Array => {
  const numberOf = new Map<number, number>([[0, 0]]);
  signs.forEach((sign, index) => {
    const glyph = sign.parts[0]?.glyph ?? 0;
    if (sign.plain && !numberOf.has(glyph)) numberOf.set(glyph, index + 1);
  });
  const added: number[] = [];
  const component = (glyph: number): number => {
    const known = numberOf.get(glyph);
    if (known !== undefined) return known;
    const number = signs.length + added.push(glyph);
    numberOf.set(glyph, number);
    return number;
  };
  const copy = (glyph: number): SubsetGlyph => ({
    outline: renumberParts(font.outline(glyph).slice(), component),
    advance: font.advance(glyph),
  });
  const glyphs = [copy(0)];
  for (const { parts, advance, plain } of signs) {
    const outline = plain ? copy(parts[0]?.glyph ?? 0).outline : joined(font, parts, component);
    glyphs.push({ outline, advance });
  }
  // Grows while it runs: a composite asks for its parts.
  for (let index = 0; index < added.length; index++) glyphs.push(copy(added[index] ?? 0));
  const largest = signs.reduce((most, sign) => (sign.plain ? most : Math.max(most, sign.parts.length)), 0);
  return writeFont(font, glyphs, largest);
};

const argumentsAreWords = 0x0001;
const argumentsArePlaces = 0x0002;
const hasScale = 0x0008;
const moreComponents = 0x0020;
const hasTwoScales = 0x0040;
const hasTwoByTwo = 0x0080;
const partsOverlap = 0x0400;

/** Several glyphs, each at its place, as one. */
const joined = (
  font: TrueType,
  parts: readonly SignPart[],
  number: (glyph: number) => number,
): Uint8Array => {
  // A space that was shaped wider than it is has a part and nothing to draw.
  if (parts.every(({ glyph }) => font.outline(glyph).length === 0)) return new Uint8Array();
  const view = new DataView(new ArrayBuffer(10 + parts.length * 8));
  const bounds = [32767, 32767, -32768, -32768];
  parts.forEach(({ glyph, x, y }, index) => {
    const outline = font.outline(glyph);
    const box = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
    for (const [side, at] of [x, y, x, y].entries()) {
      const edge = box.getInt16(2 + side * 2) + at;
      bounds[side] = side < 2 ? Math.min(bounds[side] ?? 0, edge) : Math.max(bounds[side] ?? 0, edge);
    }
    const more = index < parts.length - 1 ? moreComponents : 0;
    const record = 10 + index * 8;
    view.setUint16(record, argumentsAreWords | argumentsArePlaces | more | (index === 0 ? partsOverlap : 0));
    view.setUint16(record + 2, number(glyph));
    view.setInt16(record + 4, x);
    view.setInt16(record + 6, y);
  });
  view.setInt16(0, -1);
  bounds.forEach((edge, side) => {
    view.setInt16(2 + side * 2, edge);
  });
  return new Uint8Array(view.buffer);
};

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

/** Some rasterisers reserve room by what this table promises. */
const promiseParts = (maxp: DataView, largest: number): void => {
  const [points, contours, pointsOfParts, contoursOfParts, parts, depth] = [6, 8, 10, 12, 28, 30];
  const atMost = (place: number, value: number): void =>
    maxp.setUint16(place, Math.min(65535, Math.max(maxp.getUint16(place), value)));
  atMost(pointsOfParts, largest * Math.max(maxp.getUint16(points), maxp.getUint16(pointsOfParts)));
  atMost(contoursOfParts, largest * Math.max(maxp.getUint16(contours), maxp.getUint16(contoursOfParts)));
  atMost(parts, largest);
  maxp.setUint16(depth, maxp.getUint16(depth) + 1);
};

const writeFont = (font: TrueType, glyphs: readonly SubsetGlyph[], largest: number): Uint8Array => {
  const head = copyTable(font, 'head');
  head.setUint32(8, 0);
  head.setInt16(50, 1);
  const hhea = copyTable(font, 'hhea');
  hhea.setUint16(34, glyphs.length);
  const maxp = copyTable(font, 'maxp');
  maxp.setUint16(4, glyphs.length);
  if (largest > 0) promiseParts(maxp, largest);
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4));
  const loca = new DataView(new ArrayBuffer(glyphs.length * 4 + 4));
  const padded = (outline: Uint8Array): number => (outline.length + 3) & ~3;
  const glyf = new Uint8Array(glyphs.reduce((sum, { outline }) => sum + padded(outline), 0));
  let position = 0;
  glyphs.forEach(({ outline, advance }, number) => {
    hmtx.setUint16(number * 4, advance);
    if (outline.length >= 4) {
      const view = new DataView(outline.buffer, outline.byteOffset);
      hmtx.setInt16(number * 4 + 2, view.getInt16(2));
    }
    loca.setUint32(number * 4, position);
    glyf.set(outline, position);
    position += padded(outline);
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
