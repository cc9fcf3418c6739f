import { type Refusal, refuse } from '../refusal.ts';
import { type StoredImageType, storedImageLimits, storedImageTooLarge } from './image-rules.ts';

export interface ImageFacts {
  readonly mediaType: StoredImageType;
  readonly width: number;
  readonly height: number;
}

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, place) => bytes[from + place] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];

/** Walks the chunks to the last one, which must also be the end of the file: nothing may ride behind the picture. */
const readPng = (bytes: Uint8Array, view: DataView): ImageFacts | undefined => {
  if (bytes.length < 45 || ascii(bytes, 12, 16) !== 'IHDR' || view.getUint32(8) !== 13) return undefined;
  let place = pngSignature.length;
  let hasPixels = false;
  while (place + 12 <= bytes.length) {
    const kind = ascii(bytes, place + 4, place + 8);
    place += view.getUint32(place) + 12;
    if (kind === 'IDAT') hasPixels = true;
    if (kind !== 'IEND') continue;
    return hasPixels && place === bytes.length
      ? { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
      : undefined;
  }
  return undefined;
};

/** Baseline, extended and progressive: what browsers draw. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2]);
const scanMarker = 0xda;

/** Walks the segments up to the pixels. The size stands in the frame header, which must come before them. */
const readJpeg = (bytes: Uint8Array, view: DataView): ImageFacts | undefined => {
  if (bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9) return undefined;
  let found: ImageFacts | undefined;
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0;
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (marker === scanMarker) return found;
    const length = view.getUint16(place + 2);
    if (length < 2) return undefined;
    if (frameMarkers.has(marker) && length >= 8 && place + 9 <= bytes.length) {
      found = {
        mediaType: 'image/jpeg',
        width: view.getUint16(place + 7),
        height: view.getUint16(place + 5),
      };
    }
    place += length + 2;
  }
  return undefined;
};

/** What the bytes themselves say; undefined when they are no whole JPEG or PNG. */
export const readImage = (bytes: Uint8Array): ImageFacts | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = startsWith(bytes, pngSignature)
    ? readPng(bytes, view)
    : startsWith(bytes, jpegStart)
      ? readJpeg(bytes, view)
      : undefined;
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
};

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

const isHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 8) === 'ftyp' && heicBrands.has(ascii(bytes, 8, 12));

const isBroken = (bytes: Uint8Array): boolean =>
  startsWith(bytes, pngSignature) || startsWith(bytes, jpegStart);

/** Looks at the bytes, never at the type they were declared to be. */
export const checkImageBytes = (bytes: Uint8Array): Refusal | undefined => {
  if (bytes.length > storedImageLimits.bytes) return storedImageTooLarge();
  const facts = readImage(bytes);
  if (facts === undefined) {
    if (isHeic(bytes)) return refuse('image-heic');
    return refuse(isBroken(bytes) ? 'image-not-stored' : 'image-not-an-image');
  }
  const { side } = storedImageLimits;
  return Math.max(facts.width, facts.height) > side ? refuse('image-too-many-pixels', { side }) : undefined;
};
