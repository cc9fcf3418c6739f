import { strToU8 } from 'fflate';
import { type FaceId, fontFamilies } from '../fonts/font-faces.ts';
import type { TrueType } from '../fonts/truetype.ts';
import type { ShapedRun, Shaper } from '../shaping.ts';
import { subsetTrueType } from './font-subset.ts';
import { deflate, type PdfFile } from './pdf-file.ts';
import { hex4, number, reference, utf16 } from './pdf-syntax.ts';

/** One face as far as a document uses it. */
export interface UsedFace {
  readonly id: FaceId;
  readonly name: string;
  readonly font: TrueType;
  readonly object: number;
  /** Codes by glyph and text: a shape that stands for two texts gets two codes, or one text would be read wrongly. */
  readonly codes: ReadonlyMap<string, number>;
  readonly glyphs: readonly number[];
  readonly texts: readonly string[];
}

/** Embeds exactly the glyphs that a document draws. */
export class PdfFonts {
  readonly #file: PdfFile;
  readonly #faces = new Map<FaceId, UsedFace>();

  constructor(file: PdfFile, shaper: Shaper, runs: Iterable<ShapedRun>) {
    this.#file = file;
    for (const [id, used] of glyphsByFace(runs)) {
      // By glyph, not by first use: an edited resume mostly draws the same glyphs, and its font can be used again.
      const sorted = [...used.values()].sort((a, b) => a.glyph - b.glyph || (a.text < b.text ? -1 : 1));
      const glyphs = [0, ...sorted.map(({ glyph }) => glyph)];
      const texts = ['', ...sorted.map(({ text }) => text)];
      const codes = new Map(sorted.map(({ glyph, text }, index) => [codeKey(glyph, text), index + 1]));
      const name = `F${this.#faces.size + 1}`;
      this.#faces.set(id, { id, name, font: shaper.font(id), object: file.reserve(), codes, glyphs, texts });
    }
  }

  face(id: FaceId): UsedFace {
    const face = this.#faces.get(id);
    if (!face) throw new Error(`Face ${id} was not announced`);
    return face;
  }

  resources(): string {
    const fonts = [...this.#faces.values()].map((face) => `/${face.name} ${reference(face.object)}`);
    return `/Font<<${fonts.join('')}>>`;
  }

  embed(): void {
    for (const face of this.#faces.values()) this.#embedFace(face);
  }

  #embedFace({ id, font, object, glyphs, texts }: UsedFace): void {
    const file = this.#file;
    const name = `${tagOf(glyphs)}+${postscriptName(id)}`;
    const em = (units: number): string => number((units * 1000) / font.unitsPerEm);
    const subset = packedSubset(font, glyphs, texts);
    const program = file.packed(`/Length1 ${subset.length}`, subset.packed);
    const italic = font.italicAngle !== 0;
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags ${4 + (italic ? 64 : 0)}` +
        `/FontBBox[${font.bounds.map(em).join(' ')}]/ItalicAngle ${number(font.italicAngle)}/Ascent ${em(font.ascent)}` +
        `/Descent ${em(font.descent)}/CapHeight ${em(font.capHeight)}/XHeight ${em(font.xHeight)}` +
        `/StemV ${id.includes('400') ? 80 : 130}/FontFile2 ${reference(program)}>>`,
    );
    const widths = glyphs.map((glyph) => em(font.advance(glyph))).join(' ');
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)` +
        `/Supplement 0>>/FontDescriptor ${reference(descriptor)}/DW 0/W[0[${widths}]]/CIDToGIDMap/Identity>>`,
    );
    const unicode = file.packed('', subset.unicode);
    file.set(
      object,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
        `/DescendantFonts[${reference(descendant)}]/ToUnicode ${reference(unicode)}>>`,
    );
  }
}

const codeKey = (glyph: number, text: string): string => `${glyph}|${text}`;

export const glyphCode = (face: UsedFace, glyph: number, text: string): number =>
  face.codes.get(codeKey(glyph, text)) ?? 0;

