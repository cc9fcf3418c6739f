import type { SkillGroup, SkillItem, SkillsBlock } from '../blocks.ts';
import type { FlowWriter } from './flow.ts';
import type { Span } from './lines.ts';
import { structure } from './page.ts';
import { chipGround, chipRows, splitRow } from './rows.ts';

export const writeSkills = (writer: FlowWriter, block: SkillsBlock, before: number): void => {
  const { skills: looks } = writer.setting.look.template;
  const first = writer.length;
  if (looks === 'bars') writeBars(writer, block.skills, before);
  else if (looks === 'columns') writeSkillColumns(writer, block.skills, before);
  else {
    block.groups.forEach((group, index) => {
      const chipGap = writer.setting.narrow ? 2 : 1;
      const space = index === 0 ? before : writer.unit * (looks === 'chips' ? chipGap : 0.5);
      if (looks === 'chips') writeChipGroup(writer, group, space);
      else writeSkillLine(writer, group, space);
    });
  }
  keepTogether(writer, first);
};

/** A short list is not worth a page break. */
const keepTogether = (writer: FlowWriter, first: number): void => {
  const height = writer.boxes.slice(first).reduce((sum, box) => sum + box.before + box.height, 0);
  if (height > writer.unit * 32) return;
  for (let box = first; box < writer.length - 1; box++) writer.amend(box, () => ({ keep: true }));
};

/** The level above its pills, or at their left where there is room. */
const writeChipGroup = (writer: FlowWriter, group: SkillGroup, before: number): void => {
  const label = writer.style('label');
  const chips = writer.setting.look.text('tag', chipGround(writer));
  const level = writer.word(group.level, label, structure('P'));
  if (writer.setting.narrow) {
    writer.paragraph([level], before);
    writer.amendLast(() => ({ keep: true }));
    chipRows(writer, group.skills, chips, structure('L'), writer.unit * 0.5);
    return;
  }
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

const writeBars = (writer: FlowWriter, skills: readonly SkillItem[], before: number): void => {
  const list = structure('L');
  const thickness = 3.2;
  skills.forEach((skill, index) => {
    const node = structure('LBody', structure('LI', list));
    const level = writer.word(skill.level, writer.style('label'), node);
    splitRow(
      writer,
      [writer.span(skill, writer.style('body'), node)],
      level,
      index === 0 ? before : writer.unit * 2,
    );
    writer.amendLast(() => ({ keep: true }));
    const bar = { kind: 'rect', x: 0, y: 0, height: thickness, radius: thickness / 2 } as const;
    const { width } = writer.setting;
    writer.box({
      height: Math.ceil(thickness / writer.unit) * writer.unit,
      items: [
        { ...bar, width, fill: writer.colour('line') },
        { ...bar, width: (width * skill.percent) / 100, fill: writer.colour('fill') },
      ],
    });
  });
};

/** Name and level in two or three columns, filled row by row so that both eyes and machines read them in order. */
const writeSkillColumns = (writer: FlowWriter, skills: readonly SkillItem[], before: number): void => {
  const { width, narrow } = writer.setting;
  const list = structure('L');
  const columns = narrow ? 1 : 3;
  const gap = writer.unit * 5;
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const body = writer.style('body');
  const label = writer.style('label');
  const fits = skills.every(
    (skill) => writer.width(`${skill.text} `, body) + writer.width(skill.level, label) <= columnWidth,
  );
  if (!fits) {
    for (const [index, skill] of skills.entries()) {
      const node = structure('LBody', structure('LI', list));
      const level = writer.word(skill.level, label, node);
      splitRow(writer, [writer.span(skill, body, node)], level, index === 0 ? before : 0);
    }
    return;
  }
  for (let start = 0; start < skills.length; start += columns) {
    const items = skills.slice(start, start + columns).flatMap((skill, column) => {
      const node = structure('LBody', structure('LI', list));
      const place = { x: column * (columnWidth + gap), width: columnWidth };
      const name = writer.lines.line(writer.span(skill, body, node));
      const level = writer.lines.line(writer.word(skill.level, label, node));
      return [
        ...writer.lineItems(name, body, place),
        ...writer.lineItems(level, body, { ...place, align: 'right' }),
      ];
    });
    writer.box({ height: body.line, before: start === 0 ? before : 0, items });
  }
};
