import type { Layout, Page, StructureNode, TextItem } from '../layout/page.ts';

/** A text with its place on the paper. */
export interface PlacedText {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly item: TextItem;
  readonly group: string;
}

export const textsOf = (page: Page): PlacedText[] =>
  page.groups.flatMap((group) =>
    group.items.flatMap((item) =>
      item.kind === 'text'
        ? [{ page: page.number, x: group.x + item.x, y: group.y + item.y, item, group: group.key }]
        : [],
    ),
  );

/** Everything that is wrong with where things stand; empty when every rule of the page holds. */
export const brokenPageRules = (layout: Layout): string[] => [
  ...layout.pages.flatMap((page) => [
    ...offThePage(page),
    ...overlapping(page),
    ...touching(page),
    ...lonelyHeadings(page),
    ...lonelyEnds(page),
  ]),
  ...blankPages(layout),
  ...looseTitles(layout),
  ...tornRows(layout),
  ...tornParagraphs(layout),
  ...tornShortEntries(layout),
];

const said = ({ page, item }: PlacedText): string => `"${item.run.text.slice(0, 40)}" on page ${page + 1}`;

const offThePage = (page: Page): string[] => [
  ...textsOf(page)
    .filter(({ x, y, item }) => {
      const { size } = item.style;
      return x < 20 || x + item.width > page.width - 20 || y - size < 8 || y + size * 0.3 > page.height - 20;
    })
    .map((text) => `off the page: ${said(text)}`),
  ...page.groups.flatMap((group) =>
    group.items
      .filter(
        (item) =>
          item.kind !== 'text' &&
          (group.x + item.x < 0 ||
            group.x + item.x + item.width > page.width ||
            group.y + item.y < 0 ||
            group.y + item.y + item.height > page.height),
      )
      .map((item) => `off the page: a ${item.kind} of ${group.key}`),
  ),
];

/** Lower-case letters of two lines may come close, but the bodies of their letters never touch. */
const overlapping = (page: Page): string[] => {
  const texts = textsOf(page).sort((a, b) => a.y - b.y);
  const problems: string[] = [];
  for (const [index, text] of texts.entries()) {
    for (let next = index + 1; next < texts.length; next++) {
      const other = texts[next];
      if (!other || other.y - other.item.style.size * 0.75 > text.y) break;
      const apart = text.x + text.item.width <= other.x + 0.01 || other.x + other.item.width <= text.x + 0.01;
      if (!apart) problems.push(`overlap: ${said(text)} and ${said(other)}`);
    }
  }
  return problems;
};

/** How far letters reach above and below their baseline: as drawn for a script that hangs and climbs, else as Latin does. */
const inkOf = ({ y, item }: PlacedText): { top: number; bottom: number } => {
  const { above, below } = item.run.reach ?? { above: 0.73, below: 0.22 };
  return { top: y - above * item.style.size, bottom: y + below * item.style.size };
};

/** High letters keep clear of the lines around them, low ones too. */
const touching = (page: Page): string[] => {
  const texts = textsOf(page).filter(({ item }) => item.run.text.trim() !== '');
  return texts.flatMap((text) => {
    if (!text.item.run.reach) return [];
    const own = inkOf(text);
    const met = texts.filter((other) => {
      if (Math.abs(other.y - text.y) < 0.01) return false;
      const ink = inkOf(other);
      const beside =
        text.x + text.item.width <= other.x + 0.01 || other.x + other.item.width <= text.x + 0.01;
      return !beside && ink.top < own.bottom - 0.01 && own.top < ink.bottom - 0.01;
    });
    return met.map((other) => `touching: ${said(text)} and ${said(other)}`);
  });
};

const blankPages = (layout: Layout): string[] =>
  layout.pages.flatMap((page) =>
    layout.pages.length > 1 && textsOf(page).every(({ item }) => item.node.role === 'Artifact')
      ? [`blank page ${page.number + 1}`]
      : [],
  );

/** A heading stands on the page where the first block below it begins. */
const lonelyHeadings = (page: Page): string[] =>
  page.groups.flatMap((group, index) => {
    if (!group.key.startsWith('heading:')) return [];
    const next = page.groups[index + 1];
    const headed = next && next.y > group.y && !next.key.includes('+') && !next.key.startsWith('heading:');
    return headed ? [] : [`heading left alone: ${group.key} on page ${page.number + 1}`];
  });

/** What a block carries over to another page is more than one line. */
const lonelyEnds = (page: Page): string[] => {
  const carried = new Map<string, Set<number>>();
  for (const { group, y } of textsOf(page))
    if (group.includes('+')) carried.set(group, (carried.get(group) ?? new Set()).add(y));
  return [...carried].flatMap(([group, lines]) =>
    lines.size < 2 ? [`lone line of ${group} on page ${page.number + 1}`] : [],
  );
};

