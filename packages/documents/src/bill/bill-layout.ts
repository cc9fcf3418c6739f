import { fontFamilies } from '../fonts/font-faces.ts';
import type { Shaper } from '../fonts/shaping.ts';
import { LineBreaker } from '../layout/lines.ts';
import {
  type Item,
  type Layout,
  type LineMark,
  type RectItem,
  type StructureNode,
  structure,
} from '../layout/page.ts';
import type { TextStyle } from '../templates/look.ts';
import type { Bill, BillFact, BillParty } from './bill.ts';

/** Its figures are all of one width, so that amounts stand under each other. */
export const billFamily = 'roboto';

const page = { width: 595.28, height: 841.89 } as const;
const margin = 52;
const inner = page.width - 2 * margin;

const ink = '#0f172a';
const soft = '#475569';
const accent = '#2563eb';
const hairline = '#d5dbe5';
const tint = '#f1f5fb';

const { regular, bold } = fontFamilies[billFamily];
const style = (size: number, line: number, changes: Partial<TextStyle> = {}): TextStyle => ({
  face: regular.id,
  size,
  line,
  colour: ink,
  upper: false,
  smallCaps: false,
  tracking: 0,
  ...changes,
});
const strong = { face: bold.id };
const styles = {
  brand: style(19, 24, { ...strong, colour: ink }),
  kind: style(19, 24, strong),
  number: style(10.5, 15, { colour: soft }),
  label: style(8, 12, { ...strong, colour: soft, upper: true, tracking: 0.5 }),
  name: style(10.5, 15, strong),
  body: style(9.5, 14),
  soft: style(9.5, 14, { colour: soft }),
  head: style(8.5, 13, { ...strong, colour: soft }),
  total: style(12, 18, strong),
  small: style(8.5, 13, { colour: soft }),
} as const;

