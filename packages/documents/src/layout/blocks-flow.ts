import type { Block, EntryBlock, ImageBlock, Section, SectionKind, Text } from '../compose/blocks.ts';
import { entryRows, wholeBullets } from '../compose/entry-rows.ts';
import { type Direction, directionOf } from '../fonts/bidi.ts';
import type { Look } from '../templates/look.ts';
import { writeDeclaration } from './declaration-flow.ts';
import { baselineOf, type Flow, FlowWriter, fitInside, type Pixels, type Setting } from './flow.ts';
import { type Item, structure } from './page.ts';
import { chipRows, separatedRow } from './rows.ts';
import { writeFacts, writeItems } from './short-facts-flow.ts';
import { writeSkills } from './skills-flow.ts';
import { writeTable } from './table-flow.ts';

/** Lays out one block of a section. `before` is the space that separates it from what stands above. */
export const blockFlow = (
  block: Block,
  section: Section,
  key: string,
  before: number,
  setting: Setting,
): Flow => {
  const writer = new FlowWriter(setting);
  if (section.kind === setting.look.template.feature) writeFeatured(writer, block, section.kind, before);
  else writeBlock(writer, block, section.kind, before);
  return writer.finish(key, sourceOf(block));
};

/** With a rule along the side where it begins. */
const writeFeatured = (writer: FlowWriter, block: Block, kind: SectionKind, before: number): void => {
  const { setting, unit } = writer;
  const shift = unit * 4;
  const inner = new FlowWriter({ ...setting, width: setting.width - shift }, writer.lines);
  writeBlock(inner, block, kind, before);
  const turned = block.kind === 'paragraph' && directionOf(block.text) === 'rtl';
  const moved = turned ? 0 : shift;
  for (const box of inner.boxes) {
    const rule: Item = {
      kind: 'rect',
      x: turned ? setting.width - 2.4 : 0,
      y: -box.before,
      width: 2.4,
      height: box.height + box.before,
      fill: writer.colour('fill'),
    };
    writer.box({ ...box, items: [rule, ...box.items.map((item) => ({ ...item, x: item.x + moved }))] });
  }
};

const writeBlock = (writer: FlowWriter, block: Block, kind: SectionKind, before: number): void => {
  switch (block.kind) {
    case 'paragraph':
      writer.paragraph(
        [writer.span(block, writer.style(kind === 'summary' ? 'lead' : 'body'), structure('P'))],
        before,
      );
      break;
    case 'entry':
      writeEntry(writer, block, before);
      break;
    case 'list':
      writeBullets(writer, block.bullets, before);
      break;
    case 'skills':
      writeSkills(writer, block, before);
      break;
    case 'items':
      writeItems(writer, block, before);
      break;
    case 'facts':
      writeFacts(writer, block, before);
      break;
    case 'table':
      writeTable(writer, block, before);
      break;
    case 'declaration':
      writeDeclaration(writer, block, before);
  }
};

const sourceOf = (block: Block): string =>
  block.kind === 'declaration' ? block.statement.source : block.source;

const writeEntry = (writer: FlowWriter, entry: EntryBlock, before: number): void => {
  const { pixels, look } = writer.setting;
  const picture = entry.image && pixels(entry.image.image);
  if (!entry.image || !picture) writeEntryText(writer, entry, before);
  else writePictureBeside(writer, entry, before, entry.image, picture);
  if (look.template.timeline) drawTimeline(writer, 0);
};

const writeEntryText = (writer: FlowWriter, entry: EntryBlock, before: number): void => {
  const first = writer.length;
  writeEntryHead(writer, entry, before);
  const headEnd = writer.length;
  const direction = directionOf(entry.title.text);
  if (entry.link)
    writer.paragraph([writer.span(entry.link, writer.style('link'), structure('P'))], 0, { direction });
  writeBullets(writer, entry.bullets, writer.unit * 0.5);
  for (const text of entry.paragraphs ?? [])
    writer.paragraph([writer.span(text, writer.style('body'), structure('P'))], writer.unit * 0.5);
  writeTags(writer, entry, direction);
  bindHead(writer, first, headEnd, entry);
  bindShort(writer, first, entry);
};