const glyphsByFace = (
  runs: Iterable<ShapedRun>,
): Map<FaceId, Map<string, { glyph: number; text: string }>> => {
  const faces = new Map<FaceId, Map<string, { glyph: number; text: string }>>();
  for (const run of runs) {
    const used = faces.get(run.face) ?? new Map<string, { glyph: number; text: string }>();
    faces.set(run.face, used);
    const { texts } = glyphTexts(run);
    run.glyphs.forEach((glyph, index) => {
      const text = texts[index] ?? '';
      used.set(codeKey(glyph, text), { glyph, text });
    });
  }
  return faces;
};

interface PackedSubset {
  readonly packed: Uint8Array;
  readonly length: number;
  /** What each code stands for. */
  readonly unicode: Uint8Array;
}

const packedSubsets = new WeakMap<TrueType, Map<string, PackedSubset>>();

/** Cutting and compressing a font is most of the work of a file; the last few are kept. */
const packedSubset = (font: TrueType, glyphs: readonly number[], texts: readonly string[]): PackedSubset => {
  const known = packedSubsets.get(font) ?? new Map<string, PackedSubset>();
  packedSubsets.set(font, known);
  const key = `${glyphs.join()}|${texts.join('\n')}`;
  const found = known.get(key);
  if (found) return found;
  const bytes = subsetTrueType(font, glyphs);
  const unicode = deflate(strToU8(unicodeMap(texts)));
  const made = { packed: deflate(bytes), length: bytes.length, unicode };
  if (known.size >= 8) known.clear();
  known.set(key, made);
  return made;
};

const postscriptName = (id: FaceId): string => {
  for (const { regular, bold, italic } of Object.values(fontFamilies)) {
    for (const face of [regular, bold, italic]) if (face.id === id) return face.postscriptName;
  }
  return id;
};

/** Six letters that name a subset by what is in it. */
const tagOf = (glyphs: readonly number[]): string => {
  let sum = 0x811c9dc5;
  for (const glyph of glyphs) sum = Math.imul(sum ^ glyph, 0x01000193);
  let tag = '';
  for (let rest = sum >>> 0, letter = 0; letter < 6; letter++, rest = Math.floor(rest / 26)) {
    tag += String.fromCharCode(65 + (rest % 26));
  }
  return tag;
};

const unicodeMap = (texts: readonly string[]): string => {
  const entries = texts.flatMap((text, code) => (text ? [`<${hex4(code)}><${utf16(text)}>`] : []));
  const blocks: string[] = [];
  for (let from = 0; from < entries.length; from += 100) {
    const block = entries.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def',
    '1 begincodespacerange<0000><FFFF>endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict/CMap defineresource pop end end',
  ].join('\n');
};

/**
 * The text each glyph stands for. Where several glyphs share several characters no fair split exists; `exact` is false
 * then and the run must carry its text as a whole.
 */
export const glyphTexts = (run: ShapedRun): GlyphTexts => {
  const known = textsOfRuns.get(run);
  if (known) return known;
  const made = splitTexts(run);
  textsOfRuns.set(run, made);
  return made;
};

interface GlyphTexts {
  readonly texts: readonly string[];
  readonly exact: boolean;
}

const textsOfRuns = new WeakMap<ShapedRun, GlyphTexts>();

const splitTexts = (run: ShapedRun): GlyphTexts => {
  const { clusters, text } = run;
  let exact = run.typed === undefined;
  const texts: string[] = [];
  for (let first = 0; first < clusters.length; ) {
    const start = clusters[first] ?? 0;
    let next = first;
    while (next < clusters.length && clusters[next] === start) next++;
    const cluster = text.slice(start, next < clusters.length ? clusters[next] : text.length);
    texts.push(cluster);
    for (let extra = first + 1; extra < next; extra++) {
      texts.push(cluster.slice(-1));
      exact = false;
    }
    first = next;
  }
  return { texts, exact };
};
