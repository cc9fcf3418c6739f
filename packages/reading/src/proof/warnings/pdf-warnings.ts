import { blocksFromTags } from '../../pdf/blocks-from-tags.ts';
import { bytesAsText, streamsOf, unpackWithin } from '../../pdf/packed-streams.ts';
import type { PaintedArea, ShownAt } from '../../pdf/page/page-drawing.ts';
import type { PageReading } from '../../pdf/page/read-page.ts';
import type { ReadPdf } from '../../pdf/read-pdf.ts';
import type { Block } from '../../source/blocks.ts';
import type { Section } from '../../source/sections.ts';
import type { Box } from '../../source/source-document.ts';
import type { ProofWarning, ProofWarningKind } from '../file-proof.ts';
import { headingsIn, headingWarnings, spelledIn, uncopyableIn } from './text-warnings.ts';

interface LaidOut {
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

/** What in the bytes of a PDF is known to stop readers (docs/decisions/proof-of-the-file.md). */
export const pdfWarnings = (
  bytes: Uint8Array,
  read: ReadPdf,
  { blocks, sections }: LaidOut,
): readonly ProofWarning[] => {
  const headings = read.tags ? headingsIn(blocksFromTags(read.tags)) : [];
  return [
    ...(read.permissions ? [warning('locked', '')] : []),
    ...photoWarnings(read.readings),
    ...pictureWarnings(read.readings),
    ...columnWarnings(blocks),
    ...headingWarnings(headings, sections),
    ...spacingWarnings(read),
    ...copyWarnings(bytes, read),
    ...hiddenWarnings(read.readings),
  ];
};

const warning = (kind: ProofWarningKind, what: string, boxes: readonly Box[] = []): ProofWarning => ({
  kind,
  what,
  boxes,
});

const boxOf = (page: number, { x, y, width, height }: Omit<PaintedArea, 'order'>): Box => ({
  page,
  x,
  y,
  width,
  height,
});

const picturesOf = ({ drawing }: PageReading): readonly PaintedArea[] =>
  drawing.painted.filter(({ fill, width, height }) => fill === undefined && width > 8 && height > 8);

/** In points: smaller ones are signs, larger ones are pages. */
const photoSides = [30, 260] as const;
/** A portrait's breadth in parts of its height; signatures are far broader. */
const photoShape = [0.55, 1.5] as const;
/** The part of the first page in which a photo stands. */
const photoPart = 0.4;

const photoWarnings = ([first]: readonly PageReading[]): ProofWarning[] => {
  if (!first) return [];
  const isPhoto = ({ y, width, height }: PaintedArea): boolean =>
    y < first.size.height * photoPart &&
    [width, height].every((side) => side >= photoSides[0] && side <= photoSides[1]) &&
    width / height >= photoShape[0] &&
    width / height <= photoShape[1];
  return picturesOf(first)
    .filter(isPhoto)
    .slice(0, 1)
    .map((area) => warning('photo', '', [boxOf(0, area)]));
};

/** So much of a page in pictures, and so few letters beside them, is a page whose words are pictures. */
const pictureShare = 0.4;
const fewLetters = 300;

const pictureWarnings = (pages: readonly PageReading[]): ProofWarning[] =>
  pages.flatMap((page, index) => {
    const { width, height } = page.size;
    const large = picturesOf(page).filter(
      (area) => area.width * area.height >= pictureShare * width * height,
    );
    const letters = page.pieces.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
    return large.length > 0 && letters < fewLetters
      ? [
          warning(
            'text-in-picture',
            String(index + 1),
            large.map((area) => boxOf(index, area)),
          ),
        ]
      : [];
  });

/** Lines that stand beside others, and how far down both go, before there is a column. */
const leastLines = 4;
const leastHeight = 60;

interface Column extends Box {
  readonly lines: number;
}

/** Two columns of text beside each other, as the reader by places has cut the page. */
const columnWarnings = (blocks: readonly Block[]): ProofWarning[] => {
  const columns = new Map<string, Column>();
  for (const { box, region } of blocks) {
    if (!box) continue;
    const known = columns.get(`${box.page} ${region}`);
    columns.set(`${box.page} ${region}`, {
      ...(known ? around(known, box) : box),
      lines: (known?.lines ?? 0) + 1,
    });
  }
  const all = [...columns.values()].filter(({ lines }) => lines >= leastLines);
  const side = all.find((one) => all.some((other) => isBeside(one, other)));
  return side
    ? [
        warning(
          'side-column',
          '',
          [side].map(({ lines: _, ...box }) => box),
        ),
      ]
    : [];
};

const around = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    page: a.page,
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** The first stands at the right of the other. */
const isBeside = (one: Box, other: Box): boolean =>
  one.page === other.page &&
  one.x >= other.x + other.width - 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >= leastHeight;

/** In parts of the size: from here on readers take letters for words. */
const mostTracking = 0.12;

const spacingWarnings = ({ readings, text }: ReadPdf): ProofWarning[] => {
  for (const [page, { drawing }] of readings.entries()) {
    const spaced = drawing.shown.find(({ tracking, text: said }) => tracking > mostTracking && said.trim());
    if (spaced) return [warning('letter-spaced', spaced.text.trim(), [boxOfShown(page, spaced)])];
  }
  const spelled = spelledIn(text);
  return spelled ? [warning('letter-spaced', spelled)] : [];
};

const sizeOf = ({ matrix }: ShownAt): number => Math.hypot(matrix[2], matrix[3]);

const boxOfShown = (page: number, shown: ShownAt): Box => {
  const size = sizeOf(shown);
  return { page, x: shown.x, y: shown.y - size * 0.85, width: shown.width, height: size * 1.12 };
};

const copyWarnings = (bytes: Uint8Array, { readings, text }: ReadPdf): ProofWarning[] => {
  const found = uncopyableIn(text);
  if (found !== undefined) return [warning('not-copyable', found)];
  for (const [page, { drawing }] of readings.entries()) {
    const unsaid = drawing.shown.find(({ text: said }) => uncopyableIn(said) !== undefined);
    if (unsaid) return [warning('not-copyable', unsaid.text, [boxOfShown(page, unsaid)])];
  }
  const face = faceWithoutMeaning(bytes);
  return face === undefined ? [] : [warning('not-copyable', face)];
};

/** The objects of a resume are far below. */
const mostObjects = 8 * 1024 * 1024;

/** A face whose codes are glyphs, in a file that does not say which letters they are. */
const faceWithoutMeaning = (bytes: Uint8Array): string | undefined => {
  const file = bytesAsText(bytes);
  const packed = [...streamsOf(file)]
    .filter(({ dictionary }) => /\/Type\s*\/ObjStm\b/.test(dictionary))
    .map(({ start, end }) => unpackWithin(bytes.subarray(start, end), mostObjects));
  for (const objects of [file, ...packed.map((part) => (part ? bytesAsText(part) : ''))])
    for (const [dictionary] of objects.matchAll(/<<[^<>]*\/Subtype\s*\/Type0\b[^<>]*>>/g))
      if (!/\/ToUnicode\b/.test(dictionary))
        return /\/BaseFont\s*\/(?:[A-Z]{6}\+)?([^\s/<>[\]]+)/.exec(dictionary)?.[1] ?? '';
  return undefined;
};

/** Neither filled nor drawn. */
const unseenModes: ReadonlySet<number> = new Set([3, 7]);
/** In points: nobody reads it. */
const leastSize = 2;
/** Colours nearer to each other, in steps of 256, are one to the eye. */
const sameColour = 16;

const hiddenWarnings = (pages: readonly PageReading[]): ProofWarning[] =>
  pages.flatMap((page, index) => {
    const hidden = page.drawing.shown.filter(
      (shown) => /[\p{L}\p{N}]/u.test(shown.text) && isHidden(shown, page),
    );
    const what = hidden
      .map(({ text }) => text.trim())
      .join(' ')
      .slice(0, 120);
    return hidden.length > 0
      ? [
          warning(
            'hidden-text',
            what,
            hidden.map((shown) => boxOfShown(index, shown)),
          ),
        ]
      : [];
  });

const isHidden = (shown: ShownAt, { size: { width, height }, drawing }: PageReading): boolean => {
  if (unseenModes.has(shown.mode) || sizeOf(shown) < leastSize || shown.opacity < 0.05) return true;
  const middle = { x: shown.x + shown.width / 2, y: shown.y - sizeOf(shown) * 0.3 };
  if (middle.x < 0 || middle.y < 0 || middle.x > width || middle.y > height) return true;
  const ground = drawing.painted.findLast(
    (area) =>
      area.order < shown.order &&
      middle.x >= area.x &&
      middle.x <= area.x + area.width &&
      middle.y >= area.y &&
      middle.y <= area.y + area.height,
  );
  // What is under a text that lies on a picture is not known.
  if (ground && ground.fill === undefined) return false;
  return areNear(shown.fill, ground?.fill ?? '#ffffff');
};

const channels = (colour: string): readonly number[] =>
  (/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16));

const areNear = (one: string, other: string): boolean => {
  const [ours, theirs] = [channels(one), channels(other)];
  return ours.length === 3 && ours.every((value, at) => Math.abs(value - (theirs[at] ?? -999)) < sameColour);
};
