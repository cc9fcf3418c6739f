import { middle } from '../layout/middle.ts';
import type { Block, Line } from '../source/blocks.ts';
import type { Section, SectionTopic } from '../source/sections.ts';
import { join, slice, type Traced, trim } from '../text/traced-text.ts';
import { foldHeading } from './fold-heading.ts';
import { type BodyStyle, bodyStyleOf, isCapitals, looksOf, styleKey, wordingOf } from './heading-style.ts';
import { isDocumentTitle, topicsOfHeading } from './heading-topics.ts';
import type { HeadedTopic } from './heading-words.ts';
import { inlineHeading, restOf } from './inline-headings.ts';
import { isNoHeading } from './no-headings.ts';
import { withWideHeadings } from './wide-headings.ts';

interface Heading {
  readonly topics: readonly SectionTopic[];
  readonly text: Traced;
  readonly sure: boolean;
  /** What stands behind it on the same line. */
  readonly rest?: Line;
  /** How many lines it takes. */
  readonly lines: number;
}

/** Points from which a line with a known heading's words is one. */
const enough = 5.5;
const enoughInPlainText = 4.5;
const forExact = 4;
const forGuess = 2;
const forStyle = 2;
/** Parts of a line's height: less above a line is none, from this on it stands apart. */
const close = 0.1;
const apart = 0.2;
/** Points by which the starts of two lines may differ and still be one edge. */
const inLine = 3;

interface Looks {
  readonly body: BodyStyle;
  /** Styles of sure headings, how often each, and where such lines begin. */
  readonly styles: ReadonlyMap<string, { readonly count: number; readonly indents: ReadonlySet<number> }>;
  /** Of the lines that look like none of the sure headings: how many look alike. */
  readonly others: ReadonlyMap<string, number>;
  /** How much the sure headings are set above the text. */
  readonly usual: number;
  /** Whether they stand apart from the line above them. */
  readonly areApart: boolean;
  /** Words that stand on several lines: what each entry has is no section. */
  readonly repeated: ReadonlySet<string>;
  /** Where a file says what its headings are: the level of its sections. Deeper ones name entries. */
  readonly level?: number;
}

const isLine = (block: Block | undefined): block is Line => block?.kind === 'line';

const headingText = (line: Line): string => line.text.text.replaceAll('\t', ' ').trim();

const pointsOf = (line: Line, body: BodyStyle): number => looksOf(line, body) + wordingOf(headingText(line));

const looksIn = (blocks: readonly Block[]): Looks => {
  const body = bodyStyleOf(blocks);
  const styles = new Map<string, { count: number; indents: Set<number> }>();
  const others = new Map<string, number>();
  const strengths: number[] = [];
  const spaces: number[] = [];
  const repeated = repeatedIn(blocks);
  for (const line of blocks) {
    if (!isLine(line) || line.cells.length !== 1) continue;
    const key = styleKey(line);
    const isSure =
      topicsOfHeading(headingText(line))?.exact &&
      forExact + pointsOf(line, body) >= leastOf(body) &&
      !repeated.has(foldHeading(headingText(line)));
    if (!isSure) {
      others.set(key, (others.get(key) ?? 0) + 1);
      continue;
    }
    const style = styles.get(key) ?? { count: 0, indents: new Set<number>() };
    style.count++;
    for (let off = -inLine; off <= inLine; off++) style.indents.add(Math.round(line.indent) + off);
    styles.set(key, style);
    strengths.push(looksOf(line, body));
    spaces.push(line.spaceAbove);
  }
  const usual = middle(strengths);
  const level = sectionLevel(blocks);
  const areApart = spaces.length >= 3 && middle(spaces) >= apart;
  return { body, styles, others, usual, areApart, repeated, ...(level !== undefined && { level }) };
};

/** The level that has sections' names, where no deeper one has more than one of them by chance. */
const sectionLevel = (blocks: readonly Block[]): number | undefined => {
  const named = blocks.flatMap((line) =>
    isLine(line) && line.heading !== undefined && topicsOfHeading(headingText(line))?.exact
      ? [line.heading]
      : [],
  );
  const countOf = (level: number): number => named.filter((one) => one === level).length;
  const level = [...new Set(named)].toSorted((a, b) => countOf(b) - countOf(a))[0];
  if (level === undefined || countOf(level) < 3) return undefined;
  return named.filter((one) => one > level).length <= 1 ? level : undefined;
};

