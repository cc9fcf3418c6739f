import { type MarkedStream, textsOfMarks } from './actual-text.ts';
import { cleanCharacters } from './clean-characters.ts';
import { fontStyle } from './font-style.ts';
import { type Matrix, matrixOf, multiply } from './matrix.ts';
import type { PageDrawing } from './page-drawing.ts';
import { withTrueWidths } from './true-widths.ts';

/** A run before it has its place among all that is read. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link?: string;
  readonly turned?: boolean;
  /** The marked content it belongs to, as the tag tree names it. */
  readonly mark?: string;
  /** Behind it the file begins a new line, or leaves a gap. */
  readonly after: '' | ' ' | '\n';
}

export interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly number[];
  readonly fontName: string;
  readonly hasEOL: boolean;
}

interface MarkItem {
  readonly type: string;
  readonly id?: string | null;
  readonly tag?: string | null;
}

export interface TextPage {
  readonly items: readonly (TextItem | MarkItem)[];
  readonly viewport: { readonly transform: ArrayLike<number>; readonly scale: number };
  readonly drawing: PageDrawing;
  readonly fontName: (id: string) => string;
  readonly streams: readonly MarkedStream[];
}

/** More than this off the level is turned on purpose. */
const slope = 0.1;

export const piecesOf = ({ items: read, viewport, drawing, fontName, streams }: TextPage): Piece[] => {
  const wide = withTrueWidths(read, drawing.widths);
  const items = streams.length > 0 ? withActualTexts(wide, streams) : wide;
  const place = matrixOf(viewport.transform);
  const isStroked = strokedPlaces(drawing);
  const pieces: Piece[] = [];
  const open: (string | undefined)[] = [];
  const endLast = (after: ' ' | '\n'): void => {
    const last = pieces.at(-1);
    if (last && last.after !== '\n') pieces[pieces.length - 1] = { ...last, after };
  };
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? undefined);
      continue;
    }
    const text = cleanCharacters(item.str);
    if (text.trim() === '') {
      endLast(item.hasEOL ? '\n' : ' ');
      continue;
    }
    const mark = open.findLast((id) => id !== undefined);
    const style = fontStyle(fontName(item.fontName));
    const where = placed(multiply(place, matrixOf(item.transform)), item.width * viewport.scale);
    pieces.push({
      text,
      ...where,
      font: item.fontName,
      bold: style.bold || isStroked(where.x, where.y),
      italic: style.italic,
      ...(mark !== undefined && { mark }),
      after: item.hasEOL ? '\n' : '',
    });
  }
  return withoutSecondStrikes(pieces);
};

/** The shapes between a mark and its end read what the mark says, which stands in the place of the first of them. */
const withActualTexts = (items: TextPage['items'], streams: readonly MarkedStream[]): TextPage['items'] => {
  const opening = items.flatMap((item) => ('str' in item || item.type === 'endMarkedContent' ? [] : [item]));
  const texts = textsOfMarks(
    streams,
    opening.map(({ tag }) => tag ?? ''),
  );
  if (!texts) return items;
  const kept: TextPage['items'][number][] = [];
  let mark = 0;
  let depth = 0;
  let shapes: TextItem[] | undefined;
  let [text, ends] = ['', 0];
  for (const item of items) {
    if ('str' in item) {
      if (shapes) shapes.push(item);
      else kept.push(item);
      continue;
    }
    const isEnd = item.type === 'endMarkedContent';
    depth += isEnd ? -1 : 1;
    const said = isEnd ? undefined : texts.get(mark++);
    if (shapes && isEnd && depth < ends) {
      const [first] = shapes.filter(({ str }) => str.trim() !== '');
      if (first)
        kept.push({
          ...first,
          str: text,
          width: widthOf(shapes),
          hasEOL: shapes.some(({ hasEOL }) => hasEOL),
        });
      else kept.push(...shapes);
      shapes = undefined;
    } else if (!shapes && said !== undefined) [shapes, text, ends] = [[], said, depth];
    kept.push(item);
  }
  return [...kept, ...(shapes ?? [])];
};

const widthOf = (shapes: readonly TextItem[]): number => {
  const drawn = shapes.filter(({ str }) => str.trim() !== '');
  const starts = drawn.map(({ transform }) => transform[4] ?? 0);
  const ends = drawn.map(({ transform, width }) => (transform[4] ?? 0) + width);
  return Math.max(...ends) - Math.min(...starts);
};

const placed = (matrix: Matrix, width: number): Pick<Piece, 'x' | 'y' | 'width' | 'size' | 'turned'> => {
  const size = Math.hypot(matrix[2], matrix[3]);
  const [x, y] = [matrix[4], matrix[5]];
  const along = Math.hypot(matrix[0], matrix[1]) || 1;
  const [right, down] = [matrix[0] / along, matrix[1] / along];
  if (right > 0 && Math.abs(down) < slope) return { x, y, width, size };
  // Its lower left corner and its breadth, as if it stood upright.
  const across = Math.abs(right * width) + Math.abs(down) * size;
  return {
    x: Math.min(x, x + right * width, x + down * size),
    y: Math.max(y, y + down * width),
    width: across,
    size,
    turned: true,
  };
};

const strokedPlaces = ({ shown }: PageDrawing): ((x: number, y: number) => boolean) => {
  const places = shown.filter(({ stroked }) => stroked);
  return (x, y) => places.some((place) => Math.abs(place.x - x) < 1 && Math.abs(place.y - y) < 1);
};

/** The same text drawn again a hair beside itself is how some programs make a face bold: it is one text. */
const withoutSecondStrikes = (pieces: readonly Piece[]): Piece[] => {
  const kept: Piece[] = [];
  const byText = new Map<string, number[]>();
  for (const piece of pieces) {
    const same = byText.get(piece.text) ?? [];
    byText.set(piece.text, same);
    const first = same.find((index) => isNear(kept[index], piece));
    const struck = first === undefined ? undefined : kept[first];
    if (first === undefined || !struck) {
      same.push(kept.push(piece) - 1);
      continue;
    }
    kept[first] = { ...struck, bold: true, after: piece.after || struck.after };
  }
  return kept;
};

const isNear = (a: Piece | undefined, b: Piece): boolean => {
  const reach = Math.max(0.8, b.size * 0.08);
  return a !== undefined && Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;
};
