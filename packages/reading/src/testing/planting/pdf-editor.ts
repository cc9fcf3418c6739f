import { zlibSync } from 'fflate';
import { bytesAsText, streamsOf, unpackWithin } from '../../pdf/packed-streams.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255);

const unpacked = (bytes: Uint8Array): string => {
  const whole = unpackWithin(bytes, 32 * 1024 * 1024);
  if (!whole) throw new Error('A stream could not be unpacked');
  return bytesAsText(whole);
};

/** Two bytes a glyph, as our writer has them. */
const codesOf = (literal: string): number[] => {
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );
  return Array.from(
    { length: bytes.length >> 1 },
    (_, index) => bytes.charCodeAt(2 * index) * 256 + bytes.charCodeAt(2 * index + 1),
  );
};

const hexadecimal = (codes: readonly number[]): string =>
  `<${codes.map((code) => code.toString(16).padStart(4, '0')).join('')}>`;

/** What one instruction shows. */
export interface ShownText {
  readonly page: number;
  readonly role: string;
  /** The number of its marked content. */
  readonly mark: number;
  readonly font: string;
  readonly size: string;
  readonly codes: readonly number[];
  readonly text: string;
  /** Of the marked content in its page's instructions, from `/Role` to behind `EMC`. */
  readonly from: number;
  readonly to: number;
  /** Of the array it shows. */
  readonly start: number;
  readonly end: number;
}

interface Face {
  readonly object: number;
  readonly map: number;
  readonly letters: ReadonlyMap<number, string>;
}

