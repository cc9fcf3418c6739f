import type { Rule } from '../../source/source-document.ts';
import { apply, type Matrix } from './matrix.ts';

/** As pdf.js writes the parts of a path: how many numbers follow each. */
const operands: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 6, 3: 4, 4: 0 };
const [moveTo, lineTo, closePath] = [0, 1, 4];

/** Thicker than this is a surface, thinner a line. */
const thickest = 3;
/** Shorter ones are parts of icons and letters drawn as paths. */
const shortest = 8;
/** A page of drawings has thousands of lines, which are no tables. */
const most = 4000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Collects the straight lines of drawn paths: rules, sides of boxes, edges of surfaces. */
export class PathRules {
  readonly rules: Rule[] = [];
  readonly #page: number;
  readonly #size: { readonly width: number; readonly height: number };

  constructor(page: number, size: { readonly width: number; readonly height: number }) {
    this.#page = page;
    this.#size = size;
  }

  /** `fill` is the colour of a surface without an outline. */
  add(path: ArrayLike<number>, place: Matrix, fill: string | undefined): void {
    if (this.rules.length > most || fill === '#ffffff') return;
    for (const part of subpaths(path, place)) {
      if (fill === undefined && !part.isCurved) this.#outline(part.points);
      else this.#surface(part.points, fill !== undefined);
    }
  }

  #outline(points: readonly Point[]): void {
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (from) this.#line(from.x, from.y, to.x, to.y);
    }
  }

  #surface(points: readonly Point[], isFilled: boolean): void {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [width, height] = [right - left, bottom - top];
    if (height <= thickest) this.#line(left, (top + bottom) / 2, right, (top + bottom) / 2);
    else if (width <= thickest) this.#line((left + right) / 2, top, (left + right) / 2, bottom);
    else if (width >= 30 && height >= 10 && !(isFilled && this.#isGround(width, height))) {
      this.#line(left, top, right, top);
      this.#line(left, bottom, right, bottom);
      this.#line(left, top, left, bottom);
      this.#line(right, top, right, bottom);
    }
  }

  /** The paper itself, painted. */
  #isGround(width: number, height: number): boolean {
    return width > this.#size.width * 0.9 && height > this.#size.height * 0.9;
  }

  #line(x1: number, y1: number, x2: number, y2: number): void {
    const level = Math.abs(y1 - y2) < 1 && Math.abs(x1 - x2) >= shortest;
    const upright = Math.abs(x1 - x2) < 1 && Math.abs(y1 - y2) >= shortest;
    if (!level && !upright) return;
    this.rules.push({
      page: this.#page,
      x1: Math.min(x1, x2),
      y1: Math.min(y1, y2),
      x2: Math.max(x1, x2),
      y2: Math.max(y1, y2),
    });
  }
}

/** The rectangle around a path; nothing where it is a line. */
export const boundsOf = (
  path: ArrayLike<number>,
  place: Matrix,
):
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | undefined => {
  const points = subpaths(path, place).flatMap((part) => part.points);
  if (points.length < 3) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

interface Subpath {
  readonly points: Point[];
  isCurved: boolean;
}

const subpaths = (path: ArrayLike<number>, place: Matrix): Subpath[] => {
  const parts: Subpath[] = [];
  for (let index = 0; index < path.length; ) {
    const kind = path[index] ?? closePath;
    const count = operands[kind] ?? path.length;
    const [x, y] = apply(place, path[index + count - 1] ?? 0, path[index + count] ?? 0);
    if (kind === moveTo || parts.length === 0) parts.push({ points: [], isCurved: false });
    const part = parts.at(-1) as Subpath;
    if (kind === closePath) {
      const [first] = part.points;
      if (first) part.points.push(first);
    } else {
      part.points.push({ x, y });
      if (kind !== moveTo && kind !== lineTo) part.isCurved = true;
    }
    index += count + 1;
  }
  return parts.filter(({ points }) => points.length > 1);
};