const repeatedIn = (blocks: readonly Block[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const line of blocks) {
    if (!isLine(line) || line.cells.length !== 1) continue;
    const fold = foldHeading(headingText(line));
    if (seen.has(fold)) repeated.add(fold);
    seen.add(fold);
  }
  return repeated;
};

const leastOf = (body: BodyStyle): number => (body.plain ? enoughInPlainText : enough);

/** Inside an entry, plain words that could be a heading name a part of the entry. */
const inEntries: readonly SectionTopic[] = ['work', 'training', 'projects', 'education', 'volunteering'];
const partNames: readonly SectionTopic[] = [
  'projects',
  'skills',
  'achievements',
  'training',
  'summary',
  'work',
  'certificates',
  'links',
  'publications',
  'interests',
];

/** In a bar, or over a rule, as the sure headings are, if not in capitals as they are. */
const isDrawnLikeSure = (line: Line, { styles }: Looks): boolean => {
  const bare = (key: string): string => key.replace('capitals', '');
  const key = bare(styleKey(line));
  return (
    (line.boxed || line.ruleBelow) &&
    [...styles].some(([other, { count }]) => count >= 2 && bare(other) === key)
  );
};

/** In points: no single heading is set so much smaller than the text, but the names of skills are. */
const smaller = 0.4;

/** Set as the text is, where headings are set far above it: the words of a skill, not of a section. */
const isUnlikeHeadings = (line: Line, { body, usual, styles }: Looks): boolean => {
  if (body.plain || usual < 3) return false;
  const isAlone = (styles.get(styleKey(line))?.count ?? 0) < 2;
  return looksOf(line, body) <= 1 || (isAlone && line.size < body.size - smaller);
};

/** As several lines are that name no section, while the sections' names are set in another way. */
const isSetLikeEntries = (line: Line, { styles, others }: Looks): boolean => {
  const key = styleKey(line);
  return (others.get(key) ?? 0) >= 3 && [...styles].some(([other, { count }]) => other !== key && count >= 3);
};

const isPartOfEntry = (
  topics: readonly HeadedTopic[],
  line: Line,
  current: readonly SectionTopic[],
  looks: Looks,
): boolean =>
  !looks.body.plain &&
  current.some((topic) => inEntries.includes(topic)) &&
  topics.every((topic) => partNames.includes(topic)) &&
  (looks.repeated.has(foldHeading(headingText(line))) ||
    ((looks.styles.get(styleKey(line))?.count ?? 0) < 2 &&
      !isDrawnLikeSure(line, looks) &&
      (looksOf(line, looks.body) < looks.usual - 1.4 || isSetLikeEntries(line, looks))));

const isSetLikeSure = (line: Line, looks: Looks): boolean => {
  const key = styleKey(line);
  const style = looks.styles.get(key);
  if (!style) return false;
  if (line.heading !== undefined) return true;
  if (style.count < 2) return false;
  // A style that many other lines have as well says nothing.
  if ((looks.others.get(key) ?? 0) > style.count + 1) return false;
  return style.indents.has(Math.round(line.indent)) || line.boxed || line.ruleBelow;
};

/** One of several lines with the same sign before them. */
const isListItem = (line: Line, ...neighbours: readonly (Block | undefined)[]): boolean =>
  line.mark !== undefined &&
  neighbours.some(
    (other) =>
      isLine(other) &&
      other.mark?.text === line.mark?.text &&
      other.region === line.region &&
      styleKey(other) === styleKey(line),
  );

/** Close below a line that looks the same, where headings stand apart: the end of a name, "… of Driving and Traffic / Research". */
const goesOn = (line: Line, above: Block | undefined, { areApart }: Looks): boolean =>
  areApart &&
  line.spaceAbove <= close &&
  isLine(above) &&
  above.region === line.region &&
  styleKey(above) === styleKey(line);

