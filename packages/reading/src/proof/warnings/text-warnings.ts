import { topicsOfHeading } from '../../sections/heading-topics.ts';
import type { Block } from '../../source/blocks.ts';
import type { Section } from '../../source/sections.ts';
import type { ProofWarning } from '../file-proof.ts';

/** A heading with its place, as a file or a page has it. */
interface Headed {
  readonly text: string;
  readonly level: number;
}

/** The headings that a file says it has, with their levels. */
export const headingsIn = (blocks: readonly Block[]): readonly Headed[] =>
  blocks.flatMap((block) =>
    block.kind === 'line' && block.heading !== undefined
      ? [{ text: block.text.text.trim(), level: block.heading }]
      : [],
  );

const isKnown = (text: string): boolean => topicsOfHeading(text) !== undefined;

/** The level that has most of the names that sections have. */
const sectionLevel = (headings: readonly Headed[]): number | undefined => {
  const known = headings.filter(({ text }) => isKnown(text));
  const countOf = (level: number): number => known.filter((one) => one.level === level).length;
  return [...new Set(known.map(({ level }) => level))].toSorted((a, b) => countOf(b) - countOf(a))[0];
};

const unusual = (texts: readonly string[]): ProofWarning[] =>
  [...new Set(texts)].map((what) => ({ kind: 'unusual-heading', what, boxes: [] }));

/** Headings of sections whose words no reader knows: by what the file says, or else by how it looks. */
export const headingWarnings = (
  headings: readonly Headed[],
  sections: readonly Section[],
): readonly ProofWarning[] => {
  const level = sectionLevel(headings);
  if (level !== undefined)
    return unusual(
      headings.filter((one) => one.level === level && !isKnown(one.text)).map(({ text }) => text),
    );
  return unusual(
    sections.flatMap(({ topics, heading, sure }) =>
      topics[0] === 'other' && sure && heading ? [heading.text.trim()] : [],
    ),
  );
};

/** `S H A R M A`: letters with spaces between them are words of one letter. */
const spelled = /(?<![\p{L}\p{M}])(?:\p{L}\p{M}*[ \u00a0\u2000-\u200a]){3,}\p{L}\p{M}*(?![\p{L}\p{M}])/u;

export const spelledIn = (text: string): string | undefined =>
  text
    .split('\n')
    .map((line) => spelled.exec(line)?.[0])
    .find(Boolean);

/** Signs of a face's own, and those that stand for what could not be said. Bullets of old faces say nothing anyway. */
const uncopyable = /[\ue000-\uefff\uf100-\uf8ff\ufffd\u{f0000}-\u{10fffd}\p{Cc}](?<![\t\n\r\v\f])/u;

export const uncopyableIn = (text: string): string | undefined => {
  const at = text.search(uncopyable);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 12), at + 12).trim();
};
