import type { Block, Cell, Table } from '../source/blocks.ts';
import { added, join, type Traced } from '../text/traced-text.ts';
import { type LineRow, linesOfTexts, PageMeasure, rowText } from './lines-from-tags.ts';
import { isHeading, isTagText, type TagNode, type TagText, textsOf } from './tags.ts';

/** Elements that begin a line of their own; all others are part of one. */
const blockRoles = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index Note Aside Figure Form
  P H H1 H2 H3 H4 H5 H6 Title L LI LBody Table THead TBody TFoot TR TH TD`.split(/\s+/),
);

/** Longer than any cell of a table of marks: a table of such cells is there to place text side by side. */
const longestCell = 160;

/**
 * A file's own structure as blocks in its reading order, for trees that can be trusted; without what belongs to the pages
 * and not to the text, such as their numbers.
 */
export const blocksFromTags = (tags: TagNode, ofPages: readonly Traced[] = []): readonly Block[] => {
  const furniture = new Set(ofPages.flatMap(({ at }) => at));
  const kept = furniture.size > 0 ? withoutTexts(tags, furniture) : tags;
  const walk = new TagWalk(new PageMeasure(textsOf(kept)));
  walk.node(kept);
  return walk.blocks;
};

const withoutTexts = (node: TagNode, places: ReadonlySet<number>): TagNode => ({
  ...node,
  children: node.children.flatMap((child): (TagNode | TagText)[] => {
    if (!isTagText(child)) return [withoutTexts(child, places)];
    return child.text.at.every((place) => places.has(place)) ? [] : [child];
  }),
});

/** Some draw the marks of their lists and do not write them. */
const drawnMark = added('•');

class TagWalk {
  readonly blocks: Block[] = [];
  readonly #measure: PageMeasure;
  #region = 0;
  #last: TagText | undefined;

  constructor(measure: PageMeasure) {
    this.#measure = measure;
  }

  node(node: TagNode, heading?: number, mark?: Traced): void {
    if (node.role === 'Table' && this.#table(node)) return;
    if (node.role === 'LI') {
      this.#item(node);
      return;
    }
    const level = isHeading(node) ? Number(/\d/.exec(node.role)?.[0] ?? 1) : heading;
    let open: TagText[] = [];
    let first = mark;
    const flush = (): void => {
      if (open.length > 0) this.#lines(open, level, first);
      if (open.length > 0) first = undefined;
      open = [];
    };
    for (const child of node.children) {
      if (isTagText(child) || !holdsBlocks(child)) open.push(...textsOf(child));
      else {
        flush();
        this.node(child, level, first);
        first = undefined;
      }
    }
    flush();
  }

  /** The mark of an item stands before it, as an element of its own or as its first sign. */
  #item({ role, children }: TagNode): void {
    const isMark = (child: TagNode | TagText): boolean => !isTagText(child) && child.role === 'Lbl';
    const marks = children.filter(isMark).flatMap(textsOf);
    const body: TagNode = { role: `${role}Body`, children: children.filter((child) => !isMark(child)) };
    if (body.children.length === 0) this.#lines(marks, undefined, undefined);
    else this.node(body, undefined, marks.length > 0 ? join(marks.map(({ text }) => text)) : drawnMark);
  }

  #follow(texts: readonly TagText[]): void {
    const [first] = texts;
    const goesUp =
      first && this.#last && this.#last.run.page === first.run.page && this.#last.run.y - first.run.y > 24;
    if (goesUp) this.#region++;
    this.#last = texts.at(-1) ?? this.#last;
  }

  #lines(texts: readonly TagText[], heading: number | undefined, mark: Traced | undefined): void {
    this.#follow(texts);
    const context = { measure: this.#measure, region: this.#region, heading };
    this.blocks.push(...linesOfTexts(texts, mark, context));
  }

  /** A table whose cells are short; false where it only places text, which is then read cell by cell. */
  #table(node: TagNode): boolean {
    const rows = rowsOf(node).map((row) => row.children.filter((cell) => !isTagText(cell)));
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const isData =
      columns > 1 && rows.length > 1 && rows.every((row) => row.every((cell) => isShortCell(cell)));
    if (!isData) return false;
    const texts = textsOf(node);
    this.#follow(texts);
    const cells = rows.map((row) =>
      Array.from({ length: columns }, (_, index): Cell => {
        const cell = row[index];
        return cell ? cellOf(textsOf(cell)) : { text: join([]), bold: false, italic: false, size: 0 };
      }),
    );
    const table: Table = { kind: 'table', rows: cells, region: this.#region };
    this.blocks.push(table);
    return true;
  }
}

const holdsBlocks = (node: TagNode): boolean =>
  blockRoles.has(node.role) || node.children.some((child) => !isTagText(child) && holdsBlocks(child));

const rowsOf = (node: TagNode): TagNode[] =>
  node.children.flatMap((child) => (isTagText(child) ? [] : child.role === 'TR' ? [child] : rowsOf(child)));

const isShortCell = (cell: TagNode | TagText): boolean => {
  if (isTagText(cell)) return true;
  const letters = textsOf(cell).reduce((sum, { text }) => sum + text.text.length, 0);
  const paragraphs = cell.children.filter((child) => !isTagText(child) && holdsBlocks(child));
  const isPlain = paragraphs.every((child) => !isTagText(child) && /^(?:P|H\d?)$/.test(child.role));
  return letters <= longestCell && isPlain && paragraphs.length <= 3;
};

const cellOf = (texts: readonly TagText[]): Cell => {
  const row: LineRow = { texts };
  const [first] = texts;
  const link = texts.find(({ run }) => run.link)?.run.link;
  return {
    text: rowText(row),
    bold: texts.length > 0 && texts.every(({ run }) => run.bold),
    italic: texts.length > 0 && texts.every(({ run }) => run.italic),
    size: first?.run.size ?? 0,
    ...(link !== undefined && { link }),
  };
};
