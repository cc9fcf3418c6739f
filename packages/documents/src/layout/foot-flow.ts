import type { Text } from '../compose/blocks.ts';
import { type Flow, FlowWriter, type Setting } from './flow.ts';
import { structure } from './page.ts';

/** Points between the foot and the lower edge of the paper, which few printers reach. */
export const footRoom = 21;

/**
 * The name and the number of a page, from the second on: printed pages get separated. It belongs to the page, not to the
 * document, and stands last on it, where it comes between no two lines that a reader of the text joins.
 */
export const footFlow = (name: Text, page: number, setting: Setting): Flow => {
  const writer = new FlowWriter(setting);
  const node = structure('Artifact');
  const style = { ...writer.style('label'), size: 8, tracking: 0, upper: false, smallCaps: false };
  const number = writer.word(String(page), style, node);
  // The name is no field to be found here.
  const spans = name.text
    ? [writer.word(name.text, style, node), writer.between(style, node, 'dot'), number]
    : [number];
  const align = setting.look.template.header.align === 'center' ? 'center' : 'right';
  const line = writer.lines.break(spans, setting.width)[0];
  writer.box({
    height: setting.look.unit * 3,
    items: line ? writer.lineItems(line, { ...style, line: setting.look.unit * 3 }, { align }) : [],
  });
  return writer.finish(`foot:${page}`, '');
};
