import type { SkillGroup, SkillItem, SkillsBlock } from '../compose/blocks.ts';
import type { FlowWriter } from './flow.ts';
import type { Span } from './lines.ts';
import { type StructureNode, structure } from './page.ts';
import { chipGround, chipRows, columnRows, fitsOneLine, keepTogether, writeColumns } from './rows.ts';

export const writeSkills = (writer: FlowWriter, block: SkillsBlock, before: number): void => {
  const { skills: looks } = writer.setting.look.template;
  const first = writer.length;
  if (looks === 'bars' || looks === 'columns') {
    writeSkillColumns(writer, block.skills, before, looks === 'bars');
  } else {
    block.groups.forEach((group, index) => {
      const space = index === 0 ? before : writer.unit * (looks === 'chips' ? 1.5 : 0.5);
      if (looks === 'chips') writeChipGroup(writer, group, space);
      else writeSkillLine(writer, group, space);
    });
  }
  keepTogether(writer, first);
};

/** The level at the left of its pills. */
const writeChipGroup = (writer: FlowWriter, group: SkillGroup, before: number): void => {
  const label = writer.style('label');
  const chips = writer.setting.look.text('tag', chipGround(writer));
  const level = writer.word(group.level, label, structure('P'));
  const first = writer.length;
  chipRows(writer, group.skills, chips, structure('L'), before, label.size * 7);
  const items = writer.lineItems(writer.lines.line(level), label);
  writer.amend(first, (box) => ({ items: [...items, ...box.items] }));
};

const writeSkillLine = (writer: FlowWriter, group: SkillGroup, before: number): void => {
  const node = structure('P');
  const body = writer.style('body');
  const spans: Span[] = [writer.word(`${group.level}: `, writer.style('label'), node)];
  group.skills.forEach((skill, index) => {
    if (index > 0) spans.push(writer.word(', ', body, node));
    spans.push(writer.span(skill, body, node));
  });
  writer.paragraph(spans, before);
};

/**
 * Name and level in three columns, or two where a name is long, filled row by row so that both eyes and machines read
 * them in order. A name too long even for half the width has a row of its own.
 */
const writeSkillColumns = (
  writer: FlowWriter,
  skills: readonly SkillItem[],
  before: number,
  bars: boolean,
): void => {
  const list = structure('L');
  const full = writer.setting.width;
  const gap = writer.unit * (bars ? 7 : 5);
  const widthOf = (columns: number): number => (full - gap * (columns - 1)) / columns;
  const widths = skills.map((skill) => skillWidth(writer, skill));
  const columns = widths.every((width) => width <= widthOf(3)) ? 3 : 2;
  const width = widthOf(columns);
  const cells = skills.map((skill) => ({ skill, spans: skillSpans(writer, skill, list) }));
  const fits = (index: number): boolean =>
    (widths[index] ?? 0) <= width && fitsOneLine(writer, cells[index]?.spans ?? [], width);
  for (const [index, { things: row, long }] of columnRows(cells, fits, columns).entries()) {
    const space = index === 0 ? before : bars ? writer.unit * 1.5 : 0;
    const spans = row.map((cell) => cell.spans);
    if (long) for (const cell of spans) writer.paragraph(cell, space);
    else writeColumns(writer, spans, { width, gap, before: space });
    const drawn = row.map(({ skill }) => skill);
    if (bars) writeBars(writer, drawn, long ? full : width, gap);
  }
};

/** A level stands by its name: at the end of its column it would seem the next one's, and machines read it apart. */
const levelMark = ' · ';

const skillWidth = (writer: FlowWriter, { text, level }: SkillItem): number =>
  writer.width(text, writer.style('body')) + writer.width(levelMark + level, writer.style('label'));

const skillSpans = (writer: FlowWriter, skill: SkillItem, list: StructureNode): Span[] => {
  const node = structure('LBody', structure('LI', list));
  const label = writer.style('label');
  return [
    writer.span(skill, writer.style('body'), node),
    writer.word(levelMark, label, node),
    writer.word(skill.level, label, node),
  ];
};

/** How far each skill of a row reaches, below its name. */
const writeBars = (writer: FlowWriter, skills: readonly SkillItem[], width: number, gap: number): void => {
  const thickness = 2.4;
  const bar = { kind: 'rect', y: 0, height: thickness, radius: thickness / 2 } as const;
  writer.amendLast(() => ({ keep: true }));
  writer.box({
    height: Math.ceil(thickness / writer.unit) * writer.unit,
    items: skills.flatMap((skill, column) => {
      const x = column * (width + gap);
      return [
        { ...bar, x, width, fill: writer.colour('line') },
        { ...bar, x, width: (width * skill.percent) / 100, fill: writer.colour('fill') },
      ];
    }),
  });
};
