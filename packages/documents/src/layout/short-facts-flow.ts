import type { Fact, FactsBlock, ItemsBlock, NotedText } from '../compose/blocks.ts';
import { directionOf } from '../fonts/bidi.ts';
import type { FlowWriter } from './flow.ts';
import type { Span } from './lines.ts';
import { type StructureNode, structure } from './page.ts';
import { chipRows, keepTogether, notedSpans, separatedRow } from './rows.ts';

/** Languages and interests: on fields where the template sets tags so, else one behind the other. */
export const writeItems = (writer: FlowWriter, { items }: ItemsBlock, before: number): void => {
  const first = writer.length;
  if (writer.setting.look.template.tags === 'chips')
    chipRows(writer, items, before, { direction: directionOf(items[0]?.text ?? '') });
  else if (writer.setting.narrow) writeLines(writer, items, before);
  else writeLine(writer, items, before);
  keepTogether(writer, first);
};

/** One below the other. */
const writeLines = (writer: FlowWriter, items: readonly NotedText[], before: number): void => {
  const list = structure('L');
  items.forEach((item, index) => {
    const node = structure('LBody', structure('LI', list));
    const spans = notedSpans(writer, item, writer.style('body'), writer.style('dates'), node);
    writer.paragraph(spans, index === 0 ? before : 0);
  });
};

const writeLine = (writer: FlowWriter, items: readonly NotedText[], before: number): void => {
  const [body, soft] = [writer.style('body'), writer.style('dates')];
  const node = structure('P');
  const spans = items.flatMap((item, index) => [
    ...(index > 0 ? [writer.word(', ', body, node)] : []),
    ...notedSpans(writer, item, body, soft, node),
  ]);
  writer.paragraph(spans, before);
};

/** Personal details and links, each behind its own name, as many to a line as it holds. */
export const writeFacts = (writer: FlowWriter, { facts }: FactsBlock, before: number): void => {
  const first = writer.length;
  const list = structure('L');
  const { narrow } = writer.setting;
  const pieces = facts.flatMap((fact) => {
    const spans = factSpans(writer, fact, structure('LBody', structure('LI', list)));
    // An address has a line of its own where it would be cut beside its name.
    const apart = narrow && fact.label && fact.value.href;
    return apart ? [spans.slice(0, -1), spans.slice(-1)] : [spans];
  });
  if (narrow) {
    for (const [index, spans] of pieces.entries()) writer.paragraph(spans, index === 0 ? before : 0);
  } else {
    const between = writer.between(writer.style('body'), structure('P'), 'dot');
    separatedRow(writer, pieces, between, { before, fill: true });
  }
  keepTogether(writer, first);
};

const factSpans = (writer: FlowWriter, { label, value }: Fact, node: StructureNode): Span[] => {
  const style = writer.style('label');
  return [
    ...(label ? [writer.span(label, style, node), writer.word(': ', style, node)] : []),
    writer.span(value, writer.style(value.href ? 'link' : 'body'), node),
  ];
};
