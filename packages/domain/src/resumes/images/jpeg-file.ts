/** A JPEG taken apart, as far as that goes without its pixels. */
export interface JpegFile {
  readonly width: number;
  readonly height: number;
  /** 1 grey, 3 colour, 4 print colours. */
  readonly components: number;
  /** What a camera wrote beside the pixels. */
  readonly exif: Uint8Array | undefined;
  /** The parts a picture needs, each whole: put together they are the same picture and nothing else. */
  readonly parts: readonly Uint8Array[];
}

export const jpegStart: readonly number[] = [0xff, 0xd8, 0xff];

/** Baseline, extended and progressive: what browsers draw. The other frames are refused by being unknown. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const huffmanTables = 0xc4;
const quantTables = 0xdb;
const restartInterval = 0xdd;
const scan = 0xda;
const end = 0xd9;
const comment = 0xfe;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/** Every scan of a progressive picture is drawn over the whole of it: ten are usual, thousands stop a reader. */
const mostScans = 100;

/** Walks the segments and scans to the end of the file. Undefined when they are no whole JPEG with one frame. */
export const readJpegFile = (bytes: Uint8Array): JpegFile | undefined => {
  if (!jpegStart.every((byte, place) => bytes[place] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 2)];
  const seen = new Set<number>();
  let frame: Frame | undefined;
  let exif: Uint8Array | undefined;
  let scans = 0;
  for (let place = 2; place + 2 <= bytes.length && bytes[place] === 0xff; ) {
    const marker = bytes[place + 1] ?? 0;
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (marker === end) {
      parts.push(bytes.subarray(place));
      return frame && scans > 0 && place + 2 === bytes.length ? { ...frame, exif, parts } : undefined;
    }
    if (place + 4 > bytes.length) return undefined;
    const length = view.getUint16(place + 2);
    let next = place + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    const segment = bytes.subarray(place, next);
    if (frames.has(marker)) {
      const read = readFrame(segment);
      if (frame !== undefined || read === undefined) return undefined;
      frame = read;
      parts.push(segment);
    } else if (marker === scan) {
      scans += 1;
      if (!frame || !seen.has(quantTables) || !seen.has(huffmanTables) || scans > mostScans) return undefined;
      next = endOfScan(bytes, next);
      parts.push(bytes.subarray(place, next));
    } else if (marker === quantTables || marker === huffmanTables || marker === restartInterval) {
      parts.push(segment);
    } else if (isApplication(marker)) {
      exif ??= startsWith(segment, 'Exif\0\0') ? segment.subarray(10) : undefined;
      const needed = neededApplicationPart(segment);
      if (needed) parts.push(needed);
    } else if (marker !== comment) return undefined;
    seen.add(marker);
    place = next;
  }
  return undefined;
};

type Frame = Pick<JpegFile, 'width' | 'height' | 'components'>;

/** Marker, length, eight bits a sample, height, width, and three bytes for each component. */
const readFrame = (segment: Uint8Array): Frame | undefined => {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  if (segment.length < 10 || segment[4] !== 8) return undefined;
  const [height, width] = [view.getUint16(5), view.getUint16(7)];
  const components = segment[9] ?? 0;
  const isKnown = [1, 3, 4].includes(components) && segment.length === 10 + components * 3;
  return isKnown && width > 0 && height > 0 ? { width, height, components } : undefined;
};

/** Pixels go on until a marker that is neither a restart nor an escaped FF. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let place = bytes.indexOf(0xff, from); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes[place + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return place;
  }
  return bytes.length;
};

const startsWith = (segment: Uint8Array, name: string): boolean =>
  [...name].every((letter, place) => segment[4 + place] === letter.charCodeAt(0));

/** Two say how the colours are meant. Both are cut to what they need: a small second picture may ride in the first. */
const neededApplicationPart = (segment: Uint8Array): Uint8Array | undefined => {
  const marker = segment[1];
  if (marker === 0xe0 && startsWith(segment, 'JFIF\0')) return cut(segment, 16, [16, 17]);
  if (marker === 0xee && startsWith(segment, 'Adobe')) return cut(segment, 14, []);
  return undefined;
};

const cut = (segment: Uint8Array, length: number, empty: readonly number[]): Uint8Array | undefined => {
  if (segment.length < length + 2) return undefined;
  if (segment.length === length + 2 && empty.every((place) => segment[place] === 0)) return segment;
  const part = segment.slice(0, length + 2);
  part.set([0, length], 2);
  for (const place of empty) part[place] = 0;
  return part;
};