/** A thumbnail at the left, the text beside it; the whole stays on one page unless the text alone could not. */
const writePictureBeside = (
  writer: FlowWriter,
  entry: EntryBlock,
  before: number,
  block: ImageBlock,
  picture: Pixels,
): void => {
  const { unit, setting } = writer;
  const { width, height } = fitInside(picture, unit * 18, unit * 11.5);
  const shift = width + unit * 3;
  const text = new FlowWriter({ ...setting, width: setting.width - shift }, writer.lines);
  writeEntryText(text, entry, before);
  const image = writer.image(block, { x: 0, y: unit * 0.5, width, height, radius: 2 });
  const used = text.boxes.reduce((sum, box, index) => sum + box.height + (index === 0 ? 0 : box.before), 0);
  for (const [index, box] of text.boxes.entries()) {
    const items = box.items.map((item) => ({ ...item, x: item.x + shift }));
    const covered = used <= unit * 40 && index < text.boxes.length - 1;
    writer.box({ ...box, keep: box.keep || covered, items: index === 0 ? [image, ...items] : items });
  }
  const missing = height + unit - used;
  if (missing > 0) {
    writer.amendLast(() => ({ keep: true }));
    writer.box({ height: Math.ceil(missing / unit) * unit });
  }
};

const heightOf = (writer: FlowWriter, first: number, end: number): number =>
  writer.boxes.slice(first, end).reduce((sum, box) => sum + box.before + box.height, 0);

/** An entry of two bullets is read as one thing: it breaks only where it fills half a page. */
const bindShort = (writer: FlowWriter, first: number, { bullets }: EntryBlock): void => {
  if (bullets.length === 0 || bullets.length > wholeBullets) return;
  if (heightOf(writer, first, writer.length) > writer.setting.look.page.height / 2) return;
  for (let box = first; box < writer.length - 1; box++) writer.amend(box, () => ({ keep: true }));
};

/** A title, with whatever stands beside it, is never left alone at the foot of a page. */
const bindHead = (writer: FlowWriter, first: number, headEnd: number, entry: EntryBlock): void => {
  const half = writer.setting.look.page.height / 2;
  const height = heightOf(writer, first, headEnd);
  for (let box = first; box < headEnd - 1; box++) {
    // Only a head that fills half a page breaks like a paragraph.
    const keep = height <= half || box < first + 2 || box >= headEnd - 3;
    if (keep) writer.amend(box, () => ({ keep: true }));
  }
  if (writer.length > headEnd) writer.amend(headEnd - 1, () => ({ keep: true }));
  if (entry.link && (entry.bullets.length > 0 || entry.tags.length > 0)) {
    const afterLink = headEnd + linkLines(writer, headEnd);
    writer.amend(afterLink - 1, () => ({ keep: true }));
  }
};

const linkLines = (writer: FlowWriter, start: number): number => {
  const node = (index: number) => {
    const item = writer.boxes[index]?.items[0];
    return item?.kind === 'text' ? item.source : undefined;
  };
  let end = start;
  while (end < writer.length && node(end) === node(start)) end++;
  return end - start;
};

