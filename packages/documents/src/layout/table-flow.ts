import type { TableBlock, Text } from '../compose/blocks.ts';
import type { TextStyle } from '../templates/look.ts';
import type { Box, FlowWriter } from './flow.ts';
import { type RectItem, type StructureNode, structure } from './page.ts';
import { columnWidths } from './table-columns.ts';

/** Thickness of the rules. */
const rule = 0.6;

interface Cell {
  readonly texts: readonly Text[];
  readonly node: StructureNode;
}

interface Columns {
  readonly widths: readonly number[];
  readonly pad: { readonly x: number; readonly y: number };
}

/** A ruled table as wide as the text. No row is cut, and the head stands again above what another page holds. */
export const writeTable = (writer: FlowWriter, table: TableBlock, before: number): void => {
  const { unit } = writer;
  const body = writer.style('body');
  const head: TextStyle = {
    ...writer.setting.look.text('title', 'tint'),
    size: writer.style('label').size,
    line: body.line,
    upper: false,
    tracking: 0,
  };
  const pad = { x: unit * 1.6, y: unit * 0.75 };
  const needs = table.columns.map((heading, column) => {
    const cells = [cellNeed(writer, [heading], head)].concat(
      table.rows.map(({ cells }) => cellNeed(writer, cells[column] ?? [], body)),
    );
    return {
      least: Math.max(...cells.map(({ least }) => least)) + 2 * pad.x,
      most: Math.max(...cells.map(({ most }) => most)) + 2 * pad.x,
    };
  });
  const columns = { widths: columnWidths(needs, writer.setting.width), pad };
  const tree = structure('Table');
  const heading = (row: StructureNode): Cell[] =>
    table.columns.map((text) => ({ texts: [text], node: { role: 'TH', parent: row, scope: 'Column' } }));
  const [first] = rowBoxes(writer, heading(structure('TR', structure('THead', tree))), head, columns);
  const [again] = rowBoxes(
    writer,
    heading({ role: 'Artifact' }).map((cell) => ({ ...cell, node: { role: 'Artifact' } })),
    head,
    columns,
  );
  if (!first || !again) return;
  const ground = (box: Box): Box => ({
    ...box,
    keep: true,
    items: [...headGround(writer, box), ...box.items],
  });
  writer.box({ ...ground(first), before });
  writer.repeat(ground(again));
  const rows = structure('TBody', tree);
  for (const { cells } of table.rows) {
    const row = structure('TR', rows);
    const named = cells.map(
      (texts, index): Cell => ({
        texts,
        node: index === 0 ? { role: 'TH', parent: row, scope: 'Row' } : structure('TD', row),
      }),
    );
    for (const box of rowBoxes(writer, named, body, columns)) writer.box(box);
  }
};

/** Sums of words, as lines are filled by them. */
const cellNeed = (
  writer: FlowWriter,
  texts: readonly Text[],
  style: TextStyle,
): { least: number; most: number } => {
  const words = texts.flatMap(({ text }) => text.split(' ')).map((word) => writer.width(word, style));
  const space = writer.width(' ', style);
  const most = words.reduce((total, width) => total + width + space, 0);
  return { least: Math.max(...words) + 0.1, most: most + 0.1 };
};

/** Higher than this a row may be cut between its lines: no page could be promised to hold it. */
const highest = 120;

/** One row as one box, unless it is higher than half a page. */
const rowBoxes = (
  writer: FlowWriter,
  cells: readonly Cell[],
  style: TextStyle,
  { widths, pad }: Columns,
): Box[] => {
  const lines = cells.map(({ texts, node }, index) =>
    writer.lines.break(
      texts.map((text) => writer.span(text, style, node)),
      (widths[index] ?? 0) - 2 * pad.x,
    ),
  );
  const most = Math.max(1, ...lines.map((list) => list.length));
  const room = writer.room(lines.flat(), style);
  const isCut = most * room.height > writer.unit * highest;
  const cuts = isCut ? Array.from({ length: most }, (_, line) => line) : [0];
  return cuts.map((from) => {
    const to = isCut ? from + 1 : most;
    const top = from === 0 ? pad.y : 0;
    const height = top + (to - from) * room.height + (to === most ? pad.y : 0);
    const texts = lines.flatMap((list, column) =>
      list.slice(from, to).flatMap((line, index) => {
        const place = { x: left(widths, column) + pad.x, width: (widths[column] ?? 0) - 2 * pad.x };
        return writer.lineItems(line, style, place, top + index * room.height + room.top);
      }),
    );
    return {
      height,
      before: 0,
      keep: isCut && (from === 0 || from === most - 2),
      items: [...rules(writer, widths, height, to === most), ...texts],
    };
  });
};

const left = (widths: readonly number[], column: number): number =>
  widths.slice(0, column).reduce((total, width) => total + width, 0);

/** The rule below a row, and those between its cells. The head draws the one on top. */
const rules = (writer: FlowWriter, widths: readonly number[], height: number, isEnd: boolean): RectItem[] => {
  const fill = writer.colour('line');
  const { width } = writer.setting;
  const upright = [...widths.keys(), widths.length].map((column): RectItem => {
    const x = column === widths.length ? width - rule : Math.max(0, left(widths, column) - rule / 2);
    return { kind: 'rect', x, y: 0, width: rule, height, fill };
  });
  return isEnd ? [...upright, { kind: 'rect', x: 0, y: height - rule, width, height: rule, fill }] : upright;
};

const headGround = (writer: FlowWriter, { height }: Box): RectItem[] => {
  const across = { kind: 'rect', x: 0, y: 0, width: writer.setting.width } as const;
  return [
    { ...across, height, fill: writer.colour('tint') },
    { ...across, height: rule, fill: writer.colour('line') },
  ];
};
