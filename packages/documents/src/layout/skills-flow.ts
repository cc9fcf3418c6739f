import type { SkillGroup, SkillsBlock } from '../compose/blocks.ts';
import type { FlowWriter } from './flow.ts';
import type { Span } from './lines.ts';
import { structure } from './page.ts';
import { chipRows, keepTogether } from './rows.ts';

/** Level by level, each with its name, on lines that read as sentences: columns of skills are torn by many readers. */
export const writeSkills = (writer: FlowWriter, { groups }: SkillsBlock, before: number): void => {
  const { skills: look } = writer.setting.look.template;
  const first = writer.length;
  groups.forEach((group, index) => {
    const space = index === 0 ? before : writer.unit * (look === 'groups' ? 0.5 : 1);
    if (look === 'chips') chipRows(writer, group.skills, space, group.level);
    else if (look === 'bars') writeBarLine(writer, group, space);
    else if (writer.setting.narrow) writeSkillLines(writer, group, space);
    else writeSkillLine(writer, group, space, 0);
  });
  keepTogether(writer, first);
};

const writeSkillLine = (writer: FlowWriter, group: SkillGroup, before: number, x: number): void => {
  const node = structure('P');
  const body = writer.style('body');
  const spans: Span[] = [writer.word(`${group.level}: `, writer.style('label'), node)];
  group.skills.forEach((skill, index) => {
    if (index > 0) spans.push(writer.word(', ', body, node));
    spans.push(writer.span(skill, body, node));
  });
  writer.paragraph(spans, before, { x });
};

/** The level above its skills. */
const writeSkillLines = (writer: FlowWriter, group: SkillGroup, before: number): void => {
  const node = structure('P');
  const body = writer.style('body');
  writer.paragraph([writer.word(group.level, writer.style('label'), node)], before + writer.unit * 0.5);
  writer.amendLast(() => ({ keep: true }));
  const spans = group.skills.flatMap((skill, index) => [
    ...(index > 0 ? [writer.word(', ', body, node)] : []),
    writer.span(skill, body, node),
  ]);
  writer.paragraph(spans, 0);
};

/** How far a level reaches, drawn before its word (S2 §2). */
const writeBarLine = (writer: FlowWriter, group: SkillGroup, before: number): void => {
  const { unit } = writer;
  const width = unit * 22;
  const thickness = unit * 1.6;
  const first = writer.length;
  writeSkillLine(writer, group, before, width + unit * 3);
  const bar = { kind: 'rect', x: 0, height: thickness, radius: thickness / 2 } as const;
  const percent = group.skills[0]?.percent ?? 25;
  writer.amend(first, (box) => {
    const y = (box.height - thickness) / 2;
    return {
      items: [
        { ...bar, y, width, fill: writer.colour('tint') },
        { ...bar, y, width: (width * percent) / 100, fill: writer.colour('fill') },
        ...box.items,
      ],
    };
  });
};