/** An entry's title is followed on its page by the first line of what it introduces. */
const looseTitles = (layout: Layout): string[] => {
  const texts = layout.pages.flatMap(textsOf);
  const pageOfLastTitleLine = new Map<string, number>();
  const pageOfFirstBullet = new Map<string, number>();
  for (const { group, page, item } of texts) {
    const block = group.replace(/\+\d+$/, '');
    if (item.node.role === 'H3') pageOfLastTitleLine.set(block, page);
    if (item.node.role === 'Lbl' && !pageOfFirstBullet.has(block)) pageOfFirstBullet.set(block, page);
  }
  return [...pageOfFirstBullet].flatMap(([block, page]) =>
    (pageOfLastTitleLine.get(block) ?? page) === page ? [] : [`title left alone: ${block}`],
  );
};

/** An entry of one or two bullets that takes no more than half a page stands on one page. */
const tornShortEntries = (layout: Layout): string[] => {
  const blocks = new Map<string, { pages: Set<number>; height: number; bullets: number }>();
  for (const page of layout.pages) {
    for (const group of page.groups) {
      const key = group.key.replace(/\+\d+$/, '');
      const block = blocks.get(key) ?? { pages: new Set(), height: 0, bullets: 0 };
      const labels = group.items.filter((item) => item.kind === 'text' && item.node.role === 'Lbl');
      const isEntry = group.items.some((item) => item.kind === 'text' && item.node.role === 'H3');
      blocks.set(key, {
        pages: block.pages.add(page.number),
        height: block.height + group.height,
        bullets: block.bullets + (isEntry || block.bullets > 0 ? labels.length : 0),
      });
    }
  }
  // The space above the first line counts as the entry's own, and is not drawn where it is torn.
  const half = (layout.pages[0]?.height ?? 0) / 2 - 40;
  return [...blocks].flatMap(([key, { pages, height, bullets }]) =>
    pages.size > 1 && bullets > 0 && bullets <= 2 && height < half ? [`short entry torn: ${key}`] : [],
  );
};

/** The cells of a row of a table stand on one page, below a head. */
const tornRows = (layout: Layout): string[] => {
  const pages = new Map<StructureNode, Set<number>>();
  const headed = new Set<string>();
  const problems: string[] = [];
  for (const text of layout.pages.flatMap(textsOf)) {
    const { node, run } = text.item;
    const row = node.role === 'TH' || node.role === 'TD' ? node.parent : undefined;
    if (row?.parent?.role === 'THead' || node.role === 'Artifact') headed.add(`${text.group}|${text.page}`);
    if (row?.parent?.role !== 'TBody') continue;
    const on = (pages.get(row) ?? new Set()).add(text.page);
    pages.set(row, on);
    if (on.size === 2 && on.has(text.page)) problems.push(`torn row: "${run.text.slice(0, 40)}"`);
    if (!headed.has(`${text.group}|${text.page}`)) problems.push(`row without a head: ${said(text)}`);
  }
  return problems;
};

/** A paragraph is cut only with two lines on either side, and a bullet stands beside its first line. */
const tornParagraphs = (layout: Layout): string[] => {
  const paragraphs = new Map<StructureNode, PlacedText[]>();
  const markers = new Map<StructureNode, PlacedText>();
  for (const text of layout.pages.flatMap(textsOf)) {
    const { node } = text.item;
    const owner = node.role === 'Link' && node.parent ? node.parent : node;
    if (owner.role === 'LBody' || owner.role === 'P') {
      paragraphs.set(owner, [...(paragraphs.get(owner) ?? []), text]);
    }
    if (owner.role === 'Lbl' && owner.parent) markers.set(owner.parent, text);
  }
  const problems: string[] = [];
  for (const [node, texts] of paragraphs) {
    const first = texts[0];
    if (!first) continue;
    const marker = node.parent && markers.get(node.parent);
    if (marker && (marker.page !== first.page || marker.y !== first.y)) {
      problems.push(`bullet away from its text: ${said(first)}`);
    }
    const lines = new Map<number, Set<number>>();
    for (const { page, y } of texts) lines.set(page, (lines.get(page) ?? new Set()).add(y));
    const alone = lines.size > 1 && [...lines.values()].some((onPage) => onPage.size < 2);
    // Rows of separate things, such as contacts, are no paragraph.
    if (alone && first.group !== 'header') problems.push(`lone line: ${said(first)}`);
  }
  return problems;
};
