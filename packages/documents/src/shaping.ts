import type * as HarfBuzz from 'harfbuzzjs';
import { type FaceId, fallbackFamily, fontFamilies } from './fonts/font-faces.ts';
import { notoXHeight, scriptFaceOf, scriptFaces } from './fonts/script-faces.ts';
import { languageOfScript, type Script, scriptStretches } from './fonts/scripts.ts';
import { readTrueType, type TrueType } from './fonts/truetype.ts';

export type HarfBuzzModule = typeof HarfBuzz;

/** A stretch of text in one face, as it is drawn: the same glyphs in the preview and in the PDF. */
export interface ShapedRun {
  readonly face: FaceId;
  /** What is drawn. Differs from what was typed only where a character cannot be drawn. */
  readonly text: string;
  /** What was typed, where it differs. */
  readonly typed?: string;
  readonly glyphs: Uint16Array;
  /** Index into `text` of the first character each glyph stands for. */
  readonly clusters: Uint32Array;
  /** Per glyph: advance, horizontal and vertical offset, in units of the em. */
  readonly advances: Float64Array;
  readonly offsets: Float64Array | undefined;
  /** Sum of the advances, in em. */
  readonly width: number;
  /** What a reader takes for one sign each: letter spacing stands between these. */
  readonly signCount: number;
  /** For a script of its own: which, and its size in parts of the size around it. */
  readonly script?: Script;
  readonly scale?: number;
}

export interface ShapedText {
  readonly runs: readonly ShapedRun[];
  /** Characters that no loaded face can draw. */
  readonly missing: readonly string[];
}

/** Letter-spaced text is shaped without ligatures, as browsers do. */
export type Spacing = 'normal' | 'spaced';

export interface Shaper {
  shape(text: string, face: FaceId, spacing: Spacing): ShapedText;
  /** The space between two words of a script. */
  scriptSpace(script: Script, face: FaceId): ShapedRun | undefined;
  font(face: FaceId): TrueType;
}

interface LoadedFace {
  readonly id: FaceId;
  readonly script?: Script;
  readonly truetype: TrueType;
  readonly font: HarfBuzz.Font;
  readonly characters: ReadonlySet<number>;
  readonly shaped: Record<Spacing, RecentlyUsed<ShapedText>>;
}

/** Drawn instead of a character that no face has; every face has this one, and everyone knows what a row of it means. */
const replacement = '?';

export class TextShaper implements Shaper {
  readonly #faces = new Map<FaceId, LoadedFace>();
  readonly #harfbuzz: HarfBuzzModule;
  /** One for all: a buffer per call is freed late and lets the memory of the module grow without bound. */
  readonly #buffer: HarfBuzz.Buffer;
  readonly #features: Record<Spacing, HarfBuzz.Feature[]>;

  constructor(harfbuzz: HarfBuzzModule) {
    this.#harfbuzz = harfbuzz;
    this.#buffer = new harfbuzz.Buffer();
    const lining = new harfbuzz.Feature('lnum', 1);
    this.#features = {
      normal: [lining],
      spaced: [
        lining,
        new harfbuzz.Feature('liga', 0),
        new harfbuzz.Feature('clig', 0),
        new harfbuzz.Feature('calt', 0),
      ],
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
    for (const other of this.#faces.values()) {
      other.shaped.normal.clear();
      other.shaped.spaced.clear();
    }
    const face = new this.#harfbuzz.Face(new this.#harfbuzz.Blob(bytes));
    const script = scriptFaceOf(id)?.script;
    this.#faces.set(id, {
      id,
      ...(script && { script }),
      truetype: readTrueType(bytes),
      font: new this.#harfbuzz.Font(face),
      characters: new Set(face.collectUnicodes()),
      shaped: { normal: new RecentlyUsed(), spaced: new RecentlyUsed() },
    });
  }

  font(face: FaceId): TrueType {
    return this.#face(face).truetype;
  }

  shape(text: string, id: FaceId, spacing: Spacing): ShapedText {
    const face = this.#face(id);
    return face.shaped[spacing].get(text, () => {
      const missing: string[] = [];
      const pieces = this.#byFace(text, face, missing);
      return { runs: pieces.map((piece) => this.#shapeRun(piece, face, spacing)), missing };
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

  #bySign(text: string, own: LoadedFace, base: LoadedFace, missing: string[]): Piece[] {
    const pieces: Piece[] = [];
    for (const { segment } of graphemes.segment(text)) {
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
    const face = [own, base, this.#fallback(base)].find(
      (candidate) => candidate && drawable(plain, candidate),
    );
    if (face) return { face, text: plain };
    const compatible = plain.normalize('NFKC');
    if (drawable(compatible, base)) return { face: base, text: compatible, typed: sign };
    missing.push(sign);
    return { face: base, text: replacement, typed: sign };
  }

  /**
   * The face that steps in, in the same style. Only ever this one, whatever else is loaded: the same resume must give
   * the same file everywhere.
   */
  #fallback(face: LoadedFace): LoadedFace | undefined {
    return this.#faces.get(fontFamilies[fallbackFamily][styleOf(face.id)].id);
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

  #shapeRun({ face, text, typed }: Piece, base: LoadedFace, spacing: Spacing): ShapedRun {
    const { script } = face;
    const buffer = this.#buffer;
    buffer.clearContents();
    buffer.addText(text);
    buffer.setDirection(this.#harfbuzz.Direction.LTR);
    if (script) buffer.setLanguage(languageOfScript(script));
    buffer.guessSegmentProperties();
    // Signs of these scripts hang together: space between them would tear the line they hang from.
    this.#harfbuzz.shape(face.font, buffer, this.#features[script ? 'normal' : spacing]);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const scale = 1 / face.truetype.unitsPerEm;
    const glyphs = new Uint16Array(infos.length);
    const clusters = new Uint32Array(infos.length);
    const advances = new Float64Array(infos.length);
    let offsets: Float64Array | undefined;
    let width = 0;
    let signCount = 0;
    infos.forEach((info, index) => {
      const position = positions[index];
      if (!position) return;
      glyphs[index] = info.codepoint;
      clusters[index] = info.cluster;
      if (index === 0 || info.cluster !== clusters[index - 1]) signCount += 1;
      advances[index] = position.xAdvance * scale;
      width += position.xAdvance;
      if (position.xOffset !== 0 || position.yOffset !== 0) {
        offsets ??= new Float64Array(infos.length * 2);
        offsets[index * 2] = position.xOffset * scale;
        offsets[index * 2 + 1] = position.yOffset * scale;
      }
    });
    return {
      ...{ face: face.id, text, glyphs, clusters, advances, offsets, width: width * scale, signCount },
      ...(typed !== undefined && { typed }),
      ...(script && { script, scale: this.#scale(script, base) }),
    };
  }
}

interface Piece {
  readonly face: LoadedFace;
  readonly text: string;
  readonly typed?: string;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const graphemeBoundaries = (text: string): number[] =>
  Array.from(graphemes.segment(text), ({ index }) => index);

const drawable = (text: string, face: LoadedFace): boolean => {
  for (const character of text) {
    if (!face.characters.has(character.codePointAt(0) ?? 0)) return false;
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
