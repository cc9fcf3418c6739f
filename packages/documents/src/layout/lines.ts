import { type Direction, directionOf, hasRightToLeft, levelsOf } from '../fonts/bidi.ts';
import { scriptBetween } from '../fonts/scripts.ts';
import { graphemeBoundaries, type ShapedRun, type Shaper, type Spacing } from '../fonts/shaping.ts';
import { browserSteps, type TextStyle } from '../templates/look.ts';
import type { Mark } from '../templates/template.ts';
import { directionOfSpans, inPlace, type Levels, levelsOfSpans, oneWay } from './directions.ts';
import type { MissingCharacter, StructureNode } from './page.ts';

/** A stretch of text in one style and from one field. */
export interface Span {
  readonly text: string;
  readonly style: TextStyle;
  readonly source: string;
  readonly node: StructureNode;
  readonly href?: string;
  /** Drawn in the middle of a space between two things on a line. */
  readonly mark?: Mark;
}

/** A run of a line. They stand in the order of reading, each at its place. */
export interface LinePart {
  readonly x: number;
  readonly width: number;
  readonly span: Span;
  readonly run: ShapedRun;
  /** The span's style as its script takes it. */
  readonly style: TextStyle;
}

export interface Line {
  readonly parts: readonly LinePart[];
  readonly width: number;
  /** The way the paragraph goes that it belongs to. */
  readonly direction: Direction;
}

/** Text between two places where a line may end. */
interface Word {
  readonly span: number;
  /** Its place in the span's text. */
  readonly at: number;
  readonly text: string;
  readonly width: number;
  /** The space that follows it unless the line ends there. */
  readonly space: number;
  readonly breakable: boolean;
}

export class LineBreaker {
  readonly shaper: Shaper;
  readonly missing: MissingCharacter[] = [];

  constructor(shaper: Shaper) {
    this.shaper = shaper;
  }

  width(text: string, style: TextStyle): number {
    const base = directionOf(text) === 'rtl' ? 1 : 0;
    return this.#widthOf(text, style, hasRightToLeft(text) ? levelsOf(text, base) : undefined);
  }

  #widthOf(text: string, style: TextStyle, levels?: Levels): number {
    let width = 0;
    for (const run of this.#runs(text, style, levels)) width += runWidth(run, runStyle(run, style));
    return width;
  }

