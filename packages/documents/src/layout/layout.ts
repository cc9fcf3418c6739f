import { type ImageBlock, imageOf, type ResumeDocument, type Section } from '../compose/blocks.ts';
import { entryGap } from '../compose/entry-rows.ts';
import { RecentlyUsed, type Shaper } from '../fonts/shaping.ts';
import type { Look } from '../templates/look.ts';
import { backdrop, spaceBelow } from './backdrop.ts';
import { blockFlow, timelineInset } from './blocks-flow.ts';
import { columnsOf, photoFlow, sideGround } from './columns.ts';
import { headingDirection } from './directions.ts';
import type { Flow, Pixels, Setting } from './flow.ts';
import { footFlow, footRoom } from './foot-flow.ts';
import { headerFlow } from './header-flow.ts';
import { headingFlow } from './heading-flow.ts';
import { type LetterPart, letterFlow, letterParts, linesOver } from './letter-flow.ts';
import type { Group, Item, Layout, Page, StructureNode } from './page.ts';
import { type Piece, type Position, paginate, paginateWell } from './paginate.ts';

export interface LayoutInput {
  readonly document: ResumeDocument;
  readonly look: Look;
  readonly pixels: (image: string) => Pixels | undefined;
}

interface PlacedPiece {
  readonly piece: Piece;
  readonly x: number;
  readonly root?: StructureNode;
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
    const columns = document.letter ? undefined : columnsOf(document, look);
    const { photo: _, ...withoutPhoto } = document;
    const headed: ResumeDocument = columns ? withoutPhoto : document;
    const header = this.#flow(
      ['header', document.name, document.headline, document.contacts, headed.photo, full],
      headed.photo,
      setting,
      () => headerFlow(headed, { ...setting, x, width: full - x, ground: band === 'fill' ? band : 'paper' }),
    );
    const bottom = page.height - margins.bottom;
    const head = paginate([header], { start: { page: 0, y: margins.top }, top: margins.top, bottom });
    const start = { page: head.end.page, y: head.end.y + spaceBelow(template.header) * look.unit };
    const frame = { start, top: margins.top, bottom };
    const at = (pieces: readonly Piece[], x: number, root?: StructureNode): PlacedPiece[] =>
      pieces.map((piece) => ({ piece, x: x + piece.flow.x, ...(root && { root }) }));
    const { letter } = document;
    const flows = letter
      ? letterParts(letter).map((part) => this.#letterFlow(part, { ...setting, x, width: full - x }))
      : columns
        ? []
        : this.#sectionFlows(document.sections, setting);
    const body = columns
      ? Object.values(columns).map((column) => {
          const inside = { ...setting, ...column.setting, width: column.width };
          const photo = column === columns.side ? this.#photoFlows(document, inside) : [];
          const own = [...photo, ...this.#sectionFlows(column.sections, inside)];
          return { ...paginateWell(own, frame, look.spaces), ...column };
        })
      : [{ ...paginateWell(flows, frame, look.spaces), x: left }];
    const footWidth = columns?.main.width ?? full;
    const feet: Piece[] = [];
    for (let number = 1; number <= Math.max(...body.map(({ end }) => end.page)); number++) {
      const flow = this.#flow(['foot', document.name, number, footWidth], undefined, setting, () =>
        footFlow(document.name, number + 1, { ...setting, width: footWidth }),
      );
      const height = flow.boxes[0]?.height ?? 0;
      feet.push({ flow, from: 0, to: 1, page: number, y: page.height - footRoom, height });
    }
    const placed = [
      ...at(head.pieces, left),
      ...body.flatMap(({ pieces, x, ...column }) =>
        at(pieces, x, 'root' in column ? column.root : undefined),
      ),
      ...at(feet, left),
    ];
    const tightened = body.some((column) => column.tightened);
    const isOver = letter && body.some(({ end }) => end.page > 0);
    return {
      ...this.#pages(document, look, placed, head.end),
      tightened,
      ...(isOver && { linesOver: linesOver(flows, frame, look.text('body').line) }),
    };
  }

  #photoFlows({ photo }: ResumeDocument, setting: Setting): Flow[] {
    if (!photo || !setting.pixels(photo.image)) return [];
    return [this.#flow(['photo', photo, setting.width], photo, setting, () => photoFlow(photo, setting))];
  }

  #letterFlow(part: LetterPart, setting: Setting): Flow {
    return this.#flow([part, setting.width], part.signed?.image, setting, () => letterFlow(part, setting));
  }

  #sectionFlows(sections: readonly Section[], setting: Setting): Flow[] {
    const { look, width } = setting;
    const { gaps, indent = 0 } = look.template;
    const x = indent * look.unit;
    const inside = { ...setting, x, width: width - x };
    return sections.flatMap((section, order) => {
      const before = (order === 0 ? 0 : gaps.section) * look.unit;
      const heading = this.#flow(
        ['heading', section.heading, section.kind, headingDirection(section), before, width],
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
    placed: readonly PlacedPiece[],
    headerEnd: Position,
  ): Omit<Layout, 'tightened'> {
    const count = Math.max(1, ...placed.map(({ piece }) => piece.page + 1));
    const groups: Group[][] = Array.from({ length: count }, () => []);
    for (const { piece, x, root } of placed) {
      groups[piece.page]?.push({
        key: piece.from === 0 ? piece.flow.key : `${piece.flow.key}+${piece.from}`,
        source: piece.flow.source,
        x,
        y: piece.y,
        width: piece.flow.width,
        height: piece.height,
        ...(root && { root }),
        items: this.#pieceItems(piece),
      });
    }
    const pages = groups.map(
      (list, number): Page => ({
        number,
        ...look.page,
        background: [...backdrop(look, number, headerEnd), ...sideGround(look, number, headerEnd)],
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
