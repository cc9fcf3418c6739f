import { strToU8 } from 'fflate';
import { type FaceId, fontFamilies } from '../fonts/font-faces.ts';
import type { TrueType } from '../fonts/truetype.ts';
import type { ShapedRun, Shaper } from '../shaping.ts';
import { subsetTrueType } from './font-subset.ts';
import type { PdfFile } from './pdf-file.ts';
import { hex4, number, reference, utf16 } from './pdf-syntax.ts';

/** One face as far as a document uses it. */
interface UsedFace {
  readonly id: FaceId;
  readonly name: string;
  readonly font: TrueType;
  readonly object: number;
  /** Codes by glyph and text: a shape that stands for two texts gets two codes, or one text would be read wrongly. */
  readonly codes: Map<string, number>;
  readonly glyphs: number[];
  readonly texts: string[];
}

/** Hands out codes while pages are written, then embeds exactly what was used. */
export class PdfFonts {
  readonly #file: PdfFile;
  readonly #shaper: Shaper;
  readonly #faces = new Map<FaceId, UsedFace>();

  constructor(file: PdfFile, shaper: Shaper) {
    this.#file = file;
    this.#shaper = shaper;
  }

  use(id: FaceId): UsedFace {
    const known = this.#faces.get(id);
    if (known) return known;
    const used: UsedFace = {
      id,
      name: `F${this.#faces.size + 1}`,
      font: this.#shaper.font(id),
      object: this.#file.reserve(),
      codes: new Map(),
      glyphs: [0],
      texts: [''],
    };
    this.#faces.set(id, used);
    return used;
  }

  code(face: UsedFace, glyph: number, text: string): number {
    const key = `${glyph}|${text}`;
    const known = face.codes.get(key);
    if (known !== undefined) return known;
    const code = face.glyphs.push(glyph) - 1;
    face.texts.push(text);
    face.codes.set(key, code);
    return code;
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
    const subset = subsetTrueType(font, glyphs);
    const program = file.stream(`/Length1 ${subset.length}`, subset);
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
    const unicode = file.stream('', strToU8(unicodeMap(texts)));
    file.set(
      object,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
        `/DescendantFonts[${reference(descendant)}]/ToUnicode ${reference(unicode)}>>`,
    );
  }
}

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
export const glyphTexts = (run: ShapedRun): { texts: string[]; exact: boolean } => {
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
