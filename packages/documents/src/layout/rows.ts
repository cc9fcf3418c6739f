import type { NotedText, Text } from '../compose/blocks.ts';
import type { Direction } from '../fonts/bidi.ts';
import type { TextStyle } from '../templates/look.ts';
import type { FlowWriter, Placing } from './flow.ts';
import type { Span } from './lines.ts';
import type { Item, StructureNode } from './page.ts';
import { structure } from './page.ts';

/** Small things in a row, such as contacts: each stays whole, and no row starts or ends with what stands between. */
export const separatedRow = (
  writer: FlowWriter,
  pieces: readonly (readonly Span[])[],
  between: Span,
  placing: Placing & { before?: number; keep?: boolean; fill?: boolean },
): void => {
  const width = placing.width ?? writer.setting.width - (placing.x ?? 0);
  const gap = writer.width(between.text, between.style);
  const widths = pieces.map((piece) =>
    piece.reduce((sum, span) => sum + writer.width(span.text, span.style), 0),
  );
  const rows = (placing.fill ? filledRows : evenRows)(widths, gap, width).map(({ from, to }) =>
    pieces.slice(from, to).flatMap((piece, index) => (index === 0 ? piece : [between, ...piece])),
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

interface RowOfThings {
  readonly from: number;
  readonly to: number;
}

const filledRows = (widths: readonly number[], between: number, limit: number): RowOfThings[] => {
  const rows: RowOfThings[] = [];
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

/** As few rows as the width allows, none much longer than the others: a lone item on the last row looks forgotten. */
export const evenRows = (widths: readonly number[], between: number, width: number): RowOfThings[] => {
  const fewest = filledRows(widths, between, width);
  for (let share = 0.5; share < 1 && fewest.length > 1; share += 0.05) {
    const rows = filledRows(widths, between, width * share);
    if (rows.length === fewest.length) return rows;
  }
  return fewest;
};

/**
 * Words on pale fields, with what is noted beside them, behind what names them all. The words stand 0.68 of their size
 * apart at most: where it is more, readers that go by geometry take them for columns.
 */
export const chipRows = (
  writer: FlowWriter,
  texts: readonly (Text & Partial<NotedText>)[],
  before: number,
  { label, direction = 'ltr' }: { label?: string; direction?: Direction | undefined } = {},
): void => {
  const { look, width } = writer.setting;
  const style = look.text('tag', 'tint');
  const pad = style.size * 0.31;
  const gap = style.size * 0.05;
  const list = structure('L');
  const chip = (spans: readonly Span[], fill: string) => ({
    lines: writer.lines.break(spans, width - 2 * pad),
    fill,
  });
  const chips = texts.map((text) => {
    const node = structure('LBody', structure('LI', list));
    const soft = { ...look.text('dates', 'tint'), size: style.size };
    return chip(notedSpans(writer, text, style, soft, node), look.colour('tint'));
  });
  if (label) {
    const word = writer.word(label, look.text('label', 'fill'), structure('P'));
    chips.unshift(chip([word], look.colour('fill')));
  }
  const own = { ...style, line: writer.unit * 4 };
  const { height, top } = writer.room(
    chips.flatMap(({ lines }) => lines),
    own,
  );
  const field = {
    kind: 'rect',
    y: writer.unit * 0.2,
    height: height - writer.unit * 0.4,
    radius: 2,
  } as const;
  let items: Item[] = [];
  let x = 0;
  let rows = 0;
  const flush = (keep: boolean): void => {
    const first = rows === 0;
    if (items.length > 0) writer.box({ height, before: first ? before : writer.unit * 0.4, keep, items });
    if (items.length > 0) rows++;
    items = [];
    x = 0;
  };
  for (const { lines, fill } of chips) {
    for (const [index, line] of lines.entries()) {
      const chipWidth = line.width - style.tracking + 2 * pad;
      // A word too long for one field goes on in the next, as the lines of a paragraph do.
      const keep = index === 1 || (index > 0 && index === lines.length - 1);
      if (x > 0 && x + chipWidth > width) flush(keep);
      const left = direction === 'rtl' ? width - x - chipWidth : x;
      items.push(
        { ...field, x: left, width: chipWidth, fill },
        ...writer.lineItems(line, own, { x: left + pad, width: line.width }, top),
      );
      x += chipWidth + gap;
    }
  }
  flush(false);
};

/** `Hindi (Mother tongue)`. */
export const notedSpans = (
  writer: FlowWriter,
  text: Text & Partial<NotedText>,
  style: TextStyle,
  soft: TextStyle,
  node: StructureNode,
): Span[] => {
  const { notes = [] } = text;
  return [
    writer.span(text, style, node),
    ...notes.flatMap((note, index) => [
      writer.word(index === 0 ? ' (' : ', ', soft, node),
      writer.span(note, soft, node),
    ]),
    ...(notes.length > 0 ? [writer.word(')', soft, node)] : []),
  ];
};

/** A short list is not worth a page break. */
export const keepTogether = (writer: FlowWriter, first: number): void => {
  const height = writer.boxes.slice(first).reduce((sum, box) => sum + box.before + box.height, 0);
  if (height > writer.unit * 32) return;
  for (let box = first; box < writer.length - 1; box++) writer.amend(box, () => ({ keep: true }));
};
