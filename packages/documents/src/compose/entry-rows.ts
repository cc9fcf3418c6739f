import type { Entry } from '../templates/template.ts';
import type { Block, Section, SectionKind } from './blocks.ts';

interface HeadParts<Part> {
  readonly first: Part;
  readonly other: Part;
  readonly dates: Part;
  readonly detail: Part;
}

/** What stands on the first line of an entry's head, and what on the second, for page and Word alike. */
export const entryRows = <Part>(
  { arrangement, dates: datesAt }: Entry,
  { first, other, dates, detail }: HeadParts<Part>,
): [Part[], Part[]] => {
  if (arrangement === 'inline') {
    return datesAt === 'below'
      ? [
          [first, other],
          [dates, detail],
        ]
      : [[first, other, dates, detail], []];
  }
  return datesAt === 'below'
    ? [[first], [other, dates, detail]]
    : [
        [first, dates],
        [other, detail],
      ];
};

const companyKinds: ReadonlySet<SectionKind> = new Set(['work', 'training']);

/** In work and training the company may lead; elsewhere what was earned or made does. */
export const titleLeads = ({ lead }: Entry, kind: SectionKind): boolean =>
  lead === 'title' || !companyKinds.has(kind);

/** Entries of a line or two, such as degrees, stand closer than those with a list below them. */
export const entryGap = ({ blocks }: Section, index: number, gap: number): number => {
  const short = (block: Block | undefined): boolean =>
    block?.kind === 'entry' && block.bullets.length === 0 && block.tags.length === 0;
  if (index === 0) return 0;
  return short(blocks[index]) && short(blocks[index - 1]) ? gap / 2 : gap;
};
