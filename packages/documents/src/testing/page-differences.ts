/** Red, green and blue of every pixel, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly colour: Uint8Array;
}

/** A text and the pixels it stands on, edges included. */
export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Differences {
  readonly complaints: readonly string[];
  /** What is shown, paled, with every pixel that differs in red. */
  readonly marked: Raster;
}

type Colour = readonly [number, number, number];

const at = ({ colour }: Raster, pixel: number): Colour => [
  colour[pixel * 3] ?? 0,
  colour[pixel * 3 + 1] ?? 0,
  colour[pixel * 3 + 2] ?? 0,
];

const distance = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** Averages squares of `factor` pixels; a rest at the right and at the bottom is left out. */
export const shrunk = (picture: Raster, factor: number): Raster => {
  const [width, height] = [Math.floor(picture.width / factor), Math.floor(picture.height / factor)];
  const colour = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let row = 0; row < factor; row++)
          for (let column = 0; column < factor; column++)
            sum +=
              picture.colour[((y * factor + row) * picture.width + x * factor + column) * 3 + channel] ?? 0;
        colour[(y * width + x) * 3 + channel] = Math.round(sum / factor ** 2);
      }
  return { width, height, colour };
};

/** Fewer shades make a small file; the ones left out are nearer than those that are told apart. */
export const coarse = (picture: Raster): Raster => ({
  ...picture,
  colour: picture.colour.map((value) => Math.min(255, Math.round(value / 4) * 4)),
});

/**
 * Letters are smoothed differently by every program and every version of it, so of a text only its colour and about
 * its darkness are compared. All else (bands, rules, chips, pictures) must be the same, to a pixel and a shade.
 */
export const pageDifferences = (approved: Raster, shown: Raster, texts: readonly TextBox[]): Differences => {
  if (approved.width !== shown.width || approved.height !== shown.height) {
    const size = ({ width, height }: Raster) => `${width} × ${height}`;
    return { complaints: [`is ${size(shown)} pixels, approved are ${size(approved)}`], marked: shown };
  }
  const isText = textMask(approved, texts);
  const differing: number[] = [];
  for (let pixel = 0; pixel < isText.length; pixel++)
    if (!isText[pixel] && (isLost(approved, shown, pixel) || isLost(shown, approved, pixel)))
      differing.push(pixel);
  return {
    complaints: [
      ...regionsOf(differing, approved.width),
      ...texts.flatMap((box) => textComplaints(approved, shown, box)),
    ],
    marked: marked(shown, differing),
  };
};

const textMask = ({ width, height }: Raster, texts: readonly TextBox[]): Uint8Array => {
  const mask = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of texts)
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      mask.fill(1, y * width + Math.max(0, left), y * width + Math.min(width, right));
  return mask;
};

/** Grounds are painted alike everywhere, and the palest one is further than this from the paper. */
const shade = 6;

/**
 * Whether the other picture has nothing like this pixel near its place. An edge has every shade between its two
 * sides, so what lies between the shades around is like them; a
 * thin line may stand on one pixel instead of two, and be twice as strong there.
 */
const isLost = (from: Raster, other: Raster, pixel: number): boolean => {
  if (distance(at(from, pixel), at(other, pixel)) <= shade) return false;
  const [x, y] = [pixel % from.width, Math.floor(pixel / from.width)];
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(from.height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(from.width - 1, x + 1); column++) {
        const value = other.colour[(row * from.width + column) * 3 + channel] ?? 0;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    const value = from.colour[pixel * 3 + channel] ?? 0;
    const room = shade + (most - least);
    if (value < least - room || value > most + room) return true;
  }
  return false;
};

/** Fewer pixels together are the corner of something round. */
const smallestRegion = 6;

/** Pixels that belong together, as lines that say where to look. */
const regionsOf = (pixels: readonly number[], width: number): string[] => {
  const left = new Set(pixels);
  const complaints: string[] = [];
  for (const start of pixels) {
    if (!left.delete(start)) continue;
    const region = [start];
    for (const pixel of region)
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
        if (left.delete(pixel + step)) region.push(pixel + step);
    if (region.length < smallestRegion) continue;
    const [xs, ys] = [region.map((pixel) => pixel % width), region.map((pixel) => Math.floor(pixel / width))];
    const span = (values: readonly number[]) => `${Math.min(...values)}–${Math.max(...values)}`;
    complaints.push(`${region.length} pixels differ at x ${span(xs)}, y ${span(ys)}`);
  }
  return complaints;
};

/** What a text adds to the ground it stands on, on average over its box. */
const inkOf = (picture: Raster, { left, top, right, bottom }: TextBox): Colour => {
  const grounds = new Map<number, number>();
  const sum = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const colour = at(picture, y * picture.width + x);
      const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
      grounds.set(key, (grounds.get(key) ?? 0) + 1);
      for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + colour[channel];
    }
  const [ground = 0] = [...grounds].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0]);
  const count = (bottom - top) * (right - left);
  const channel = (index: 0 | 1 | 2) => ((ground >> (16 - index * 8)) & 255) - (sum[index] ?? 0) / count;
  return [channel(0), channel(1), channel(2)];
};

const strength = (ink: Colour): number => Math.abs(ink[0]) + Math.abs(ink[1]) + Math.abs(ink[2]);

const textComplaints = (approved: Raster, shown: Raster, box: TextBox): string[] => {
  const [before, now] = [inkOf(approved, box), inkOf(shown, box)];
  const [strong, strongNow] = [strength(before), strength(now)];
  const named = `"${box.text}"`;
  // Too little ink to tell: a separator, a dot.
  if (strong < 30) return [];
  if (strongNow < strong * 0.6 || strongNow > strong * 1.6)
    return [`${named} is ${strongNow < strong ? 'fainter' : 'stronger'} than approved`];
  const share = (ink: Colour, index: 0 | 1 | 2) => ink[index] / strength(ink);
  const turned = ([0, 1, 2] as const).some(
    (index) => Math.abs(share(before, index) - share(now, index)) > 0.06,
  );
  return turned ? [`${named} has another colour than approved`] : [];
};

const marked = (shown: Raster, differing: readonly number[]): Raster => {
  const colour = shown.colour.map((value) => 160 + value * 0.37);
  for (const pixel of differing) colour.set([220, 0, 0], pixel * 3);
  return { ...shown, colour };
};
