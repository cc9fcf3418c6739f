import type { ImageBlock, Text } from '../compose/blocks.ts';
import type { Direction } from '../fonts/bidi.ts';
import type { Shaper } from '../fonts/shaping.ts';
import { browserSize, browserSpacing, type Look, type TextStyle } from '../templates/look.ts';
import type { Colour, Mark, TextRole } from '../templates/template.ts';
import { type Line, LineBreaker, type Span } from './lines.ts';
import { type ImageItem, type Item, type MissingCharacter, type StructureNode, structure } from './page.ts';

/** A strip of the page that is never cut. */
export interface Box {
  readonly height: number;
  /** Space above it, which vanishes at the top of a page. */
  readonly before: number;
  /** Must stand on the same page as the box that follows. */
  readonly keep: boolean;
  readonly items: readonly Item[];
}

/** A block laid out for one width, not yet on a page. */
export interface Flow {
  readonly key: string;
  readonly source: string;
  /** From the left edge of the text. */
  readonly x: number;
  readonly width: number;
  readonly boxes: readonly Box[];
  readonly missing: readonly MissingCharacter[];
  /** Drawn again above what goes on on another page. */
  readonly repeats?: Box;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** What laying out a block needs to know about where it stands. */
export interface Setting {
  readonly look: Look;
  readonly shaper: Shaper;
  readonly width: number;
  /** How far it stands in from the left edge of the text. */
  readonly x?: number;
  /** In a side column: short things stand below each other. */
  readonly narrow?: boolean;
  /** What the text stands on; its colours are chosen to be read there. */
  readonly ground: Colour;
  /** Size of a picture; unknown while it has not been loaded. */
  readonly pixels: (image: string) => Pixels | undefined;
}

export interface Placing {
  /** Distance from the left edge; the width is reduced by it. */
  readonly x?: number;
  readonly width?: number;
  /** `left` is where a line begins: at the right in a paragraph that goes from right to left. */
  readonly align?: 'left' | 'center' | 'right';
  /** The way the paragraph goes, where its own first letter does not say. */
  readonly direction?: Direction | undefined;
}

/** Of most words in Nastaliq, in em: lines that hold no higher ones keep one distance. */
const usualReach = { above: 1.45, below: 0.42 };

/** How far the tails of Latin letters hang below the baseline, in em. */
const latinTails = 0.22;

/** Collects the boxes of one block. */
export class FlowWriter {
  readonly setting: Setting;
  readonly lines: LineBreaker;
  readonly #boxes: Box[] = [];
  #repeats: Box | undefined;

  /** A writer for a part of a block shares the line breaker, which keeps what could not be drawn. */
  constructor(setting: Setting, lines = new LineBreaker(setting.shaper)) {
    this.setting = setting;
    this.lines = lines;
  }

  get unit(): number {
    return this.setting.look.unit;
  }

  style(role: TextRole): TextStyle {
    return this.setting.look.text(role, this.setting.ground);
  }

  colour(colour: Colour): string {
    return this.setting.look.colour(colour);
  }

  span(text: Text, style: TextStyle, node: StructureNode): Span {
    const { href } = text;
    return href
      ? { text: text.text, style, source: text.source, node: structure('Link', node), href }
      : { text: text.text, style, source: text.source, node };
  }

  /**
   * Three spaces, or four of a face that has narrow ones, with a mark drawn in their middle: a sign of the text would fuse
   * what stands on either side.
   */
  between(style: TextStyle, node: StructureNode, mark: Mark): Span {
    const text = this.width('   ', style) < style.size * 0.66 ? '    ' : '   ';
    return { text, style, source: '', node, mark };
  }

  /** Words of the template's own. */
  word(text: string, style: TextStyle, node: StructureNode): Span {
    return { text, style, source: '', node };
  }

  width(text: string, style: TextStyle): number {
    return this.lines.width(text, style);
  }

  /** A long name is set smaller before it takes a second line; what needs two anyway is not made as small. */
  fitted(name: string, style: TextStyle, width: number): TextStyle {
    const shareFor = (text: string): number => width / this.width(text, style) - 0.001;
    const whole = shareFor(name);
    if (whole >= 0.999) return style;
    const words = Math.min(0.86, ...name.split(' ').map(shareFor));
    const scale = Math.min(1, whole >= 0.72 ? whole : Math.max(0.5, words));
    // Rounded down, or the name would not fit after all.
    const size = browserSize(style.size * scale - 1 / 32);
    const line = Math.min(style.line, Math.ceil((size * 1.3) / this.unit) * this.unit);
    return { ...style, size, line, tracking: browserSpacing(style.tracking * scale) };
  }

  box(box: Partial<Box> & { height: number }): void {
    this.#boxes.push({ before: 0, keep: false, items: [], ...box });
  }

  /** A paragraph whose first and last two lines stay together. Returns how many lines it took. */
  paragraph(spans: readonly Span[], before: number, placing: Placing = {}): number {
    const lines = this.lines.break(spans, this.#widthOf(placing), placing.direction);
    lines.forEach((line, index) => {
      const style = line.parts[0]?.span.style ?? this.style('body');
      const space = index === 0 ? before : 0;
      const { height, top } = this.room([line], style, this.#hangingInto(style, space));
      this.box({
        height,
        before: space,
        keep: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
        items: this.lineItems(line, style, placing, top),
      });
    });
    return lines.length;
  }

  /** How far letters of the line above come down into one that begins `space` below it. A close line is lower than its tails. */
  #hangingInto(style: TextStyle, space: number): number {
    const above = this.#boxes.at(-1);
    if (!above) return this.#tails(style);
    const ends = above.items.flatMap((item) =>
      item.kind === 'text' && !item.run.reach ? [item.y + latinTails * item.style.size] : [],
    );
    return Math.max(0, ...ends.map((end) => end - above.height - space));
  }

  #tails(style: TextStyle): number {
    return Math.max(0, latinTails * style.size - (style.line - this.baseline(style)));
  }

