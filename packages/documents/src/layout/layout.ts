import { type ImageBlock, imageOf, type ResumeDocument, type Section } from '../compose/blocks.ts';
import { entryGap } from '../compose/entry-rows.ts';
import { RecentlyUsed, type Shaper } from '../fonts/shaping.ts';
import type { Look } from '../templates/look.ts';
import { backdrop, spaceBelow } from './backdrop.ts';
import { blockFlow, timelineInset } from './blocks-flow.ts';
import type { Flow, Pixels, Setting } from './flow.ts';
import { footFlow, footRoom } from './foot-flow.ts';
import { headerFlow } from './header-flow.ts';
import { headingFlow } from './heading-flow.ts';
import type { Group, Item, Layout, Page } from './page.ts';
import { type Piece, type Position, paginate, paginateWell } from './paginate.ts';

export interface LayoutInput {
  readonly document: ResumeDocument;
  readonly look: Look;
  readonly pixels: (image: string) => Pixels | undefined;
}

/**
 * Lays documents out, and remembers every block it has laid out: after a keystroke one block is new and the rest are
 * only put in their places again.
 */
export class LayoutEngine {
  readonly #shaper: Shaper;
  readonly #flows = new RecentlyUsed<Flow>(600);
  readonly #items = new WeakMap<Flow, Map<number, readonly Item[]>>();

  constructor(shaper: Shaper) {
    this.#shaper = shaper;
  }

  /** Forgets what was laid out: a face has come that may draw what was missing. */
  forget(): void {
    this.#flows.clear();
  }

  layout({ document, look, pixels }: LayoutInput): Layout {
    const { template, page } = look;
    const margins = template.margins;
    const left = margins.side + timelineInset(look);
    const full = page.width - margins.side - left;
    // A strip starts where the headings do.
    const x = template.header.strip ? 0 : (template.indent ?? 0) * look.unit;
    const setting = {
      look,
      shaper: this.#shaper,
      width: full,
      ground: 'paper',
      pixels,
    } as const;
    const band = template.header.band;
    const header = this.#flow(
      ['header', document.name, document.headline, document.contacts, document.photo, full],
      document.photo,
      setting,
      () =>
        headerFlow(document, { ...setting, x, width: full - x, ground: band === 'fill' ? band : 'paper' }),
    );
    const bottom = page.height - margins.bottom;
    const head = paginate([header], { start: { page: 0, y: margins.top }, top: margins.top, bottom });
    const start = { page: head.end.page, y: head.end.y + spaceBelow(template.header) * look.unit };
    const frame = { start, top: margins.top, bottom };
    const body = paginateWell(this.#sectionFlows(document.sections, setting), frame, look.spaces);
    const pieces = [...head.pieces, ...body.pieces];
    const feet: Piece[] = [];
    for (let number = 1; number <= body.end.page; number++) {
      const flow = this.#flow(['foot', document.name, number, full], undefined, setting, () =>
        footFlow(document.name, number + 1, setting),
      );
      const height = flow.boxes[0]?.height ?? 0;
      feet.push({ flow, from: 0, to: 1, page: number, y: page.height - footRoom, height });
    }
    const placed = [...pieces, ...feet].map((piece) => ({ piece, x: left + piece.flow.x }));
    return { ...this.#pages(document, look, placed, head.end), tightened: body.tightened };
  }

  #sectionFlows(sections: readonly Section[], setting: Setting): Flow[] {
    const { look, width } = setting;
    const { gaps, indent = 0 } = look.template;
    const x = indent * look.unit;
    const inside = { ...setting, x, width: width - x };
    return sections.flatMap((section, order) => {
      const before = (order === 0 ? 0 : gaps.section) * look.unit;
      const heading = this.#flow(
        ['heading', section.heading, section.kind, before, width],
        undefined,
        setting,
        () => headingFlow(section, before, setting),
      );
      const blocks = section.blocks.map((block, index) => {
        const key = `${section.kind}:${index}`;
        const gap = entryGap(section, index, gaps.entry) * look.unit;
        const content = [key, section.heading.source, block, gap, width];
        return this.#flow(content, imageOf(block), setting, () =>
          blockFlow(block, section, key, gap, inside),
        );
      });
      return [heading, ...blocks];
    });
  }

  #flow(
    content: readonly unknown[],
    image: ImageBlock | undefined,
    { look, pixels }: Setting,
    make: () => Flow,
  ): Flow {
    const text = image ? withoutPicture(content, pixels(image.image)) : JSON.stringify(content);
    return this.#flows.get(`${look.key}|${text}`, make);
  }

  #pages(
    document: ResumeDocument,
    look: Look,
    placed: readonly { piece: Piece; x: number }[],
    headerEnd: Position,
  ): Omit<Layout, 'tightened'> {
    const count = Math.max(1, ...placed.map(({ piece }) => piece.page + 1));
    const groups: Group[][] = Array.from({ length: count }, () => []);
    for (const { piece, x } of placed) {
      groups[piece.page]?.push({
        key: piece.from === 0 ? piece.flow.key : `${piece.flow.key}+${piece.from}`,
        source: piece.flow.source,
        x,
        y: piece.y,
        width: piece.flow.width,
        height: piece.height,
        items: this.#pieceItems(piece),
      });
    }
    const pages = groups.map(
      (list, number): Page => ({
        number,
        ...look.page,
        background: backdrop(look, number, headerEnd),
        groups: list,
      }),
    );
    const flows = new Set(placed.map(({ piece }) => piece.flow));
    return {
      title: document.title,
      author: document.author,
      language: document.language,
      pages,
      missing: [...flows].flatMap((flow) => flow.missing),
    };
  }

  #pieceItems({ flow, from, to }: Piece): readonly Item[] {
    const known = this.#items.get(flow) ?? new Map<number, readonly Item[]>();
    this.#items.set(flow, known);
    const slice = from * 100000 + to;
    const before = known.get(slice);
    if (before) return before;
    const repeated = from > 0 ? flow.repeats : undefined;
    let y = repeated?.height ?? 0;
    const items: Item[] = [...(repeated?.items ?? [])];
    for (let index = from; index < to; index++) {
      const box = flow.boxes[index];
      if (!box) continue;
      if (index > from) y += box.before;
      for (const item of box.items) items.push({ ...item, y: item.y + y });
      y += box.height;
    }
    known.set(slice, items);
    return items;
  }
}

/** A picture is long; its ends, length and size tell it apart. */
const withoutPicture = (content: readonly unknown[], size: Pixels | undefined): string => {
  const text = JSON.stringify(content, (name, value) =>
    name === 'image' && typeof value === 'string'
      ? `${value.length}:${value.slice(0, 64)}:${value.slice(-64)}`
      : value,
  );
  return `${text}|${JSON.stringify(size)}`;
};
