import type { ImageBlock, ResumeDocument, Text } from '../compose/blocks.ts';
import { type Flow, FlowWriter, type Setting } from './flow.ts';
import type { Span } from './lines.ts';
import { type Item, structure } from './page.ts';
import { separatedRow } from './rows.ts';

/** Name and contacts across the whole page: every reader, human or machine, must find them first. */
export const headerFlow = (document: ResumeDocument, setting: Setting): Flow => {
  const writer = new FlowWriter(setting);
  const { header } = setting.look.template;
  const photo =
    document.photo && header.photo && setting.pixels(document.photo.image) ? header.photo : undefined;
  const photoSize = photo ? photo.size * setting.look.unit : 0;
  const room = setting.width - (photo ? photoSize + writer.unit * 6 : 0);
  if (header.contacts === 'stack') writeStacked(writer, document, room);
  else writeLined(writer, document, room);
  if (photo && document.photo) writePhoto(writer, document.photo, photo.shape, photoSize);
  writeRule(writer);
  return writer.finish('header', 'personalInfo');
};

/** Beside the text at the right, both centred on each other, or above a centred name. */
const writePhoto = (
  writer: FlowWriter,
  photo: ImageBlock,
  shape: 'circle' | 'rounded',
  size: number,
): void => {
  const { look, width } = writer.setting;
  const radius = shape === 'circle' ? size / 2 : size * 0.08;
  if (look.template.header.align === 'center') {
    const image = writer.image(photo, { x: (width - size) / 2, y: 0, width: size, height: size, radius });
    writer.prepend({ height: size, before: 0, keep: true, items: [image] }, writer.unit * 2);
    return;
  }
  const text = writer.boxes.reduce((sum, box) => sum + box.before + box.height, 0);
  const spare = Math.max(0, size - text);
  const y = Math.max(0, (text - size) / 2) - spare / 2;
  const image = writer.image(photo, { x: width - size, y, width: size, height: size, radius });
  writer.amend(0, (box) => ({ items: [...box.items, image] }));
  if (spare > 0) {
    writer.prepend({ height: spare / 2, before: 0, keep: true, items: [] }, 0);
    writer.box({ height: spare / 2 });
  }
};

const writeLined = (writer: FlowWriter, document: ResumeDocument, room: number): void => {
  const { header } = writer.setting.look.template;
  const centred = header.align === 'center';
  const placing = { align: header.align, width: centred ? writer.setting.width : room };
  const saved = writeName(writer, document, placing);
  if (document.headline) writeHeadline(writer, document.headline, placing, saved / 2);
  const style = writer.style('contact');
  const node = structure('P');
  const spans = document.contacts.map((contact) => writer.span(contact, style, node));
  separatedRow(
    writer,
    spans,
    { text: header.separator, style, node },
    { ...placing, before: document.headline ? writer.unit : writer.unit * 0.5 + saved / 2, keep: true },
  );
};

/** Returns by how much a line is lower than that of a short name: half of it was room below. */
const writeName = (
  writer: FlowWriter,
  document: ResumeDocument,
  placing: { align: 'left' | 'center'; width: number },
): number => {
  if (!document.name.text) return 0;
  const style = writer.fitted(document.name.text, writer.style('name'), placing.width);
  const span = writer.span(document.name, style, structure('H1'));
  const width = evenWidth(writer, span, placing.width);
  const x = placing.align === 'center' ? (placing.width - width) / 2 : 0;
  writer.paragraph([span], 0, { ...placing, x, width });
  for (let box = 0; box < Math.min(writer.length, 3); box++) writer.amend(box, () => ({ keep: true }));
  return writer.style('name').line - style.line;
};

const writeHeadline = (
  writer: FlowWriter,
  headline: Text,
  placing: { align: 'left' | 'center'; width: number },
  before: number,
): void => {
  const first = writer.length;
  writer.paragraph([writer.span(headline, writer.style('headline'), structure('P'))], before, placing);
  for (let box = first; box < writer.length; box++) writer.amend(box, () => ({ keep: true }));
};

/** The narrowest that needs no more lines and cuts no word: the lines of a long name are about as long as each other. */
const evenWidth = (writer: FlowWriter, name: Span, width: number): number => {
  const lines = (room: number): number => writer.lines.break([name], room).length;
  const fewest = lines(width);
  const widest = Math.max(...name.text.split(' ').map((word) => writer.width(word, name.style)));
  for (let room = Math.max(width / 2, widest); room < width && fewest > 1; room += width / 20) {
    if (lines(room) === fewest) return room;
  }
  return width;
};

/** Name at the left, contacts under each other at the right. */
const writeStacked = (writer: FlowWriter, document: ResumeDocument, room: number): void => {
  const style = writer.style('contact');
  const node = structure('P');
  const lines = document.contacts.map((contact) => writer.lines.line(writer.span(contact, style, node)));
  const widest = Math.max(0, ...lines.map((line) => line.width));
  const left = room - widest - writer.unit * 6;
  const name = writer.fitted(document.name.text, writer.style('name'), left);
  const nameLines = writer.lines.break([writer.span(document.name, name, structure('H1'))], left);
  const headlineStyle = writer.style('headline');
  const headlineLines = document.headline
    ? writer.lines.break([writer.span(document.headline, headlineStyle, structure('P'))], left)
    : [];
  // A second line of name or headline beside the contacts would be read after them.
  if (left < room * 0.4 || nameLines.length > 1 || headlineLines.length > 1) {
    writeLined(writer, document, room);
    return;
  }
  // The name starts as high as the contacts, or a reader that goes by geometry would meet those first.
  const drop = Math.max(0, name.line - writer.baseline(name) - (style.line - writer.baseline(style)));
  const nameHeight = nameLines.length * name.line;
  const height = Math.max(
    nameHeight + headlineLines.length * headlineStyle.line,
    drop + lines.length * style.line,
  );
  const items: Item[] = [
    ...nameLines.flatMap((line, index) => writer.lineItems(line, name, {}, index * name.line)),
    ...headlineLines.flatMap((line) => writer.lineItems(line, headlineStyle, {}, nameHeight)),
    ...lines.flatMap((line, index) =>
      writer.lineItems(line, style, { width: room, align: 'right' }, drop + index * style.line),
    ),
  ];
  writer.box({ height, keep: true, items });
};

const writeRule = (writer: FlowWriter): void => {
  const { look, width } = writer.setting;
  const { rule } = look.template.header;
  const { unit } = writer;
  if (rule === 'none') return;
  const bar = (y: number, height: number, fill: string, length = width): Item => ({
    kind: 'rect',
    x: 0,
    y,
    width: length,
    height,
    fill,
  });
  const accent = writer.colour('fill');
  const items: Record<typeof rule, Item[]> = {
    hair: [bar(unit * 2, 0.75, writer.colour('line'))],
    thick: [bar(unit * 2, 2.4, accent)],
    double: [bar(unit * 2, 1.8, accent), bar(unit * 2 + 3.4, 0.6, accent)],
    short: [bar(unit * 2, 2.4, accent, unit * 12)],
  };
  writer.box({ height: unit * 3, items: items[rule] });
};
