import type { ShapedRun, Shaper } from '../fonts/shaping.ts';
import type { Layout, StructureNode, TextItem } from '../layout/page.ts';

interface Placed {
  readonly item: TextItem;
  readonly page: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The spaces that lines lost where they were broken, by what they stand behind. On paper nothing is missing; a reader of
 * tags puts the pieces of a paragraph together as they are, and would read `teamslike`.
 */
export const spacesAtLineEnds = (layout: Layout, shaper: Shaper): ReadonlyMap<TextItem, ShapedRun> => {
  const spaces = new Map<TextItem, ShapedRun>();
  let last: Placed | undefined;
  for (const placed of placedTexts(layout)) {
    if (last && goesOnBelow(last, placed)) {
      const space = shaper.shape(' ', last.item.run.face, 'normal').runs[0];
      if (space && space.face === last.item.run.face) spaces.set(last.item, space);
    }
    last = placed;
  }
  return spaces;
};

const placedTexts = function* ({ pages }: Layout): Iterable<Placed> {
  for (const { number: page, groups } of pages) {
    for (const { items, y, width } of groups) {
      for (const item of items) if (item.kind === 'text') yield { item, page, y: y + item.y, width };
    }
  }
};

/** A link is part of the line it stands in. */
const ownerOf = (node: StructureNode): StructureNode =>
  node.role === 'Link' && node.parent ? node.parent : node;

const goesOnBelow = (above: Placed, below: Placed): boolean => {
  if (above.page === below.page && Math.abs(above.y - below.y) < 0.01) return false;
  if (ownerOf(above.item.node) !== ownerOf(below.item.node)) return false;
  const [before, after] = [above.item.run.text, below.item.run.text];
  if (/\s$/.test(before) || /^\s/.test(after)) return false;
  if (above.item.run.rtl || rightToLeft.test(before)) return false;
  return !(brokenAfter.test(before) && /^\p{L}/u.test(after)) && !isCut(above, below);
};

/** Its last letter stands at the left, and what is drawn behind it would be read before it. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Where lines are broken inside a word. */
const brokenAfter = /[\p{L}\p{N}][-–—/]$/u;

/** Only a word that is wider than its line is cut between letters. */
const isCut = (above: Placed, below: Placed): boolean => {
  const end = above.item.run.text.length - (above.item.run.text.lastIndexOf(' ') + 1);
  const start = `${below.item.run.text} `.indexOf(' ');
  return share(above.item, end) + share(below.item, start) > above.width;
};

const share = ({ width, run }: TextItem, letters: number): number => (width * letters) / run.text.length;
