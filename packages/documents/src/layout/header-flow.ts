import type { ImageBlock, ResumeDocument, Text } from '../compose/blocks.ts';
import { type Direction, directionOf } from '../fonts/bidi.ts';
import type { TextRole } from '../templates/template.ts';
import { type Flow, FlowWriter, type Setting } from './flow.ts';
import type { Span } from './lines.ts';
import { type Item, structure } from './page.ts';
import { separatedRow } from './rows.ts';

/** pdf.js takes text that begins further left for a new line when it stands more than half the last one's size below. */
const lineBreakAt = 0.52;

/** Name, headline and contacts across the whole page: every reader, human or machine, must find them first. */
export const headerFlow = (document: ResumeDocument, setting: Setting): Flow => {
  const writer = new FlowWriter(setting);
  const { header } = setting.look.template;
  const photo =
    document.photo && header.photo && setting.pixels(document.photo.image) ? header.photo : undefined;
  const photoSize = photo ? photo.size * setting.look.unit : 0;
  const centred = header.align === 'center';
  const room = setting.width - (photo && !centred ? photoSize + writer.unit * 6 : 0);
  const direction = directionOf(document.name.text);
  const placing = { align: header.align, width: room, direction };
  const { saved, leastBefore } = writeName(writer, document, placing);
  if (document.headline)
    writeHeadline(writer, document.headline, placing, Math.max(saved / 2, leastBefore('headline')));
  const below = document.headline
    ? writer.unit
    : Math.max(writer.unit * 0.5 + saved / 2, leastBefore('contact'));
  if (!header.strip) writeContacts(writer, document, placing, below);
  if (photo && document.photo) writePhoto(writer, document.photo, photo.shape, photoSize);
  if (header.strip) writeStrip(writer, document, direction);
  writeRule(writer);
  return writer.finish('header', 'personalInfo');
};

/** All of it begins where the name does. */
interface HeaderPlacing {
  readonly align: 'left' | 'center';
  readonly width: number;
  readonly direction: Direction | undefined;
}

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
    writer.box({ height: spare / 2, keep: true });
  }
};

const writeContacts = (
  writer: FlowWriter,
  { contacts }: ResumeDocument,
  placing: HeaderPlacing & { readonly x?: number },
  before: number,
): void => {
  const { look, ground } = writer.setting;
  const { strip, mark } = look.template.header;
  const style = look.text('contact', strip ? 'fill' : ground);
  const node = structure('P');
  const pieces = contacts.map((contact) => [writer.span(contact, style, node)]);
  separatedRow(writer, pieces, writer.between(style, node, mark), { ...placing, before, keep: true });
};

/** Contacts on a strip of the accent across the text. */
const writeStrip = (writer: FlowWriter, document: ResumeDocument, direction: Direction | undefined): void => {
  const { unit, setting } = writer;
  if (document.contacts.length === 0) return;
  const inset = unit * 3;
  const first = writer.length;
  const width = setting.width - 2 * inset;
  writeContacts(writer, document, { align: 'left', x: inset, width, direction }, unit * 3);
  // In one piece: two that touch show a seam where they do.
  const rows = writer.boxes.slice(first).reduce((sum, { height }) => sum + height, 0);
  const strip: Item = {
    kind: 'rect',
    x: 0,
    y: -unit,
    width: setting.width,
    height: rows + 2 * unit,
    fill: writer.colour('fill'),
  };
  writer.amend(first, ({ items }) => ({ items: [strip, ...items] }));
  writer.box({ height: unit });
};

interface BelowName {
  /** By how much a line is lower than that of a short name: half of it was room below. */
  readonly saved: number;
  /** The space that keeps a line of text apart from the name for readers that break lines by the height of letters. */
  leastBefore(role: TextRole): number;
}

const writeName = (writer: FlowWriter, document: ResumeDocument, placing: HeaderPlacing): BelowName => {
  if (!document.name.text) return { saved: 0, leastBefore: () => 0 };
  const style = writer.fitted(document.name.text, writer.style('name'), placing.width);
  const span = writer.span(document.name, style, structure('H1'));
  const width = evenWidth(writer, span, placing.width);
  const spare = placing.width - width;
  const x = placing.align === 'center' ? spare / 2 : placing.direction === 'rtl' ? spare : 0;
  writer.paragraph([span], 0, { ...placing, x, width });
  for (let box = 0; box < Math.min(writer.length, 3); box++) writer.amend(box, () => ({ keep: true }));
  const lower = style.line - writer.baseline(style);
  return {
    saved: writer.style('name').line - style.line,
    leastBefore: (role) => style.size * lineBreakAt - lower - writer.baseline(writer.style(role)),
  };
};

const writeHeadline = (writer: FlowWriter, headline: Text, placing: HeaderPlacing, before: number): void => {
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

const writeRule = (writer: FlowWriter): void => {
  const { look, width } = writer.setting;
  const { rule } = look.template.header;
  const { unit } = writer;
  if (rule === 'none') return;
  const fill = writer.colour('deep');
  const bar = (y: number, height: number): Item => ({
    kind: 'rect',
    x: 0,
    y: unit * 2 + y,
    width,
    height,
    fill,
  });
  const items = rule === 'double' ? [bar(0, 1.8), bar(3.4, 0.6)] : [bar(0, 2.4)];
  writer.box({ height: unit * 3, items });
};
