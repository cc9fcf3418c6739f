import type { Fact, FactsBlock, ItemsBlock, NotedText } from '../compose/blocks.ts';
import type { FlowWriter } from './flow.ts';
import type { Span } from './lines.ts';
import { type StructureNode, structure } from './page.ts';
import { chipGround, chipRows, columnRows, fitsOneLine, keepTogether, writeColumns } from './rows.ts';

/** Languages and interests: as pills or in columns where the template sets skills so, else one behind the other. */
export const writeItems = (writer: FlowWriter, { items }: ItemsBlock, before: number): void => {
  const { skills, tags } = writer.setting.look.template;
  const first = writer.length;
  if (tags === 'chips') {
    chipRows(writer, items, writer.setting.look.text('tag', chipGround(writer)), structure('L'), before);
  } else if (skills !== 'groups' && items.every(({ notes }) => notes.length > 0)) {
    const list = structure('L');
    const cells = items.map((item) => notedSpans(writer, item, structure('LBody', structure('LI', list))));
    writeCells(writer, cells, [3, 2], before);
  } else writeLine(writer, items, before);
  keepTogether(writer, first);
};

/** `Hindi · Mother tongue`, as a skill stands with its level. */
const notedSpans = (writer: FlowWriter, item: NotedText, node: StructureNode): Span[] => {
  const label = writer.style('label');
  return [
    writer.span(item, writer.style('body'), node),
    ...item.notes.flatMap((note) => [writer.word(' · ', label, node), writer.span(note, label, node)]),
  ];
};

/** `Hindi (Mother tongue), English (Fluent)`. */
const writeLine = (writer: FlowWriter, items: readonly NotedText[], before: number): void => {
  const [body, soft] = [writer.style('body'), writer.style('dates')];
  const node = structure('P');
  const spans = items.flatMap((item, index) => [
    ...(index > 0 ? [writer.word(', ', body, node)] : []),
    writer.span(item, body, node),
    ...item.notes.flatMap((note, place) => [
      writer.word(place === 0 ? ' (' : ', ', soft, node),
      writer.span(note, soft, node),
    ]),
    ...(item.notes.length > 0 ? [writer.word(')', soft, node)] : []),
  ]);
  writer.paragraph(spans, before);
};

/** Personal details and links: two to a row, each behind its own name. */
export const writeFacts = (writer: FlowWriter, { facts }: FactsBlock, before: number): void => {
  const first = writer.length;
  const list = structure('L');
  const cells = facts.map((fact) => factSpans(writer, fact, structure('LBody', structure('LI', list))));
  writeCells(writer, cells, [2], before);
  keepTogether(writer, first);
};

const factSpans = (writer: FlowWriter, { label, value }: Fact, node: StructureNode): Span[] => {
  const style = writer.style('label');
  return [
    ...(label ? [writer.span(label, style, node), writer.word(': ', style, node)] : []),
    writer.span(value, writer.style(value.href ? 'link' : 'body'), node),
  ];
};

/** In as many columns as all of them fit into; in the fewest, what is too long has a row of its own. */
const writeCells = (
  writer: FlowWriter,
  cells: readonly (readonly Span[])[],
  choices: readonly number[],
  before: number,
): void => {
  const gap = writer.unit * 5;
  const widthOf = (columns: number): number => (writer.setting.width - gap * (columns - 1)) / columns;
  const fits = (cell: readonly Span[] | undefined, columns: number): boolean =>
    fitsOneLine(writer, cell ?? [], widthOf(columns));
  const columns = choices.find((count) => cells.every((cell) => fits(cell, count))) ?? choices.at(-1) ?? 1;
  const width = widthOf(columns);
  const rows = columnRows(cells, (index) => fits(cells[index], columns), columns);
  for (const [index, { things, long }] of rows.entries()) {
    const space = index === 0 ? before : 0;
    if (long) for (const cell of things) writer.paragraph(cell, space);
    else writeColumns(writer, things, { width, gap, before: space });
  }
};
