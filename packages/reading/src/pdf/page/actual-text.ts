import { bytesAsText, streamsOf, unpackWithin } from '../packed-streams.ts';

/** A piece of marked content as its stream begins it. */
interface Begun {
  readonly tag: string;
  /** What it says, where the file says so beside the codes of its glyphs. */
  readonly says?: string;
}

/** As long as any drawing that is read at all. */
const longest = 12 * 1024 * 1024;

/**
 * What pieces of marked content say, by their order on a page. Word and LibreOffice write the letters of Indian scripts so,
 * where a glyph is no letter; pdf.js does not give it. A page's streams are known by their marks.
 */
export class ActualTexts {
  readonly #bytes: Uint8Array;
  readonly #used = new Set<readonly Begun[]>();
  #streams: readonly (readonly Begun[])[] | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Of the next page, by the tags of its marked content. */
  ofPage(tags: readonly string[]): ReadonlyMap<number, string> {
    const texts = new Map<number, string>();
    if (!tags.includes('Span')) return texts;
    this.#streams ??= streamsWithMarks(this.#bytes);
    // A page may have several streams, one behind the other.
    for (let at = 0; at < tags.length; ) {
      const next = this.#streams.find((stream) => !this.#used.has(stream) && fits(stream, tags, at));
      if (!next) return new Map();
      this.#used.add(next);
      for (const [index, { says }] of next.entries()) if (says) texts.set(at + index, says);
      at += next.length;
    }
    return texts;
  }
}

const fits = (stream: readonly Begun[], tags: readonly string[], at: number): boolean =>
  at + stream.length <= tags.length && stream.every(({ tag }, index) => tag === tags[at + index]);

const streamsWithMarks = (bytes: Uint8Array): (readonly Begun[])[] => {
  const streams: (readonly Begun[])[] = [];
  for (const { dictionary, start, end } of streamsOf(bytesAsText(bytes))) {
    if (/\/(?:Type|Length1|FunctionType)\b|\/Subtype\s*\/(?!Form\b)/.test(dictionary)) continue;
    const packed = bytes.subarray(start, end);
    const content = /\/FlateDecode\b/.test(dictionary) ? unpackWithin(packed, longest) : packed;
    const begun = content ? begunIn(bytesAsText(content)) : [];
    if (begun.length > 0) streams.push(begun);
  }
  return streams;
};

const token =
  /\((?:\\[\s\S]|[^\\()])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|%[^\r\n]*|\bBI\b[\s\S]*?\bEI\b|[^\s()<>[\]{}/%]+/g;

/** The beginnings of marked content in drawing instructions. */
const begunIn = (content: string): Begun[] => {
  if (!content.includes('BDC') && !content.includes('BMC')) return [];
  const begun: Begun[] = [];
  let tag = '';
  let says: string | undefined;
  let depth = 0;
  let isSaid = false;
  for (const [word] of content.matchAll(token)) {
    if (word === '<<') depth++;
    else if (word === '>>') depth--;
    else if (isSaid) {
      says = plainText(word);
      isSaid = false;
    } else if (word.startsWith('/')) {
      if (word === '/ActualText') isSaid = true;
      else if (depth === 0) tag = tag === '' ? word.slice(1) : tag;
    } else if (word === 'BDC' || word === 'BMC') begun.push(says === undefined ? { tag } : { tag, says });
    if (depth === 0 && /^[A-Za-z'"*]/.test(word)) {
      tag = '';
      says = undefined;
    }
  }
  return begun;
};

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const plainText = (word: string): string => {
  const bytes = word.startsWith('<')
    ? String.fromCharCode(...(word.match(/[0-9A-Fa-f]{2}/g) ?? []).map((code) => Number.parseInt(code, 16)))
    : word
        .slice(1, -1)
        .replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, sign?: string) =>
          octal ? String.fromCharCode(Number.parseInt(octal, 8)) : sign ? (escapes[sign] ?? sign) : '',
        );
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  let text = '';
  for (let index = 2; index + 1 < bytes.length; index += 2)
    text += String.fromCharCode((bytes.charCodeAt(index) << 8) | bytes.charCodeAt(index + 1));
  return text;
};
