import { graphemes } from '@kalam/domain/text/graphemes';
import { type Direction, hasRightToLeft } from './bidi.ts';
import { type FaceId, fallbackFamily, fontFamilies, hasSmallCaps } from './font-faces.ts';
import { type FeatureList, glyphFields, type HarfBuzz, type HarfBuzzFont } from './harfbuzz.ts';
import { notoXHeight, scriptFaceOf, scriptFaces } from './script-faces.ts';
import { languageOfScript, type Script, scriptStretches } from './scripts.ts';
import { isSignFace, signFaces } from './sign-faces.ts';
import { readTrueType, type TrueType } from './truetype.ts';

/** A stretch of text in one face, as it is drawn: the same glyphs in the preview and in the PDF. */
export interface ShapedRun {
  readonly face: FaceId;
  /** What is drawn. Differs from what was typed only where a character cannot be drawn. */
  readonly text: string;
  /** What was typed, where it differs. */
  readonly typed?: string;
  readonly glyphs: readonly number[];
  /** Index into `text` of the first character each glyph stands for. */
  readonly clusters: readonly number[];
  /** Per glyph: advance, horizontal and vertical offset, in units of the em. */
  readonly advances: readonly number[];
  readonly offsets: readonly number[] | undefined;
  /** Sum of the advances, in em. */
  readonly width: number;
  /** What a reader takes for one sign each: letter spacing stands between these. */
  readonly signCount: number;
  /** Drawn in the face's small capitals, and read as typed. */
  readonly smallCaps?: boolean;
  /** Where it is of a script of its own. */
  readonly script?: Script;
  /** Its size in parts of the size around it, where it differs. */
  readonly scale?: number;
  /** Whether its text goes from right to left; its glyphs stand from left to right all the same. */
  readonly rtl?: true;
  /** How far it reaches above and below the baseline, in em; for a script that lines of the usual height cannot hold. */
  readonly reach?: Reach;
}

export interface Reach {
  readonly above: number;
  readonly below: number;
}

export interface ShapedText {
  readonly runs: readonly ShapedRun[];
  /** Characters that no loaded face can draw. */
  readonly missing: readonly string[];
}

/** Letter-spaced text is shaped without ligatures, as browsers do; small capitals have none. */
export type Spacing = 'normal' | 'spaced' | 'smallCaps';

export interface Shaper {
  /** A text that goes one way. */
  shape(text: string, face: FaceId, spacing: Spacing, direction?: Direction): ShapedText;
  /** The space between two words of a script. */
  scriptSpace(script: Script, face: FaceId): ShapedRun | undefined;
  font(face: FaceId): TrueType;
}

interface LoadedFace {
  readonly id: FaceId;
  readonly script?: Script;
  readonly truetype: TrueType;
  readonly font: HarfBuzzFont;
  readonly shaped: Record<Spacing, RecentlyUsed<ShapedText>>;
}

/** Drawn instead of a character that no face has; every face has this one, and everyone knows what a row of it means. */
const replacement = '?';

export class TextShaper implements Shaper {
  readonly #faces = new Map<FaceId, LoadedFace>();
  readonly #harfbuzz: HarfBuzz;
  readonly #features: Record<Spacing, FeatureList>;