  /**
   * What lines side by side need in height, and how far below the top of it they begin (docs/decisions/right-to-left.md).
   * `hanging` is how far the line above comes down into it.
   */
  room(
    lines: readonly Line[],
    style: TextStyle,
    hanging = this.#tails(style),
  ): { readonly height: number; readonly top: number } {
    const height = style.line;
    const baseline = this.baseline(style);
    let [above, below] = [0, 0];
    for (const { parts, direction } of lines) {
      for (const { run, style: own } of parts) {
        if (!run.reach) continue;
        const usual = direction === 'rtl' ? usualReach : run.reach;
        const clear = Math.max(0.03 * own.size, hanging);
        const highest = Math.max(run.reach.above * own.size + clear, usual.above * own.size);
        above = Math.max(above, highest - baseline);
        below = Math.max(below, Math.max(run.reach.below, usual.below) * own.size - (height - baseline));
      }
    }
    const extra = Math.ceil((above + below) / this.unit - 0.01) * this.unit;
    return { height: height + extra, top: above + (extra - above - below) / 2 };
  }

  lineItems(
    line: Line,
    style: TextStyle,
    { x = 0, align = 'left', ...placing }: Placing = {},
    top = 0,
  ): Item[] {
    const spare = this.#widthOf({ x, ...placing }) - line.width;
    const side = align === 'left' && line.direction === 'rtl' ? 'right' : align;
    const start = x + (side === 'left' ? 0 : side === 'right' ? spare : spare / 2);
    const y = top + this.baseline(style);
    return line.parts.flatMap(({ x: partX, width, span, run, style: own }): Item[] => [
      ...(span.mark ? drawnMark(span.mark, start + partX + width / 2, y, own) : []),
      {
        kind: 'text',
        x: start + partX,
        y,
        width,
        run,
        style: own,
        source: span.source,
        node: span.node,
        ...(span.href && { href: span.href }),
        ...(own.upper && span.source && { typed: span.text }),
      },
    ]);
  }

  /** Capitals stand in the middle of their line, so that lines of any font share one rhythm. */
  baseline(style: TextStyle): number {
    const font = this.setting.shaper.font(style.face);
    return (style.line + (font.capHeight / font.unitsPerEm) * style.size) / 2;
  }

  image(
    block: ImageBlock,
    frame: Omit<ImageItem, 'kind' | 'image' | 'pixels' | 'source' | 'node'>,
  ): ImageItem {
    const pixels = this.setting.pixels(block.image) ?? { width: frame.width, height: frame.height };
    const node: StructureNode = { role: 'Figure', alt: block.alt };
    return { kind: 'image', image: block.image, pixels, source: block.source, node, ...frame };
  }

  repeat(box: Box): void {
    this.#repeats = box;
  }

  /** Adds to the last box: decoration behind its text, or a bond with what follows. */
  amendLast(change: (box: Box) => Partial<Box>): void {
    this.amend(this.#boxes.length - 1, change);
  }

  amend(index: number, change: (box: Box) => Partial<Box>): void {
    const box = this.#boxes[index];
    if (box) this.#boxes[index] = { ...box, ...change(box) };
  }

  /** A box above all others, which then start `gap` below it. */
  prepend(box: Box, gap: number): void {
    this.amend(0, (first) => ({ before: first.before + gap }));
    this.#boxes.unshift(box);
  }

  get length(): number {
    return this.#boxes.length;
  }

  get boxes(): readonly Box[] {
    return this.#boxes;
  }

  /** The last line of a block looks lost alone on a page, be it of a paragraph, a list or pills. */
  finish(key: string, source: string): Flow {
    const last = this.#boxes.findLastIndex(({ items }) => items.some(({ kind }) => kind === 'text'));
    this.amend(last - 1, () => ({ keep: true }));
    const { x = 0, width } = this.setting;
    const repeats = this.#repeats && { repeats: this.#repeats };
    return { key, source, x, width, boxes: this.#boxes, missing: this.lines.missing, ...repeats };
  }

  #widthOf({ x = 0, width }: Placing): number {
    return width ?? this.setting.width - x;
  }
}

const drawnMark = (mark: Mark, x: number, baseline: number, { size, colour: fill }: TextStyle): Item[] => {
  if (mark === 'none') return [];
  const [width, height] = mark === 'dot' ? [size * 0.24, size * 0.24] : [0.6, size * 0.8];
  const y = baseline - size * 0.33 - height / 2;
  return [{ kind: 'rect', x: x - width / 2, y, width, height, fill, radius: width / 2 }];
};
/** Of the first text in a box: a line with high letters begins lower than others. */
export const baselineOf = ({ items }: Box): number => items.find(({ kind }) => kind === 'text')?.y ?? 0;

/** Largest size of a picture inside a frame, its proportions kept. */
export const fitInside = (pixels: Pixels, width: number, height: number): Pixels => {
  const scale = Math.min(width / pixels.width, height / pixels.height);
  return { width: pixels.width * scale, height: pixels.height * scale };
};
