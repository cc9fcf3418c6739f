import type { TrueType } from '../fonts/truetype.ts';
import type { ShapedRun } from '../shaping.ts';

export interface SignPart {
  readonly glyph: number;
  /** From the sign's own start, in units of the font. */
  readonly x: number;
  readonly y: number;
}

/**
 * What one code of a PDF's font draws and says: the glyphs a reader takes for one sign, and its text. Several glyphs
 * become one: then the text of a reordered syllable is in the order it was typed for every reader, with no need for
 * marks that only some of them know (docs/decisions/indian-scripts-in-pdf.md).
 */
export interface PdfSign {
  readonly key: string;
  readonly text: string;
  readonly parts: readonly SignPart[];
  /** In units of the font. */
  readonly advance: number;
}

export interface PlacedSign {
  readonly sign: PdfSign;
  /** As shaped, kerning included, in em. */
  readonly advance: number;
}

/** Whether a sign is a glyph of the font as it is. */
export const isPlain = ({ parts: [first, second] }: PdfSign): boolean =>
  first !== undefined && second === undefined && first.x === 0 && first.y === 0;

const signsOfRuns = new WeakMap<ShapedRun, readonly PlacedSign[]>();

export const signsOf = (run: ShapedRun, font: TrueType): readonly PlacedSign[] => {
  const known = signsOfRuns.get(run);
  if (known) return known;
  const made = splitSigns(run, font);
  signsOfRuns.set(run, made);
  return made;
};

const splitSigns = (run: ShapedRun, font: TrueType): PlacedSign[] => {
  const { clusters, text } = run;
  const signs: PlacedSign[] = [];
  for (let first = 0; first < clusters.length; ) {
    const start = clusters[first] ?? 0;
    let next = first;
    while (next < clusters.length && clusters[next] === start) next++;
    const end = next < clusters.length ? clusters[next] : text.length;
    signs.push(...signOf(run, font, first, next, text.slice(start, end)));
    first = next;
  }
  return signs;
};

const signOf = (
  { glyphs, advances, offsets }: ShapedRun,
  font: TrueType,
  first: number,
  next: number,
  text: string,
): PlacedSign[] => {
  const units = (em: number): number => Math.round(em * font.unitsPerEm);
  const parts: SignPart[] = [];
  let advance = 0;
  let shaped = 0;
  for (let index = first; index < next; index++) {
    const glyph = glyphs[index] ?? 0;
    const x = units(shaped + (offsets?.[index * 2] ?? 0));
    const y = units(offsets?.[index * 2 + 1] ?? 0);
    // What draws nothing, such as a joiner, needs no part of its own.
    if (font.outline(glyph).length > 0) parts.push({ glyph, x, y });
    advance += font.advance(glyph);
    shaped += advances[index] ?? 0;
  }
  if (parts.length === 0) parts.push({ glyph: glyphs[first] ?? 0, x: 0, y: 0 });
  const places = parts.map(({ glyph, x, y }) => `${glyph} ${x} ${y}`).join();
  const mark = text.search(nonSpacing);
  const [letter, rest] = mark > 0 ? [text.slice(0, mark), text.slice(mark)] : [text, ''];
  const drawn: PlacedSign = {
    sign: { key: `${places}|${advance}|${letter}`, text: letter, parts, advance },
    advance: shaped,
  };
  return rest ? [drawn, silent(rest)] : [drawn];
};

/**
 * pdf.js takes a code whose text has a mark in it for one without width, and finds a space where there is none. So the
 * letter's text goes with the shape, and the marks' with a code that draws nothing and is as wide as nothing.
 */
const silent = (text: string): PlacedSign => ({
  sign: { key: `|0|${text}`, text, parts: [], advance: 0 },
  advance: 0,
});

const nonSpacing = /\p{Mn}/u;
