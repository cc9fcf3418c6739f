/** A number as short as its meaning allows: a thousandth of a point is finer than any printer. */
export const number = (value: number): string => String(Math.round(value * 1000) / 1000);

export const reference = (id: number): string => `${id} 0 R`;

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');
export const hex4 = (value: number): string => hex(value, 4);

/** UTF-16 as hexadecimal digits. */
export const utf16 = (text: string): string => {
  let digits = '';
  for (let index = 0; index < text.length; index++) digits += hex4(text.charCodeAt(index));
  return digits;
};

const byteInString = (byte: number): string =>
  byte === 0x28 || byte === 0x29 || byte === 0x5c
    ? `\\${String.fromCharCode(byte)}`
    : byte === 0x0d
      ? '\\r'
      : String.fromCharCode(byte);

/** A glyph's code as the two bytes of a string; half as long as its digits. */
export const codeBytes = (code: number): string => byteInString(code >> 8) + byteInString(code & 255);

const plain = /^[\x20-\x7e]*$/;

export const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** A text for people: plain where it can be, UTF-16 otherwise. */
export const textString = (text: string): string =>
  plain.test(text) ? literal(text) : `<FEFF${utf16(text)}>`;

/** `#2563eb` as three shares of one. */
export const rgb = (hexColour: string): string => {
  const value = Number.parseInt(hexColour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((channel) => number(channel / 255)).join(' ');
};

const utf8 = new TextEncoder();

/** A byte for each character. ASCII, which nearly everything is, is the same in both encodings and faster in this one. */
export const latin1 = (text: string): Uint8Array => {
  const bytes = utf8.encode(text);
  if (bytes.length === text.length) return bytes;
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes.subarray(0, text.length);
};
