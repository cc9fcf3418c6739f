import type { ShapedRun } from '../fonts/shaping.ts';
import type { TrueType } from '../fonts/truetype.ts';
import type { PdfSign, PlacedSign, SignPart } from './pdf-signs.ts';

/**
 * The signs of a run that goes from right to left. Readers take such letters for drawn from left to right, and turn them:
 * so that is the order of the codes and of what each of them says. A space, which readers drop or cut words at, is told by
 * the code at its left. Signs that numbers are written with are not turned with the letters around them; what stands on
 * either side of those is told for itself, in the order of reading (docs/decisions/right-to-left.md).
 */
export const turnedSigns = (run: ShapedRun, font: TrueType): PlacedSign[] => {
  const stretches: Stretch[] = [];
  const numbers = new Set<number>();
  for (const { index, 0: found } of run.text.matchAll(numeric))
    for (let at = index; at < index + found.length; at++) numbers.add(at);
  let right = 0;
  for (const cluster of clustersOf(run, font)) {
    const open = stretches.at(-1);
    const ofNumbers = numbers.has(cluster.start);
    if (open?.ofNumbers === ofNumbers) open.clusters.push(cluster);
    else stretches.push({ ofNumbers, start: right, clusters: [cluster] });
    right += cluster.width;
  }
  return stretches.reverse().flatMap(({ ofNumbers, start, clusters }, place) => {
    const width = clusters.reduce((sum, cluster) => sum + cluster.width, 0);
    const told = ofNumbers ? [inOrder(clusters, font)] : turned(clusters);
    const end = endOf(clusters, ofNumbers, place === 0);
    if (end) told.push({ text: end, parts: [], at: width });
    return apart(told, width, font).map((sign, index) => (index === 0 ? { ...sign, at: start } : sign));
  });
};

interface Stretch {
  readonly ofNumbers: boolean;
  readonly start: number;
  readonly clusters: Cluster[];
}

interface Told {
  readonly text: string;
  readonly parts: readonly SignPart[];
  /** Where its parts are placed from, in em. */
  readonly at: number;
}

const turned = (clusters: readonly Cluster[]): Told[] => {
  const told: Told[] = [];
  let at = 0;
  let before = '';
  for (const { text, parts, width } of clusters) {
    const said = [...text].reverse();
    const marks = said.filter((sign) => mark.test(sign)).join('');
    const letters = said.filter((sign) => !mark.test(sign)).join('');
    const left = told.at(-1);
    if (text === ' ' && left) told[told.length - 1] = { ...left, text: left.text + text };
    // A code that ends in a joiner is dropped by some: the letter it stands behind tells it.
    else if (joiners.test(text)) before += letters;
    else {
      // A code whose text has a mark in it is taken for one without width, and for a part of what was read before.
      if (letters && marks && !left) told.push({ text: `${turn} `, parts: [], at });
      if (letters && marks) told.push({ text: marks, parts: [], at });
      const first = !left && !letter.test(text) ? turn : '';
      told.push({ text: first + before + (letters || marks), parts, at });
      before = '';
    }
    at += width;
  }
  return told;
};

/** Readers would go on turning, or not turning, with the spaces and brackets of what stands at the right. */
const endOf = (clusters: readonly Cluster[], ofNumbers: boolean, last: boolean): string => {
  if (ofNumbers) return last ? straight + turn : straight;
  if (!letter.test(clusters.at(-1)?.text ?? '')) return turn;
  return last ? straight : '';
};

const inOrder = (clusters: readonly Cluster[], font: TrueType): Told => {
  let at = 0;
  let text = '';
  const parts: SignPart[] = [];
  for (const cluster of clusters) {
    const shift = Math.round(at * font.unitsPerEm);
    parts.push(...cluster.parts.map((part) => ({ ...part, x: part.x + shift })));
    text = cluster.text + text;
    at += cluster.width;
  }
  // Readers drop a code that begins with a space.
  return { text: text.startsWith(' ') ? `\u200f${text}` : text, parts, at: 0 };
};

const mark = /\p{Mn}/u;
const letter = /[\p{L}\p{Mn}]/u;
/** With the spaces around them. */
const numeric =
  / *[#-%+\-.,/:\u00a0\u00b0\u00b1\u060c\u066a-\u066c\u2212][ #-%+\-.,/:\u00a0\u00b0\u00b1\u060c\u066a-\u066c\u2212]*/g;
const joiners = /^[\u200c\u200d]+$/;

/** Tells a reader that what has no direction of its own is to be turned too. */
const turn = '\u061c';
const straight = '\u200e';
const unseen = /^[\u061c\u200e]+$/;

/** Nearer to each other than this, in em, letters are taken for one that is drawn twice. */
const nearest = 0.105;

/**
 * Letters of Nastaliq stand above one another. Their codes follow each other all the same, none at the place of another:
 * a code begins where it may, and draws its parts where they belong.
 */
const apart = (told: readonly Told[], width: number, font: TrueType): PlacedSign[] => {
  // What ends a stretch is told at its very end: readers that do not know it leave it out, with its width.
  const needed = told.map(({ text, parts }) =>
    parts.length === 0 && unseen.test(text) ? 0 : nearest * text.length,
  );
  const starts = told.map(({ at }) => at);
  for (let index = 1; index < told.length; index++)
    starts[index] = Math.max(starts[index] ?? 0, (starts[index - 1] ?? 0) + (needed[index - 1] ?? 0));
  let end = width;
  for (let index = told.length - 1; index > 0; index--) {
    end = Math.max(0, Math.min(starts[index] ?? 0, end - (needed[index] ?? 0)));
    starts[index] = end;
  }
  return told.map(({ text, parts, at }, index) => {
    const start = starts[index] ?? 0;
    const shift = Math.round((at - start) * font.unitsPerEm);
    const moved = parts.map((part) => ({ ...part, x: part.x + shift }));
    return signOf(font, text, moved, (starts[index + 1] ?? width) - start);
  });
};

interface Cluster {
  /** Of its text in that of the run. */
  readonly start: number;
  readonly text: string;
  readonly parts: readonly SignPart[];
  readonly width: number;
}

/** From left to right: the text of each ends where that of its left neighbour begins. */
const clustersOf = function* (run: ShapedRun, font: TrueType): Iterable<Cluster> {
  const { glyphs, clusters, advances, offsets, text } = run;
  const units = (em: number): number => Math.round(em * font.unitsPerEm);
  let end = text.length;
  for (let first = 0; first < glyphs.length; ) {
    const start = clusters[first] ?? 0;
    const parts: SignPart[] = [];
    let width = 0;
    let next = first;
    for (; next < glyphs.length && clusters[next] === start; next++) {
      const glyph = glyphs[next] ?? 0;
      const x = units(width + (offsets?.[next * 2] ?? 0));
      if (!font.isBlank(glyph)) parts.push({ glyph, x, y: units(offsets?.[next * 2 + 1] ?? 0) });
      width += advances[next] ?? 0;
    }
    yield { start, text: text.slice(start, end), parts, width };
    end = start;
    first = next;
  }
};

const signOf = (font: TrueType, text: string, parts: readonly SignPart[], shaped: number): PlacedSign => {
  const advance = Math.max(0, Math.round(shaped * font.unitsPerEm));
  const places = parts.map(({ glyph, x, y }) => `${glyph} ${x} ${y}`).join();
  const sign: PdfSign = { key: `${places}|${advance}|${text}`, text, parts, advance, plain: false };
  return { sign, advance: shaped };
};
