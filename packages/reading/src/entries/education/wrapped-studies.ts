import { findTime } from '../../fields/dates.ts';
import { isBoardAlone, isInstitution, isUniversity } from '../../fields/institutions.ts';
import { findMarks } from '../../fields/marks.ts';
import { isPlace } from '../../fields/places.ts';
import { isStudyField } from '../../fields/study-fields.ts';
import { isUnderLastCell } from '../../layout/join-lines.ts';
import type { Line } from '../../source/blocks.ts';
import { hasText, join, nothing } from '../../text/traced-text.ts';
import { readStudyLine } from './study-lines.ts';
import { qualificationIn } from './study-words.ts';

/** The dash of a range that stands first in its line is no list mark. */
const withDash = (line: Line, before: Line): Line => {
  const isDash =
    line.mark !== undefined && /^[-–—]$/u.test(line.mark.text) && /^\s?[0-9]/.test(line.text.text);
  const isOther = before.mark !== undefined && before.mark.text !== line.mark?.text;
  if (!isDash || !isOther || !before.full || !line.mark) return line;
  const { mark, ...rest } = line;
  return { ...rest, text: join([mark, line.text], ' '), cells: [] };
};

const tellsItself = ({ text }: Line): boolean =>
  qualificationIn(text) !== undefined ||
  findTime(text) !== undefined ||
  findMarks(text) !== undefined ||
  isBoardAlone(text.text) ||
  (isInstitution(text.text) && text.text.trim().includes(' '));

/** A sentence that names degree and school still has to say when. */
const isUnfinished = (before: Line, line: Line): boolean => {
  const said = readStudyLine(before);
  const isNamed = said.degree !== undefined && said.institutions.length > 0;
  return isNamed && !said.when?.time && !said.marks && readStudyLine(line).degree === undefined;
};

/** It reaches the cell at the right edge that stands in the line below. */
const reachesNext = (before: Line, line: Line): boolean => {
  const [edge, cell] = [before.box, line.cells[1]?.box];
  return (
    edge !== undefined && cell !== undefined && edge.x < cell.x - 24 && edge.x + edge.width > cell.x - 24
  );
};

/** A sentence that goes on in the next line; dates at the right edge make a line full as well. */
const goesOn = (before: Line, line: Line): boolean => {
  if (line.mark || before.region !== line.region) return false;
  if (before.cells.length > 1 && !isUnderLastCell(before, line)) return false;
  // A title ends where its letters do.
  const isTitle = (before.bold && !line.bold) || before.size - line.size >= 0.2;
  if (isTitle && line.cells.length > 1) return false;
  if (line.cells.length > 1)
    return (
      line.cells.length === 2 && reachesNext(before, line) && !qualificationIn(line.cells[0]?.text ?? nothing)
    );
  // Nothing ends with such a word, however short its line is.
  if (/\s(?:&|of|and)$/iu.test(before.text.text.trimEnd()) && line.spaceAbove <= 0.3) return true;
  const isCut = /(?:[,&(|–-]|\s(?:in|of|and|from|with|at|for))$/iu.test(before.text.text.trimEnd());
  const isTail = /^(?:\p{Ll}|[0-9.]+\s?%|[-–—] ?[0-9])/u.test(line.text.text.trimStart());
  const isUnderMark = before.mark !== undefined && line.indent > before.indent - 4 && line.spaceAbove <= 0.5;
  return (
    before.full &&
    (isCut ||
      isTail ||
      isUnderMark ||
      !tellsItself(line) ||
      isLastWord(line, before) ||
      isRestOfName(before, line) ||
      isUnfinished(before, line))
  );
};

const chunksIn = (text: string): readonly string[] => text.split(/[|,;]\s*|\s+[-–—]\s+|\t/u);

/** Below the cell it began in, a name goes on unless both what stands above and what stands below are whole by themselves. */
const isRestOfName = (before: Line, line: Line): boolean => {
  if (!isUnderLastCell(before, line) || qualificationIn(line.text)) return false;
  const [last = '', first = ''] = [chunksIn(before.text.text).at(-1), chunksIn(line.text.text)[0]];
  const isWhole = (text: string): boolean =>
    isInstitution(text) ||
    isPlace({ text, at: [] }) ||
    isStudyField(text) ||
    /[)\]]\s*$/u.test(text) ||
    qualificationIn({ text, at: [] }) !== undefined;
  if (!isWhole(last)) return true;
  return (
    !first.trim().includes(' ') &&
    (isInstitution(first) ||
      !isPlace({ text: first, at: [] }) ||
      isUniversity(last) ||
      /^\p{Lu}{3,6}$/u.test(last.trim()))
  );
};

/** "Maharaj Nagpur University" below a name that is cut: the university has begun above. */
const isLastWord = (line: Line, before: Line): boolean => {
  const last = before.text.text.split(/[|,]/).at(-1) ?? '';
  const isOpen = hasText({ text: last, at: [] }) && !isInstitution(last) && !isPlace({ text: last, at: [] });
  return isOpen && isUniversity(line.text.text) && /[|,]/.test(before.text.text) && line.spaceAbove < 0.1;
};

/** Sentences and names that the page broke, in one line again. */
export const withWrapped = (lines: readonly Line[]): readonly Line[] => {
  const joined: Line[] = [];
  let last: Line | undefined;
  for (const next of lines) {
    const before = joined.at(-1);
    const line = before && last ? withDash(next, { ...before, full: last.full }) : next;
    if (
      before &&
      last &&
      goesOn({ ...before, full: last.full, cells: last.cells, ...(last.box && { box: last.box }) }, line)
    )
      joined[joined.length - 1] = { ...before, text: join([before.text, line.text], ' '), cells: [] };
    else joined.push(line);
    last = line;
  }
  return joined;
};
