import { linesOf } from '../entries/pieces/lines-of-blocks.ts';
import { findLinks } from '../fields/links.ts';
import { sectionsOf } from '../sections/find-sections.ts';
import type { Block, Line } from '../source/blocks.ts';
import type { Section } from '../source/sections.ts';
import { cut, join, type Traced, trim } from '../text/traced-text.ts';

/** The programs that LinkedIn sets its "Save to PDF" with. */
const producers = /Apache FOP/i;
/** What stands behind the profile's own address in the column at the left. */
const profileLabel = /\(LinkedIn\)/;
const columnHeads = /^(?:Contact|Top Skills|Languages|Certifications|Honors-Awards|Publications|Patents)$/;
/** The name is the largest text, and no other comes near it. */
const nameSize = 18;

const isLine = (block: Block): block is Line => block.kind === 'line';

/** By its words where its producer is hidden: somebody may have printed it again. */
export const isLinkedInPdf = (producer: string, blocks: readonly Block[]): boolean => {
  const lines = linesOf(blocks);
  const heads = lines.filter(({ text }) => columnHeads.test(text.text.trim())).length;
  const isLabelled = lines.some(({ text }) => profileLabel.test(text.text));
  const isNamed = lines.some(({ size }) => size >= nameSize);
  return isNamed && heads > 0 && (isLabelled || (producers.test(producer) && heads > 1));
};

const mainHead = /^(?:Summary|Experience|Education)$/;

/** Lines of the contacts: an address that is too long for the column goes on below, up to the bracket that says what it is. */
const contactItems = (
  lines: readonly Line[],
): { readonly blocks: readonly Line[]; readonly labels: readonly Traced[] } => {
  const labels: Traced[] = [];
  const items: Line[] = [];
  let isOpen = false;
  for (const line of lines) {
    const found = cut(
      line.text,
      /\s*\((?:LinkedIn|Mobile|Home|Work|Personal|Company|Portfolio|Blog|RSS|Other)\)\s*$/i,
    );
    if (found) labels.push(found.match);
    const text = trim(found ? found.before : line.text);
    const before = items.at(-1);
    if (before && isOpen) items[items.length - 1] = withText(before, join([before.text, text]));
    else if (text.text !== '') items.push(withText(line, text));
    const isLink = findLinks(items.at(-1)?.text ?? text).length > 0;
    isOpen = found === undefined && isLink && !/@/.test(text.text);
  }
  return { blocks: items, labels };
};

const withText = (line: Line, text: Traced): Line => ({
  ...line,
  text,
  cells: [{ text, bold: line.bold, italic: line.italic, size: line.size }],
  full: false,
});

const withContacts = (section: Section): Section => {
  const { blocks, labels } = contactItems(section.blocks.filter(isLine));
  return { ...section, blocks, marks: [...(section.marks ?? []), ...labels] };
};

const pageNumber = /^\s*Page \d+ of \d+\s*$/;
/** Lines of one item stand closer than items do, as multiples of the usual distance. */
const itemGap = 0.2;

/** The column is narrow: what is too long for it goes on in the next line. */
const withWholeItems = (section: Section): Section => {
  const lines = section.blocks.filter(isLine);
  const gaps = lines.slice(1).map(({ spaceAbove }) => spaceAbove);
  const isTold = gaps.some((gap) => gap < itemGap) && gaps.some((gap) => gap >= itemGap);
  if (!isTold || lines.length < section.blocks.length) return section;
  const items: Line[] = [];
  for (const line of lines) {
    const before = items.at(-1);
    if (before && line.spaceAbove < itemGap)
      items[items.length - 1] = withText(before, join([before.text, line.text], ' '));
    else items.push(line);
  }
  return { ...section, blocks: items };
};

/**
 * The column at the left (contacts, skills, languages) and the one that begins with the name. Between the name and the first
 * heading stand the headline and the place.
 */
export const linkedInSections = (all: readonly Block[]): readonly Section[] => {
  const isNumber = (block: Block): boolean => isLine(block) && pageNumber.test(block.text.text);
  const blocks = all.filter((block) => !isNumber(block));
  const numbers = all
    .filter(isLine)
    .filter(isNumber)
    .map(({ text }) => text);
  const largest = Math.max(0, ...blocks.filter(isLine).map(({ size }) => size));
  const name = blocks.findIndex((block) => isLine(block) && block.size === largest);
  const inColumn = blocks.slice(0, name);
  const main = blocks.slice(name);
  const firstHead = main.findIndex((block) => isLine(block) && mainHead.test(block.text.text.trim()));
  const end = firstHead < 0 ? main.length : firstHead;
  const head: Section = { topics: ['head'], sure: true, blocks: main.slice(0, end), marks: numbers };
  const column = sectionsOf(inColumn).map((section) =>
    section.topics.includes('contact') ? withContacts(section) : withWholeItems(section),
  );
  return [head, ...sectionsOf(main.slice(end)), ...column].filter(
    ({ blocks: own, heading }) => own.length > 0 || heading !== undefined,
  );
};
