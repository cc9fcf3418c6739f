import type { Run } from '../../source/source-document.ts';
import { cleanCharacters } from './clean-characters.ts';
import { fontStyle } from './font-style.ts';
import { type Matrix, matrixOf, multiply } from './matrix.ts';
import type { PageDrawing } from './page-drawing.ts';

/** A run before it has its place among all that is read. */
export interface Piece extends Omit<Run, 'at' | 'page'> {
  /** The marked content it belongs to, as the tag tree names it. */
  readonly mark?: string;
  /** Behind it the file begins a new line, or leaves a gap. */
  readonly after: '' | ' ' | '\n';
}

interface TextItem {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly number[];
  readonly fontName: string;
  readonly hasEOL: boolean;
}

interface MarkItem {
  readonly type: string;
  readonly id?: string | null;
}

interface TextPage {
  readonly items: readonly (TextItem | MarkItem)[];
  readonly viewport: {
    readonly transform: ArrayLike<number>;
    readonly scale: number;
    readonly width: number;
    readonly height: number;
  };
  readonly drawing: PageDrawing;
  readonly fontName: (id: string) => string;
  /** What pieces of marked content say, by their order. */
  readonly told: ReadonlyMap<number, string>;
  /** Our own files are written so that pdf.js reads them right. */
  readonly isSound: boolean;
}

/** More than this off the level is turned on purpose. */
const slope = 0.1;

export const piecesOf = (page: TextPage): Piece[] => {
  if (isIndian(page)) return withoutSecondStrikes(withMarksJoined(shownPieces(page)));
  const pieces = new PieceList(page);
  for (const item of page.items) {
    if ('str' in item) pieces.text(item);
    else if (item.type === 'endMarkedContent') pieces.end();
    else pieces.begin(item.id ?? undefined);
  }
  return withoutSecondStrikes(withMarksJoined(pieces.all));
};

const indian = /[\u0900-\u0dff\u1c50-\u1c7f\uabc0-\uabff]/;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** pdf.js takes every glyph that has a mark in its text to be without width, and misplaces all that follows. */
const isIndian = ({ drawing, isSound }: TextPage): boolean =>
  !isSound &&
  drawing.shown.some(({ text }) => indian.test(text)) &&
  !drawing.shown.some(({ text }) => rightToLeft.test(text));

/** Text as it is shown, piece by piece, by the widths that the file itself gives. */
const shownPieces = (page: TextPage): Piece[] => {
  const { drawing, viewport, told, items } = page;
  const ids = items.flatMap((item) => ('str' in item || item.type === 'endMarkedContent' ? [] : [item.id]));
  const said = new Set<number>();
  const pieces: Piece[] = [];
  for (const { text, font, matrix, width, within, stroked } of drawing.shown) {
    const order = within.find((one) => told.has(one));
    const area = order === undefined ? undefined : drawing.areas.get(order);
    if (order !== undefined && said.has(order)) continue;
    if (order !== undefined) said.add(order);
    const where = placed(matrix, area?.width ?? width);
    const clean = cleanCharacters(order === undefined ? text : (told.get(order) ?? text));
    const isOutside =
      where.x > viewport.width || where.x + where.width < 0 || where.y < 0 || where.y > viewport.height;
    if (clean.trim() === '' || isOutside) continue;
    const last = pieces.at(-1);
    if (last && Math.abs(last.y - where.y) > where.size * 0.5)
      pieces[pieces.length - 1] = { ...last, after: '\n' };
    const style = fontStyle(page.fontName(font));
    const mark = within.map((one) => ids[one]).findLast((id) => id);
    pieces.push({
      text: clean,
      ...where,
      font,
      bold: style.bold || stroked,
      italic: style.italic,
      ...(mark && { mark }),
      after: '',
    });
  }
  return pieces;
};

class PieceList {
  readonly all: Piece[] = [];
  readonly #page: TextPage;
  readonly #place: Matrix;
  readonly #isStroked: (x: number, y: number) => boolean;
  readonly #open: (string | undefined)[] = [];
  #begun = 0;
  /** The piece that stands for all text until marked content of that depth ends. */
  #told: { readonly piece: number; readonly depth: number; started: boolean } | undefined;

  constructor(page: TextPage) {
    this.#page = page;
    this.#place = matrixOf(page.viewport.transform);
    this.#isStroked = strokedPlaces(page.drawing);
  }

  begin(id: string | undefined): void {
    const order = this.#begun++;
    this.#open.push(id);
    const said = this.#told ? undefined : this.#page.told.get(order);
    const area = this.#page.drawing.areas.get(order);
    if (!said || !area) return;
    const piece = this.all.length;
    this.#told = { piece, depth: this.#open.length, started: false };
    this.#add(
      cleanCharacters(said),
      { x: area.x, y: area.y, width: area.width, size: area.size },
      area.font,
      '',
    );
  }

  end(): void {
    if (this.#told && this.#open.length <= this.#told.depth) this.#told = undefined;
    this.#open.pop();
  }

  text(item: TextItem): void {
    const text = cleanCharacters(item.str);
    const isEmpty = text.trim() === '';
    if (this.#told) {
      const { piece, started } = this.#told;
      // A space that was kept back, or the end of a line, belongs to what stands before.
      if (!started && (isEmpty || /^\s/.test(text)))
        this.#close(piece - 1, item.hasEOL && isEmpty ? '\n' : ' ');
      this.#told.started ||= !isEmpty;
      if (!isEmpty && item.hasEOL) this.#close(piece, '\n');
      return;
    }
    if (isEmpty) {
      this.#close(this.all.length - 1, item.hasEOL ? '\n' : ' ');
      return;
    }
    const matrix = multiply(this.#place, matrixOf(item.transform));
    const where = placed(matrix, item.width * this.#page.viewport.scale);
    this.#add(text, where, item.fontName, item.hasEOL ? '\n' : '');
  }

  #close(index: number, after: ' ' | '\n'): void {
    const piece = this.all[index];
    if (piece && piece.after !== '\n') this.all[index] = { ...piece, after };
  }

  #add(text: string, where: Placed, font: string, after: Piece['after']): void {
    const mark = this.#open.findLast((id) => id !== undefined);
    const style = fontStyle(this.#page.fontName(font));
    this.all.push({
      text,
      ...where,
      font,
      bold: style.bold || this.#isStroked(where.x, where.y),
      italic: style.italic,
      ...(mark !== undefined && { mark }),
      after,
    });
  }
}

type Placed = Pick<Piece, 'x' | 'y' | 'width' | 'size' | 'turned'>;

/** A vowel sign or another mark is part of the letter before it, however far pdf.js takes them to be apart. */
const withMarksJoined = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const gap = last ? piece.x - last.x - last.width : 0;
    const follows =
      last &&
      /^\p{M}/u.test(piece.text) &&
      Math.abs(last.y - piece.y) < 2 &&
      Math.abs(gap) < piece.size * 0.6;
    if (!follows || last.after === '\n') joined.push(piece);
    else {
      joined[joined.length - 1] = {
        ...last,
        text: last.text.trimEnd() + piece.text,
        width: Math.max(last.width, piece.x + piece.width - last.x),
        after: piece.after,
      };
    }
  }
  return joined;
};

const placed = (matrix: Matrix, width: number): Placed => {
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
