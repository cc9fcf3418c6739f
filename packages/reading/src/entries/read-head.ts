import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { findDate } from '../fields/dates.ts';
import { findEmails } from '../fields/emails.ts';
import { endOf, type Found } from '../fields/found.ts';
import {
  type LabelledBlock,
  type LabelPair,
  labelledBlocks,
  labelPairs,
  pairsOfTable,
  withMore,
} from '../fields/labels.ts';
import { findLinks } from '../fields/links.ts';
import { isDocumentTitle, isJobTitle, isSoleTitle, nameIn } from '../fields/names.ts';
import { findPhones } from '../fields/phones.ts';
import { findPlaces, isAddress, isPlace } from '../fields/places.ts';
import type { Block, Cell, Line } from '../source/blocks.ts';
import { cut, hasText, join, slice, split, type Traced, trim } from '../text/traced-text.ts';
import { detailTopic, isDetailLabel } from './details/detail-labels.ts';
import {
  contactsOf,
  type PlacedContacts,
  placeAddress,
  placeDetail,
  placeEmails,
  placeLinks,
  placePhones,
} from './details/place-detail.ts';

/** A stretch of the head that is no contact by its form: a name, what somebody is, where they live. */
interface Piece {
  readonly text: Traced;
  /** Of its line among the lines of the head. */
  readonly row: number;
  readonly size: number;
  readonly bold: boolean;
  readonly line: Line;
}

