import type { Rule } from '../../source/source-document.ts';
import type { PdfJs } from '../pdfjs.ts';
import { apply, identity, type Matrix, matrixOf, multiply } from './matrix.ts';
import { boundsOf, PathRules } from './path-rules.ts';

/** Where a piece of text begins to be shown, from the top left corner of the page. */
export interface ShownAt {
  readonly x: number;
  readonly y: number;
  /** Drawn with an outline beside its filling, which makes any face bold. */
  readonly stroked: boolean;
  readonly text: string;
  readonly font: string;
  /** From a square of one to its letters. */
  readonly matrix: Matrix;
  /** Along its line. */
  readonly width: number;
  /** The marked content it is part of, the outermost first. */
  readonly within: readonly number[];
  /** How it is painted, and when: what was painted before it lies under it. */
  readonly fill: string;
  readonly mode: number;
  readonly opacity: number;
  readonly order: number;
  /** The least distance between two of its letters, in parts of their size; 0 where it has too few to tell. */
  readonly tracking: number;
}

/** A painted surface, or where a picture stands. */
export interface PaintedArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Absent for a picture. */
  readonly fill?: string;
  readonly order: number;
}

export interface PageDrawing {
  readonly rules: readonly Rule[];
  readonly shown: readonly ShownAt[];
  /** By the number of the marked content: its glyphs' text in the order they are shown, spaces as they are in the file. */
  readonly marked: ReadonlyMap<number, string>;
  /** Of glyphs, by face and then text, in thousandths of the size. */
  readonly widths: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The tags of its marked content, in the order in which it begins; and where the text in it stands. */
  readonly begun: readonly string[];
  readonly areas: ReadonlyMap<number, MarkedArea>;
  /** Whether it draws anything. */
  readonly isBlank: boolean;
  /** Surfaces and pictures, as they are painted one over the other. */
  readonly painted: readonly PaintedArea[];
}

export interface MarkedArea {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  /** As far as its text goes on along the same line. */
  width: number;
}

interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

interface State {
  place: Matrix;
  font: string;
  size: number;
  leading: number;
  stretch: number;
  rise: number;
  spacing: number;
  wordSpacing: number;
  mode: number;
  fill: string;
  opacity: number;
}

/** They paint a picture or a gradient. */
const pictureOperators = [
  'paintImageXObject',
  'paintImageXObjectRepeat',
  'paintImageMaskXObject',
  'paintImageMaskXObjectGroup',
  'paintImageMaskXObjectRepeat',
  'paintInlineImageXObject',
  'paintInlineImageXObjectGroup',
  'paintSolidColorImageMask',
  'shadingFill',
] as const;

/** Reads what a page draws: the lines of tables and headings, and how text is shown where its font does not tell. */
export const readDrawing = (
  { fnArray, argsArray }: OperatorList,
  operators: PdfJs['OPS'],
  page: number,
  viewport: { readonly transform: ArrayLike<number>; readonly width: number; readonly height: number },
): PageDrawing => {
  const walk = new DrawingWalk(operators, new PathRules(page, viewport), matrixOf(viewport.transform));
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    walk.step(operator, Array.isArray(args) ? args : []);
  });
  return walk.result();
};

/** In thousandths of the size: no letters are set so far apart. */
const wideAsASpace = 220;

/** Fewer letters do not show how far apart they are set. */
const leastLetters = 4;

/** A page of drawings has thousands of surfaces. */
const mostPainted = 2000;

const strokedModes: ReadonlySet<number> = new Set([1, 2, 5, 6]);

class DrawingWalk {
  readonly #shown: ShownAt[] = [];
  readonly #marked = new Map<number, string>();
  readonly #widths = new Map<string, Map<string, number>>();
  readonly #paths: PathRules;
  readonly #steps: Readonly<Record<number, (args: readonly unknown[]) => void>>;
  readonly #stack: State[] = [];
  readonly #open: { readonly id: number | undefined; readonly order: number }[] = [];
  readonly #begun: string[] = [];
  readonly #areas = new Map<number, MarkedArea>();
  readonly #transformOperator: number;
  #state: State;
  #text: Matrix = identity;
  #line: Matrix = identity;
  #draws = false;
  readonly #painted: PaintedArea[] = [];
  #order = 0;
  /** The last thing it did was to make room for a picture: pictures themselves are left out when a file is read. */
  #hasRoom = false;

