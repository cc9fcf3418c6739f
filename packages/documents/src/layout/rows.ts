import type { Text } from '../blocks.ts';
import type { TextStyle } from '../look.ts';
import type { FlowWriter, Placing } from './flow.ts';
import type { Line, Span } from './lines.ts';
import type { Item, StructureNode } from './page.ts';
import { structure } from './page.ts';

/** A line with something at its right end, such as a title with its dates. Wraps on the left if it must. */
export const splitRow = (
  writer: FlowWriter,
  left: readonly Span[],
  right: Span | undefined,
  before: number,
): void => {
  const first = writer.length;
  const rightLine = right && writer.lines.line(right);
  const gap = writer.unit * 3;
  const room = writer.setting.width - (rightLine ? rightLine.width + gap : 0);
  writer.paragraph(left, before, { width: Math.max(room, writer.setting.width * 0.45) });
  if (!rightLine || !right) return;
  const style = left[0]?.style ?? right.style;
  const items = writer.lineItems(rightLine, style, { align: 'right' });
  if (rightLine.width > writer.setting.width * 0.5)
    writer.box({ height: right.style.line, keep: true, items });
  else writer.amend(first, (box) => ({ items: [...box.items, ...items] }));
};

/** Small things in a row, such as contacts: each stays whole, and no row starts or ends with a separator. */
export const separatedRow = (
  writer: FlowWriter,
  spans: readonly Span[],
  separator: { text: string; style: TextStyle; node: StructureNode },
  placing: Placing & { before?: number; keep?: boolean },
): void => {
  const width = placing.width ?? writer.setting.width - (placing.x ?? 0);
  const between = writer.width(separator.text, separator.style);
  const rows: Span[][] = [];
  let used = 0;
  for (const span of spans) {
    const needed = writer.width(span.text, span.style);
    const row = rows.at(-1);
    if (row && used + between + needed <= width) {
      row.push(writer.word(separator.text, separator.style, separator.node), span);
      used += between + needed;
    } else {
      rows.push([span]);
      used = needed;
    }
  }
  rows.forEach((row, index) => {
    const first = writer.length;
    writer.paragraph(row, index === 0 ? (placing.before ?? 0) : 0, placing);
    for (let box = first; box < writer.length; box++)
      writer.amend(box, () => ({ keep: placing.keep ?? false }));
  });
};

/** Words on pale pills. */
export const chipRows = (
  writer: FlowWriter,
  texts: readonly Text[],
  style: TextStyle,
  list: StructureNode,
  before: number,
): void => {
  const pad = style.size * 0.6;
  const gap = style.size * 0.45;
  const height = writer.unit * 4;
  const rowGap = writer.unit;
  const width = writer.setting.width;
  let items: Item[] = [];
  let x = 0;
  let rows = 0;
  const flush = (): void => {
    if (items.length > 0) writer.box({ height, before: rows++ === 0 ? before : rowGap, items });
    items = [];
    x = 0;
  };
  for (const text of texts) {
    const node = structure('LBody', structure('LI', list));
    const lines = writer.lines.break([writer.span(text, style, node)], width - 2 * pad);
    for (const line of lines) {
      const chipWidth = line.width - style.tracking + 2 * pad;
      if (x > 0 && x + chipWidth > width) flush();
      items.push(
        { kind: 'rect', x, y: 0, width: chipWidth, height, fill: writer.colour('tint'), radius: height / 4 },
        ...chipText(writer, line, style, x + pad, height),
      );
      x += chipWidth + gap;
    }
  }
  flush();
};

const chipText = (writer: FlowWriter, line: Line, style: TextStyle, x: number, height: number): Item[] =>
  writer.lineItems(line, { ...style, line: height }, { x });