/** The heading that a line is, or two lines together are. */
const headingAt = (
  blocks: readonly Block[],
  index: number,
  current: readonly SectionTopic[],
  looks: Looks,
): Heading | undefined => {
  const line = blocks[index];
  if (!isLine(line)) return undefined;
  if (line.heading !== undefined && looks.level !== undefined && line.heading > looks.level) return undefined;
  const wrapped = wrappedHeading(line, blocks[index + 1], looks);
  if (wrapped) return wrapped;
  if (line.cells.length > 1) return besideText(line, current, looks);
  if (isListItem(line, blocks[index - 1], blocks[index + 1]) || goesOn(line, blocks[index - 1], looks))
    return undefined;
  const text = headingText(line);
  const known = topicsOfHeading(text);
  const points = pointsOf(line, looks.body);
  const least = leastOf(looks.body);
  const whole = { text: trim(line.text), lines: 1 };
  const isLikeSure = isSetLikeSure(line, looks);
  if (known?.exact) {
    if (
      forExact + points < least ||
      isUnlikeHeadings(line, looks) ||
      isPartOfEntry(known.topics, line, current, looks)
    )
      return undefined;
    return { ...whole, topics: known.topics, sure: true };
  }
  if (isNoHeading(text) || (current.includes('head') && line.heading === undefined && !known))
    return undefined;
  const isAlike = isLikeSure && points >= 1.5 && !/\d/.test(text);
  if (known && forGuess + points + (isAlike ? forStyle : 0) >= enough) {
    // "IRDA Certification" among certificates is one of them.
    const isOneOfThem = !isAlike && known.topics.every((topic) => current.includes(topic));
    if (isOneOfThem || isPartOfEntry(known.topics, line, current, looks)) return undefined;
    return { ...whole, topics: known.topics, sure: isAlike };
  }
  if (isAlike && text.split(/\s+/).length <= 6) {
    return { ...whole, topics: ['other'], sure: looksOf(line, looks.body) >= 3 };
  }
  return undefined;
};

/** "PROFESSIONAL" and, below it in a narrow column, "EXPERIENCE". */
const wrappedHeading = (line: Line, next: Block | undefined, looks: Looks): Heading | undefined => {
  if (!isLine(next) || line.cells.length !== 1 || next.cells.length !== 1 || next.mark) return undefined;
  if (
    next.region !== line.region ||
    next.spaceAbove > 0.4 ||
    styleKey({ ...line, ruleBelow: false, boxed: false }) !==
      styleKey({ ...next, ruleBelow: false, boxed: false })
  )
    return undefined;
  const isOpen = /(?:&|,|\band|\bof|एवं|और)$/iu.test(headingText(line));
  const areBoth = topicsOfHeading(headingText(line))?.exact && topicsOfHeading(headingText(next))?.exact;
  if (areBoth && !isOpen) return undefined;
  const both = `${headingText(line)} ${headingText(next)}`;
  const known = topicsOfHeading(both);
  const isOneOf = both.split(/\s+/).length <= 5 && known?.exact && !isLabelEnd(line);
  if (!isOneOf || looksOf(line, looks.body) + wordingOf(both) + forExact < enough + 1) return undefined;
  return { topics: known.topics, text: join([trim(line.text), trim(next.text)], ' '), sure: true, lines: 2 };
};

const isLabelEnd = (line: Line): boolean => /[:.]$/.test(headingText(line));

/** A heading that stands beside its text: "EDUCATION    B.Sc. …". */
const besideText = (line: Line, current: readonly SectionTopic[], looks: Looks): Heading | undefined => {
  const [first, second] = line.cells;
  if (!first || !second || /^[:：]/.test(second.text.text) || line.mark) return undefined;
  const known = topicsOfHeading(first.text.text);
  if (!known?.exact || current.includes('personalDetails')) return undefined;
  const isSetApart =
    (first.bold && !second.bold) || (isCapitals(first.text.text) && !isCapitals(second.text.text));
  if (!isSetApart || (!isCapitals(first.text.text) && first.size <= looks.body.size && looks.usual > 3))
    return undefined;
  return {
    topics: known.topics,
    text: first.text,
    sure: true,
    rest: restOf(line, first.text.text.length + 1),
    lines: 1,
  };
};

interface OpenSection {
  topics: readonly SectionTopic[];
  heading?: Traced;
  sure: boolean;
  blocks: Block[];
  marks: Traced[];
}

/** Right below a heading, in another style and on the same topic or in words that are a guess: the first entry's name. */
const isFirstEntry = (
  { topics, sure }: Heading,
  current: OpenSection,
  block: Block,
  above: Block | undefined,
): boolean =>
  current.heading !== undefined &&
  current.blocks.length === 0 &&
  (!sure || topics.every((topic) => current.topics.includes(topic))) &&
  isLine(block) &&
  isLine(above) &&
  styleKey(block) !== styleKey(above);

