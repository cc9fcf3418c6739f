import { HuffmanCode } from './huffman-code.ts';

/**
 * Compression in the zlib format (RFC 1950, 1951). One implementation everywhere: the platforms' own compressors differ
 * in their bytes, and equal input must give equal files. Small on purpose: a file has a dozen streams of a few
 * kilobytes, and the first one is written before any of this is compiled (docs/decisions/fast-first-file.md).
 */
export const deflate = (bytes: Uint8Array): Uint8Array => {
  const out = new BitWriter(bytes.length + (bytes.length >> 3) + 512);
  out.bits(0x78 | (0x9c << 8), 16);
  const tokens = new Tokens(bytes);
  do {
    tokens.next();
    writeBlock(out, tokens);
  } while (!tokens.done);
  out.toByte();
  const sum = adler32(bytes);
  for (const shift of [24, 16, 8, 0]) out.bits((sum >>> shift) & 255, 8);
  return out.bytes();
};

const shortestMatch = 3;
const longestMatch = 258;
const window = 32_768;
const tokensInBlock = 16_384;
/** How many earlier places are looked at for a match: more make a file hardly smaller. */
const patience = 24;
/** A match this long is taken at once, without a look at the next place. */
const longEnough = 32;
const hashBits = 14;
const noPlace = -1;
const endOfBlock = 256;

/** Used for every stream in turn; what a stream before left in `before` is never reached from a cleared `last`. */
const last = new Int32Array(1 << hashBits);
const before = new Int32Array(window);
const list = new Uint32Array(tokensInBlock);

/** The input as letters and as repetitions of what stood before, a block of them at a time. */
class Tokens {
  /** A letter, or `256 + length` with the distance in the upper bits. */
  readonly list = list;
  count = 0;
  done = false;
  readonly letters = new Uint32Array(286);
  readonly distances = new Uint32Array(30);
  readonly #bytes: Uint8Array;
  #position = 0;
  #foundDistance = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    last.fill(noPlace);
  }

  next(): void {
    const bytes = this.#bytes;
    const end = bytes.length;
    this.count = 0;
    this.letters.fill(0);
    this.distances.fill(0);
    let position = this.#position;
    let waiting = 0;
    let waitingDistance = 0;
    while (position < end && this.count < tokensInBlock - 1) {
      const length = waiting || this.#match(position);
      const distance = waiting ? waitingDistance : this.#foundDistance;
      waiting = 0;
      if (length < shortestMatch) {
        this.#letter(bytes[position] ?? 0);
        position += 1;
        continue;
      }
      const better = length < longEnough && position + 1 < end ? this.#match(position + 1) : 0;
      if (better > length) {
        this.#letter(bytes[position] ?? 0);
        position += 1;
        waiting = better;
        waitingDistance = this.#foundDistance;
        continue;
      }
      this.#repeat(length, distance);
      const known = length < longEnough ? 2 : 1;
      for (let inside = position + known; inside < position + length; inside++) this.#remember(inside);
      position += length;
    }
    if (waiting) {
      this.#repeat(waiting, waitingDistance);
      for (let inside = position + 1; inside < position + waiting; inside++) this.#remember(inside);
      position += waiting;
    }
    this.#position = position;
    this.done = position >= end;
    this.letters[endOfBlock] = 1;
  }

  #letter(byte: number): void {
    this.list[this.count++] = byte;
    this.letters[byte] = (this.letters[byte] ?? 0) + 1;
  }

  #repeat(length: number, distance: number): void {
    this.list[this.count++] = (256 + length) | (distance << 16);
    const letter = 257 + (lengthCodes[length] ?? 0);
    const far = distanceCode(distance);
    this.letters[letter] = (this.letters[letter] ?? 0) + 1;
    this.distances[far] = (this.distances[far] ?? 0) + 1;
  }

  #hash(position: number): number {
    const bytes = this.#bytes;
    const three =
      (bytes[position] ?? 0) | ((bytes[position + 1] ?? 0) << 8) | ((bytes[position + 2] ?? 0) << 16);
    return Math.imul(three, 0x9e3779b1) >>> (32 - hashBits);
  }

  #remember(position: number): void {
    if (position + shortestMatch > this.#bytes.length) return;
    const hash = this.#hash(position);
    before[position & (window - 1)] = last[hash] ?? noPlace;
    last[hash] = position;
  }

  /** The length of the longest match among the nearest places, whose distance it leaves in `#foundDistance`. */
  #match(position: number): number {
    const bytes = this.#bytes;
    const most = Math.min(longestMatch, bytes.length - position);
    if (most < shortestMatch) return 0;
    const hash = this.#hash(position);
    let place = last[hash] ?? noPlace;
    before[position & (window - 1)] = place;
    last[hash] = position;
    let longest = shortestMatch - 1;
    const oldest = position - window;
    for (let tries = patience; place > oldest && place !== noPlace && tries > 0; tries--) {
      if (bytes[place + longest] === bytes[position + longest]) {
        let length = 0;
        while (length < most && bytes[place + length] === bytes[position + length]) length++;
        if (length > longest) {
          longest = length;
          this.#foundDistance = position - place;
          if (length === most || length >= longEnough) break;
        }
      }
      place = before[place & (window - 1)] ?? noPlace;
    }
    return longest < shortestMatch ? 0 : longest;
  }
}

