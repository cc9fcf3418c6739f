import { isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import type { Block, Section } from './blocks.ts';

interface HeadParts<Part> {
  readonly title: Part;
  readonly subtitle: Part;
  readonly dates: Part;
  readonly detail: Part;
}

/**
 * What stands on the first line of an entry's head, and what on the second, for page and Word alike. Title and company
 * have a line each: on one line readers lose one of them. Nothing stands far at the right, where readers by geometry
 * would take it for the column of a table and read all dates of a section together.
 */
export const entryRows = <Part>({ title, subtitle, dates, detail }: HeadParts<Part>): [Part[], Part[]] => [
  [title],
  [subtitle, dates, detail],
];

/** An entry with so many bullets and no more is not divided between pages. */
export const wholeBullets = 2;

/** Entries of a line or two, such as degrees, stand closer than those with a list below them. */
export const entryGap = ({ kind, blocks }: Section, index: number, gap: number): number => {
  const [above, block] = [blocks[index - 1], blocks[index]];
  if (!above || !block) return 0;
  if (isOwnSection(kind) && isSameText(above, block)) return gap / 4;
  return isShort(block) && isShort(above) ? gap / 2 : gap;
};

const isShort = (block: Block): boolean =>
  block.kind === 'entry' &&
  block.bullets.length === 0 &&
  block.tags.length === 0 &&
  (block.paragraphs ?? []).length === 0;

/** Lines that were typed below each other into one field. */
const isSameText = (above: Block, block: Block): boolean =>
  above.kind === 'paragraph' && block.kind === 'paragraph' && above.source === block.source;
