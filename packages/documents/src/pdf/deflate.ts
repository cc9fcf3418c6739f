/**
 * Compression in the zlib format (RFC 1950, 1951). One implementation everywhere: the platforms' own compressors differ
 * in their bytes, and equal input must give equal files. It finds repetitions and writes them in the format's fixed code:
 * a code made for each stream would save a seventh of the file, and most of the time went into making it
 * (docs/decisions/fast-first-file.md).
 */
export const deflate = (bytes: Uint8Array): Uint8Array => {
  const out = new BitWriter(bytes.length + (bytes.length >> 3) + 16);
  out.bits(zlibHeader, 16);
  out.bits(lastBlockInFixedCode, 3);
  writeRepetitions(bytes, out);
  out.bits(endOfBlock, 7);
  out.toByte();
  const sum = adler32(bytes);
  for (const shift of [24, 16, 8, 0]) out.bits((sum >>> shift) & 255, 8);
  return out.bytes();
};

const zlibHeader = 0x9c78;
const lastBlockInFixedCode = 0b011;
const endOfBlock = 0;

const shortestMatch = 3;
const longestMatch = 258;
const window = 32_768;
/** How many earlier places are looked at for a match: more make a file hardly smaller. */
const patience = 16;
/** A match this long is taken at once, without a look at the next place. */
const longEnough = 32;
const hashBits = 13;
const noPlace = -1;

/** Used for every stream in turn; what a stream before left in `before` is never reached from a cleared `last`. */
const last = new Int32Array(1 << hashBits);
const before = new Int32Array(window);

/** Writes bytes as they are, or as repetitions of what stood before. */
const writeRepetitions = (bytes: Uint8Array, out: BitWriter): void => {
  const search = new Search(bytes);
  let position = 0;
  let length = search.longest(0);
  while (position < bytes.length) {
    const distance = search.distance;
    const next = length < longEnough ? search.longest(position + 1) : 0;
    // One byte more may begin a longer repetition.
    if (length < shortestMatch || next > length) {
      out.letter(bytes[position] ?? 0);
      position += 1;
      length = next;
      continue;
    }
    out.repetition(length, distance);
    const end = position + length;
    for (let inside = position + (length < longEnough ? 2 : 1); inside < end; inside++)
      search.remember(inside);
    position = end;
    length = search.longest(end);
  }
};

class Search {
  /** From the last place asked for back to its longest match. */
  distance = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    last.fill(noPlace);
  }

  /** Makes a place known to later ones; gives the nearest earlier one that may begin alike. */
  remember(position: number): number {
    const bytes = this.#bytes;
    const three =
      (bytes[position] ?? 0) | ((bytes[position + 1] ?? 0) << 8) | ((bytes[position + 2] ?? 0) << 16);
    const hash = Math.imul(three, 0x9e3779b1) >>> (32 - hashBits);
    const place = last[hash] ?? noPlace;
    before[position & (window - 1)] = place;
    last[hash] = position;
    return place;
  }

  /** The length of the longest match among the nearest places. */
  longest(position: number): number {
    const bytes = this.#bytes;
    const most = Math.min(longestMatch, bytes.length - position);
    if (most < shortestMatch) return 0;
    let place = this.remember(position);
    let longest = shortestMatch - 1;
    const oldest = Math.max(0, position - window);
    for (let tries = patience; place >= oldest && tries > 0; tries--) {
      if (bytes[place + longest] === bytes[position + longest]) {
        let length = 0;
        while (length < most && bytes[place + length] === bytes[position + length]) length++;
        if (length > longest) {
          longest = length;
          this.distance = position - place;
          if (length === most || length >= longEnough) break;
        }
      }
      place = before[place & (window - 1)] ?? noPlace;
    }
    return longest < shortestMatch ? 0 : longest;
  }
}

/** Huffman codes are written with their first bit first, everything else with its last. */
const reversed = (code: number, bits: number): number => {
  let turned = 0;
  for (let bit = 0; bit < bits; bit++) turned |= ((code >> bit) & 1) << (bits - 1 - bit);
  return turned;
};

/** Bits that stand for a letter, a length or a distance, and how many there are. */
class Codes {
  readonly bits: Uint32Array;
  readonly counts: Uint8Array;

  constructor(size: number) {
    this.bits = new Uint32Array(size);
    this.counts = new Uint8Array(size);
  }

  set(index: number, code: number, count: number): void {
    this.bits[index] = reversed(code, count);
    this.counts[index] = count;
  }
}

const letters = new Codes(256);
for (let byte = 0; byte < 256; byte++) {
  if (byte < 144) letters.set(byte, 0x30 + byte, 8);
  else letters.set(byte, 0x190 + byte - 144, 9);
}

/** Codes of ranges grow by a bit every few; these tell the values of a range apart. */
const extraBits = (code: number, steps: number): number => Math.max(0, Math.floor(code / steps) - 1);

const lengths = new Codes(longestMatch + 1);
for (let code = 0, length = shortestMatch; code < 28; code++) {
  const extra = extraBits(code, 4);
  const [symbol, bits] = code < 23 ? [code + 1, 7] : [0xc0 + code - 23, 8];
  for (let value = 0; value < 1 << extra; value++, length++) {
    lengths.set(length, symbol, bits);
    lengths.bits[length] = (lengths.bits[length] ?? 0) | (value << bits);
    lengths.counts[length] = bits + extra;
  }
}
lengths.set(longestMatch, 0xc5, 8);

const distances = new Codes(30);
for (let code = 0; code < 30; code++) distances.set(code, code, 5);

class BitWriter {
  readonly #bytes: Uint8Array;
  #length = 0;
  #held = 0;
  #count = 0;

  constructor(room: number) {
    this.#bytes = new Uint8Array(room);
  }

  letter(byte: number): void {
    this.bits(letters.bits[byte] ?? 0, letters.counts[byte] ?? 0);
  }

  repetition(length: number, distance: number): void {
    this.bits(lengths.bits[length] ?? 0, lengths.counts[length] ?? 0);
    const far = distance - 1;
    // Two codes for every power of two.
    const power = 31 - Math.clz32(far);
    const code = far < 4 ? far : power * 2 + ((far >> (power - 1)) & 1);
    const extra = extraBits(code, 2);
    this.bits((distances.bits[code] ?? 0) | ((far & ((1 << extra) - 1)) << 5), 5 + extra);
  }

  /** At most 24 at a time. */
  bits(value: number, count: number): void {
    this.#held |= value << this.#count;
    this.#count += count;
    while (this.#count >= 8) {
      this.#bytes[this.#length++] = this.#held & 255;
      this.#held >>>= 8;
      this.#count -= 8;
    }
  }

  toByte(): void {
    if (this.#count > 0) this.bits(0, 8 - this.#count);
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

/** The sums stay below 2³¹ for this many bytes. */
const adlerStep = 2000;

const adler32 = (bytes: Uint8Array): number => {
  let low = 1;
  let high = 0;
  for (let start = 0; start < bytes.length; start += adlerStep) {
    const end = Math.min(start + adlerStep, bytes.length);
    for (let index = start; index < end; index++) {
      low += bytes[index] ?? 0;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return ((high << 16) | low) >>> 0;
};