  constructor(harfbuzz: HarfBuzz) {
    this.#harfbuzz = harfbuzz;
    this.#features = {
      normal: harfbuzz.features({ lnum: 1 }),
      spaced: harfbuzz.features({ lnum: 1, liga: 0, clig: 0, calt: 0 }),
      smallCaps: harfbuzz.features({ lnum: 1, liga: 0, clig: 0, calt: 0, smcp: 1 }),
    };
  }

  has(face: FaceId): boolean {
    return this.#faces.has(face);
  }

  /** Whether a face has every character of a text. */
  draws(text: string, face: FaceId): boolean {
    return drawable(text, this.#face(face));
  }

  add(id: FaceId, bytes: Uint8Array): void {
    // What was missing before may be drawn by the newcomer.
    for (const { shaped } of this.#faces.values()) for (const kept of Object.values(shaped)) kept.clear();
    const script = scriptFaceOf(id)?.script;
    this.#faces.set(id, {
      id,
      ...(script && { script }),
      truetype: readTrueType(bytes),
      font: this.#harfbuzz.font(bytes),
      shaped: { normal: new RecentlyUsed(), spaced: new RecentlyUsed(), smallCaps: new RecentlyUsed() },
    });
  }

  font(face: FaceId): TrueType {
    return this.#face(face).truetype;
  }

  shape(text: string, id: FaceId, spacing: Spacing, direction: Direction = 'ltr'): ShapedText {
    const face = this.#face(id);
    const rtl = direction === 'rtl';
    // The mark of that direction is never part of a text.
    return face.shaped[spacing].get(rtl ? `\u200f${text}` : text, () => {
      const missing: string[] = [];
      const pieces = rtl ? this.#rightToLeft(text, face, missing) : this.#byFace(text, face, missing);
      return { runs: pieces.map((piece) => this.#shapeRun(piece, face, spacing, direction)), missing };
    });
  }

  scriptSpace(script: Script, id: FaceId): ShapedRun | undefined {
    const base = this.#face(id);
    const face = this.#scriptFace(script, base);
    return face && this.#shapeRun({ face, text: ' ' }, base, 'normal');
  }

  #face(id: FaceId): LoadedFace {
    const face = this.#faces.get(id);
    if (!face) throw new Error(`Font face ${id} is not loaded`);
    return face;
  }

  /** Cuts a text where the face must change. */
  #byFace(text: string, face: LoadedFace, missing: string[]): Piece[] {
    if (drawable(text, face)) return [{ face, text }];
    return scriptStretches(text).flatMap((stretch) => {
      const own = (stretch.script && this.#scriptFace(stretch.script, face)) ?? face;
      return drawable(stretch.text, own)
        ? [{ face: own, text: stretch.text }]
        : this.#bySign(stretch.text, own, face, missing);
    });
  }

  /** Spaces, brackets and commas among Arabic letters are of their face too. */
  #rightToLeft(text: string, face: LoadedFace, missing: string[]): Piece[] {
    const own = (hasRightToLeft(text) && this.#scriptFace('arab', face)) || face;
    return drawable(text, own) ? [{ face: own, text }] : this.#bySign(text, own, face, missing);
  }

  #bySign(text: string, own: LoadedFace, base: LoadedFace, missing: string[]): Piece[] {
    const pieces: Piece[] = [];
    for (const { segment } of graphemes(text)) {
      const piece = this.#drawSign(segment, own, base, missing);
      const last = pieces.at(-1);
      if (last && last.face === piece.face && last.typed === undefined && piece.typed === undefined) {
        pieces[pieces.length - 1] = { face: last.face, text: last.text + piece.text };
      } else pieces.push(piece);
    }
    return pieces;
  }

  #drawSign(sign: string, own: LoadedFace, base: LoadedFace, missing: string[]): Piece {
    const plain = sign.replace(/[\ufe00-\ufe0f]/g, '');
    const face = [own, base, ...this.#fallbacks(base)].find(
      (candidate) => candidate && drawable(plain, candidate),
    );
    if (face) return { face, text: plain };
    const compatible = plain.normalize('NFKC');
    if (drawable(compatible, base)) return { face: base, text: compatible, typed: sign };
    missing.push(sign);
    return { face: base, text: replacement, typed: sign };
  }

  /**
   * The faces that step in, in the same style where they have it. Only ever these, whatever else is loaded: the same
   * resume must give the same file everywhere.
   */
  #fallbacks({ id }: LoadedFace): (LoadedFace | undefined)[] {
    const style = styleOf(id);
    const signs = signFaces(style === 'bold').map((sign) => this.#faces.get(sign));
    return [this.#faces.get(fontFamilies[fallbackFamily][style].id), ...signs];
  }

  /** Beside small letters of any height a sign is as large as beside those it was drawn for. */
  #signScale({ id }: LoadedFace, base: LoadedFace): number {
    const { xHeight, unitsPerEm } = base.truetype;
    return xHeight / unitsPerEm / (id.startsWith('signs') ? interXHeight : notoXHeight);
  }

  #scriptFace(script: Script, base: LoadedFace): LoadedFace | undefined {
    const { regular, bold } = scriptFaces(script, familyOf(base.id));
    return this.#faces.get(styleOf(base.id) === 'bold' ? bold.id : regular.id);
  }

  /** Beside Latin of any family, so that small letters and those of the script look equally large. */
  #scale(script: Script, base: LoadedFace): number {
    const { xHeight, unitsPerEm } = base.truetype;
    return (scriptFaces(script, familyOf(base.id)).scale * xHeight) / unitsPerEm / notoXHeight;
  }

  #shapeRun(
    { face, text, typed }: Piece,
    base: LoadedFace,
    spacing: Spacing,
    direction: Direction = 'ltr',
  ): ShapedRun {
    const { script } = face;
    // Signs of these scripts hang together: space between them would tear the line they hang from.
    const features = this.#features[script ? 'normal' : spacing];
    const language = script && languageOfScript(script);
    const shaped = this.#harfbuzz.shape(text, face.font, features, { language, direction });
    const { length, infos, positions } = shaped;
    const scale = 1 / face.truetype.unitsPerEm;
    // Plain lists: most are a word long, and a typed array costs more to make than a word to shape.
    const glyphs: number[] = [];
    const clusters: number[] = [];
    const advances: number[] = [];
    let offsets: number[] | undefined;
    let width = 0;
    let signCount = 0;
    for (let index = 0, at = 0; index < length; index++, at += glyphFields) {
      const cluster = infos[at + 2] ?? 0;
      const advance = positions[at] ?? 0;
      const right = positions[at + 2] ?? 0;
      const up = positions[at + 3] ?? 0;
      if (index === 0 || cluster !== clusters[index - 1]) signCount += 1;
      glyphs.push(infos[at] ?? 0);
      clusters.push(cluster);
      advances.push(advance * scale);
      width += advance;
      if (right !== 0 || up !== 0) {
        offsets ??= Array.from({ length: length * 2 }, () => 0);
        offsets[index * 2] = right * scale;
        offsets[index * 2 + 1] = up * scale;
      }
    }
    return {
      ...{ face: face.id, text, glyphs, clusters, advances, offsets, width: width * scale, signCount },
      ...(typed !== undefined && { typed }),
      ...(spacing === 'smallCaps' && hasSmallCaps(face.id) && { smallCaps: true }),
      ...(script && { script, scale: this.#scale(script, base) }),
      ...(isSignFace(face.id) && { scale: this.#signScale(face, base) }),
      ...(direction === 'rtl' && { rtl: true }),
      ...(script === 'arab' && { reach: reachOf(glyphs, offsets, face.truetype) }),
    };
  }
}

/** Height of the small letters of Inter, from which the first signs are taken, in em. */
const interXHeight = 0.546;

const reachOf = (
  glyphs: readonly number[],
  offsets: readonly number[] | undefined,
  { unitsPerEm, heights }: TrueType,
): Reach => {
  let [above, below] = [0, 0];
  glyphs.forEach((glyph, index) => {
    const drawn = heights(glyph);
    const up = offsets?.[index * 2 + 1] ?? 0;
    if (!drawn) return;
    above = Math.max(above, up + drawn.top / unitsPerEm);
    below = Math.max(below, -up - drawn.bottom / unitsPerEm);
  });
  return { above, below };
};

interface Piece {
  readonly face: LoadedFace;
  readonly text: string;
  readonly typed?: string;
}

export const graphemeBoundaries = (text: string): number[] =>
  Array.from(graphemes(text), ({ index }) => index);

const drawable = (text: string, { font: { characters } }: LoadedFace): boolean => {
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (!characters.has(code)) return false;
    if (code > 0xffff) index++;
  }
  return true;
};

const familyOf = (id: FaceId): string => id.slice(0, id.indexOf('-'));

const styleOf = (id: FaceId): 'regular' | 'bold' | 'italic' => {
  for (const family of Object.values(fontFamilies)) {
    if (family.bold.id === id) return 'bold';
    if (family.italic.id === id) return 'italic';
  }
  return 'regular';
};

/** Remembers what was used lately: the older half is dropped when the newer half is full. */
export class RecentlyUsed<Value> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  readonly #size: number;

  constructor(size = 4000) {
    this.#size = size;
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }

  get(key: string, make: () => Value): Value {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make();
    if (this.#young.size >= this.#size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }
}
