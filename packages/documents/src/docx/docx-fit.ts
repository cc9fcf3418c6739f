import type { Shaper } from '../fonts/shaping.ts';
import { LineBreaker } from '../layout/lines.ts';
import { structure } from '../layout/page.ts';
import type { Look, TextStyle } from '../templates/look.ts';
import { type Borders, halves, type ParagraphLook, twips } from './docx-look.ts';
import { isParagraph, type Paragraph } from './docx-paragraph.ts';
import { roleOf, type StyleLooks } from './docx-styles.ts';
import type { Said, Xml } from './docx-xml.ts';

/** One line as Word will set it. */
interface Box {
  readonly before: number;
  readonly height: number;
  /** Stays on the page of the next. */
  readonly keep: boolean;
}

/** How a text processor will set a page, as far as that can be told from here. */
export class WordPages {
  readonly #look: Look;
  readonly #styles: StyleLooks;
  readonly #lines: LineBreaker;
  readonly #width: number;

  constructor(look: Look, styles: StyleLooks, shaper: Shaper, width: number) {
    this.#look = look;
    this.#styles = styles;
    this.#lines = new LineBreaker(shaper);
    this.#width = width;
  }

  boxes(body: readonly Xml[]): Box[] {
    const paragraphs = body.filter(isParagraph).map((one) => ({ one, look: this.#lookOf(one) }));
    return paragraphs.flatMap(({ one, look }, index) => {
      const [above, below] = [paragraphs[index - 1]?.look, paragraphs[index + 1]?.look];
      return this.#paragraph(one, look, {
        before: (look.before ?? 0) + (above?.after ?? 0),
        top: edge(look, above, 'top'),
        bottom: edge(look, below, 'bottom'),
      });
    });
  }

  #lookOf({ style, look }: Paragraph): ParagraphLook {
    return { ...this.#styles.get(style)?.look, ...look };
  }

  #paragraph(
    one: Paragraph,
    look: ParagraphLook,
    { before, top, bottom }: { readonly before: number; readonly top: number; readonly bottom: number },
  ): Box[] {
    const count = this.#count(one, look);
    const height = one.picture > 0 ? one.picture + this.#look.unit : this.#lineHeight(one, look);
    return Array.from({ length: count }, (_, index) => {
      const isLast = index === count - 1;
      // A paragraph's first and last two lines stay together.
      const isBound = look.keepLines || index === 0 || index === count - 2;
      return {
        before: index === 0 ? before : 0,
        height: height + (index === 0 ? top : 0) + (isLast ? bottom : 0),
        keep: isLast ? look.keepNext === true : isBound,
      };
    });
  }

  #lineHeight({ style }: Paragraph, { line }: ParagraphLook): number {
    if (typeof line === 'number') return line;
    const text = this.#styleOf(style, undefined);
    if (line === undefined) return text.line;
    const { ascent, descent, unitsPerEm } = this.#lines.shaper.font(text.face);
    return ((ascent - descent) / unitsPerEm) * text.size;
  }

  #count({ style, content }: Paragraph, { indent = {}, bullet }: ParagraphLook): number {
    const left = (indent.left ?? 0) + (bullet ? this.#look.body * 1.2 : 0);
    const tab = content.findLastIndex(({ text }) => text === '\t');
    // Cells stand side by side; behind a label at the left its text goes on under itself.
    if (tab >= 0 && indent.hanging === undefined) return 1;
    const spans = content.slice(tab + 1).map((said) => this.#span(style, said));
    if (spans.length === 0) return 1;
    return Math.max(1, this.#lines.break(spans, this.#width - left - (indent.right ?? 0)).length);
  }

  #span(paragraph: string, said: Said) {
    const style = this.#styleOf(paragraph, said);
    return { text: said.text, style, source: '', node: structure('P') };
  }

  /** Word knows half points and twentieths of space between letters. */
  #styleOf(paragraph: string, said: Said | undefined): TextStyle {
    const own = said?.style === undefined ? undefined : roleOf(said.style);
    const role = own ?? this.#styles.get(paragraph)?.role ?? 'body';
    const style = this.#look.text(role);
    const size = said?.size ?? style.size;
    return { ...style, size: halves(size) / 2, tracking: twips(style.tracking) / 20 };
  }
}

/** Room that a line at an edge takes; neighbours with the same borders share one frame. */
const edge = (
  { borders }: ParagraphLook,
  other: ParagraphLook | undefined,
  side: 'top' | 'bottom',
): number => {
  const drawn = borders?.[side];
  if (!drawn || (other && sameBorders(borders, other.borders))) return 0;
  return drawn.width + drawn.space;
};

const sameBorders = (one: Borders | undefined, other: Borders | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How many pages of a height the lines take; what must stay together moves together. */
export const pagesOf = (boxes: readonly Box[], room: number): number => {
  let pages = 1;
  let used = 0;
  for (let next = 0; next < boxes.length; ) {
    let end = next;
    while (end < boxes.length - 1 && boxes[end]?.keep) end++;
    const bundle = boxes.slice(next, end + 1);
    const height = bundle.reduce((sum, box, index) => sum + box.height + (index > 0 ? box.before : 0), 0);
    if (used > 0 && used + (bundle[0]?.before ?? 0) + height > room && height <= room) {
      pages += 1;
      used = 0;
    }
    for (const box of bundle) {
      const needed = (used > 0 ? box.before : 0) + box.height;
      if (used > 0 && used + needed > room) {
        pages += 1;
        used = 0;
      }
      used += used > 0 ? box.before + box.height : box.height;
    }
    next = end + 1;
  }
  return pages;
};

export interface Fit {
  /** What is left of the spaces between sections and entries. */
  readonly spaces: number;
  /** Points by which the lower margin moves down. */
  readonly lower: number;
}

/** Tried in this order: first with a line and more to spare, then with less. */
const reserves: readonly { readonly points: number; readonly spaces: readonly number[] }[] = [
  { points: 20, spaces: [1] },
  { points: 14, spaces: [1] },
  { points: 20, spaces: [0.9, 0.8, 0.7, 0.6] },
  { points: 14, spaces: [0.9, 0.8, 0.7, 0.6] },
  { points: 7, spaces: [1, 0.9, 0.8, 0.7, 0.6, 0.5] },
  { points: 7, spaces: [0.4, 0.3] },
  { points: 0, spaces: [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3] },
];

/**
 * As many pages as the PDF has. A text processor breaks a line now and then elsewhere, so the end of the text must be
 * clear of the end of a page: the lower margin gives or takes a little, and where that is not enough the spaces do.
 */
export const fitPages = (
  pages: number,
  { room, most, least }: { readonly room: number; readonly most: number; readonly least: number },
  boxesAt: (spaces: number) => readonly Box[],
): Fit => {
  const shifts = [0];
  for (let points = 4; points <= Math.max(most, least); points += 4)
    shifts.push(...[points, -points].filter((shift) => shift <= most && -shift <= least));
  for (const { points, spaces } of reserves)
    for (const share of spaces) {
      const boxes = boxesAt(share);
      const lower = shifts.find(
        (shift) =>
          pagesOf(boxes, room + shift - points) === pages && pagesOf(boxes, room + shift + points) === pages,
      );
      if (lower !== undefined) return { spaces: share, lower };
    }
  return { spaces: 1, lower: 0 };
};
