import { type Refusal, refuse } from '../../refusal.ts';
import { crc32 } from './crc-32.ts';
import { exifOrientation } from './exif-orientation.ts';
import { type StoredImageType, storedImageLimits, storedImageTooLarge } from './image-rules.ts';
import { jpegStart } from './jpeg-file.ts';
import { bareBytes, hasKeptSize, joined, type PictureFile, readPictureFile } from './picture-file.ts';
import { type PngFile, pngPasses, pngRowsLength, pngSignature } from './png-file.ts';

/** A picture that may be kept, without what was written beside its pixels. */
export interface TakenImage {
  readonly mediaType: StoredImageType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Unpacks at most `length` bytes; undefined when there are more, or when they cannot be unpacked. */
export type InflateWithin = (packed: Uint8Array, length: number) => Promise<Uint8Array | undefined>;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

const isHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 8) === 'ftyp' && heicBrands.has(ascii(bytes, 8, 12));

const isBroken = (bytes: Uint8Array): boolean =>
  startsWith(bytes, pngSignature) || startsWith(bytes, jpegStart);

/** Looks at the bytes, never at the type they were declared to be, and unpacks no more of them than their header promises. */
export const takeImage = async (bytes: Uint8Array, inflate: InflateWithin): Promise<TakenImage | Refusal> => {
  if (bytes.length > storedImageLimits.bytes) return storedImageTooLarge();
  const file = readPictureFile(bytes);
  if (file === undefined) {
    if (isHeic(bytes)) return refuse('image-heic');
    return refuse(isBroken(bytes) ? 'image-not-stored' : 'image-not-an-image');
  }
  const { side } = storedImageLimits;
  if (!hasKeptSize(file)) return refuse('image-too-many-pixels', { side });
  // Browsers turn a picture upright before they send it. Nothing after this point knows how to, so one that would lie
  // on its side in the file is sent back rather than shown wrongly.
  if (file.exif && exifOrientation(file.exif) !== 1) return refuse('image-not-upright');
  if (!(await canBeDecoded(file, inflate))) return refuse('image-not-stored');
  const { type, width, height } = file;
  return { mediaType: `image/${type}`, width, height, bytes: bareBytes(file) };
};

/** Whether the rows of a PNG are there as its header says; a JPEG has been walked already. */
export const canBeDecoded = async (file: PictureFile, inflate: InflateWithin): Promise<boolean> => {
  if (file.type === 'jpeg') return true;
  if (!hasTrueChecksums(file)) return false;
  const length = pngRowsLength(file);
  const rows = await inflate(joined(file.data), length);
  return rows?.length === length && hasKnownFilters(file, rows);
};

const mostFilter = 4;

const hasKnownFilters = (png: PngFile, rows: Uint8Array): boolean => {
  let place = 0;
  for (const pass of pngPasses(png)) {
    for (let row = 0; row < pass.rows; row++) {
      if ((rows[place] ?? 0) > mostFilter) return false;
      place += 1 + pass.rowBytes;
    }
  }
  return true;
};

/** Readers refuse a needed part whose checksum is wrong. */
const hasTrueChecksums = ({ parts }: PngFile): boolean =>
  parts.slice(1).every((part) => {
    const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
    return view.getUint32(part.length - 4) === crc32(part.subarray(4, -4));
  });
