import { type DeclarationBlock, isImage, type LabelledText, type Text } from '../compose/blocks.ts';
import type { TextStyle } from '../templates/look.ts';
import { type FlowWriter, fitInside } from './flow.ts';
import type { Line } from './lines.ts';
import { type Item, structure } from './page.ts';

/** The statement, then place and date with the signature beside or below them, all on one page. */
export const writeDeclaration = (writer: FlowWriter, block: DeclarationBlock, before: number): void => {
  const { setting, unit } = writer;
  writer.paragraph([writer.span(block.statement, writer.style('body'), structure('P'))], before);
  writer.amendLast(() => ({ keep: true }));
  const facts = [block.place, block.date].filter((fact) => fact !== undefined);
  const room = setting.width - signatureWidth(writer) - unit * 4;
  const atRight = setting.look.template.declaration.signature === 'right';
  const beside = atRight && room > setting.width * 0.3;
  const factLines = beside ? facts.flatMap((fact) => factLine(writer, fact, room)) : [];
  const signed = signature(writer, block, beside ? setting.width - signatureWidth(writer) : 0);
  if (beside && factLines.length <= 4) {
    const body = writer.style('body');
    const line = writer.room(factLines, body);
    const top = signed.height - factLines.length * line.height;
    const items = factLines.flatMap((fact, index) =>
      writer.lineItems(fact, body, {}, Math.max(top, 0) + index * line.height + line.top),
    );
    const height = Math.max(signed.height, factLines.length * line.height);
    writer.box({ height, before: unit, items: [...items, ...signed.items] });
    return;
  }
  for (const [index, fact] of facts.entries()) {
    const node = structure('P');
    const label = writer.word(`${fact.label}: `, writer.style('label'), node);
    writer.paragraph([label, writer.span(fact, writer.style('body'), node)], index === 0 ? unit * 2 : 0);
    writer.amendLast(() => ({ keep: true }));
  }
  writer.box({ ...signed, before: unit });
};

const factLine = (writer: FlowWriter, fact: LabelledText, width: number): Line[] => {
  const node = structure('P');
  const label = writer.word(`${fact.label}: `, writer.style('label'), node);
  return writer.lines.break([label, writer.span(fact, writer.style('body'), node)], width);
};

const signatureWidth = (writer: FlowWriter): number => Math.min(writer.setting.width, writer.unit * 44);

/** A picture of a signature, or the name, above a thin line with a caption. */
const signature = (
  writer: FlowWriter,
  { signature: signed, signatureLabel }: DeclarationBlock,
  x: number,
): { height: number; items: Item[] } => {
  const { unit, setting } = writer;
  const width = signatureWidth(writer);
  const caption = writer.lines.line(writer.word(signatureLabel, writer.style('label'), structure('P')));
  const items: Item[] = [];
  const name = isImage(signed) || !signed.text ? undefined : nameLines(writer, signed, width);
  // A drawn signature needs room; a name only its lines.
  const room = writer.room(name?.lines ?? [], name?.style ?? writer.style('title'));
  const top =
    unit * (isImage(signed) ? 9 : 5) +
    (name ? (name.lines.length - 1) * room.height + (room.height - name.style.line) : 0);
  if (isImage(signed)) {
    const pixels = setting.pixels(signed.image) ?? { width: 3, height: 1 };
    const size = fitInside(pixels, width, unit * 9);
    items.push(writer.image(signed, { x, y: top - size.height, ...size, radius: 0 }));
  }
  name?.lines.forEach((line, index, { length }) => {
    const y = top - (length - index) * room.height + room.top;
    items.push(...writer.lineItems(line, name.style, { x, width }, y));
  });
  const align = name?.lines[0]?.direction === 'rtl' ? 'right' : 'left';
  items.push(
    { kind: 'rect', x, y: top + unit * 0.5, width, height: 0.6, fill: writer.colour('soft') },
    ...writer.lineItems(caption, writer.style('label'), { x, width, align }, top + unit),
  );
  return { height: top + unit * 5, items };
};

const nameLines = (writer: FlowWriter, name: Text, width: number): { lines: Line[]; style: TextStyle } => {
  const style = writer.fitted(name.text, writer.style('title'), width);
  return { style, lines: writer.lines.break([writer.span(name, style, structure('P'))], width) };
};
