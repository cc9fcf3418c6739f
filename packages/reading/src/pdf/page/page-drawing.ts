import type { Rule } from '../../source/source-document.ts';
import type { PdfJs } from '../pdfjs.ts';
import { apply, identity, type Matrix, matrixOf, multiply } from './matrix.ts';
import { PathRules } from './path-rules.ts';

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
  #state: State;
  #text: Matrix = identity;
  #line: Matrix = identity;
  #draws = false;

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
    };
    this.#steps = this.#actions(operators);
  }

  step(operator: number, args: readonly unknown[]): void {
    this.#steps[operator]?.(args);
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
      this.#state = this.#stack.pop() ?? this.#state;
    };
    const paint = (): void => {
      this.#draws = true;
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
      },
    };
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
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') reached -= (glyph * size) / 1000;
      if (typeof glyph === 'number' && -glyph > wideAsASpace && said && !said.endsWith(' ')) said += ' ';
      if (typeof glyph === 'number' || glyph === null) continue;
      said += glyph.unicode;
      widths.set(glyph.unicode, glyph.width);
      reached += (glyph.width * size) / 1000 + spacing + (glyph.isSpace ? wordSpacing : 0);
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
