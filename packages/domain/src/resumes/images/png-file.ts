/** A PNG taken apart; its rows are still packed. */
export interface PngFile {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
  /** The packed rows, in as many pieces as the file has them. */
  readonly data: readonly Uint8Array[];
  /** What a camera wrote beside the pixels. */
  readonly exif: Uint8Array | undefined;
  /** The parts a picture needs, each whole: put together they are the same picture and nothing else. */
  readonly parts: readonly Uint8Array[];
}

export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const headerLength = 13;
/** Length, name and checksum of a chunk, around its content. */
const chunkFrame = 12;

/** Samples of a pixel, and how many bits each may have. */
const colourTypes: Readonly<
  Record<number, { readonly samples: number; readonly depths: readonly number[] }>
> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

const paletteType = 3;

export const pngSamples = ({ colourType }: Pick<PngFile, 'colourType'>): number =>
  colourTypes[colourType]?.samples ?? 0;

/** Walks the chunks to the end of the file. Undefined when they are no whole PNG, or not in the order a PNG has them. */
export const readPngFile = (bytes: Uint8Array): PngFile | undefined => {
  if (!pngSignature.every((byte, place) => bytes[place] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, pngSignature.length)];
  const data: Uint8Array[] = [];
  let header: PngHeader | undefined;
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  let exif: Uint8Array | undefined;
  let before = '';
  for (let place = pngSignature.length; place + chunkFrame <= bytes.length; ) {
    const length = view.getUint32(place);
    const end = place + chunkFrame + length;
    if (end > bytes.length) return undefined;
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8));
    const content = bytes.subarray(place + 8, end - 4);
    if ((name === 'IHDR') !== (header === undefined)) return undefined;
    if (name === 'IHDR') {
      header = readHeader(content);
      if (header === undefined) return undefined;
    } else if (name === 'PLTE') {
      if (palette || transparency || data.length > 0 || content.length % 3 !== 0) return undefined;
      palette = content;
    } else if (name === 'tRNS') {
      if (transparency || data.length > 0) return undefined;
      transparency = content;
    } else if (name === 'IDAT') {
      if (data.length > 0 && before !== 'IDAT') return undefined;
      data.push(content);
    } else if (name === 'eXIf') {
      exif ??= content;
    } else if (name !== 'IEND' && isCritical(name)) return undefined;
    if (isCritical(name) || name === 'tRNS') parts.push(bytes.subarray(place, end));
    if (name === 'IEND') {
      const isWhole = end === bytes.length && length === 0 && data.length > 0;
      return header && isWhole && hasFittingColours(header, palette, transparency)
        ? { ...header, palette, transparency, data, exif, parts }
        : undefined;
    }
    before = name;
    place = end;
  }
  return undefined;
};

type PngHeader = Pick<PngFile, 'width' | 'height' | 'depth' | 'colourType' | 'interlaced'>;

const readHeader = (content: Uint8Array): PngHeader | undefined => {
  if (content.length !== headerLength) return undefined;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colourType = 0, packing, filtering, interlace = 0] = content.subarray(8);
  const isKnown = colourTypes[colourType]?.depths.includes(depth) && packing === 0 && filtering === 0;
  return isKnown && interlace <= 1 && width > 0 && height > 0
    ? { width, height, depth, colourType, interlaced: interlace === 1 }
    : undefined;
};

const hasFittingColours = (
  { colourType, depth }: PngHeader,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
): boolean => {
  const colours = (palette?.length ?? 0) / 3;
  if (colourType === paletteType)
    return colours > 0 && colours <= 2 ** depth && (transparency?.length ?? 0) <= colours;
  if (colours > 256 || (palette && colours === 0)) return false;
  // A colour that is to be seen through, where pixels have no opacity of their own.
  return !transparency || (colourType < 3 && transparency.length === pngSamples({ colourType }) * 2);
};

/** A chunk whose name begins with a capital cannot be passed over. */
const isCritical = (name: string): boolean => name.charCodeAt(0) < 0x60;

/** Where the pixels of one pass stand, and how long its rows are. */
export interface PngPass {
  readonly startX: number;
  readonly startY: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly columns: number;
  readonly rows: number;
  /** Without the byte before each row that names its filter. */
  readonly rowBytes: number;
}

/** Seven passes of an interlaced picture: first column and row, then the steps between them. */
const interlacedPasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export const pngPasses = (png: PngHeader): readonly PngPass[] =>
  (png.interlaced ? interlacedPasses : [[0, 0, 1, 1] as const]).flatMap(([startX, startY, stepX, stepY]) => {
    const columns = Math.ceil((png.width - startX) / stepX);
    const rows = Math.ceil((png.height - startY) / stepY);
    const rowBytes = Math.ceil((columns * pngSamples(png) * png.depth) / 8);
    return columns > 0 && rows > 0 ? [{ startX, startY, stepX, stepY, columns, rows, rowBytes }] : [];
  });

/** How many bytes the rows have when they are unpacked: what the header promises, and not one more is to be unpacked. */
export const pngRowsLength = (png: PngHeader): number =>
  pngPasses(png).reduce((sum, { rows, rowBytes }) => sum + rows * (1 + rowBytes), 0);
