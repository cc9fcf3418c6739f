import type { SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import { findAadhaarNumbers } from '../fields/phones.ts';
import type { Ledger } from '../ledger.ts';
import type { TrayPiece } from '../reading-result.ts';
import type { Block } from '../source/blocks.ts';
import type { Section, SectionTopic } from '../source/sections.ts';
import { hasText, join, slice, type Traced, traced, trim } from '../text/traced-text.ts';
import { evened } from './draft.ts';
import type { PageBoxes } from './page-boxes.ts';

/** The texts of a block, a line each. */
const unitsOf = (block: Block): readonly Traced[] =>
  block.kind === 'line'
    ? [block.mark ? join([block.mark, block.text], ' ') : block.text]
    : block.rows.map((row) =>
        join(
          row.map(({ text }) => text),
          ' ',
        ),
      );

/** What nobody took of a text: its stretches that say something. */
const untakenIn = (text: Traced, ledger: Ledger): Traced | undefined => {
  const stretches: Traced[] = [];
  let from = -1;
  for (let index = 0; index <= text.text.length; index++) {
    const place = text.at[index];
    const isOpen = place !== undefined && (place < 0 || !ledger.isTaken(place));
    if (isOpen && from < 0) from = index;
    if (isOpen || from < 0) continue;
    stretches.push(slice(text, from, index));
    from = -1;
  }
  const told = stretches.map(trim).filter(hasText);
  return told.length === 0 ? undefined : join(told, ' ');
};

const suggested = (topics: readonly SectionTopic[]): SectionKey | undefined => {
  const [topic] = topics;
  if (topic === undefined || topic === 'head' || topic === 'contact' || topic === 'other') return undefined;
  return topic;
};

interface Open {
  readonly text: Traced;
  readonly suggestion?: SectionKey;
}

/** Lines that follow each other are one piece. */
const piecesOf = ({ topics, heading, blocks }: Section, ledger: Ledger): readonly Open[] => {
  const pieces: Traced[][] = [];
  let isNext = false;
  for (const unit of [...(heading ? [heading] : []), ...blocks.flatMap(unitsOf)]) {
    const text = untakenIn(unit, ledger);
    if (text && isNext) pieces.at(-1)?.push(text);
    else if (text) pieces.push([text]);
    isNext = text !== undefined;
  }
  const suggestion = suggested(topics);
  return pieces.map((lines) => ({ text: join(lines, '\n'), ...(suggestion && { suggestion }) }));
};

/** Text that stands in no line at all: what a source gave and no layout placed. */
const strayPieces = (text: string, ledger: Ledger, known: ReadonlySet<number>): readonly Open[] =>
  ledger.left().flatMap(({ start, end }) => {
    const pieces: Traced[] = [];
    let from = -1;
    for (let place = start; place <= end; place++) {
      const isStray = place < end && !known.has(place);
      if (isStray && from < 0) from = place;
      if (isStray || from < 0) continue;
      pieces.push(traced(text.slice(from, place), from));
      from = -1;
    }
    return pieces.filter(hasText).map((piece) => ({ text: piece }));
  });

/** Everything that was read and nobody took, as pieces a person can put somewhere. */
export const trayOf = (
  text: string,
  sections: readonly Section[],
  ledger: Ledger,
  boxes: PageBoxes,
  newId: () => string,
): { readonly tray: readonly TrayPiece[]; readonly places: readonly (readonly number[])[] } => {
  const placed = sections.flatMap((section) => piecesOf(section, ledger));
  const known = new Set(placed.flatMap((piece) => piece.text.at));
  const open = [...placed, ...strayPieces(text, ledger, known)];
  const tray = open.map(({ text: piece, suggestion }): TrayPiece => {
    const hasAadhaar = findAadhaarNumbers(piece).length > 0;
    return {
      id: newId(),
      text: evened(piece.text, true),
      boxes: boxes.of(piece.at.filter((place) => place >= 0)),
      ...(hasAadhaar ? { advice: 'aadhaar' as const } : suggestion && { suggestion }),
    };
  });
  return { tray, places: open.map((piece) => piece.text.at.filter((place) => place >= 0)) };
};
