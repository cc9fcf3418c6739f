import { type Traced, traced } from '../text/traced-text.ts';
import type { PageReading, PageTag } from './page/read-page.ts';
import type { StreamRun } from './text-stream.ts';

/** An element of the structure that a tagged PDF has: what its makers say that its text is. */
export interface TagNode {
  /** `H1`, `P`, `L`, `LI`, `Table`, `TR`, `TD` … as the standard names them. */
  readonly role: string;
  /** In reading order. */
  readonly children: readonly (TagNode | TagText)[];
}

export interface TagText extends StreamRun {
  readonly role?: undefined;
  readonly text: Traced;
}

export const isTagText = (node: TagNode | TagText): node is TagText => node.role === undefined;

/** All text below an element, in its order. */
export const textsOf = (node: TagNode | TagText): readonly TagText[] =>
  isTagText(node) ? [node] : node.children.flatMap(textsOf);

export const isHeading = ({ role }: TagNode): boolean => /^(?:H[1-6]?|Title)$/.test(role);

/** The tree of all pages, if what it says can be trusted. */
export const tagTree = (pages: readonly PageReading[], runs: readonly StreamRun[]): TagNode | undefined => {
  const byMark = new Map<string, StreamRun[]>();
  for (const run of runs) {
    if (run.mark === undefined) continue;
    const known = byMark.get(run.mark);
    if (known) known.push(run);
    else byMark.set(run.mark, [run]);
  }
  const used = new Set<string>();
  const trees = pages.map(({ tags }) => tags?.children?.flatMap((tag) => nodeOf(tag, byMark, used)) ?? []);
  if (!isTrustworthy({ role: 'Document', children: trees.flat() }, runs)) return undefined;
  return { role: 'Document', children: trees.flatMap((tree, page) => withUntagged(tree, page, runs)) };
};

/** With what stands on a page and in no tag, such as a name in Word's header: before all else or behind it, as on paper. */
const withUntagged = (
  tree: readonly (TagNode | TagText)[],
  page: number,
  runs: readonly StreamRun[],
): (TagNode | TagText)[] => {
  const tagged = tree.flatMap(textsOf).map(({ run }) => run);
  const known = new Set(tagged.map(({ at }) => at));
  const top = Math.min(...tagged.map(({ y }) => y));
  const left = runs.filter(({ run }) => run.page === page && !known.has(run.at));
  const paragraphs = (part: readonly StreamRun[]): TagNode[] =>
    part.length > 0 ? [{ role: 'P', children: part.map(tagText) }] : [];
  return [
    ...paragraphs(left.filter(({ run }) => run.y < top)),
    ...tree,
    ...paragraphs(left.filter(({ run }) => run.y >= top)),
  ];
};

const tagText = (run: StreamRun): TagText => ({ ...run, text: traced(run.run.text, run.run.at) });

const nodeOf = (
  tag: PageTag,
  byMark: ReadonlyMap<string, readonly StreamRun[]>,
  used: Set<string>,
): (TagNode | TagText)[] => {
  if (tag.role === undefined) {
    if (tag.id === undefined || used.has(tag.id)) return [];
    used.add(tag.id);
    return (byMark.get(tag.id) ?? []).map(tagText);
  }
  const children = (tag.children ?? []).flatMap((child) => nodeOf(child, byMark, used));
  return children.length > 0 ? [{ role: tag.role, children }] : [];
};

const lettersOf = (runs: readonly StreamRun[]): number =>
  runs.reduce((sum, { run }) => sum + run.text.replace(/\s/g, '').length, 0);

/** What a tree must hold of a file's text to be read instead of its page: the rest would come without its place. */
const leastShare = 0.97;
/** More of it than this is no headings. */
const mostHeadings = 0.3;
/** How often a text may go back up a page, as it does where a column ends. */
const mostJumps = 0.08;

const isTrustworthy = (root: TagNode, runs: readonly StreamRun[]): boolean => {
  const texts = textsOf(root);
  const letters = lettersOf(texts);
  if (letters < lettersOf(runs) * leastShare) return false;
  const headings = headingsOf(root);
  const named = headings.reduce((sum, heading) => sum + lettersOf(textsOf(heading)), 0);
  if (headings.length < 2 || named > letters * mostHeadings) return false;
  const jumps = texts.filter((text, index) => {
    const before = texts[index - 1]?.run;
    return before && before.page === text.run.page && before.y - text.run.y > 24;
  });
  const backwards = texts.filter((text, index) => (texts[index - 1]?.run.page ?? 0) > text.run.page);
  return backwards.length === 0 && jumps.length <= Math.max(3, texts.length * mostJumps);
};

const headingsOf = (node: TagNode): TagNode[] =>
  isHeading(node) ? [node] : node.children.flatMap((child) => (isTagText(child) ? [] : headingsOf(child)));
