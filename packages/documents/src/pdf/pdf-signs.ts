import type { ShapedRun } from '../fonts/shaping.ts';
import type { TrueType } from '../fonts/truetype.ts';
import { turnedSigns } from './turned-signs.ts';

export interface SignPart {
  readonly glyph: number;
  /** From the sign's own start, in units of the font. */
  readonly x: number;
  readonly y: number;
}

/**
 * What one code of a PDF's font draws and says: the glyphs a reader takes for one sign, and its text. Several glyphs
 * become one: then the text of a reordered syllable is in the order it was typed for every reader, with no need for
 * marks that only some of them know (docs/decisions/indian-scripts.md).
 */
export interface PdfSign {
  readonly key: string;
  readonly text: string;
  readonly parts: readonly SignPart[];
  /** In units of the font. */
  readonly advance: number;
  /** Whether it is a glyph of the font as it is. */
  readonly plain: boolean;
}

export interface PlacedSign {
  readonly sign: PdfSign;
  /** As shaped, kerning included, in em. */
  readonly advance: number;
  /** From the start of the run, in em; where it does not follow the sign before it. */
  readonly at?: number;
}

const signsOfRuns = new WeakMap<ShapedRun, readonly PlacedSign[]>();

export const signsOf = (run: ShapedRun, font: TrueType): readonly PlacedSign[] => {
  const known = signsOfRuns.get(run);
  if (known) return known;
  const made = run.rtl ? turnedSigns(run, font) : splitSigns(run, font);
  signsOfRuns.set(run, made);
  return made;
};

/** The signs that are one glyph for one letter, by glyph: nearly all of a Latin text, so worked out once per font. */
const letters = new WeakMap<TrueType, Map<number, PdfSign>>();

const lettersOf = (font: TrueType): Map<number, PdfSign> => {
  const known = letters.get(font) ?? new Map<number, PdfSign>();
  letters.set(font, known);
  return known;
};

const splitSigns = (run: ShapedRun, font: TrueType): PlacedSign[] => {
  const { clusters, text, glyphs, advances, typed } = run;
  if (typed !== undefined) {
    // What stands in for a sign that cannot be drawn is one sign, and says what was typed.
    const signs: PlacedSign[] = [];
    addSign(signs, drawnBy(run, font, 0, glyphs.length), typed);
    return signs;
  }
  const known = run.script || run.offsets ? undefined : lettersOf(font);
  const signs: PlacedSign[] = [];
  for (let first = 0; first < clusters.length; ) {
    const start = clusters[first] ?? 0;
    let next = first + 1;
    while (next < clusters.length && clusters[next] === start) next++;
    const end = next < clusters.length ? clusters[next] : text.length;
    const said = text.slice(start, end);
    const single = next === first + 1;
    const glyph = glyphs[first] ?? 0;
    const letter = single ? known?.get(glyph) : undefined;
    if (letter?.text === said) signs.push({ sign: letter, advance: advances[first] ?? 0 });
    else {
      addSign(signs, drawnBy(run, font, first, next), said);
      const sign = signs.at(-1)?.sign;
      if (single && sign?.plain && sign.text === said) known?.set(glyph, sign);
    }
    first = next;
  }
  return signs;
};

interface Drawn {
  readonly parts: readonly SignPart[];
  readonly advance: number;
  readonly shaped: number;
  readonly plain: boolean;
}

const drawnBy = (
  { glyphs, advances, offsets, script }: ShapedRun,
  font: TrueType,
  first: number,
  next: number,
): Drawn => {
  const units = (em: number): number => Math.round(em * font.unitsPerEm);
  const parts: SignPart[] = [];
  let shaped = 0;
  for (let index = first; index < next; index++) {
    const glyph = glyphs[index] ?? 0;
    const x = units(shaped + (offsets?.[index * 2] ?? 0));
    const y = units(offsets?.[index * 2 + 1] ?? 0);
    // What draws nothing, such as a joiner, needs no part of its own.
    if (!font.isBlank(glyph)) parts.push({ glyph, x, y });
    shaped += advances[index] ?? 0;
  }
  if (parts.length === 0 && shaped > 0) parts.push({ glyph: glyphs[first] ?? 0, x: 0, y: 0 });
  const [only, second] = parts;
  const alone = only !== undefined && second === undefined && only.x === 0 && only.y === 0;
  // Latin letters are kerned in many ways and keep one width; a sign of several glyphs is as wide as it was shaped.
  const advance = alone && !script ? font.advance(only.glyph) : units(shaped);
  return { parts, advance, shaped, plain: alone && advance === font.advance(only.glyph) };
};

/** Letters and signs that stand alone, without a mark among them: no need to look closer. */
const plainLetter = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027]$/;

/** Marks and joiners before the first letter, up to the first of them after it, and the rest. */
const aroundLetter = /^([\p{Mn}\p{Cf}]*)([^\p{Mn}\p{Cf}]*)(.*)$/su;

/**
 * pdf.js takes a code whose text has a mark in it for one without width, and finds a space where there is none; text
 * that ends in a joiner it drops. So the letter's text goes with the shape, and the marks' with a code that draws
 * nothing and is as wide as nothing.
 */
const addSign = (signs: PlacedSign[], { parts, advance, shaped, plain }: Drawn, text: string): void => {
  const [, before = '', letter = '', after = ''] = plainLetter.test(text)
    ? [text, '', text]
    : (aroundLetter.exec(text) ?? []);
  const marksAlone = letter === '';
  if (parts.length === 0) {
    addSilent(signs, text);
    return;
  }
  if (!marksAlone) addSilent(signs, before);
  const said = marksAlone ? text : letter;
  const places = parts.map(({ glyph, x, y }) => `${glyph} ${x} ${y}`).join();
  const key = `${places}|${advance}|${said}`;
  signs.push({ sign: { key, text: said, parts, advance, plain }, advance: shaped });
  if (!marksAlone) addSilent(signs, after);
};

const addSilent = (signs: PlacedSign[], text: string): void => {
  if (!text) return;
  const last = signs.at(-1)?.sign;
  const joins = last !== undefined && last.parts.length === 0;
  const whole = joins ? last.text + text : text;
  if (joins) signs.pop();
  const sign: PdfSign = { key: `|0|${whole}`, text: whole, parts: [], advance: 0, plain: false };
  signs.push({ sign, advance: 0 });
};
