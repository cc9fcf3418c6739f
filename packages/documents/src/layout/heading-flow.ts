import type { Section } from '../compose/blocks.ts';
import type { Colour, Heading } from '../templates/template.ts';
import { headingDirection } from './directions.ts';
import { type Box, type Flow, FlowWriter, type Setting } from './flow.ts';
import { type Item, type RectItem, structure } from './page.ts';

/** What the words of a heading stand on. */
export const headingGround = ({ ornament }: Heading): Colour =>
  ornament === 'band' ? 'panel' : ornament === 'label' ? 'fill' : 'paper';

/** A section's heading with its ornament. It always keeps what it heads beside it. */
export const headingFlow = (section: Section, before: number, setting: Setting): Flow => {
  const writer = new FlowWriter(setting);
  const { heading } = setting.look.template;
  const { unit } = writer;
  const ground = headingGround(heading);
  const style = setting.look.text('heading', ground === 'paper' ? setting.ground : ground);
  const direction = headingDirection(section);
  const turned = direction === 'rtl';
  const inset = insetOf(setting, turned);
  const tab = heading.ornament === 'tab';
  if (tab) writer.box({ height: unit * 1.5, before, keep: true, items: tabRule(writer, turned) });
  const first = writer.length;
  const span = writer.span(section.heading, style, structure('H2'));
  writer.paragraph([span], tab ? 0 : before, {
    x: turned ? 0 : inset,
    width: setting.width - inset,
    direction,
  });
  for (let index = first; index < writer.length; index++)
    writer.amend(index, (box) => ({
      keep: true,
      items: [...decoration(writer, box, index === first, turned), ...box.items],
    }));
  if (heading.ornament === 'rule-below') {
    const rule = bar(0, unit * 0.25, setting.width, 0.75, writer.colour('accent'));
    writer.box({ height: unit, keep: true, items: [rule] });
  }
  if (heading.spaceAfter > 0) writer.box({ height: unit * heading.spaceAfter, keep: true });
  return writer.finish(`heading:${section.kind}`, section.heading.source);
};

/** How far the words of a heading stand in. */
const insetOf = ({ look }: Setting, turned: boolean): number => {
  const { heading, indent = 0 } = look.template;
  const insets = { band: 3, label: 2, 'line-before': turned ? 0 : indent } as const;
  return look.unit * (heading.ornament in insets ? insets[heading.ornament as keyof typeof insets] : 0);
};

const bar = (x: number, y: number, width: number, height: number, fill: string): RectItem => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  fill,
});

const tabRule = (writer: FlowWriter, turned: boolean): Item[] => [
  bar(0, 0, writer.setting.width, 0.6, writer.colour('line')),
  bar(turned ? writer.setting.width - writer.unit * 9 : 0, 0, writer.unit * 9, 2.6, writer.colour('fill')),
];

/** Behind and beside one line of the heading. */
const decoration = (writer: FlowWriter, { height, items }: Box, first: boolean, turned: boolean): Item[] => {
  const { unit, setting } = writer;
  const { width } = setting;
  const texts = items.filter((item) => item.kind === 'text');
  const start = Math.min(...texts.map((text) => text.x));
  const end = Math.max(...texts.map((text) => text.x + text.width));
  switch (setting.look.template.heading.ornament) {
    case 'band':
      return [
        bar(0, 0, width, height, writer.colour('panel')),
        bar(turned ? width - unit * 1.2 : 0, 0, unit * 1.2, height, writer.colour('fill')),
      ];
    case 'label':
      return [
        {
          ...bar(start - unit * 2, 0, end - start + unit * 4, height, writer.colour('fill')),
          radius: height / 2,
        },
      ];
    case 'line-before':
      return first && start > unit * 3
        ? [bar(0, height / 2 - 0.4, start - unit * 3, 0.8, writer.colour('accent'))]
        : [];
    case 'line-after':
      return first && width - end > unit * 6
        ? [bar(end + unit * 2.5, height / 2 - 0.3, width - end - unit * 2.5, 0.6, writer.colour('line'))]
        : [];
    default:
      return [];
  }
};
