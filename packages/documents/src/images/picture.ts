/** A JPEG or PNG as far as its header tells; nothing else is ever put into a document. */
export interface Picture {
  readonly type: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
  /** Colour components of a JPEG: 1 grey, 3 colour, 4 print colours. */
  readonly components: number;
  readonly bytes: Uint8Array;
}

export const readPicture = (bytes: Uint8Array): Picture | undefined => readPng(bytes) ?? readJpeg(bytes);

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const readPng = (bytes: Uint8Array): Picture | undefined => {
  if (bytes.length < 33 || !pngSignature.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 ? { type: 'png', width, height, components: 0, bytes } : undefined;
};

const readJpeg = (bytes: Uint8Array): Picture | undefined => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let position = 2; position + 9 < bytes.length; ) {
    const marker = bytes[position + 1] ?? 0;
    if (bytes[position] !== 0xff) return undefined;
    if (isFrameStart(marker)) {
      const [height, width] = [view.getUint16(position + 5), view.getUint16(position + 7)];
      const components = bytes[position + 9] ?? 0;
      return width > 0 && height > 0 ? { type: 'jpeg', width, height, components, bytes } : undefined;
    }
    position += marker === 0xff ? 1 : 2 + view.getUint16(position + 2);
  }
  return undefined;
};

/** SOF0 to SOF15, without the markers among them that mean something else. */
const isFrameStart = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The bytes of a data URL, or undefined for any other address. */
export const dataUrlBytes = (address: string): Uint8Array | undefined => {
  const match = /^data:image\/(?:png|jpe?g);base64,/.exec(address);
  if (!match) return undefined;
  try {
    return Uint8Array.from(atob(address.slice(match[0].length)), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};
