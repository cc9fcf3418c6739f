import { crc32 } from '@kalam/domain/resumes/images/crc-32';
import type { OwnText } from '../pdf/own-marks.ts';

/** The letters of a paragraph, and where those of links lead. */
export interface OwnParagraph {
  text: string;
  readonly links: { readonly start: number; readonly end: number; readonly address: string }[];
  isListed: boolean;
}

/** What our writer said of a paragraph: its checksum, and by turns a field and how many letters it has. */
export interface OwnMark {
  readonly checksum: string;
  readonly pairs: readonly number[];
}

export interface OwnTexts {
  readonly texts: readonly OwnText[];
  /** Places of texts that somebody changed, and that are taken for the same field. */
  readonly changed: ReadonlySet<number>;
}

interface Part {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

const checksum = (text: string): string => (crc32(new TextEncoder().encode(text)) & 0xffff).toString(36);

/** Far more than a resume has; comparing all with all takes the square of it. */
const mostParagraphs = 2000;

/** Fields with a line for each bullet or paragraph. */
const severalLines = /(?:^summary|\.description)$/;

/** The texts of the fields as the file has them now. Undefined where less than half of it is as it was written. */
export const ownTexts = (
  paths: readonly string[],
  marks: readonly OwnMark[],
  paragraphs: readonly OwnParagraph[],
): OwnTexts | undefined => {
  if (marks.length > mostParagraphs || paragraphs.length > mostParagraphs) return undefined;
  const markOf = pairedMarks(marks, paragraphs);
  const texts: OwnText[] = [];
  const changed = new Set<number>();
  let [at, all, kept] = [0, 0, 0];
  let line: string | undefined;
  for (const [index, paragraph] of paragraphs.entries()) {
    const { mark, isSame } = markOf(index);
    const parts = mark ? partsOf(mark, paths, paragraph.text, isSame) : addedParts(line, paragraph);
    if (parts === undefined) return undefined;
    for (const { path, start, end } of parts) {
      if (path === '•') texts.push({ path: '', text: '•', runs: [] });
      else texts.push(ownText(path, paragraph, start, end, at));
      if (!isSame) changed.add(at + start);
    }
    all += paragraph.text.length;
    if (isSame) kept += paragraph.text.length;
    if (paragraph.text.trim() !== '') line = parts.findLast(({ path }) => severalLines.test(path))?.path;
    at += paragraph.text.length + 1;
  }
  return kept * 2 >= all && all > 0 ? { texts, changed } : undefined;
};

interface Paired {
  readonly mark?: OwnMark;
  readonly isSame: boolean;
}

/** Which mark each paragraph has: its own where it is unchanged; between those, by their order where they are as many. */
const pairedMarks = (
  marks: readonly OwnMark[],
  paragraphs: readonly OwnParagraph[],
): ((paragraph: number) => Paired) => {
  const paired = new Map<number, Paired>();
  const sums = paragraphs.map(({ text }) => checksum(text));
  const same = commonOrder(
    marks.map((mark) => mark.checksum),
    sums,
  );
  let [mark, paragraph] = [0, 0];
  for (const [nextMark, nextParagraph] of [...same, [marks.length, paragraphs.length] as const]) {
    const open = range(mark, nextMark).filter((index) => (marks[index]?.pairs.length ?? 0) > 0);
    const changed = range(paragraph, nextParagraph).filter((index) => paragraphs[index]?.text.trim() !== '');
    if (open.length === changed.length)
      changed.forEach((index, place) => {
        const known = marks[open[place] ?? -1];
        if (known) paired.set(index, { mark: known, isSame: false });
      });
    const found = marks[nextMark];
    if (found) paired.set(nextParagraph, { mark: found, isSame: true });
    [mark, paragraph] = [nextMark + 1, nextParagraph + 1];
  }
  return (index) => paired.get(index) ?? { isSame: false };
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** The longest order that both have in common. */
const commonOrder = (
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] => {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  const length = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        one[i] === other[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

/** What stands between two fields of a line. */
const separators = [' · ', ' | ', '    ', ', ', ': '];

const partsOf = (
  { pairs }: OwnMark,
  paths: readonly string[],
  text: string,
  isSame: boolean,
): readonly Part[] | undefined => {
  const written: (Part & { readonly isGap: boolean })[] = [];
  let start = 0;
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const [field = -1, length = Number.NaN] = [pairs[pair], pairs[pair + 1]];
    const end = start + length;
    if (!(length >= 0)) return undefined;
    written.push({ path: paths[field] ?? '', start, end, isGap: field < 0 });
    start = end;
  }
  const fields = written.filter(({ isGap }) => !isGap);
  if (isSame) return start === text.length ? fields : undefined;
  const bullets = fields
    .filter(({ path }) => path === '•')
    .map((bullet) => ({ ...bullet, start: 0, end: 0 }));
  const named = fields.filter(({ path }) => path !== '•');
  if (named.length === 1 && written.every(({ isGap }) => !isGap)) {
    const [{ path } = { path: '' }] = named;
    return [...bullets, { path, start: 0, end: text.length }];
  }
  return splitParts(
    named.map(({ path }) => path),
    text,
  );
};

/** A line of several fields that was changed, where it still has as many. */
const splitParts = (paths: readonly string[], text: string): readonly Part[] => {
  const separator = separators.find((between) => text.split(between).length === paths.length);
  if (separator === undefined || paths.length < 2) return [];
  let start = 0;
  return text.split(separator).map((piece, index) => {
    const part = { path: paths[index] ?? '', start, end: start + piece.length };
    start = part.end + separator.length;
    return part;
  });
};

/** A bullet that somebody added to a list is one more line of it. */
const addedParts = (line: string | undefined, { text, isListed }: OwnParagraph): readonly Part[] =>
  line !== undefined && isListed && text.trim() !== ''
    ? [
        { path: '•', start: 0, end: 0 },
        { path: line, start: 0, end: text.length },
      ]
    : [];

const ownText = (
  path: string,
  { text, links }: OwnParagraph,
  start: number,
  end: number,
  before: number,
): OwnText => {
  const link = links.find((found) => found.start < end && found.end > start)?.address;
  const said = text.slice(start, end);
  return {
    path,
    text: said,
    runs: [
      {
        run: {
          text: said,
          at: before + start,
          page: 0,
          x: 0,
          y: 0,
          width: 0,
          size: 0,
          font: '',
          bold: false,
          italic: false,
          ...(link !== undefined && { link }),
        },
        after: '',
      },
    ],
  };
};