const between = /\s*[|•·●▪■◆❖♦~⋄]\s*|\t+|\s{3,}|\s*[\uE000-\uF8FF]+\s*/gu;
/** What stands before a contact and says no more than its form does. */
const bareLabel =
  /^[\s:.,;()/&–-]*(?:(?:mob(?:ile)?|phone|ph|cell|tel|contact|call|email|e-?mail|mail|gmail|linked ?in|github|website|web|portfolio|id|no|number|nos|us|me|at|add(?:ress)?|location|res|m|e|p|t|l|w)\b[\s:.,;()/&#–-]*)*$/iu;

/** What is left of a text when everything found in it is taken away. */
const outside = (whole: Traced, found: readonly Found[]): readonly Traced[] => {
  const parts: Traced[] = [];
  let from = 0;
  for (const one of [...found].sort((a, b) => a.index - b.index)) {
    if (one.index < from) continue;
    parts.push(slice(whole, from, one.index));
    from = endOf(one);
  }
  return [...parts, slice(whole, from)];
};

/** Contacts are known by their form; labels without a sign behind them go with them, other text is handed back. */
const takeContacts = (text: Traced, cell: Cell | undefined, context: EntryContext): readonly Traced[] => {
  const seen = contactsOf(context);
  const target = cell?.link;
  placeEmails(context, seen, text);
  placePhones(context, seen, text);
  placeLinks(context, seen, text, undefined, target);
  const found = [...findEmails(text), ...findPhones(text), ...findLinks(text)];
  if (found.length === 0) return target && /^https?:/i.test(target) ? [] : [text];
  return outside(text, found).flatMap((part) => {
    if (!bareLabel.test(part.text)) return [part];
    context.ledger.take(part, 'label');
    return [];
  });
};

const cellsOf = (line: Line): readonly (readonly [Traced, Cell | undefined])[] =>
  line.cells.length > 0 ? line.cells.map((cell) => [cell.text, cell] as const) : [[line.text, undefined]];

/** A web address that goes on in the next line, which has nothing else. */
const goesOn = (line: Line, next: Line | undefined): boolean => {
  const last = findLinks(line.text).at(-1) ?? findEmails(line.text).at(-1);
  const isOpen = last !== undefined && endOf(last) >= line.text.text.trimEnd().length - 1;
  const isTail = /^[\p{L}\p{N}_%=&?./-]+$/u.test(next?.text.text.trim() ?? '');
  const isWord = /^\p{L}+$/u.test(next?.text.text.trim() ?? '');
  const isCut = /[-/_=]$/.test(line.text.text.trimEnd());
  return (
    isOpen &&
    isTail &&
    next?.region === line.region &&
    (isCut || (line.full && !isWord)) &&
    !nameIn(next.text) &&
    findLinks(next.text).length + findEmails(next.text).length === 0
  );
};

const withWrapped = (lines: readonly Line[]): readonly Line[] => {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (!before || !goesOn(before, line)) {
      joined.push(line);
      continue;
    }
    const text = join([trim(before.text), trim(line.text)]);
    joined[joined.length - 1] = { ...before, text, cells: [], full: line.full };
  }
  return joined;
};

/** Pairs whose labels are known; the last one's value may go on in the lines below. */
const takePairs = (labelled: LabelledBlock, context: EntryContext): readonly LabelPair[] => {
  const { pairs } = labelled;
  const isKnown = pairs.every(({ label, value }) => detailTopic(label.text) !== undefined && hasText(value));
  if (!isKnown) return [];
  const whole = withMore(labelled);
  for (const pair of whole) placeDetail(pair, context, contactsOf(context));
  return whole;
};

/** A name may stand in the same line as labels: what is outside of them. */
const besidePairs = (line: Line, pairs: readonly LabelPair[]): readonly Traced[] => {
  const inPairs = new Set(pairs.flatMap(({ whole }) => whole.at));
  const parts: Traced[] = [];
  let from = 0;
  for (let index = 0; index <= line.text.text.length; index++) {
    const isInside = index === line.text.text.length || inPairs.has(line.text.at[index] ?? -1);
    if (!isInside) continue;
    parts.push(slice(line.text, from, index));
    from = index + 1;
  }
  return parts.filter(hasText);
};

/** Before a piece: `Mobile: 98765 43210 ~ asha@example.com` has a label in its first part alone. */
const takePart = (text: Traced, cell: Cell | undefined, context: EntryContext): readonly Traced[] => {
  const [pair, ...others] = labelPairs(text, isDetailLabel);
  if (pair && others.length === 0 && detailTopic(pair.label.text) !== undefined && hasText(pair.value)) {
    placeDetail(pair, context, contactsOf(context));
    return [];
  }
  return takeContacts(text, cell, context);
};

const piecesOf = (labelled: LabelledBlock, row: number, context: EntryContext): readonly Piece[] => {
  const { block, more } = labelled;
  if (block.kind === 'table') return [];
  const pairs = takePairs(labelled, context);
  if (pairs.length === 0) return [block, ...more].flatMap((line) => piecesOfLine(line, row, context));
  const texts = besidePairs(block, pairs).flatMap((text) =>
    split(text, between).parts.flatMap((part) => takePart(part, undefined, context)),
  );
  return piecesFrom(texts, block, row);
};

const piecesFrom = (texts: readonly Traced[], line: Line, row: number): readonly Piece[] =>
  texts
    .map(trimmedSigns)
    .filter(hasText)
    .map((text) => ({ text, row, size: line.size, bold: line.bold, line }));

const siteWord =
  /linked ?in|git ?hub|portfolio|web ?site|blog|behance|dribbble|medium|profile|link|url|kaggle|leetcode/iu;

/** Of a cell with several things in it, the link belongs to the one that names a site. */
const isLinked = (part: Traced, parts: readonly Traced[]): boolean =>
  siteWord.test(part.text) || (parts.filter(hasText).length === 1 && nameIn(part) === undefined);

const isContact = (text: Traced): boolean =>
  findEmails(text).length + findPhones(text).length + findLinks(text).length > 0 || isPlace(text);

/** "S/o Abdul Rahim" below a name. */
const parentOf = ({ text }: Line): Pick<LabelPair, 'label' | 'value'> | undefined => {
  const found = cut(text, /^\s*[SD]\s?\/\s?o\.?\s*:?\s+/iu);
  return found && hasText(found.after) ? { label: trim(found.match), value: found.after } : undefined;
};

const piecesOfLine = (line: Line, row: number, context: EntryContext): readonly Piece[] => {
  if (isDocumentTitle(line.text.text)) {
    context.ledger.take(line.text, 'heading');
    return [];
  }
  const parent = parentOf(line);
  if (parent) {
    placeDetail(parent, context, contactsOf(context));
    return [];
  }
  const texts = cellsOf(line).flatMap(([text, cell]) => {
    const { parts } = split(text, between);
    // What somebody is may have strokes in it: "Engineer | Java | AWS".
    const isWhole = isJobTitle(parts[0]?.text ?? '') && !parts.some(isContact);
    if (isWhole) return [text];
    return parts.flatMap((part) => takePart(part, isLinked(part, parts) ? cell : undefined, context));
  });
  return piecesFrom(texts, line, row);
};

const trimmedSigns = (text: Traced): Traced => {
  const start = /^[\s,;:–—/|-]*/u.exec(text.text)?.[0].length ?? 0;
  const end = text.text.replace(/[\s,;:–—/|-]+$/u, '').length;
  return slice(text, start, Math.max(start, end));
};

const titled = /^\s*(?:resume|résumé|curriculum[\s-]*vitae|c\.?v\.?|bio[\s-]*data)\s*(?:of|[:–—-])\s*/iu;

interface ChosenName {
  readonly text: Traced;
  readonly pieces: readonly Piece[];
  readonly isSure: boolean;
}

/** The largest of the pieces that can be a name, and of equals the first. */
const chooseName = (pieces: readonly Piece[]): ChosenName | undefined => {
  const named = pieces.flatMap((piece) => {
    const prefix = titled.exec(piece.text.text)?.[0].length ?? 0;
    const name = nameIn(slice(piece.text, prefix));
    return name && !isPlace(name) ? [{ piece, name }] : [];
  });
  const largest = Math.max(0, ...named.map(({ piece }) => piece.size));
  const chosen = named.find(({ piece }) => piece.size === largest);
  if (!chosen) return undefined;
  const whole = withSecondLine(chosen, named);
  const isFirst = pieces[0] === chosen.piece;
  const isLargest = pieces.every(({ size }) => size <= chosen.piece.size);
  return { ...whole, isSure: isLargest && (isFirst || pieces.some(({ size }) => size < chosen.piece.size)) };
};

/** A long name in large type takes two lines. */
const withSecondLine = (
  { piece, name }: { piece: Piece; name: Traced },
  named: readonly { piece: Piece; name: Traced }[],
): Omit<ChosenName, 'isSure'> => {
  const next = named.find((other) => other.piece.row === piece.row + 1);
  const words = `${name.text} ${next?.name.text ?? ''}`.split(/\s+/).length;
  const isOne =
    next !== undefined &&
    next.piece.size === piece.size &&
    piece.size >= 14 &&
    words <= 4 &&
    !(isSoleTitle(next.name.text) && countWords(name) > 1) &&
    next.piece.line.spaceAbove <= 1;
  return isOne
    ? { text: join([name, next.name], ' '), pieces: [piece, next.piece] }
    : { text: name, pieces: [piece] };
};

const countWords = ({ text }: Traced): number => text.trim().split(/\s+/).length;

/** Below the name, or beside it: what somebody is. */
const chooseHeadline = (pieces: readonly Piece[], name: ChosenName | undefined): Piece | undefined => {
  const row = name?.pieces.at(-1)?.row ?? -1;
  const near = pieces.filter((piece) => piece.row >= row && piece.row <= row + 2);
  const smallest = Math.min(...pieces.map(({ size }) => size));
  const isSetApart = ({ size, line }: Piece): boolean => line.bold || line.italic || size >= smallest * 1.08;
  const isShort = (piece: Piece): boolean =>
    countWords(piece.text) <= 12 && /\p{L}{2}/u.test(piece.text.text) && !/[.!?]$/.test(piece.text.text);
  return (
    near.find((piece) => isShort(piece) && isJobTitle(piece.text.text)) ??
    near.find(
      (piece) =>
        name !== undefined &&
        piece.row === row + 1 &&
        isShort(piece) &&
        (countWords(piece.text) > 1 || isSoleTitle(piece.text.text) || isSetApart(piece)),
    )
  );
};

/** Some words of addresses are words of titles too: `Post Doctoral Fellow`, `Block Development Officer`. */
const isPlainTitle = ({ text }: Traced): boolean => isJobTitle(text) && !/[\p{N},:]/u.test(text);

/** Rows of an address that stand below one another are one address. */
const takeAddress = (
  pieces: readonly Piece[],
  context: EntryContext,
  seen: PlacedContacts,
): readonly Piece[] => {
  const isWhere = ({ text }: Piece): boolean => isPlace(text) || (isAddress(text) && !isPlainTitle(text));
  const start = pieces.findIndex(isWhere);
  const first = pieces[start];
  if (!first) return pieces;
  let end = start + 1;
  while (end < pieces.length && isNextRow(pieces[end - 1], pieces[end])) end += 1;
  placeAddress(
    context,
    seen,
    join(
      pieces.slice(start, end).map(({ text }) => text),
      ', ',
    ),
  );
  const others = [...pieces.slice(0, start), ...pieces.slice(end)];
  return others.length < pieces.length ? takeAddress(others, context, seen) : others;
};

const isNextRow = (before: Piece | undefined, piece: Piece | undefined): boolean =>
  before !== undefined &&
  piece !== undefined &&
  piece.row === before.row + 1 &&
  piece.line.region === before.line.region &&
  isAddress(before.text) &&
  findPlaces(before.text).length === 0 &&
  (isPlace(piece.text) || isAddress(piece.text));

/** Text in sentences under the contacts is what other resumes put under "Summary". */
const takeSummary = (pieces: readonly Piece[], context: EntryContext): void => {
  const isSentence = ({ text }: Piece): boolean => countWords(text) >= 8 && !findDate(text);
  for (const { text } of pieces.filter(isSentence)) context.place('summary', text, { confidence: 'check' });
};

const linesOf = (blocks: readonly Block[]): readonly Line[] =>
  withWrapped(blocks.filter((block): block is Line => block.kind === 'line'));

const takeTables = (blocks: readonly Block[], context: EntryContext): void => {
  for (const block of blocks) {
    if (block.kind !== 'table') continue;
    const pairs = pairsOfTable(block, isDetailLabel);
    for (const pair of pairs) placeDetail(pair, context, contactsOf(context));
    if (pairs.length > 0) continue;
    for (const cell of block.rows.flat()) takePart(cell.text, cell, context);
  }
};

/**
 * Name, headline and how to be reached, from what stands before the first heading and from sections of contacts. A second
 * phone or e-mail has no field: under a label of its own it is a personal detail, otherwise it stays for the tray.
 */
export const readHead: EntryReader = ({ topics, blocks }, context) => {
  const seen = contactsOf(context);
  takeTables(blocks, context);
  const pieces = labelledBlocks(linesOf(blocks), isDetailLabel).flatMap((labelled, row) =>
    piecesOf(labelled, row, context),
  );
  const isHead = topics.includes('head');
  const name = isHead ? chooseName(pieces) : undefined;
  if (name) {
    for (const { text } of name.pieces) takeTitle(text, context);
    context.place('personalInfo.fullName', name.text, { confidence: name.isSure ? 'sure' : 'check' });
  }
  const rest = takeAddress(
    pieces.filter((piece) => !name?.pieces.includes(piece)),
    context,
    seen,
  );
  const headline = isHead ? chooseHeadline(rest, name) : undefined;
  if (headline) {
    const confidence = isJobTitle(headline.text.text) ? 'sure' : 'check';
    context.place('personalInfo.headline', headline.text, { confidence });
  }
  if (isHead)
    takeSummary(
      rest.filter((piece) => piece !== headline),
      context,
    );
};

const takeTitle = (text: Traced, context: EntryContext): void => {
  const prefix = titled.exec(text.text)?.[0].length ?? 0;
  context.ledger.take(slice(text, 0, prefix), 'heading');
};