  #runs(text: string, style: TextStyle, levels?: Levels): readonly ShapedRun[] {
    const shape = (piece: string, direction?: Direction): readonly ShapedRun[] =>
      this.shaper.shape(drawn(piece, style), style.face, spacingOf(style), direction).runs;
    return levels ? oneWay(text, levels).flatMap((piece) => shape(piece.text, piece.direction)) : shape(text);
  }

  #spaceBetween(before: string, after: string, style: TextStyle): number | undefined {
    const turns = hasRightToLeft(before) || hasRightToLeft(after);
    const script = turns ? 'arab' : scriptBetween(before, after);
    const space = script && this.shaper.scriptSpace(script, style.face);
    const width = space && runWidth(space, runStyle(space, style));
    // Whose space it is at a turn is known when the line is made: there is room for either.
    return turns && width !== undefined ? Math.max(width, this.width(' ', style)) : width;
  }

  /** Words are never hyphenated: a hyphen of ours would be part of the text that machines read. */
  break(spans: readonly Span[], width: number, direction = directionOfSpans(spans)): Line[] {
    const levels = levelsOfSpans(spans, direction);
    const words = spans.flatMap((span, index) => this.#words(span, index, width, levels?.[index]));
    const lines = fillLines(words, width);
    evenOutLastLine(lines, width);
    return lines.map((line) => this.#shapeLine(line, spans, direction, levels));
  }

  /** One line, however long. */
  line(span: Span, direction = directionOfSpans([span])): Line {
    const word = { span: 0, at: 0, text: span.text, width: 0, space: 0, breakable: true };
    return this.#shapeLine([word], [span], direction, levelsOfSpans([span], direction));
  }

  #words(span: Span, index: number, width: number, levels?: Levels): Word[] {
    const words: Word[] = [];
    let at = 0;
    const space = this.width(' ', span.style);
    const pieces = span.text.split(' ');
    pieces.forEach((piece, position) => {
      const last = position === pieces.length - 1;
      const parts = mayBreakInside.test(piece) ? piece.split(insideBreak) : [piece];
      parts.forEach((part, partPosition) => {
        const endsPiece = partPosition === parts.length - 1;
        const spaceAfter = endsPiece && !last;
        for (const [cut, text] of this.#fit(part, span.style, width, levels?.slice(at)).entries()) {
          const own = this.#widthOf(text, span.style, levels?.slice(at));
          const word = { span: index, at, text, width: own, space: 0, breakable: true };
          if (cut === 0 || text) words.push(word);
          at += text.length;
        }
        const end = words.at(-1);
        if (end && spaceAfter) {
          const own = this.#spaceBetween(end.text, pieces[position + 1] ?? '', span.style);
          words[words.length - 1] = { ...end, space: own ?? space };
        }
        if (endsPiece) at += 1;
        if (end && endsPiece && last) words[words.length - 1] = { ...end, breakable: false };
      });
    });
    return words;
  }

  /** Cuts a word that is wider than a whole line, between characters that a reader sees as one. */
  #fit(word: string, style: TextStyle, width: number, levels?: Levels): string[] {
    if (this.#widthOf(word, style, levels) <= width) return [word];
    const ends = this.#characterEnds(word, style, levels);
    const pieces: string[] = [];
    let start = 0;
    let startX = 0;
    let fits: { end: number; x: number } | undefined;
    let good: { end: number; x: number } | undefined;
    for (const [end, x] of ends) {
      if (x - startX > width - 0.5 && fits) {
        const cut = good && good.x - startX > width * 0.4 ? good : fits;
        pieces.push(word.slice(start, cut.end));
        start = cut.end;
        startX = cut.x;
        good = undefined;
      }
      fits = { end, x };
      if (/[/.\-_@?&=#]/.test(word[end - 1] ?? '')) good = fits;
    }
    return [...pieces, word.slice(start)];
  }

  /** Where each character a reader sees ends, with its distance from the start. */
  #characterEnds(word: string, style: TextStyle, levels?: Levels): [number, number][] {
    const text = drawn(word, style);
    const atIndex = new Float64Array(text.length + 1);
    let runStart = 0;
    const signStarts = new Set([text.length]);
    for (const run of this.#runs(word, style, levels)) {
      const { size, tracking } = runStyle(run, style);
      run.clusters.forEach((cluster, index) => {
        const at = runStart + cluster + 1;
        const spacing = signStarts.has(runStart + cluster) ? 0 : tracking;
        signStarts.add(runStart + cluster);
        atIndex[at] = (atIndex[at] ?? 0) + (run.advances[index] ?? 0) * size + spacing;
      });
      runStart += (run.typed ?? run.text).length;
    }
    for (let index = 1; index <= text.length; index++)
      atIndex[index] = (atIndex[index] ?? 0) + (atIndex[index - 1] ?? 0);
    // A conjunct may be several characters to one rule of counting and one sign to the eye.
    const ends = [...graphemeBoundaries(word).slice(1), word.length].filter(
      (end) => word.length !== text.length || (signStarts.has(end) && !joinsNext.test(word[end - 1] ?? '')),
    );
    return ends.map((end) => [end, atIndex[Math.min(end, text.length)] ?? 0]);
  }

  #shapeLine(
    words: readonly Word[],
    spans: readonly Span[],
    direction: Direction,
    levels: readonly Levels[] | undefined,
  ): Line {
    const parts: LinePart[] = [];
    const partLevels: number[] = [];
    for (let first = 0; first < words.length; ) {
      const spanIndex = words[first]?.span ?? 0;
      const at = words[first]?.at ?? 0;
      const span = spans[spanIndex];
      let text = '';
      let next = first;
      for (; next < words.length && words[next]?.span === spanIndex; next++) {
        const word = words[next];
        text += word?.text ?? '';
        if (word && word.space > 0 && next < words.length - 1) text += ' ';
      }
      first = next;
      if (!span || !text) continue;
      const pieces = levels
        ? oneWay(text, levels[spanIndex]?.slice(at) ?? [])
        : [{ text, direction, level: 0 }];
      for (const piece of pieces) {
        this.#shapeSpan(piece.text, span, levels && piece.direction, parts);
        while (partLevels.length < parts.length) partLevels.push(piece.level);
      }
    }
    return { ...inPlace(parts, partLevels), direction };
  }

  #shapeSpan(text: string, span: Span, direction: Direction | undefined, parts: LinePart[]): void {
    const { style } = span;
    const shaped = this.shaper.shape(drawn(text, style), style.face, spacingOf(style), direction);
    for (const character of shaped.missing) this.missing.push({ character, source: span.source });
    for (const run of shaped.runs) {
      const own = runStyle(run, style);
      parts.push({ x: 0, width: runWidth(run, own), span, run, style: own });
    }
  }
}