/** For each code the shortest length or distance it stands for and how many bits tell it from the others. */
const ranges = (first: number, codes: number, steps: number): { from: number[]; extra: number[] } => {
  const from: number[] = [];
  const extra: number[] = [];
  for (let code = 0, next = first; code < codes; code++) {
    const bits = Math.max(0, Math.floor(code / steps) - 1);
    from.push(next);
    extra.push(bits);
    next += 1 << bits;
  }
  return { from, extra };
};

const lengths = ranges(shortestMatch, 28, 4);
// The longest has a code of its own.
lengths.from.push(longestMatch);
lengths.extra.push(0);
const distances = ranges(1, 30, 2);

const lengthCodes = new Uint8Array(longestMatch + 1);
for (let code = 0; code < 29; code++) lengthCodes.fill(code, lengths.from[code], longestMatch + 1);
lengthCodes[longestMatch] = 28;

/** Codes of the distances up to 256, and beyond that of every 128th. */
const nearCodes = new Uint8Array(257);
const farCodes = new Uint8Array(256);
for (let code = 0; code < 30; code++) {
  const from = distances.from[code] ?? 0;
  if (from <= 256) nearCodes.fill(code, from);
  farCodes.fill(code, (from - 1) >> 7);
}
const distanceCode = (distance: number): number =>
  (distance <= 256 ? nearCodes[distance] : farCodes[(distance - 1) >> 7]) ?? 0;

const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const writeBlock = (out: BitWriter, tokens: Tokens): void => {
  const letters = new HuffmanCode(tokens.letters, 15);
  const far = new HuffmanCode(tokens.distances, 15);
  const letterCount = Math.max(257, letters.used);
  const farCount = Math.max(1, far.used);
  const told = [...letters.lengths.subarray(0, letterCount), ...far.lengths.subarray(0, farCount)];
  const steps = shortened(told);
  const counts = new Uint32Array(19);
  for (const { symbol } of steps) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const lengthCode = new HuffmanCode(counts, 7);
  let ordered = 19;
  while (ordered > 4 && lengthCode.lengths[lengthOrder[ordered - 1] ?? 0] === 0) ordered--;
  out.bits(tokens.done ? 1 : 0, 1);
  out.bits(2, 2);
  out.bits(letterCount - 257, 5);
  out.bits(farCount - 1, 5);
  out.bits(ordered - 4, 4);
  for (const symbol of lengthOrder.slice(0, ordered)) out.bits(lengthCode.lengths[symbol] ?? 0, 3);
  for (const { symbol, value, bits } of steps) {
    out.code(lengthCode, symbol);
    out.bits(value, bits);
  }
  writeTokens(out, tokens, letters, far);
  out.code(letters, endOfBlock);
};

const writeTokens = (
  out: BitWriter,
  { list, count }: Tokens,
  letters: HuffmanCode,
  far: HuffmanCode,
): void => {
  for (let index = 0; index < count; index++) {
    const token = list[index] ?? 0;
    const letter = token & 0xffff;
    if (letter < 256) {
      out.code(letters, letter);
      continue;
    }
    const length = letter - 256;
    const lengthCode = lengthCodes[length] ?? 0;
    out.code(letters, 257 + lengthCode);
    out.bits(length - (lengths.from[lengthCode] ?? 0), lengths.extra[lengthCode] ?? 0);
    const distance = token >>> 16;
    const code = distanceCode(distance);
    out.code(far, code);
    out.bits(distance - (distances.from[code] ?? 0), distances.extra[code] ?? 0);
  }
};

interface LengthStep {
  readonly symbol: number;
  readonly value: number;
  readonly bits: number;
}

/** Lengths of codes, with runs told by their length. */
const shortened = (told: readonly number[]): LengthStep[] => {
  const steps: LengthStep[] = [];
  for (let at = 0; at < told.length; ) {
    const length = told[at] ?? 0;
    let run = 1;
    while (at + run < told.length && told[at + run] === length) run++;
    at += run;
    if (length > 0) {
      steps.push({ symbol: length, value: 0, bits: 0 });
      run -= 1;
    }
    while (run >= 3) {
      const most = Math.min(run, length > 0 ? 6 : 138);
      if (length > 0) steps.push({ symbol: 16, value: most - 3, bits: 2 });
      else if (most <= 10) steps.push({ symbol: 17, value: most - 3, bits: 3 });
      else steps.push({ symbol: 18, value: most - 11, bits: 7 });
      run -= most;
    }
    for (; run > 0; run--) steps.push({ symbol: length, value: 0, bits: 0 });
  }
  return steps;
};

class BitWriter {
  #bytes: Uint8Array;
  #length = 0;
  #held = 0;
  #count = 0;

  constructor(room: number) {
    this.#bytes = new Uint8Array(room);
  }

  code({ codes, lengths }: HuffmanCode, symbol: number): void {
    this.bits(codes[symbol] ?? 0, lengths[symbol] ?? 0);
  }

  /** At most 16 at a time. */
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
