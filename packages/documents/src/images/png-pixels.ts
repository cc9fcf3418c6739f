/** Undoes the compression that PNG uses. */
export type Inflate = (bytes: Uint8Array) => Uint8Array;

export interface Png {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
  readonly interlaced: boolean;
  readonly palette: Uint8Array | undefined;
  readonly transparency: Uint8Array | undefined;
  /** The compressed rows as they stand in the file. */
  readonly data: Uint8Array;
}

/** Colour and opacity of every pixel, eight bits each. */
export interface Pixels8 {
  readonly colour: Uint8Array;
  readonly alpha: Uint8Array;
}

export const readPngChunks = (bytes: Uint8Array): Png => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let palette: Uint8Array | undefined;
  let transparency: Uint8Array | undefined;
  for (let position = 8; position + 12 <= bytes.length; ) {
    const length = view.getUint32(position);
    const name = String.fromCharCode(...bytes.subarray(position + 4, position + 8));
    const chunk = bytes.subarray(position + 8, position + 8 + length);
    if (name === 'PLTE') palette = chunk;
    else if (name === 'tRNS') transparency = chunk;
    else if (name === 'IDAT') data.push(chunk);
    position += 12 + length;
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: bytes[24] ?? 8,
    colourType: bytes[25] ?? 2,
    interlaced: bytes[28] === 1,
    palette,
    transparency,
    data: joined(data),
  };
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
};

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
export const channels = (png: Png): number => channelsOf[png.colourType] ?? 3;

/** Seven passes of an interlaced picture: first column and row, then the steps between them. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export const decodePng = (png: Png, inflate: Inflate): Pixels8 => {
  const { width, height } = png;
  const raw = inflate(png.data);
  const pixels: Pixels8 = {
    colour: new Uint8Array(width * height * 3),
    alpha: new Uint8Array(width * height).fill(255),
  };
  let position = 0;
  for (const [startX, startY, stepX, stepY] of png.interlaced ? passes : [[0, 0, 1, 1] as const]) {
    const columns = Math.ceil((width - startX) / stepX);
    const rows = Math.ceil((height - startY) / stepY);
    if (columns <= 0 || rows <= 0) continue;
    const rowBytes = Math.ceil((columns * channels(png) * png.depth) / 8);
    let above: Uint8Array = new Uint8Array(rowBytes);
    for (let row = 0; row < rows; row++) {
      const line = raw.slice(position + 1, position + 1 + rowBytes);
      unfilter(line, above, raw[position] ?? 0, Math.max(1, (channels(png) * png.depth) >> 3));
      position += 1 + rowBytes;
      above = line;
      for (let column = 0; column < columns; column++) {
        const target = (startY + row * stepY) * width + startX + column * stepX;
        setPixel(png, line, column, target, pixels);
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

const setPixel = (
  png: Png,
  line: Uint8Array,
  column: number,
  target: number,
  { colour, alpha }: Pixels8,
): void => {
  const count = channels(png);
  const sample = (channel: number): number => sampleAt(line, column * count + channel, png.depth);
  const eight = (value: number): number =>
    png.depth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** png.depth - 1));
  if (png.colourType === 3) {
    const index = sample(0);
    for (let channel = 0; channel < 3; channel++)
      colour[target * 3 + channel] = png.palette?.[index * 3 + channel] ?? 0;
    alpha[target] = png.transparency?.[index] ?? 255;
    return;
  }
  const grey = count < 3;
  for (let channel = 0; channel < 3; channel++)
    colour[target * 3 + channel] = eight(sample(grey ? 0 : channel));
  if (count === 2 || count === 4) alpha[target] = eight(sample(count - 1));
  else if (png.transparency) {
    const key = new DataView(
      png.transparency.buffer,
      png.transparency.byteOffset,
      png.transparency.byteLength,
    );
    const matches = Array.from(
      { length: count },
      (_, channel) => sample(channel) === key.getUint16(channel * 2),
    );
    if (matches.every(Boolean)) alpha[target] = 0;
  }
};

const sampleAt = (line: Uint8Array, index: number, depth: number): number => {
  if (depth === 8) return line[index] ?? 0;
  if (depth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0);
  const bit = index * depth;
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
};