/** A script of its own has a size of its own, and no letter spacing. */
const runStyle = ({ scale }: ShapedRun, style: TextStyle): TextStyle =>
  scale === undefined
    ? style
    : { ...style, size: Math.floor(browserSteps * style.size * scale) / browserSteps, tracking: 0 };

const runWidth = ({ width, signCount }: ShapedRun, { size, tracking }: TextStyle): number =>
  width * size + signCount * tracking;

/** Signs that bind what follows to what stands before them: the viramas of the scripts, and the joiner. */
const joinsNext = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]/;

const mayBreakInside = /[-–—/]/;

/** After a hyphen, dash or slash inside a word. */
const insideBreak = /(?<=[\p{L}\p{N}][-–—/])(?=\p{L})/u;

const drawn = (text: string, style: TextStyle): string => (style.upper ? text.toUpperCase() : text);

const spacingOf = ({ smallCaps, tracking }: TextStyle): Spacing => {
  if (smallCaps) return 'smallCaps';
  return tracking === 0 ? 'normal' : 'spaced';
};

const fillLines = (words: readonly Word[], width: number): Word[][] => {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (let next = 0; next < words.length; ) {
    const chunk = unbreakable(words, next);
    const chunkWidth = chunk.reduce(
      (sum, word) => sum + word.width + word.space,
      -(chunk.at(-1)?.space ?? 0),
    );
    if (line.length > 0 && used + chunkWidth > width + tolerance) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(...chunk);
    used += chunkWidth + (chunk.at(-1)?.space ?? 0);
    next += chunk.length;
  }
  return line.length > 0 ? [...lines, line] : lines;
};

/** Sums of widths differ in the last bits from the widths of sums. */
const tolerance = 0.001;

const unbreakable = (words: readonly Word[], start: number): Word[] => {
  let end = start;
  while (end < words.length - 1 && !words[end]?.breakable) end++;
  return words.slice(start, end + 1);
};

/** A single short word on the last line looks lost; one more joins it where the line above can spare it. */
const evenOutLastLine = (lines: Word[][], width: number): void => {
  const last = lines.at(-1);
  const above = lines.at(-2);
  if (!last || !above || last.length !== 1 || above.length < 5) return;
  const moved = above.at(-1);
  const lastWidth = last[0]?.width ?? 0;
  if (!moved || moved.space === 0 || above.at(-2)?.space === 0) return;
  if (lastWidth > width * 0.12 || lastWidth + moved.space + moved.width > width * 0.6) return;
  above.pop();
  last.unshift(moved);
};
