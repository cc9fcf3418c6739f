import { isOwnSection } from '@kalam/domain/resumes/sections/section-keys';
import type { Entry } from '../templates/template.ts';
import type { Block, Section, SectionKind } from './blocks.ts';

interface HeadParts<Part> {
  /** What leads, with all that belongs to it. */
  readonly first: Part;
  readonly other: Part;
  readonly dates: Part;
  readonly detail: Part;
}

/** What stands on the first line of an entry's head, and what on the second, for page and Word alike. */
export const entryRows = <Part>(
  companyFirst: boolean,
  { first, other, dates, detail }: HeadParts<Part>,
): [Part[], Part[]] =>
  companyFirst
    ? [
        [first, dates],
        [other, detail],
      ]
    : [[first], [other, dates, detail]];

const companyKinds: ReadonlySet<SectionKind> = new Set(['work', 'training', 'volunteering']);

/** In work, training and volunteering the company may lead; elsewhere what was earned or made does. */
export const titleLeads = ({ lead }: Entry, kind: SectionKind): boolean =>
  lead === 'title' || !companyKinds.has(kind);

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