/** The end of a name that its column cut in two, which is what such a section is called: "… Apprenticeship / Certificate". */
const isSecondLine = ({ topics }: Heading, current: OpenSection, block: Block): boolean => {
  const above = current.blocks.at(-1);
  return (
    topics.every((topic) => current.topics.includes(topic)) &&
    isLine(block) &&
    isLine(above) &&
    above.full &&
    above.region === block.region &&
    block.spaceAbove <= 0.4 &&
    styleKey(block) === styleKey(above)
  );
};

const contact = /[^\s@]+@[^\s@]+\.\w|(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b|linkedin\.com/iu;

/** What stands in a column before its first heading, where the column before has ended with a section of its own. */
const unheaded = (
  blocks: readonly Block[],
  index: number,
  isHeading: (index: number) => boolean,
  looks: Looks,
): SectionTopic | undefined => {
  const region = blocks[index]?.region;
  const lines: Line[] = [];
  for (let at = index; at < blocks.length && blocks[at]?.region === region && lines.length < 12; at++) {
    if (isHeading(at)) break;
    const block = blocks[at];
    if (isLine(block)) lines.push(block);
  }
  if (lines.slice(0, 4).some(({ size }) => looks.body.size > 0 && size >= looks.body.size * 1.3))
    return 'head';
  return lines.length <= 8 && lines.some(({ text }) => contact.test(text.text)) ? 'contact' : undefined;
};

/** Lines at the top among which the paper says what it is. */
const titleLines = 6;

/** Cuts a resume where its headings are. What stands before the first is the head. */
export const sectionsOf = (read: readonly Block[]): readonly Section[] => {
  const blocks = read.map(withWideHeadings);
  const looks = looksIn(blocks);
  const sections: OpenSection[] = [{ topics: ['head'], sure: true, blocks: [], marks: [] }];
  const open = (section: Omit<OpenSection, 'blocks' | 'marks'>): void => {
    sections.push({ ...section, blocks: [], marks: [] });
  };
  let region = blocks[0]?.region;
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index] as Block;
    const current = sections.at(-1) as OpenSection;
    const found = headingAt(blocks, index, current.topics, looks);
    const isEntry =
      found &&
      (isFirstEntry(found, current, block, blocks[index - 1]) || isSecondLine(found, current, block));
    const heading = isEntry ? undefined : found;
    const isNew = block.region !== region;
    region = block.region;
    if (heading) {
      open({ topics: heading.topics, heading: heading.text, sure: heading.sure });
      if (heading.rest && heading.rest.cells.length > 0) sections.at(-1)?.blocks.push(heading.rest);
      index += heading.lines - 1;
      continue;
    }
    if (
      isLine(block) &&
      current.topics[0] === 'head' &&
      index < titleLines &&
      isDocumentTitle(headingText(block))
    ) {
      current.marks.push(block.text);
      continue;
    }
    const neighbours = [blocks[index - 1], blocks[index + 1]].filter(isLine);
    const inline = isLine(block) ? inlineHeading(block, current.topics, neighbours, looks.body) : undefined;
    if (inline) {
      open({ topics: inline.topics, heading: inline.heading, sure: true });
      sections.at(-1)?.blocks.push(inline.rest);
      continue;
    }
    if (isNew && current.topics[0] !== 'head' && current.blocks.length > 0) {
      const topic = unheaded(
        blocks,
        index,
        (at) => headingAt(blocks, at, current.topics, looks) !== undefined,
        looks,
      );
      if (topic) open({ topics: [topic], sure: false });
    }
    sections.at(-1)?.blocks.push(block);
  }
  return sections
    .filter(({ heading, blocks: own, marks }) => heading || own.length > 0 || marks.length > 0)
    .map(({ topics, heading, sure, blocks: own, marks }) => ({
      topics,
      ...(heading && { heading: bareHeading(heading) }),
      sure,
      blocks: own,
      ...(marks.length > 0 && { marks }),
    }));
};

/** Without the colon behind it. */
const bareHeading = (heading: Traced): Traced => {
  const end = heading.text.search(/\s*[:：]\s*[-–—]*\s*$/u);
  return end > 0 ? slice(heading, 0, end) : heading;
};
