import { crc32 } from './crc-32.ts';
import { joined } from './picture-file.ts';
import { pngRowsLength } from './png-file.ts';

const word = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

export const pngChunk = (kind: string, content: Uint8Array = new Uint8Array()): Uint8Array => {
  const named = joined([Uint8Array.from(letters(kind)), content]);
  return joined([Uint8Array.from(word(content.length)), named, Uint8Array.from(word(crc32(named)))]);
};

export interface PngWish {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly colourType?: number;
  readonly interlaced?: boolean;
  /** How the rows are packed; as they are where nothing is said. */
  readonly pack?: (rows: Uint8Array) => Uint8Array;
  /** Other rows than those the header promises. */
  readonly rows?: Uint8Array;
  /** Between the header and the pixels. */
  readonly extra?: readonly Uint8Array[];
}

/** A PNG whose rows are all zero, or those given. */
export const pngFile = ({
  width = 8,
  height = 8,
  depth = 8,
  colourType = 6,
  interlaced = false,
  pack = (rows) => rows,
  rows = new Uint8Array(pngRowsLength({ width, height, depth, colourType, interlaced })),
  extra = [],
}: PngWish = {}): Uint8Array =>
  joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk(
      'IHDR',
      Uint8Array.from([...word(width), ...word(height), depth, colourType, 0, 0, Number(interlaced)]),
    ),
    ...extra,
    pngChunk('IDAT', pack(rows)),
    pngChunk('IEND'),
  ]);

export const jpegSegment = (marker: number, content: readonly number[]): Uint8Array => {
  const length = content.length + 2;
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...content]);
};

const frame = (width: number, height: number, marker = 0xc0): Uint8Array =>
  jpegSegment(marker, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);

export interface JpegWish {
  readonly width?: number;
  readonly height?: number;
  readonly frame?: number;
  /** Before the frame. */
  readonly extra?: readonly Uint8Array[];
  /** Between the pixels and the end. */
  readonly after?: readonly Uint8Array[];
}

export const jpegScan = joined([
  jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
  Uint8Array.of(0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56),
]);

/** A JPEG as far as its segments go. */
export const jpegFile = ({
  width = 8,
  height = 8,
  frame: marker = 0xc0,
  extra = [],
  after = [],
}: JpegWish = {}): Uint8Array =>
  joined([
    Uint8Array.of(0xff, 0xd8),
    jpegSegment(0xe0, [...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...extra,
    jpegSegment(0xdb, [0, ...new Array<number>(64).fill(1)]),
    frame(width, height, marker),
    jpegSegment(0xc4, [0, ...new Array<number>(16).fill(0)]),
    jpegScan,
    ...after,
    Uint8Array.of(0xff, 0xd9),
  ]);

export const jpegFrame = frame;

/** What a phone writes: how it was held, and where it was. */
export const exifSegment = (orientation: number): Uint8Array =>
  jpegSegment(0xe1, [...letters('Exif\0\0'), ...exif(orientation)]);

export const exif = (orientation: number): number[] => [
  ...letters('MM'),
  ...[0, 42, 0, 0, 0, 8],
  ...[0, 2],
  ...[0x01, 0x0f, 0, 2, 0, 0, 0, 4, ...letters('GPS\0')],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0, 0, 0, 0],
];
