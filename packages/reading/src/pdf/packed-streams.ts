import { Inflate } from 'fflate';

/** Packed at most this small: what DEFLATE can do and no more. */
const mostPacked = 1032;
const piece = 16 * 1024;

class TooMuch extends Error {}

/** How much a packed stream unpacks to, told without keeping it; what is broken ends where it breaks. */
const unpackedSize = (packed: Uint8Array, limit: number): number => {
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > limit) throw new TooMuch();
  });
  try {
    // Two bytes of a header stand before the data itself.
    for (let from = 2; from < packed.length; from += piece)
      inflate.push(packed.subarray(from, from + piece), from + piece >= packed.length);
  } catch (failure) {
    if (failure instanceof TooMuch) return limit + 1;
  }
  return size;
};

/** The bytes of a packed stream, or nothing where they are broken or more than the limit. */
export const unpackWithin = (packed: Uint8Array, limit: number): Uint8Array | undefined => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > limit) throw new TooMuch();
    chunks.push(chunk);
  });
  try {
    for (let from = 2; from < packed.length; from += piece)
      inflate.push(packed.subarray(from, from + piece), from + piece >= packed.length);
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

export interface PackedStream {
  /** As written, from `<<` on. */
  readonly dictionary: string;
  readonly start: number;
  readonly end: number;
}

/** A byte for each character. */
export const bytesAsText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Long enough for every dictionary of a stream that is of use here. */
const longestDictionary = 2000;

/** The streams of a file as they lie in it, found without its tables, which may be wrong. */
export const streamsOf = function* (text: string): Iterable<PackedStream> {
  for (let from = 0; ; ) {
    const found = text.indexOf('stream', from);
    if (found < 0) return;
    from = found + 6;
    const line = text.startsWith('\r\n', from) ? 2 : text[from] === '\n' || text[from] === '\r' ? 1 : 0;
    if (line === 0 || text.startsWith('end', found - 3)) continue;
    const before = text.slice(Math.max(0, found - longestDictionary), found);
    const object = before.lastIndexOf(' obj');
    const end = text.indexOf('endstream', from);
    const start = from + line;
    from = end < 0 ? text.length : end + 9;
    yield { dictionary: before.slice(Math.max(0, object)), start, end: end < 0 ? text.length : end };
  }
};

const packedOnce = /\/(?:FlateDecode|Fl|LZWDecode|LZW)\b/g;

const isPicture = /\/Subtype\s*\/Image\b/;
/** Fonts, tables of objects, colours, functions. What says nothing of itself draws a page. */
const drawsNothing = /\/(?:Type|Length1|N|FunctionType|ShadingType)\b|\/Subtype\s*\/(?!Form\b)/;

interface Limits {
  readonly unpacked: number;
  readonly unpackedDrawing: number;
}

/**
 * Whether a file would unpack to more than anybody's resume needs. pdf.js unpacks a stream whole before it looks at it,
 * so a small file could take all memory there is.
 */
export const unpacksToTooMuch = (bytes: Uint8Array, { unpacked, unpackedDrawing }: Limits): boolean => {
  const packed: PackedStream[] = [];
  for (const stream of streamsOf(bytesAsText(bytes))) {
    const times = stream.dictionary.match(packedOnce)?.length ?? 0;
    if (times > 1) return true;
    if (times === 1 && !isPicture.test(stream.dictionary)) packed.push(stream);
  }
  const most = packed.reduce((sum, { start, end }) => sum + (end - start) * mostPacked, 0);
  // Nothing so small can be that large: such files need not be unpacked for this.
  if (most <= unpackedDrawing) return false;
  let [all, drawing] = [unpacked, unpackedDrawing];
  for (const { dictionary, start, end } of packed) {
    const draws = !drawsNothing.test(dictionary) || /\/Type\s*\/XObject\b/.test(dictionary);
    const size = /\/LZW/.test(dictionary)
      ? (end - start) * 10
      : unpackedSize(bytes.subarray(start, end), draws ? drawing : all);
    all -= size;
    if (draws) drawing -= size;
    if (all < 0 || drawing < 0) return true;
  }
  return false;
};
