import type { Text } from '../compose/blocks.ts';
import { type Flow, FlowWriter, type Setting } from './flow.ts';
import { structure } from './page.ts';

/** Points from the upper edge of the foot to the lower edge of the paper, which few printers reach. */
export const footRoom = 34;

/** With the number of its page. */
export const footKey = 'foot:';

/**
 * The name and the number of a page, from the second on: printed pages get separated. It belongs to the page, not to the
 * document, and stands last on it, where it comes between no two lines that a reader of the text joins.
 */
export const footFlow = (name: Text, page: number, setting: Setting): Flow => {
  const writer = new FlowWriter(setting);
  const node = structure('Artifact');
  const style = {
    ...writer.style('dates'),
    size: 8,
    line: 12,
    tracking: 0,
    upper: false,
    smallCaps: false,
  };
  const number = writer.word(String(page), style, node);
  const spans = name.text
    ? [writer.word(name.text, style, node), writer.between(style, node, 'dot'), number]
    : [number];
  const align = setting.look.template.header.align === 'center' ? 'center' : 'right';
  // A name longer than a line is cut: it stands whole on the first page.
  const [line] = writer.lines.break(spans, setting.width);
  writer.box({ height: style.line, items: line ? writer.lineItems(line, style, { align }) : [] });
  // What cannot be drawn of a name is told once, where it is typed.
  return { ...writer.finish(`${footKey}${page}`, ''), missing: [] };
};