/** Changes files of our own object by object, as programs do that append what they changed. */
export class PdfEditor {
  readonly #bytes: Uint8Array;
  readonly #objects = new Map<number, string>();
  readonly #changed = new Map<number, string>();
  readonly pages: readonly { readonly object: number; readonly contents: number }[];
  readonly faces: ReadonlyMap<string, Face>;
  readonly contents: string[];
  #last: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const file = bytesAsText(bytes);
    for (const { dictionary, start, end } of streamsOf(file)) {
      if (!dictionary.includes('/Type/ObjStm')) continue;
      const body = unpacked(bytes.subarray(start, end));
      const first = Number(/\/First (\d+)/.exec(dictionary)?.[1]);
      const numbers = body.slice(0, first).trim().split(/\s+/).map(Number);
      for (let at = 0; at < numbers.length; at += 2) {
        const next = numbers[at + 3];
        this.#objects.set(
          numbers[at] ?? 0,
          body.slice(first + (numbers[at + 1] ?? 0), next === undefined ? undefined : first + next).trim(),
        );
      }
    }
    this.pages = [...this.#objects].flatMap(([object, body]) =>
      /\/Type\/Page\b(?!s)/.test(body)
        ? [{ object, contents: Number(/\/Contents (\d+)/.exec(body)?.[1]) }]
        : [],
    );
    this.contents = this.pages.map(({ contents }) => this.stream(contents));
    this.faces = this.#faces();
    this.#last = Number(/\/Type\/XRef\/Size (\d+)/.exec(file)?.[1]);
  }

  object(number: number): string {
    return this.#changed.get(number) ?? this.#objects.get(number) ?? '';
  }

  /** What a stream of the file holds. */
  stream(number: number): string {
    const file = bytesAsText(this.#bytes);
    const at = file.indexOf(`\n${number} 0 obj`);
    const start = file.indexOf('stream\n', at) + 7;
    return unpacked(this.#bytes.subarray(start, file.indexOf('endstream', start)));
  }

  set(number: number, body: string): void {
    this.#changed.set(number, body);
  }

  setStream(number: number, content: string, more = ''): void {
    const packed = bytesAsText(zlibSync(latin1(content)));
    this.set(number, `<<${more}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`);
  }

  /** A number that no object has. */
  next(): number {
    this.#last += 1;
    return this.#last - 1;
  }

  /** Everything that is shown in marked content, in the order of the file. */
  texts(): readonly ShownText[] {
    return this.contents.flatMap((content, page) => {
      const shown: ShownText[] = [];
      let font = '';
      let size = '';
      for (const match of content.matchAll(
        /\/(\w+)<<\/MCID (\d+)[^\n]*>>BDC\n([\s\S]*?)\nEMC|\/(F\d+) ([\d.]+) Tf/g,
      )) {
        const [whole, role = '', mark = '', inner = ''] = match;
        for (const part of (inner || whole).matchAll(
          /\/(F\d+) ([\d.]+) Tf|\[((?:\((?:\\[\s\S]|[^\\()])*\)|[-\d.\s])*)\]TJ/g,
        )) {
          const [said, face, points, array] = part;
          if (face) [font, size] = [face, points ?? ''];
          if (array === undefined) continue;
          const codes = [...array.matchAll(/\(((?:\\[\s\S]|[^\\()])*)\)/g)].flatMap(([, text = '']) =>
            codesOf(text),
          );
          const start = match.index + whole.indexOf(inner) + part.index;
          shown.push({
            page,
            role,
            mark: Number(mark),
            font,
            size,
            codes,
            text: codes.map((code) => this.faces.get(font)?.letters.get(code) ?? '').join(''),
            from: match.index,
            to: match.index + whole.length,
            start,
            end: start + said.length,
          });
        }
      }
      return shown;
    });
  }

  /** Shows other glyphs instead. */
  replace({ page, start, end }: ShownText, codes: readonly number[], before = '', after = ''): void {
    const content = this.contents[page] ?? '';
    this.contents[page] =
      `${content.slice(0, start)}${before}[${hexadecimal(codes)}]TJ${after}${content.slice(end)}`;
  }

  codeOf(font: string, letter: string): number | undefined {
    return [...(this.faces.get(font)?.letters ?? [])].find(([, text]) => text === letter)?.[0];
  }

  /** The codes of a text as far as the face has them. */
  spell(font: string, text: string): number[] {
    return [...text].flatMap((letter) => this.codeOf(font, letter) ?? []);
  }

  show(codes: readonly number[]): string {
    return `[${hexadecimal(codes)}]TJ`;
  }

  save(): Uint8Array {
    for (const [index, { contents }] of this.pages.entries())
      this.setStream(contents, this.contents[index] ?? '');
    let file = `${bytesAsText(this.#bytes)}\n`;
    const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1] ?? '0';
    const root = /\/Root (\d+ \d+ R)/.exec(file)?.[1] ?? '';
    const info = /\/Info (\d+ \d+ R)/.exec(file)?.[1] ?? '';
    const places = [...this.#changed].map(([number, body]) => {
      const at = file.length;
      file += `${number} 0 obj\n${body}\nendobj\n`;
      return `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    });
    const table = file.length;
    file += `xref\n${places.join('')}trailer\n<</Size ${this.#last}/Root ${root}/Info ${info}/Prev ${previous}>>\n`;
    file += `startxref\n${table}\n%%EOF\n`;
    return latin1(file);
  }

  #faces(): ReadonlyMap<string, Face> {
    const named = [...this.#objects.values()].flatMap((body) => [
      ...(/\/Font<<((?:\/F\d+ \d+ 0 R)+)>>/.exec(body)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g),
    ]);
    return new Map(
      named.map(([, name = '', object = '']) => {
        const map = Number(/\/ToUnicode (\d+)/.exec(this.object(Number(object)))?.[1]);
        return [name, { object: Number(object), map, letters: lettersOf(this.stream(map)) }];
      }),
    );
  }
}

const plain = (digits: string): string =>
  String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

/** What a face says its glyphs mean. */
const lettersOf = (map: string): ReadonlyMap<number, string> => {
  const letters = new Map<number, string>();
  for (const [, body = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of body.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g))
      letters.set(Number.parseInt(code, 16), plain(text));
  for (const [, body = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of body.matchAll(
      /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g,
    ))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++)
        letters.set(code, String.fromCharCode(plain(text).charCodeAt(0) + code - Number.parseInt(from, 16)));
  return letters;
};
