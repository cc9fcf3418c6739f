import type { SkillGroup, SkillsBlock } from '../compose/blocks.ts';
import { type Direction, directionOf } from '../fonts/bidi.ts';
import { baselineOf, type FlowWriter, type Placing } from './flow.ts';
import type { Span } from './lines.ts';
import { structure } from './page.ts';
import { chipRows, keepTogether } from './rows.ts';

/** Level by level, each with its name, on lines that read as sentences: columns of skills are torn by many readers. */
export const writeSkills = (writer: FlowWriter, { groups }: SkillsBlock, before: number): void => {
  const { skills: look } = writer.setting.look.template;
  const first = writer.length;
  groups.forEach((group, index) => {
    const space = index === 0 ? before : writer.unit * (look === 'groups' ? 0.5 : 1);
    const direction = directionOf(group.skills[0]?.text ?? '');
    if (look === 'chips') chipRows(writer, group.skills, space, { label: group.level, direction });
    else if (look === 'bars') writeBarLine(writer, group, space, direction);
    else if (writer.setting.narrow) writeSkillLines(writer, group, space, direction);
    else writeSkillLine(writer, group, space, { direction });
  });
  keepTogether(writer, first);
};

const writeSkillLine = (writer: FlowWriter, group: SkillGroup, before: number, placing: Placing): void => {
  const node = structure('P');
  const body = writer.style('body');
  const spans: Span[] = [writer.word(`${group.level}: `, writer.style('label'), node)];
  group.skills.forEach((skill, index) => {
    if (index > 0) spans.push(writer.word(', ', body, node));
    spans.push(writer.span(skill, body, node));
  });
  writer.paragraph(spans, before, placing);
};

/** The level above its skills. */
const writeSkillLines = (
  writer: FlowWriter,
  group: SkillGroup,
  before: number,
  direction: Direction | undefined,
): void => {
  const node = structure('P');
  const body = writer.style('body');
  const level = writer.word(group.level, writer.style('label'), node);
  writer.paragraph([level], before + writer.unit * 0.5, { direction });
  writer.amendLast(() => ({ keep: true }));
  const spans = group.skills.flatMap((skill, index) => [
    ...(index > 0 ? [writer.word(', ', body, node)] : []),
    writer.span(skill, body, node),
  ]);
  writer.paragraph(spans, 0, { direction });
};

/** How far a level reaches, drawn before its word (S2 §2). */
const writeBarLine = (
  writer: FlowWriter,
  group: SkillGroup,
  before: number,
  direction: Direction | undefined,
): void => {
  const { unit } = writer;
  const width = unit * 22;
  const thickness = unit * 1.6;
  const label = writer.style('label');
  const first = writer.length;
  const turned = direction === 'rtl';
  const room = writer.setting.width - width - unit * 3;
  writeSkillLine(writer, group, before, {
    x: turned ? 0 : width + unit * 3,
    width: room,
    direction,
  });
  const from = (length: number): number => (turned ? writer.setting.width - length : 0);
  const bar = { kind: 'rect', height: thickness, radius: thickness / 2 } as const;
  const reached = (width * (group.skills[0]?.percent ?? 25)) / 100;
  writer.amend(first, (box) => {
    const top = baselineOf(box) - writer.baseline(label);
    const y = top + (label.line - thickness) / 2;
    return {
      items: [
        { ...bar, x: from(width), y, width, fill: writer.colour('tint') },
        { ...bar, x: from(reached), y, width: reached, fill: writer.colour('fill') },
        ...box.items,
      ],
    };
  });
};
