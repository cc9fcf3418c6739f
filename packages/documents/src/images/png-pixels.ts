import { joined } from '@kalam/domain/resumes/images/picture-file';
import { type PngFile, pngPasses, pngRowsLength, pngSamples } from '@kalam/domain/resumes/images/png-file';

/** Undoes the compression that PNG uses; undefined when other than `length` bytes come out. */
export type Inflate = (bytes: Uint8Array, length: number) => Uint8Array | undefined;

/** Colour and opacity of every pixel, eight bits each. */
export interface Pixels8 {
  readonly colour: Uint8Array;
  readonly alpha: Uint8Array;
}

/** Undefined when the rows are not what the header promises. */
export const decodePng = (png: PngFile, inflate: Inflate): Pixels8 | undefined => {
  const { width, height } = png;
  const raw = inflate(joined(png.data), pngRowsLength(png));
  if (!raw) return undefined;
  const pixels: Pixels8 = {
    colour: new Uint8Array(width * height * 3),
    alpha: new Uint8Array(width * height).fill(255),
  };
  const step = Math.max(1, (pngSamples(png) * png.depth) >> 3);
  const setPixel = pixelSetter(png, pixels);
  let position = 0;
  for (const { startX, startY, stepX, stepY, columns, rows, rowBytes } of pngPasses(png)) {
    let above: Uint8Array = new Uint8Array(rowBytes);
    for (let row = 0; row < rows; row++) {
      const line = raw.slice(position + 1, position + 1 + rowBytes);
      unfilter(line, above, raw[position] ?? 0, step);
      position += 1 + rowBytes;
      above = line;
      for (let column = 0; column < columns; column++) {
        const target = (startY + row * stepY) * width + startX + column * stepX;
        setPixel(line, column, target);
      }
    }
  }
  return pixels;
};

const unfilter = (line: Uint8Array, above: Uint8Array, filter: number, step: number): void => {
  for (let index = 0; index < line.length; index++) {
    const left = index >= step ? (line[index - step] ?? 0) : 0;
    const up = above[index] ?? 0;
    const corner = index >= step ? (above[index - step] ?? 0) : 0;
    const predicted =
      filter === 1
        ? left
        : filter === 2
          ? up
          : filter === 3
            ? (left + up) >> 1
            : filter === 4
              ? paeth(left, up, corner)
              : 0;
    line[index] = (line[index] ?? 0) + predicted;
  }
};

const paeth = (left: number, up: number, corner: number): number => {
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - up),
    Math.abs(estimate - corner),
  ];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
};

/** Puts a pixel of a row to its place in the picture. */
type SetPixel = (line: Uint8Array, column: number, target: number) => void;

const pixelSetter = (png: PngFile, { colour, alpha }: Pixels8): SetPixel => {
  const { colourType, depth, palette, transparency } = png;
  const count = pngSamples(png);
  if (colourType === 3) {
    return (line, column, target) => {
      const index = sampleAt(line, column, depth);
      for (let channel = 0; channel < 3; channel++)
        colour[target * 3 + channel] = palette?.[index * 3 + channel] ?? 0;
      alpha[target] = transparency?.[index] ?? 255;
    };
  }
  const eight = (value: number): number =>
    depth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** depth - 1));
  const grey = count < 3;
  const seenThrough = transparency && keyColour(transparency);
  return (line, column, target) => {
    const first = column * count;
    for (let channel = 0; channel < 3; channel++)
      colour[target * 3 + channel] = eight(sampleAt(line, grey ? first : first + channel, depth));
    if (count === 2 || count === 4) alpha[target] = eight(sampleAt(line, first + count - 1, depth));
    else if (seenThrough?.every((value, channel) => sampleAt(line, first + channel, depth) === value))
      alpha[target] = 0;
  };
};

/** The one colour that is seen through, two bytes a sample. */
const keyColour = (transparency: Uint8Array): number[] => {
  const view = new DataView(transparency.buffer, transparency.byteOffset, transparency.byteLength);
  return Array.from({ length: transparency.length / 2 }, (_, channel) => view.getUint16(channel * 2));
};

const sampleAt = (line: Uint8Array, index: number, depth: number): number => {
  if (depth === 8) return line[index] ?? 0;
  if (depth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0);
  const bit = index * depth;
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
};