const writeEntryHead = (writer: FlowWriter, entry: EntryBlock, before: number): void => {
  const [lead, soft] = [writer.style('title'), writer.style('dates')];
  const [heading, second] = [structure('H3'), structure('P')];
  const beside = entry.beside
    ? [writer.word(', ', soft, second), writer.span(entry.beside, soft, second)]
    : [];
  const title = [
    writer.span(entry.title, lead, heading),
    ...(entry.titleEnd ? [writer.span(entry.titleEnd, lead, heading)] : []),
    ...(entry.subtitle ? [] : beside),
  ];
  const subtitle = entry.subtitle && [
    writer.span(entry.subtitle, writer.style('subtitle'), second),
    ...beside,
  ];
  const detailStyle = entry.detail?.href ? writer.style('link') : soft;
  const detail = entry.detail && [writer.span(entry.detail, detailStyle, second)];
  const dates = entry.dates && [writer.span(entry.dates, soft, second)];
  entryRows({ title, subtitle, dates, detail }).forEach((row, index) => {
    const pieces = row.filter((piece) => piece !== undefined);
    // All that heads an entry begins at one side.
    const direction = directionOf(entry.title.text);
    const placing = { before: index === 0 ? before : 0, fill: true, direction };
    if (pieces.length > 0) separatedRow(writer, pieces, writer.between(soft, second, 'dot'), placing);
  });
};

const writeBullets = (writer: FlowWriter, bullets: readonly Text[], above: number): void => {
  if (bullets.length === 0) return;
  const style = writer.style('body');
  const { gaps } = writer.setting.look.template;
  const marker = { ...style, colour: writer.colour('accent') };
  const indent = style.size * 1.05;
  const list = structure('L');
  for (const [index, text] of bullets.entries()) {
    const item = structure('LI', list);
    const first = writer.length;
    const before = index === 0 ? above : gaps.bullet * writer.unit;
    const body = writer.span(text, style, structure('LBody', item));
    const line = writer.lines.line(writer.word('•', marker, structure('Lbl', item)));
    // The mark stands where the lines begin.
    const turned = directionOf(text.text) === 'rtl';
    writer.paragraph([body], before, turned ? { width: writer.setting.width - indent } : { x: indent });
    writer.amend(first, (box) => {
      const top = baselineOf(box) - writer.baseline(style);
      const place = { align: turned ? 'right' : 'left' } as const;
      return { items: [...writer.lineItems(line, style, place, top), ...box.items] };
    });
  }
};

const writeTags = (
  writer: FlowWriter,
  { tags, bullets }: EntryBlock,
  direction: Direction | undefined,
): void => {
  if (tags.length === 0) return;
  if (bullets.length > 0) writer.amendLast(() => ({ keep: true }));
  if (writer.setting.look.template.tags === 'chips') {
    chipRows(writer, tags, writer.unit, { direction });
    return;
  }
  const style = writer.style('tag');
  const node = structure('P');
  const spans = tags.flatMap((tag, index) => [
    ...(index > 0 ? [writer.word(', ', style, node)] : []),
    writer.span(tag, style, node),
  ]);
  writer.paragraph(spans, writer.unit * 0.5, { direction });
};

/** Room at the left of the text for the dots and the line of a timeline. */
export const timelineInset = ({ template, unit }: Look): number => (template.timeline ? unit * 5 : 0);

/** Where the line of a timeline stands, from the left edge of the text. */
const timelineAxis = (unit: number): number => -unit * 3.2;

/** A dot at the title and a line down the entry. */
const drawTimeline = (writer: FlowWriter, first: number): void => {
  const style = writer.style('title');
  const dot = style.size * 0.62;
  const x = timelineAxis(writer.unit);
  const line = writer.colour('line');
  for (let index = first; index < writer.length; index++) {
    const next = writer.boxes[index + 1]?.before ?? 0;
    writer.amend(index, (box) => {
      const start = index === first ? writer.unit * 2 : 0;
      const items: Item[] = [
        { kind: 'rect', x: x - 0.4, y: start, width: 0.8, height: box.height - start + next, fill: line },
      ];
      if (index === first) {
        items.push({
          kind: 'rect',
          x: x - dot / 2,
          y: baselineOf(box) - writer.baseline(style) + (style.line - dot) / 2,
          width: dot,
          height: dot,
          fill: writer.colour('fill'),
          radius: dot / 2,
        });
      }
      return { items: [...items, ...box.items] };
    });
  }
};
