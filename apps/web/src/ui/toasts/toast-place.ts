interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const step = 8;
/** Between a toast and what it spares, so that a finger meets the right one. */
const clearance = 6;
const edge = { wide: 24, narrow: 16 } as const;
/** A covered control is worse than any distance on a screen. */
const coverCost = 10_000;

const covered = (place: Box, control: Box): number => {
  const width =
    Math.min(place.left + place.width, control.left + control.width) -
    Math.max(place.left, control.left) +
    clearance;
  const height =
    Math.min(place.top + place.height, control.top + control.height) -
    Math.max(place.top, control.top) +
    clearance;
  return width > 0 && height > 0 ? width * height : 0;
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((from - to) / step)) + 1 }, (_, index) => from - index * step);

/** The place nearest to the lower right corner where nothing that can be pressed or typed into is covered. */
export const quietPlace = (
  size: Size,
  screen: Size,
  controls: readonly Box[],
): { readonly left: number; readonly top: number } => {
  const margin = screen.width < 640 ? edge.narrow : edge.wide;
  const lowest = screen.height - margin - size.height;
  const rightmost = Math.max(margin, screen.width - margin - size.width);
  let best = { left: rightmost, top: lowest };
  let least = Number.POSITIVE_INFINITY;
  for (const left of range(rightmost, margin)) {
    for (const top of range(lowest, margin)) {
      // Upwards before sideways: the eye looks for it at the right.
      const distance = lowest - top + 2 * (rightmost - left);
      if (distance >= least) continue;
      const cost = controls.reduce(
        (sum, control) => sum + covered({ left, top, ...size }, control) * coverCost,
        distance,
      );
      if (cost >= least) continue;
      least = cost;
      best = { left, top };
    }
  }
  return best;
};
