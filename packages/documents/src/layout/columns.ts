import type { ImageBlock, ResumeDocument, Section } from '../compose/blocks.ts';
import type { Look } from '../templates/look.ts';
import { type Flow, FlowWriter, type Setting } from './flow.ts';
import { type RectItem, type StructureNode, structure } from './page.ts';
import type { Position } from './paginate.ts';

interface Column {
  readonly x: number;
  readonly width: number;
  readonly sections: readonly Section[];
  readonly setting: Partial<Setting>;
  /** Holds all of a column together in the document's structure, whatever pages it stands on. */
  readonly root: StructureNode;
}

interface Columns {
  readonly main: Column;
  readonly side: Column;
}

/** Units between the edge of the side and the text at either side of it. */
const gutter = 6;

const sideStart = ({ page }: Look, share: number): number => page.width * (1 - share);

/** The main column at the left and first in the file; undefined where a template has one column, as all others do. */
export const columnsOf = (document: ResumeDocument, look: Look): Columns | undefined => {
  const { template, unit, page } = look;
  const { side, margins } = template;
  if (!side) return undefined;
  const start = sideStart(look, side.share);
  const isSide = ({ kind }: Section): boolean => side.sections.includes(kind);
  const x = start + unit * gutter;
  return {
    main: {
      x: margins.side,
      width: start - unit * gutter - margins.side,
      sections: document.sections.filter((section) => !isSide(section)),
      setting: {},
      root: structure('Sect'),
    },
    side: {
      x,
      width: page.width - margins.side * 0.7 - x,
      sections: document.sections.filter(isSide),
      setting: { ground: 'panel', narrow: true },
      root: structure('Sect'),
    },
  };
};

/** Of a passport, as Indian forms ask for it. */
const passport = 45 / 35;

/** The photo at the head of the side. */
export const photoFlow = (photo: ImageBlock, setting: Setting): Flow => {
  const writer = new FlowWriter(setting);
  const { photo: frame } = setting.look.template.header;
  const width = Math.min(setting.width, (frame?.size ?? 0) * writer.unit);
  const height = width * passport;
  const image = writer.image(photo, { x: 0, y: 0, width, height, radius: 3 });
  writer.box({ height: height + writer.unit * 5, keep: true, items: [image] });
  return writer.finish('photo', photo.source);
};

/** Units below the header's last line at which the side begins. */
const above = 3.5;

/** The tinted side from the header to the foot of every page, below a bar across the whole page. */
export const sideGround = (look: Look, page: number, headerEnd: Position): RectItem[] => {
  const { width: paperWidth, height: paperHeight } = look.page;
  const { side } = look.template;
  if (!side || page < headerEnd.page) return [];
  const first = page === headerEnd.page;
  const y = first ? headerEnd.y + look.unit * above : 0;
  const x = sideStart(look, side.share);
  const height = paperHeight - y;
  const panel: RectItem = {
    kind: 'rect',
    x,
    y,
    width: paperWidth - x,
    height,
    fill: look.colour('panel'),
  };
  const bar: RectItem = { ...panel, x: 0, width: paperWidth, height: 2.4, fill: look.colour('fill') };
  return first ? [panel, bar] : [panel];
};
