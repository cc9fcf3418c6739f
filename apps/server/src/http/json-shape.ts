/** How much JSON may hold. What it costs to read and to check grows with these, whatever it says. */
export interface JsonLimits {
  /** Bytes outside pictures. */
  readonly words: number;
  /** Values of any kind. */
  readonly values: number;
  /** Lists and objects within one another. */
  readonly depth: number;
}

const quote = 0x22;
const comma = 0x2c;
const openList = 0x5b;
const backslash = 0x5c;
const closeList = 0x5d;
const openObject = 0x7b;
const closeObject = 0x7d;

const pictureStart = Buffer.from('data:image/');

/** Whether JSON stays within its limits, told from its bytes alone. That it is JSON at all is for its reader to say. */
export const fitsJsonLimits = (bytes: Buffer, { words, values, depth }: JsonLimits): boolean => {
  let pictures = 0;
  let count = 1;
  let deep = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      const begin = at + 1;
      at = endOfText(bytes, begin, words);
      if (isPicture(bytes, begin, at)) pictures += at - begin;
    } else if (byte === comma) {
      count += 1;
    } else if (byte === openList || byte === openObject) {
      count += 1;
      deep += 1;
    } else if (byte === closeList || byte === closeObject) {
      deep -= 1;
    }
    if (count > values || deep > depth || at - pictures > words) return false;
  }
  return true;
};

/** Where the text that begins at `begin` ends. One with escapes is followed sign by sign, so no further than it may go. */
const endOfText = (bytes: Buffer, begin: number, most: number): number => {
  const end = bytes.indexOf(quote, begin);
  if (end === -1) return bytes.length;
  const escaped = bytes.subarray(begin, end).indexOf(backslash);
  if (escaped === -1) return end;
  const last = Math.min(bytes.length, begin + most + 1);
  let at = begin + escaped;
  while (at < last && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
};

/** A picture is a data URL; nothing in one has to be escaped. */
const isPicture = (bytes: Buffer, begin: number, end: number): boolean =>
  bytes.subarray(begin, begin + pictureStart.length).equals(pictureStart) &&
  bytes.subarray(begin, end + 1).indexOf(backslash) === -1;
