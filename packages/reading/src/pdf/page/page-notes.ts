import { cleanCharacters } from './clean-characters.ts';
import type { PageDrawing } from './page-drawing.ts';
import type { Piece } from './page-text.ts';

interface Annotation {
  readonly subtype?: string;
  readonly rect?: readonly number[];
  readonly url?: string;
  readonly unsafeUrl?: string;
  readonly hidden?: boolean;
  readonly fieldValue?: unknown;
  readonly fieldType?: string;
  readonly password?: boolean;
  readonly contentsObj?: { readonly str?: string };
  readonly textContent?: readonly string[];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Viewport {
  convertToViewportRectangle(rect: number[]): number[];
}

export interface LinkArea extends Area {
  readonly address: string;
}

const areaOf = (rect: readonly number[], viewport: Viewport): Area => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle([...rect]);
  return {
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  };
};

/** Addresses that belong on a resume; scripts and files of the writer's computer are none. */
const webAddress = /^(?:https?:|mailto:|tel:)/i;

export const linksOf = (annotations: readonly Annotation[], viewport: Viewport): LinkArea[] =>
  annotations.flatMap(({ subtype, rect, url, unsafeUrl }) => {
    const address = url ?? unsafeUrl ?? '';
    return subtype === 'Link' && rect && webAddress.test(address)
      ? [{ ...areaOf(rect, viewport), address }]
      : [];
  });

/** What was filled into a form, or typed onto the page: it stands on the page, and not in its text. */
export const typedOnto = (annotations: readonly Annotation[], viewport: Viewport): Piece[] =>
  annotations.flatMap((annotation) => {
    const { rect } = annotation;
    const lines = typedLines(annotation);
    if (!rect || lines.length === 0) return [];
    const { left, right, top, bottom } = areaOf(rect, viewport);
    const high = (bottom - top) / lines.length;
    const size = annotation.defaultAppearanceData?.fontSize || Math.min(12, high * 0.8);
    return lines.map(
      (text, index): Piece => ({
        text,
        x: left,
        y: top + (index + 0.8) * Math.min(high, size * 1.4),
        width: Math.min(right - left, text.length * size * 0.5),
        size,
        font: 'typed',
        bold: false,
        italic: false,
        after: '\n',
      }),
    );
  });

const typedLines = ({ subtype, hidden, fieldValue, fieldType, password, ...rest }: Annotation): string[] => {
  if (hidden || password) return [];
  const text =
    subtype === 'FreeText'
      ? (rest.textContent?.join('\n') ?? rest.contentsObj?.str)
      : subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch')
        ? fieldValue
        : undefined;
  const said = Array.isArray(text) ? text.join('\n') : typeof text === 'string' ? text : '';
  return said.split(/\r\n?|\n/).flatMap((line) => cleanCharacters(line).trim() || []);
};

/** The pieces with the addresses that a press on them opens; a piece with several links in it is cut at their edges. */
export const withLinks = (
  pieces: readonly Piece[],
  links: readonly LinkArea[],
  { widths }: PageDrawing,
): Piece[] =>
  links.length === 0 ? [...pieces] : pieces.flatMap((piece) => cutAtLinks(piece, links, widths));

const cutAtLinks = (piece: Piece, links: readonly LinkArea[], widths: PageDrawing['widths']): Piece[] => {
  const middle = piece.y - piece.size * 0.3;
  const touching = links
    .filter(({ top, bottom }) => middle >= top - 1 && middle <= bottom + 1)
    .filter(({ left, right }) => Math.min(right, piece.x + piece.width) - Math.max(left, piece.x) > 1)
    .toSorted((a, b) => a.left - b.left);
  if (touching.length === 0) return [piece];
  const ends = characterEnds(piece, widths.get(piece.font));
  const cut = (x: number, side: 'left' | 'right'): number =>
    nearestWordEdge(piece.text, ends, x - piece.x, side);
  const parts: Piece[] = [];
  let from = 0;
  const add = (to: number, address?: string): void => {
    if (to <= from) return;
    const start = from === 0 ? 0 : (ends[from - 1] ?? 0);
    const last = to === piece.text.length;
    parts.push({
      ...piece,
      text: piece.text.slice(from, to),
      x: piece.x + start,
      width: (ends[to - 1] ?? piece.width) - start,
      ...(address !== undefined && { link: address }),
      after: last ? piece.after : '',
    });
    from = to;
  };
  for (const { left, right, address } of touching) {
    add(Math.max(from, cut(left, 'left')));
    add(Math.max(from, cut(right, 'right')), address);
  }
  add(piece.text.length);
  return parts.some(({ text }) => text.trim() !== '') ? parts : [piece];
};

/** Where each character ends, from the start of the piece, by the widths of the face as far as they are known. */
const characterEnds = ({ text, width }: Piece, widths: ReadonlyMap<string, number> | undefined): number[] => {
  let sum = 0;
  const sums = [...text].flatMap((character) => {
    sum += widths?.get(character) ?? (character === ' ' ? 250 : 500);
    return Array.from({ length: character.length }, () => sum);
  });
  return sums.map((end) => (end * width) / (sum || 1));
};

const between = /\s|[|•·,;:()]/;

/** Where a word begins for the left side of a link, and where one ends for its right side. */
const nearestWordEdge = (
  text: string,
  ends: readonly number[],
  x: number,
  side: 'left' | 'right',
): number => {
  const isWord = (index: number): boolean =>
    index >= 0 && index < text.length && !between.test(text[index] ?? '');
  const edges: number[] = [];
  for (let index = 0; index <= text.length; index++) {
    const [before, after] = [isWord(index - 1), isWord(index)];
    if (side === 'left' ? after && !before : before && !after) edges.push(index);
  }
  const distance = (edge: number): number => Math.abs((edge === 0 ? 0 : (ends[edge - 1] ?? 0)) - x);
  const start = side === 'left' ? 0 : text.length;
  return edges.reduce((best, edge) => (distance(edge) < distance(best) ? edge : best), edges[0] ?? start);
};
