import { paragraphsOf } from '../../layout/join-lines.ts';
import type { Block, Cell, Line, Table } from '../../source/blocks.ts';
import { join, split, type Traced } from '../../text/traced-text.ts';

const isText = ({ text }: Cell): boolean => text.text.trim() !== '';

const lineOfCells = (cells: readonly Cell[], { region }: Table, isFirst: boolean): Line => ({
  kind: 'line',
  text: join(
    cells.map(({ text }) => text),
    '\t',
  ),
  cells,
  bold: cells.every(({ bold }) => bold),
  italic: cells.every(({ italic }) => italic),
  size: Math.max(0, ...cells.map(({ size }) => size)),
  indent: 0,
  spaceAbove: isFirst ? 1 : 0,
  ruleAbove: false,
  ruleBelow: false,
  boxed: false,
  full: false,
  region,
});

const bullet =
  /^\s*(?:[\u2022\u25aa\u25cf\u25e6\u2023\u2043\uf0b7\uf0a7\u25a0\u25ba\u27a2*·]|[-–—](?=\s))\s*/;

/** A cell may hold several lines, some of them with list marks of their own. */
const linesOfCell = (cell: Cell): readonly { readonly cell: Cell; readonly mark?: Traced }[] =>
  split(cell.text, /\n/).parts.flatMap((part) => {
    const { separators, parts } = split(part, new RegExp(bullet.source, 'y'));
    const [mark] = separators;
    const text = mark ? join(parts) : part;
    return text.text.trim() === '' ? [] : [{ cell: { ...cell, text }, ...(mark && { mark }) }];
  });

/** A row as lines: one with its cells beside each other or, where a cell has several lines, one after another. */
export const linesOfRow = (row: readonly Cell[], table: Table): readonly Line[] => {
  const columns = row.filter(isText).map(linesOfCell);
  const isFlat = columns.every((lines) => lines.length === 1 && !lines[0]?.mark);
  if (isFlat) {
    const cells = columns.flatMap((lines) => lines.map(({ cell }) => cell));
    return cells.length === 0 ? [] : [lineOfCells(cells, table, true)];
  }
  const [first = [], ...rest] = columns;
  const [head, ...below] = first;
  const beside = rest.flatMap((lines) => (lines.length === 1 ? lines : []));
  const longer = rest.flatMap((lines) => (lines.length === 1 ? [] : lines));
  const lines = head ? [lineOfCells([head.cell, ...beside.map(({ cell }) => cell)], table, true)] : [];
  return [
    ...lines.map((line) => (head?.mark ? { ...line, mark: head.mark } : line)),
    ...[...below, ...longer].map(({ cell, mark }) => ({
      ...lineOfCells([cell], table, false),
      ...(mark && { mark }),
    })),
  ];
};

export const linesOf = (blocks: readonly Block[]): readonly Line[] =>
  blocks.flatMap((block) =>
    block.kind === 'line'
      ? block.text.text.trim() === ''
        ? []
        : [block]
      : block.rows.flatMap((row) => linesOfRow(row, block)),
  );

/** Every wrapped bullet or sentence as one line. */
export const paragraphsIn = (blocks: readonly Block[]): readonly Line[] => paragraphsOf(linesOf(blocks));

/** Lines that are an item each, so that the widest of them is not taken for one that goes on. */
export const itemLinesIn = (blocks: readonly Block[]): readonly Line[] => {
  const lines = linesOf(blocks);
  const isList =
    lines.filter(({ text, mark }) => mark !== undefined || /[,;|•·]/.test(text.text)).length * 5 <=
    lines.length;
  const areShort = lines.every(({ text }) => text.text.trim().split(/\s+/).length <= 5);
  return paragraphsOf(
    isList && areShort && lines.length > 1 ? lines.map((line) => ({ ...line, full: false })) : lines,
  );
};

/** As a description holds them: a line each. */
export const asDescription = (lines: readonly Line[]): Traced =>
  join(
    lines.map(({ text }) => text),
    '\n',
  );
