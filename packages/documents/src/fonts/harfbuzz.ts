import type { Direction } from './bidi.ts';

/**
 * HarfBuzz as far as shaping needs it. Its package is called straight, without the wrapper that comes with it: that
 * one makes two objects for every glyph and is larger than the rest of the engine's start (docs/decisions/fast-first-file.md).
 */
export class HarfBuzz {
  readonly #hb: Exports;
  /** One for all: a buffer per call would have to be freed by hand. */
  readonly #buffer: number;
  readonly #languages = new Map<string, number>();
  /** Where a text lies while it is shaped, and how many UTF-16 units have room there. */
  #text = 0;
  #room = 0;

  constructor(exports: Exports) {
    this.#hb = exports;
    exports.__wasm_call_ctors();
    this.#buffer = exports.hb_buffer_create();
  }

  /** Kept for as long as the engine: faces are few and used again. */
  font(bytes: Uint8Array): HarfBuzzFont {
    const hb = this.#hb;
    const data = hb.malloc(bytes.length);
    new Uint8Array(hb.memory.buffer, data, bytes.length).set(bytes);
    const blob = hb.hb_blob_create(data, bytes.length, writable, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    return { pointer: hb.hb_font_create(face), characters: this.#charactersOf(face) };
  }

  features(settings: Readonly<Record<string, number>>): FeatureList {
    const entries = Object.entries(settings);
    const pointer = this.#hb.malloc(entries.length * 16);
    const list = new DataView(this.#hb.memory.buffer, pointer, entries.length * 16);
    entries.forEach(([tag, value], index) => {
      for (let letter = 0; letter < 4; letter++)
        list.setUint8(index * 16 + 3 - letter, tag.charCodeAt(letter));
      list.setUint32(index * 16 + 4, value, true);
      list.setUint32(index * 16 + 8, 0, true);
      list.setUint32(index * 16 + 12, toTheEnd, true);
    });
    return { pointer, count: entries.length };
  }

  /** Glyphs come from left to right, whichever way the text goes. The answer is gone with the next call. */
  shape(
    text: string,
    font: HarfBuzzFont,
    features: FeatureList,
    { language, direction = 'ltr' }: { language?: string | undefined; direction?: Direction } = {},
  ): Glyphs {
    const hb = this.#hb;
    const buffer = this.#buffer;
    this.#write(text);
    hb.hb_buffer_clear_contents(buffer);
    hb.hb_buffer_add_utf16(buffer, this.#text, text.length, 0, text.length);
    hb.hb_buffer_set_direction(buffer, directions[direction]);
    if (language) hb.hb_buffer_set_language(buffer, this.#language(language));
    hb.hb_buffer_guess_segment_properties(buffer);
    hb.hb_shape(font.pointer, buffer, features.pointer, features.count);
    const length = hb.hb_buffer_get_length(buffer);
    const infos = hb.hb_buffer_get_glyph_infos(buffer, 0);
    const positions = hb.hb_buffer_get_glyph_positions(buffer, 0);
    return {
      length,
      infos: new Uint32Array(hb.memory.buffer, infos, length * glyphFields),
      positions: new Int32Array(hb.memory.buffer, positions, length * glyphFields),
    };
  }

  #write(text: string): void {
    const hb = this.#hb;
    if (text.length > this.#room) {
      hb.free(this.#text);
      this.#room = Math.max(256, text.length * 2);
      this.#text = hb.malloc(this.#room * 2);
    }
    const units = new Uint16Array(hb.memory.buffer, this.#text, text.length);
    for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  }

  #language(name: string): number {
    const known = this.#languages.get(name);
    if (known !== undefined) return known;
    const hb = this.#hb;
    const letters = hb.malloc(name.length);
    new TextEncoder().encodeInto(name, new Uint8Array(hb.memory.buffer, letters, name.length));
    const language = hb.hb_language_from_string(letters, name.length);
    hb.free(letters);
    this.#languages.set(name, language);
    return language;
  }

  #charactersOf(face: number): ReadonlySet<number> {
    const hb = this.#hb;
    const set = hb.hb_set_create();
    hb.hb_face_collect_unicodes(face, set);
    const count = hb.hb_set_get_population(set);
    const list = hb.malloc(count * 4);
    hb.hb_set_next_many(set, beforeTheFirst, list, count);
    const characters = new Set(new Uint32Array(hb.memory.buffer, list, count));
    hb.free(list);
    hb.hb_set_destroy(set);
    return characters;
  }
}

export interface HarfBuzzFont {
  readonly pointer: number;
  /** Every code point it has a glyph for. */
  readonly characters: ReadonlySet<number>;
}

export interface FeatureList {
  readonly pointer: number;
  readonly count: number;
}

/** `glyphFields` numbers for each glyph. */
export interface Glyphs {
  readonly length: number;
  /** Glyph, -, index of the first UTF-16 unit it stands for, -, -. */
  readonly infos: Uint32Array;
  /** In units of the font: advance right and up, offset right and up, -. */
  readonly positions: Int32Array;
}

export const glyphFields = 5;

const writable = 2;
const directions = { ltr: 4, rtl: 5 } as const;
const toTheEnd = 0xffffffff;
const beforeTheFirst = -1;

type Call = (...values: number[]) => number;

/** The part of WebAssembly's own type that is used; a server's types do not know it. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What the module asks of its surroundings. */
export type HarfBuzzImports = Readonly<Record<string, Readonly<Record<string, Call>>>>;

interface Exports {
  readonly memory: Memory;
  readonly __wasm_call_ctors: () => void;
  readonly malloc: Call;
  readonly free: Call;
  readonly hb_blob_create: Call;
  readonly hb_buffer_add_utf16: Call;
  readonly hb_buffer_clear_contents: Call;
  readonly hb_buffer_create: Call;
  readonly hb_buffer_get_glyph_infos: Call;
  readonly hb_buffer_get_glyph_positions: Call;
  readonly hb_buffer_get_length: Call;
  readonly hb_buffer_guess_segment_properties: Call;
  readonly hb_buffer_set_direction: Call;
  readonly hb_buffer_set_language: Call;
  readonly hb_face_collect_unicodes: Call;
  readonly hb_face_create: Call;
  readonly hb_font_create: Call;
  readonly hb_language_from_string: Call;
  readonly hb_set_create: Call;
  readonly hb_set_destroy: Call;
  readonly hb_set_get_population: Call;
  readonly hb_set_next_many: Call;
  readonly hb_shape: Call;
}

const pageSize = 65_536;

export const startHarfbuzz = async (
  instantiate: (imports: HarfBuzzImports) => Promise<{ readonly exports: unknown }>,
): Promise<HarfBuzz> => {
  let memory: Memory | undefined;
  const fail = (): never => {
    throw new Error('HarfBuzz gave up');
  };
  const grow = (wanted = 0): number => {
    if (!memory) return 0;
    const missing = Math.max(wanted - memory.buffer.byteLength, memory.buffer.byteLength / 4);
    try {
      memory.grow(Math.ceil(missing / pageSize));
      return 1;
    } catch {
      return 0;
    }
  };
  const { exports } = await instantiate({
    env: {
      _abort_js: fail,
      _emscripten_runtime_keepalive_clear: () => 0,
      _setitimer_js: () => 0,
      emscripten_resize_heap: grow,
    },
    wasi_snapshot_preview1: { proc_exit: fail },
  });
  const own = exports as Exports;
  memory = own.memory;
  return new HarfBuzz(own);
};