  constructor(operators: PdfJs['OPS'], paths: PathRules, page: Matrix) {
    this.#paths = paths;
    this.#state = {
      place: page,
      font: '',
      size: 0,
      leading: 0,
      stretch: 1,
      rise: 0,
      spacing: 0,
      wordSpacing: 0,
      mode: 0,
      fill: '#000000',
      opacity: 1,
    };
    this.#steps = this.#actions(operators);
    this.#transformOperator = operators.transform;
  }

  step(operator: number, args: readonly unknown[]): void {
    this.#order++;
    this.#steps[operator]?.(args);
    this.#hasRoom = operator === this.#transformOperator;
  }

  result(): PageDrawing {
    return {
      rules: this.#paths.rules,
      shown: this.#shown,
      marked: this.#marked,
      widths: this.#widths,
      begun: this.#begun,
      areas: this.#areas,
      isBlank: !this.#draws,
      painted: this.#painted,
    };
  }

  #actions(ops: PdfJs['OPS']): Record<number, (args: readonly unknown[]) => void> {
    const set =
      (name: 'leading' | 'rise' | 'spacing' | 'wordSpacing' | 'mode') =>
      (args: readonly unknown[]): void => {
        this.#state[name] = Number(args[0]) || 0;
      };
    const move = (args: readonly unknown[]): void => this.#move(Number(args[0]), Number(args[1]));
    const save = (): void => void this.#stack.push({ ...this.#state });
    const restore = (): void => {
      if (this.#hasRoom) this.#picture();
      this.#state = this.#stack.pop() ?? this.#state;
    };
    const paint = (): void => {
      this.#draws = true;
      this.#picture();
    };
    return {
      ...Object.fromEntries(pictureOperators.map((name) => [ops[name], paint])),
      [ops.save]: save,
      [ops.restore]: restore,
      [ops.transform]: (args) => this.#transform(args as number[]),
      [ops.paintFormXObjectBegin]: ([matrix]) => {
        save();
        if (matrix) this.#transform(matrix as ArrayLike<number>);
      },
      [ops.paintFormXObjectEnd]: restore,
      [ops.beginText]: () => {
        this.#text = identity;
        this.#line = identity;
      },
      [ops.setFont]: ([font, size]) => {
        this.#state.font = String(font);
        this.#state.size = Number(size) || 0;
      },
      [ops.setTextMatrix]: (args) => {
        const [first] = args;
        this.#line = matrixOf((typeof first === 'number' ? args : first) as ArrayLike<number>);
        this.#text = this.#line;
      },
      [ops.moveText]: move,
      [ops.setLeadingMoveText]: (args) => {
        this.#state.leading = -Number(args[1]);
        move(args);
      },
      [ops.nextLine]: () => this.#move(0, -this.#state.leading),
      [ops.setLeading]: set('leading'),
      [ops.setTextRise]: set('rise'),
      [ops.setCharSpacing]: set('spacing'),
      [ops.setWordSpacing]: set('wordSpacing'),
      [ops.setTextRenderingMode]: set('mode'),
      [ops.setHScale]: ([percent]) => {
        this.#state.stretch = Number(percent) / 100 || 1;
      },
      [ops.setFillRGBColor]: ([colour]) => {
        this.#state.fill = String(colour);
      },
      [ops.setGState]: ([entries]) => {
        for (const [name, value] of Array.isArray(entries) ? entries : [])
          if (name === 'ca') this.#state.opacity = Number(value);
      },
      [ops.showText]: ([glyphs]) => this.#show(glyphs as readonly (Glyph | number | null)[]),
      [ops.beginMarkedContent]: ([tag]) => this.#begin(tag, undefined),
      [ops.beginMarkedContentProps]: ([tag, id]) => this.#begin(tag, id),
      [ops.endMarkedContent]: () => void this.#open.pop(),
      [ops.constructPath]: ([kind, data]) => {
        const isStroke = kind === ops.stroke || kind === ops.closeStroke;
        const isFill = kind === ops.fill || kind === ops.eoFill;
        const isBoth = !isStroke && !isFill && kind !== ops.endPath;
        const path = (data as readonly (ArrayLike<number> | null)[] | undefined)?.[0];
        if (!path || !(isStroke || isFill || isBoth)) return;
        this.#draws = true;
        this.#paths.add(path, this.#state.place, isFill ? this.#state.fill : undefined);
        const area = isStroke ? undefined : boundsOf(path, this.#state.place);
        if (area) this.#paint({ ...area, fill: this.#state.fill, order: this.#order });
      },
    };
  }

  #paint(area: PaintedArea): void {
    if (this.#painted.length < mostPainted) this.#painted.push(area);
  }

  /** A picture fills a square of one. */
  #picture(): void {
    const corners = [0, 1].flatMap((x) => [0, 1].map((y) => apply(this.#state.place, x, y)));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    this.#paint({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, order: this.#order });
  }

  #transform(matrix: ArrayLike<number>): void {
    this.#state.place = multiply(this.#state.place, matrixOf(matrix));
  }

  #move(x: number, y: number): void {
    this.#line = multiply(this.#line, [1, 0, 0, 1, x, y]);
    this.#text = this.#line;
  }

  #show(glyphs: readonly (Glyph | number | null)[]): void {
    if (!Array.isArray(glyphs)) return;
    this.#draws = true;
    const { place, size, stretch, rise, spacing, wordSpacing, mode, font } = this.#state;
    const before = this.#text;
    const [x, y] = apply(multiply(place, before), 0, rise);
    const widths = this.#widths.get(font) ?? new Map<string, number>();
    this.#widths.set(font, widths);
    let said = '';
    let reached = 0;
    let covered = 0;
    let gap = Number.POSITIVE_INFINITY;
    let letters = 0;
    let inked = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') reached -= (glyph * size) / 1000;
      // A sign is often set below the letter before it, by a way back and one forward again: that is no gap.
      const isGap = reached - covered > (wideAsASpace * size) / 1000;
      if (typeof glyph === 'number' && isGap && /[^\p{M}\s]\p{M}*$/u.test(said)) said += ' ';
      if (typeof glyph === 'number' || glyph === null) continue;
      if (!glyph.isSpace && letters > 0 && /\S$/.test(said)) gap = Math.min(gap, reached - inked);
      if (!glyph.isSpace) letters++;
      inked = reached + (glyph.width * size) / 1000;
      said += glyph.unicode;
      widths.set(glyph.unicode, glyph.width);
      reached += (glyph.width * size) / 1000 + spacing + (glyph.isSpace ? wordSpacing : 0);
      covered = Math.max(covered, reached);
    }
    this.#text = multiply(this.#text, [1, 0, 0, 1, reached * stretch, 0]);
    const [endX, endY] = apply(multiply(place, this.#text), 0, rise);
    const scale = Math.hypot(place[2], place[3]) * Math.hypot(before[2], before[3]);
    this.#shown.push({
      x,
      y,
      stroked: strokedModes.has(mode),
      text: said,
      font,
      matrix: multiply(multiply(place, before), [size * stretch, 0, 0, size, 0, rise]),
      width: Math.hypot(endX - x, endY - y),
      within: this.#open.map(({ order }) => order),
      fill: this.#state.fill,
      mode,
      opacity: this.#state.opacity,
      order: this.#order,
      tracking: letters >= leastLetters && size > 0 && Number.isFinite(gap) ? gap / size : 0,
    });
    for (const { order } of this.#open) this.#cover(order, { x, y, endX, endY, size: size * scale, font });
    const mark = this.#open.findLast(({ id }) => id !== undefined)?.id;
    if (mark !== undefined) this.#marked.set(mark, (this.#marked.get(mark) ?? '') + said);
  }

  #begin(tag: unknown, id: unknown): void {
    const name = typeof tag === 'string' ? tag : String((tag as { name?: unknown } | null)?.name ?? '');
    const order = this.#begun.push(name) - 1;
    this.#open.push({ id: typeof id === 'number' ? id : undefined, order });
  }

  #cover(
    order: number,
    {
      x,
      y,
      endX,
      endY,
      size,
      font,
    }: { x: number; y: number; endX: number; endY: number; size: number; font: string },
  ): void {
    const known = this.#areas.get(order);
    if (!known) this.#areas.set(order, { x, y, size, font, width: Math.hypot(endX - x, endY - y) });
    else if (Math.abs(known.y - y) < 1) known.width = Math.max(known.width, endX - known.x);
  }
}
