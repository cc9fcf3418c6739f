import type { Section } from '../compose/blocks.ts';
import { type Flow, FlowWriter, type Setting } from './flow.ts';
import { type Item, structure } from './page.ts';

/** A section's heading with its ornament. It always keeps what it heads beside it. */
export const headingFlow = (section: Section, before: number, setting: Setting): Flow => {
  const writer = new FlowWriter(setting);
  const { heading } = setting.look.template;
  const style = setting.look.text('heading', heading.ornament === 'band' ? 'panel' : setting.ground);
  const { unit } = writer;
  const inset = heading.ornament === 'band' ? unit * 2 : heading.ornament === 'bar' ? unit * 2.6 : 0;
  const above = heading.ornament === 'rule-above' ? unit * 2 : 0;
  if (above > 0) {
    const rule: Item = {
      kind: 'rect',
      x: 0,
      y: 0,
      width: setting.width,
      height: 0.75,
      fill: writer.colour('line'),
    };
    writer.box({ height: above, before, keep: true, items: [rule] });
  }
  const first = writer.length;
  const span = writer.span(section.heading, style, structure('H2'));
  writer.paragraph([span], above > 0 ? 0 : before, { x: inset, align: heading.align });
  for (let box = first; box < writer.length; box++) writer.amend(box, () => ({ keep: true }));
  decorate(writer, first);
  if (heading.spaceAfter > 0) writer.box({ height: unit * heading.spaceAfter, keep: true });
  return writer.finish(`heading:${section.kind}`, section.heading.source);
};

const decorate = (writer: FlowWriter, first: number): void => {
  const { setting, unit } = writer;
  const { ornament } = setting.look.template.heading;
  const { width } = setting;
  const behind = (items: Item[], index = first): void =>
    writer.amend(index, (box) => ({ items: [...items, ...box.items] }));
  const box = writer.boxes[first];
  if (!box) return;
  if (ornament === 'band') {
    for (let index = first; index < writer.length; index++) {
      const { height } = box;
      behind([{ kind: 'rect', x: 0, y: 0, width, height, fill: writer.colour('panel'), radius: 2 }], index);
    }
  } else if (ornament === 'bar') {
    const height = box.height * 0.62;
    const y = (box.height - height) / 2;
    behind([{ kind: 'rect', x: 0, y, width: 3, height, fill: writer.colour('fill'), radius: 1 }]);
  } else if (ornament === 'line-after') {
    const text = box.items.find((item) => item.kind === 'text');
    const start = text ? text.x + text.width + unit * 2.5 : 0;
    const y = box.height / 2 - 0.3;
    if (start < width - unit * 4) {
      behind([{ kind: 'rect', x: start, y, width: width - start, height: 0.6, fill: writer.colour('line') }]);
    }
  } else if (ornament === 'rule-below') {
    const rule: Item = {
      kind: 'rect',
      x: 0,
      y: unit * 0.25,
      width,
      height: 0.75,
      fill: writer.colour('accent'),
    };
    writer.box({ height: unit, keep: true, items: [rule] });
  } else if (ornament === 'short-rule') {
    const rule: Item = {
      kind: 'rect',
      x: 0,
      y: unit * 0.25,
      width: unit * 7,
      height: 1.8,
      fill: writer.colour('fill'),
    };
    writer.box({ height: unit, keep: true, items: [rule] });
  }
};
