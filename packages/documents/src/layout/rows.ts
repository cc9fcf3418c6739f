import type { NotedText, Text } from '../compose/blocks.ts';
import type { TextStyle } from '../templates/look.ts';
import type { FlowWriter, Placing } from './flow.ts';
import type { Line, Span } from './lines.ts';
import type { Item, StructureNode } from './page.ts';
import { structure } from './page.ts';

/** Small things in a row, such as contacts: each stays whole, and no row starts or ends with a separator. */
export const separatedRow = (
  writer: FlowWriter,
  spans: readonly Span[],
  separator: { text: string; style: TextStyle; node: StructureNode },
  placing: Placing & { before?: number; keep?: boolean },
): void => {
  const width = placing.width ?? writer.setting.width - (placing.x ?? 0);
  const between = writer.width(separator.text, separator.style);
  const widths = spans.map((span) => writer.width(span.text, span.style));
  const rows = evenRows(widths, between, width).map(({ from, to }) =>
    spans
      .slice(from, to)
      .flatMap((span, index) =>
        index === 0 ? [span] : [writer.word(separator.text, separator.style, separator.node), span],
      ),
  );
  const first = writer.length;
  rows.forEach((row, index) => {
    writer.paragraph(row, index === 0 ? (placing.before ?? 0) : 0, placing);
  });
  const last = writer.length - 1;
  for (let box = first; box <= last; box++) {
    // Rows hang together as the lines of a paragraph do.
    const keep = placing.keep ?? (box < last && (box === first || box === last - 1));
    writer.amend(box, () => ({ keep }));
  }
};

/** As few rows as the width allows, none much longer than the others: a lone item on the last row looks forgotten. */
export const evenRows = (
  widths: readonly number[],
  between: number,
  width: number,
): { from: number; to: number }[] => {
  const fill = (limit: number): { from: number; to: number }[] => {
    const rows: { from: number; to: number }[] = [];
    let used = 0;
    widths.forEach((needed, index) => {
      const row = rows.at(-1);
      if (row && used + between + needed <= limit) {
        rows[rows.length - 1] = { from: row.from, to: index + 1 };
        used += between + needed;
      } else {
        rows.push({ from: index, to: index + 1 });
        used = needed;
      }
    });
    return rows;
  };
  const fewest = fill(width);
  for (let share = 0.5; share < 1 && fewest.length > 1; share += 0.05) {
    const rows = fill(width * share);
    if (rows.length === fewest.length) return rows;
  }
  return fewest;
};

/** Words on pale pills, with what is noted beside them. */
export const chipRows = (
  writer: FlowWriter,
  texts: readonly (Text & Partial<NotedText>)[],
  style: TextStyle,
  list: StructureNode,
  before: number,
  indent = 0,
): void => {
  const pad = style.size * 0.6;
  const gap = style.size * 0.45;
  const height = writer.unit * 4;
  const rowGap = writer.unit;
  const fill = writer.colour(chipGround(writer));
  const width = writer.setting.width;
  let items: Item[] = [];
  let x = indent;
  let rows = 0;
  const flush = (keep: boolean): void => {
    if (items.length > 0) writer.box({ height, before: rows++ === 0 ? before : rowGap, keep, items });
    items = [];
    x = indent;
  };
  for (const text of texts) {
    const node = structure('LBody', structure('LI', list));
    const spans = [writer.span(text, style, node), ...chipNotes(writer, text.notes ?? [], style, node)];
    const lines = writer.lines.break(spans, width - indent - 2 * pad);
    for (const [index, line] of lines.entries()) {
      const chipWidth = line.width - style.tracking + 2 * pad;
      // A word too long for one pill goes on in the next, as the lines of a paragraph do.
      const keep = index === 1 || (index > 0 && index === lines.length - 1);
      if (x > indent && x + chipWidth > width) flush(keep);
      items.push(
        { kind: 'rect', x, y: 0, width: chipWidth, height, fill, radius: height / 4 },
        ...chipText(writer, line, style, x + pad, height),
      );
      x += chipWidth + gap;
    }
  }
  flush(false);
};

const chipNotes = (
  writer: FlowWriter,
  notes: readonly Text[],
  style: TextStyle,
  node: StructureNode,
): Span[] => {
  const soft = { ...style, colour: writer.setting.look.text('label', chipGround(writer)).colour };
  return notes.flatMap((note) => [writer.word(' · ', soft, node), writer.span(note, soft, node)]);
};

/** Pills are pale on paper and white on a tinted side. */
export const chipGround = (writer: FlowWriter): 'paper' | 'tint' =>
  writer.setting.ground === 'panel' ? 'paper' : 'tint';

const chipText = (writer: FlowWriter, line: Line, style: TextStyle, x: number, height: number): Item[] =>
  writer.lineItems(line, { ...style, line: height }, { x });

export interface ColumnRow<Thing> {
  readonly things: readonly Thing[];
  /** Too long for a column: a row of its own. */
  readonly long: boolean;
}

/** Things side by side, filled row by row so that both eyes and machines read them in order. */
export const columnRows = <Thing>(
  things: readonly Thing[],
  fits: (index: number) => boolean,
  columns: number,
): ColumnRow<Thing>[] => {
  const rows: ColumnRow<Thing>[] = [];
  things.forEach((thing, index) => {
    const long = !fits(index);
    const open = rows.at(-1);
    if (!long && open && !open.long && open.things.length < columns) {
      rows[rows.length - 1] = { things: [...open.things, thing], long };
    } else rows.push({ things: [thing], long });
  });
  return rows;
};

/** The sum of words may be wider than the whole, whose letters draw together across spaces. */
export const fitsOneLine = (writer: FlowWriter, cell: readonly Span[], width: number): boolean =>
  writer.lines.break(cell, width).length <= 1;

/** The cells of one row. */
export const writeColumns = (
  writer: FlowWriter,
  cells: readonly (readonly Span[])[],
  { width, gap, before }: { width: number; gap: number; before: number },
): void => {
  const body = writer.style('body');
  const items = cells.flatMap((spans, column) => {
    const place = { x: column * (width + gap), width };
    return writer.lines.break(spans, width).flatMap((line) => writer.lineItems(line, body, place));
  });
  writer.box({ height: body.line, before, items });
};

/** A short list is not worth a page break. */
export const keepTogether = (writer: FlowWriter, first: number): void => {
  const height = writer.boxes.slice(first).reduce((sum, box) => sum + box.before + box.height, 0);
  if (height > writer.unit * 32) return;
  for (let box = first; box < writer.length - 1; box++) writer.amend(box, () => ({ keep: true }));
};
