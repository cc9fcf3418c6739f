import type { Cell, Line } from '../source/blocks.ts';
import type { SectionTopic } from '../source/sections.ts';
import { join, slice, type Traced, trim } from '../text/traced-text.ts';
import { type BodyStyle, isCapitals } from './heading-style.ts';
import { topicsOfHeading } from './heading-topics.ts';
import type { HeadedTopic } from './heading-words.ts';

export interface InlineHeading {
  readonly topics: readonly HeadedTopic[];
  readonly heading: Traced;
  readonly rest: Line;
}

const labelled = /^([^:：]{2,45}?)\s*(?:[:：]\s*[-–—]*|\s[-–—]+)\s+(?=\S)/u;

export const isLabelled = (line: Line | undefined): boolean =>
  line !== undefined && /^[^:]{2,30}\s*:/u.test(line.text.text.replaceAll('\t', ' '));

/** In an entry these words name a part of it. */
const partsOfEntries: readonly SectionTopic[] = [
  'skills',
  'projects',
  'training',
  'work',
  'summary',
  'certificates',
  'achievements',
  'links',
  'contact',
  'publications',
];
const entrySections: readonly SectionTopic[] = ['work', 'training', 'projects', 'volunteering'];
/** Sections whose lines are labels with values; there, "Languages: …" is one of them. */
const labelSections: readonly SectionTopic[] = ['personalDetails', 'contact', 'references', 'links'];

const canOpen = (topic: HeadedTopic, current: readonly SectionTopic[]): boolean => {
  if (current.includes(topic) || current.some((one) => labelSections.includes(one))) return false;
  if (current.some((one) => entrySections.includes(one))) return !partsOfEntries.includes(topic);
  if (current.includes('education')) return topic !== 'work' && topic !== 'training' && topic !== 'projects';
  if (current.includes('skills')) return !['languages', 'projects', 'work', 'certificates'].includes(topic);
  if (current.includes('head')) return !['contact', 'links', 'personalDetails'].includes(topic);
  return true;
};

/** The line without what stands before a place in its text. */
export const restOf = (line: Line, from: number): Line => {
  let left = from;
  const cells = line.cells.flatMap((cell): Cell[] => {
    const length = cell.text.text.length;
    const start = Math.max(0, left);
    left -= length + 1;
    if (start >= length) return [];
    const text = trim(slice(cell.text, start));
    const share = start / length;
    const box = cell.box && {
      ...cell.box,
      x: cell.box.x + cell.box.width * share,
      width: cell.box.width * (1 - share),
    };
    return text.text === '' ? [] : [{ ...cell, text, bold: cell.bold && start === 0, ...(box && { box }) }];
  });
  const { boldLead: _, mark: __, ...rest } = line;
  return {
    ...rest,
    text: join(
      cells.map(({ text }) => text),
      '\t',
    ),
    cells,
    bold: cells.length > 0 && cells.every(({ bold }) => bold),
    ruleBelow: false,
    boxed: false,
  };
};

/** Space parts them, so that they are no lines of one list. */
const isApart = (line: Line, other: Line | undefined): boolean => {
  const isAbove = (other?.text.at[0] ?? 0) < (line.text.at[0] ?? 0);
  return ((isAbove ? line : other)?.spaceAbove ?? 0) >= 0.5;
};

/** "Objective: To obtain …" is a heading and its text. */
export const inlineHeading = (
  line: Line,
  current: readonly SectionTopic[],
  neighbours: readonly (Line | undefined)[],
  body: BodyStyle,
): InlineHeading | undefined => {
  const spaced = line.text.text.replaceAll('\t', ' ');
  const match = labelled.exec(spaced);
  if (!match || line.mark !== undefined) return undefined;
  const label = match[1] ?? '';
  const known = topicsOfHeading(label);
  if (!known?.exact || !known.topics.every((topic) => canOpen(topic, current))) return undefined;
  const lead = line.boldLead ?? 0;
  const isSetApart =
    (lead >= label.length && lead <= match[0].length + 1) || isCapitals(label) || line.heading !== undefined;
  const isOneOfMany = neighbours.some(
    (other) =>
      isLabelled(other) &&
      !isApart(line, other) &&
      (other?.boldLead ?? 0) > 0 === lead > 0 &&
      !topicsOfHeading((other?.text.text ?? '').split(':', 1)[0] ?? '')?.exact,
  );
  if (isOneOfMany || !(isSetApart || body.plain)) return undefined;
  return {
    topics: known.topics,
    heading: slice(line.text, 0, label.length),
    rest: restOf(line, match[0].length),
  };
};
