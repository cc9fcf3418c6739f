import { storedImageLimits } from './image-rules.ts';
import { type JpegFile, readJpegFile } from './jpeg-file.ts';
import { type PngFile, readPngFile } from './png-file.ts';

/** The only two kinds of picture that are kept, and that are ever put into a document. */
export type PictureFile =
  | ({ readonly type: 'jpeg' } & JpegFile)
  | ({ readonly type: 'png'; readonly components: 0 } & PngFile);

/** What the bytes themselves say; undefined when they are no whole JPEG or PNG. */
export const readPictureFile = (bytes: Uint8Array): PictureFile | undefined => {
  const png = readPngFile(bytes);
  if (png) return { type: 'png', components: 0, ...png };
  const jpeg = readJpegFile(bytes);
  return jpeg && { type: 'jpeg', ...jpeg };
};

export const hasKeptSize = ({ width, height }: Pick<PictureFile, 'width' | 'height'>): boolean =>
  Math.max(width, height) <= storedImageLimits.side;

/** The same picture without anything a camera or a program wrote beside it: place, time, device, comments. */
export const bareBytes = ({ parts }: Pick<PictureFile, 'parts'>): Uint8Array => joined(parts);

export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
};
