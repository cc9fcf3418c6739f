import {
  bareBytes,
  hasKeptSize,
  type PictureFile,
  readPictureFile,
} from '@kalam/domain/resumes/images/picture-file';

/** A JPEG or PNG that can be put into a document; nothing else ever is. */
export type Picture = PictureFile & {
  /** Without what a camera wrote beside the pixels, whoever writes the document. */
  readonly bytes: Uint8Array;
};

export const readPicture = (bytes: Uint8Array): Picture | undefined => {
  const file = readPictureFile(bytes);
  return file && hasKeptSize(file) ? { ...file, bytes: bareBytes(file) } : undefined;
};

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
