/** Signs no text has: controls other than tab, line feed, form feed, carriage return and escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const control = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/g;

/** So much of a file is looked at to tell what it is. */
const sample = 64 * 1024;

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** The text of a file; undefined where its bytes are no text. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) return undefined;
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(lastControls, westernSign) : text;
};

/** Where Windows has quotes and dashes, and Latin 1, which some decoders take for the same, has nothing. */
const lastControls = /[\u0080-\u009f]/g;
const westernSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const westernSign = (sign: string): string => westernSigns[sign.charCodeAt(0) - 0x80] ?? sign;

const encodingOf = (bytes: Uint8Array): string | undefined => {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;
  const start = bytes.subarray(0, sample);
  const wide = wideEncoding(start);
  if (wide) return wide;
  if (isUtf8(bytes)) return isText(start, 'utf-8') ? 'utf-8' : undefined;
  return isText(start, 'windows-1252') ? 'windows-1252' : undefined;
};

/** Of two bytes a letter, and unmarked: most Latin text has a zero in every second place. */
const wideEncoding = (start: Uint8Array): string | undefined => {
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const half = start.length / 2;
  const guess =
    odd > half * 0.4 && even === 0 ? 'utf-16le' : even > half * 0.4 && odd === 0 ? 'utf-16be' : '';
  return guess && isText(start, guess) ? guess : undefined;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** A stray control sign is forgiven; a file of another kind has them everywhere. */
const isText = (start: Uint8Array, encoding: string): boolean => {
  const text = new TextDecoder(encoding).decode(start);
  return (text.match(control)?.length ?? 0) * 200 <= text.length;
};