/** The nib of our name, from the slit round both shoulders and back to the tip. */
const nib: Pick<LineMark, 'path' | 'width' | 'colour'> = {
  path:
    '16 29 m 16 17.5 l 17.27 17.5 18.3 16.47 18.3 15.2 c 18.3 13.93 17.27 12.9 16 12.9 c ' +
    '14.73 12.9 13.7 13.93 13.7 15.2 c 13.7 16.47 14.73 17.5 16 17.5 c 16 29 m 13 24.5 9.5 21 7 15.5 c ' +
    '8.5 13 9.7 10 10.2 6.5 c 10.3 5.6 10.9 5 11.8 5 c 20.2 5 l 21.1 5 21.7 5.6 21.8 6.5 c ' +
    '22.3 10 23.5 13 25 15.5 c 22.5 21 19 24.5 16 29 c',
  width: 2.25,
  colour: accent,
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Puts texts where they are told, and says how high they became. */
class Pen {
  readonly lines: LineBreaker;
  readonly items: Item[] = [];
  readonly #shaper: Shaper;

  constructor(shaper: Shaper) {
    this.#shaper = shaper;
    this.lines = new LineBreaker(shaper);
  }

  write(text: string, own: TextStyle, { x, y, width, align = 'left' }: Place, node: StructureNode): number {
    const font = this.#shaper.font(own.face);
    const baseline = (own.line + (font.capHeight / font.unitsPerEm) * own.size) / 2;
    const lines = this.lines.break([{ text, style: own, source: '', node }], width);
    lines.forEach((line, index) => {
      const start = align === 'right' ? x + width - line.width : x;
      for (const part of line.parts) {
        this.items.push({
          kind: 'text',
          x: start + part.x,
          y: y + index * own.line + baseline,
          width: part.width,
          run: part.run,
          style: part.style,
          source: '',
          node,
        });
      }
    });
    return lines.length * own.line;
  }

  rule(y: number, fill = hairline, x = margin, width = inner): void {
    this.rect({ kind: 'rect', x, y, width, height: 0.7, fill });
  }

  rect(rect: RectItem): void {
    this.items.push(rect);
  }
}

const half = (inner - 28) / 2;

export const layOutBill = (bill: Bill, shaper: Shaper): Layout => {
  const pen = new Pen(shaper);
  const brandX = margin + 30;
  pen.write('Kalam', styles.brand, { x: brandX, y: margin, width: 200 }, structure('P'));
  const right = { x: margin + 200, width: inner - 200, align: 'right' } as const;
  pen.write(bill.kind, styles.kind, { ...right, y: margin }, structure('H1'));
  pen.write(bill.number, styles.number, { ...right, y: margin + 25 }, structure('P'));
  let y = margin + 54;
  pen.rule(y, accent);
  y += 20;
  y += Math.max(party(pen, bill.seller, margin, y), party(pen, bill.buyer, margin + half + 28, y)) + 20;
  y = facts(pen, bill.facts, y) + 22;
  y = table(pen, bill, y);
  y = sums(pen, bill, y + 12) + 24;
  pen.rule(y);
  y += 12;
  for (const note of bill.notes)
    y += pen.write(note, styles.small, { x: margin, y, width: inner }, structure('P')) + 3;
  return {
    title: `${bill.kind} ${bill.number}`,
    author: bill.author,
    language: 'en-IN',
    pages: [
      {
        number: 0,
        ...page,
        background: [],
        mark: { ...nib, x: margin - 7, y: margin - 4, scale: 1 },
        groups: [{ key: 'bill', source: '', x: 0, y: 0, ...page, items: pen.items }],
      },
    ],
    tightened: false,
    missing: pen.lines.missing,
  };
};

const party = (pen: Pen, { label, name, lines }: BillParty, x: number, top: number): number => {
  let y = top;
  y += pen.write(label, styles.label, { x, y, width: half }, structure('H2')) + 3;
  y += pen.write(name, styles.name, { x, y, width: half }, structure('P'));
  for (const line of lines) y += pen.write(line, styles.soft, { x, y, width: half }, structure('P'));
  return y - top;
};

/** In two columns on a quiet ground, read down the left one first. */
const facts = (pen: Pen, list: readonly BillFact[], top: number): number => {
  const pad = 12;
  const labelWidth = 84;
  const rows = Math.ceil(list.length / 2);
  const columns = [list.slice(0, rows), list.slice(rows)];
  const places = columns.map((column, index) => {
    const x = margin + pad + index * (half + 28 - pad / 2);
    const width = half - pad - labelWidth;
    return { column, x, width };
  });
  const ground = pen.items.length;
  const ends = places.map(({ column, x, width }) => {
    let y = top + 9;
    for (const { label, value } of column) {
      const node = structure('P');
      pen.write(label, styles.small, { x, y: y + 0.5, width: labelWidth }, node);
      y += pen.write(value, styles.body, { x: x + labelWidth, y, width }, node) + 1;
    }
    return y;
  });
  const end = Math.max(...ends) + 8;
  pen.items.splice(ground, 0, {
    kind: 'rect',
    x: margin,
    y: top,
    width: inner,
    height: end - top,
    fill: tint,
    radius: 4,
  });
  return end;
};

/** Every amount under its heading, as wide as its longest text and the space before it. */
const table = (pen: Pen, { table: { columns, rows } }: Bill, top: number): number => {
  const widths = columns.map((heading, column) =>
    column === 0
      ? 0
      : Math.max(
          pen.lines.width(heading, styles.head),
          ...rows.map(({ cells }) => pen.lines.width(cells[column] ?? '', styles.body)),
        ) + 18,
  );
  widths[0] = inner - widths.reduce((sum, width) => sum + width, 0);
  const place = (column: number, y: number): Place => ({
    x: margin + widths.slice(0, column).reduce((sum, width) => sum + width, 0),
    y,
    width: widths[column] ?? 0,
    align: column === 0 ? 'left' : 'right',
  });
  const tree = structure('Table');
  const head = structure('TR', structure('THead', tree));
  columns.forEach((heading, column) => {
    pen.write(heading, styles.head, place(column, top), { role: 'TH', parent: head, scope: 'Column' });
  });
  let y = top + styles.head.line + 6;
  pen.rule(y, soft);
  const body = structure('TBody', tree);
  for (const { cells, note } of rows) {
    const row = structure('TR', body);
    y += 9;
    let height = 0;
    cells.forEach((cell, column) => {
      const node: StructureNode =
        column === 0 ? { role: 'TH', parent: row, scope: 'Row' } : structure('TD', row);
      height = Math.max(height, pen.write(cell, styles.body, place(column, y), node));
      if (column === 0 && note) height += pen.write(note, styles.small, place(0, y + height), node);
    });
    y += height + 9;
    pen.rule(y);
  }
  return y;
};

/** The amount in words stands beside the sums. */
const sums = (pen: Pen, { sums: list, total, words }: Bill, top: number): number => {
  const x = margin + half + 28;
  const line = (fact: BillFact, own: TextStyle, y: number): number => {
    const node = structure('P');
    pen.write(fact.label, own, { x, y, width: half / 2 + 20 }, node);
    return pen.write(fact.value, own, { x, y, width: half, align: 'right' }, node);
  };
  let left = top;
  left += pen.write(words.label, styles.label, { x: margin, y: left, width: half }, structure('P')) + 3;
  left += pen.write(words.value, styles.body, { x: margin, y: left, width: half - 20 }, structure('P'));
  let y = top;
  for (const fact of list) y += line(fact, styles.body, y) + 2;
  if (list.length > 0) {
    y += 6;
    pen.rule(y, soft, x, half);
    y += 7;
  }
  y += line(total, styles.total, y);
  return Math.max(left, y);
};
