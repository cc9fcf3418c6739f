import { type FaceId, fontFamilies } from '../fonts/font-faces.ts';
import { scriptFaceOf } from '../fonts/script-faces.ts';
import type { ShapedRun, Shaper } from '../fonts/shaping.ts';
import { signFaceName } from '../fonts/sign-faces.ts';
import type { TrueType } from '../fonts/truetype.ts';
import { deflate } from './deflate.ts';
import { subsetTrueType } from './font-subset.ts';
import type { PdfFile } from './pdf-file.ts';
import { type PdfSign, signsOf } from './pdf-signs.ts';
import { hex4, latin1, number, reference, utf16 } from './pdf-syntax.ts';

/** One face as far as a document uses it. */
export interface UsedFace {
  readonly id: FaceId;
  readonly name: string;
  readonly font: TrueType;
  readonly object: number;
  /** A shape that stands for two texts is two signs, or one text would be read wrongly. */
  readonly signs: readonly PdfSign[];
  readonly subset: FontSubset;
}

/** Embeds exactly the signs that a document draws. */
export class PdfFonts {
  readonly #file: PdfFile;
  readonly #faces = new Map<FaceId, UsedFace>();

  constructor(file: PdfFile, shaper: Shaper, runs: Iterable<ShapedRun>) {
    this.#file = file;
    for (const [id, used] of signsByFace(runs, shaper)) {
      // By glyph, not by first use: an edited resume mostly draws the same signs, and its font can be used again.
      const signs = [...used.values()].sort(
        (a, b) =>
          firstGlyph(a) - firstGlyph(b) ||
          (a.text < b.text ? -1 : a.text > b.text ? 1 : a.key < b.key ? -1 : 1),
      );
      const name = `F${this.#faces.size + 1}`;
      const font = shaper.font(id);
      const subset = subsetOf(font, signs);
      this.#faces.set(id, { id, name, font, object: file.reserve(), signs, subset });
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

  #embedFace({ id, font, object, signs, subset }: UsedFace): void {
    const file = this.#file;
    const name = `${tagOf(signs)}+${postscriptName(id)}`;
    const em = (units: number): string => number((units * 1000) / font.unitsPerEm);
    const program = file.packed(`/Length1 ${subset.length}`, subset.packed);
    const italic = font.italicAngle !== 0;
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags ${4 + (italic ? 64 : 0)}` +
        `/FontBBox[${font.bounds.map(em).join(' ')}]/ItalicAngle ${number(font.italicAngle)}/Ascent ${em(font.ascent)}` +
        `/Descent ${em(font.descent)}/CapHeight ${em(font.capHeight)}/XHeight ${em(font.xHeight)}` +
        `/StemV ${id.includes('400') ? 80 : 130}/FontFile2 ${reference(program)}>>`,
    );
    const widths = [font.advance(0), ...signs.map(({ advance }) => advance)].map(em).join(' ');
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

const firstGlyph = ({ parts: [first] }: PdfSign): number => first?.glyph ?? 0;

const signsByFace = (runs: Iterable<ShapedRun>, shaper: Shaper): Map<FaceId, Map<string, PdfSign>> => {
  const faces = new Map<FaceId, Map<string, PdfSign>>();
  for (const run of runs) {
    const used = faces.get(run.face) ?? new Map<string, PdfSign>();
    faces.set(run.face, used);
    for (const { sign } of signsOf(run, shaper.font(run.face))) used.set(sign.key, sign);
  }
  return faces;
};

/** A font cut to some signs. The same signs of the same font give the very same object. */
export interface FontSubset {
  readonly packed: Uint8Array;
  readonly length: number;
  /** By the key of a sign. */
  readonly codes: ReadonlyMap<string, number>;
  /** What each code stands for. */
  readonly unicode: Uint8Array;
}

const subsets = new WeakMap<TrueType, Map<string, FontSubset>>();

/** Cutting and compressing a font is much of the work of a file; the last few are kept. */
const subsetOf = (font: TrueType, signs: readonly PdfSign[]): FontSubset => {
  const known = subsets.get(font) ?? new Map<string, FontSubset>();
  subsets.set(font, known);
  const key = signs.map((sign) => sign.key).join('\n');
  const found = known.get(key);
  if (found) return found;
  const bytes = subsetTrueType(font, signs);
  const made = {
    packed: deflate(bytes),
    length: bytes.length,
    codes: new Map(signs.map(({ key }, index) => [key, index + 1])),
    unicode: deflate(latin1(unicodeMap(['', ...signs.map(({ text }) => text)]))),
  };
  if (known.size >= 8) known.clear();
  known.set(key, made);
  return made;
};

const postscriptName = (id: FaceId): string => {
  for (const { regular, bold, italic } of Object.values(fontFamilies)) {
    for (const face of [regular, bold, italic]) if (face.id === id) return face.postscriptName;
  }
  return scriptFaceOf(id)?.postscriptName ?? signFaceName(id) ?? id;
};

/** Six letters that name a subset by what is in it. */
const tagOf = (signs: readonly PdfSign[]): string => {
  let sum = Math.imul(0x811c9dc5, 0x01000193);
  for (const { parts } of signs) for (const { glyph } of parts) sum = Math.imul(sum ^ glyph, 0x01000193);
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
