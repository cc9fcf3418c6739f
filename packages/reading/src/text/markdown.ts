import type { Piece } from '../source/block-writer.ts';

interface MarkedLine {
  readonly pieces: readonly Piece[];
  readonly heading?: number;
}

const piece = (text: string, look: Partial<Piece> = {}): Piece => ({
  text,
  bold: false,
  italic: false,
  size: 0,
  ...look,
});

export const plainPieces = (text: string): MarkedLine => ({ pieces: [piece(text)] });

const strong = /\*\*[^\s*](?:[^*]{0,300}[^\s*])?\*\*|__[^\s_](?:[^_]{0,300}[^\s_])?__/;
const link = /\[[^\][]{1,300}\]\(\s*(?:https?:|mailto:|tel:)[^)\s]{1,2000}\s*\)/;

/** Written in Markdown, and not only with a star in front of its lines, as many texts are. */
export const isMarkdown = (lines: readonly string[]): boolean =>
  lines.some((line) => /^#{1,6}\s+\S/.test(line) || strong.test(line) || link.test(line) || isDivider(line));

/** Below the head of a table: `|---|:-:|`. */
export const isDivider = (line: string): boolean =>
  line.includes('|') && /^[\s|:-]{3,}$/.test(line) && line.includes('--');

/** Between the strokes; one with a backslash is a letter. */
export const tableCells = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

const marked = new RegExp(
  `(${strong.source})|(${link.source})|<((?:https?:|mailto:)[^>\\s]{1,2000})>|\`([^\`]{1,300})\`|(?<![\\w*])\\*([^\\s*](?:[^*]{0,300}[^\\s*])?)\\*(?![\\w*])`,
  'g',
);

/** The words of a line without the signs that only say how they are set. */
export const markdownLine = (line: string): MarkedLine => {
  const [head, hashes] = /^\s{0,3}(#{1,6})\s+/.exec(line) ?? [];
  // Cut from the end by hand: a pattern would try every gap of a long line.
  const said =
    head === undefined
      ? line
      : line
          .slice(head.length)
          .trimEnd()
          .replace(/(?<=\s)#+$/, '');
  const text = said.replace(/^\s{0,3}>\s?/, '');
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number) => {
    const words = text.slice(from, to).replace(/\\([\\`*_{}[\]()#+\-.!|])/g, '$1');
    if (words !== '') pieces.push(piece(words));
  };
  for (const match of text.matchAll(marked)) {
    plain(match.index);
    pieces.push(...setPieces(match));
    from = match.index + match[0].length;
  }
  plain(text.length);
  return { pieces, ...(hashes !== undefined && { heading: hashes.length }) };
};

const setPieces = ([, bold, linked, address, code, italic]: RegExpExecArray): readonly Piece[] => {
  if (bold !== undefined)
    return markdownLine(bold.slice(2, -2)).pieces.map((inner) => ({ ...inner, bold: true }));
  if (linked !== undefined) {
    const [, words = '', target = ''] = /^\[([^\]]*)\]\(\s*(\S*?)\s*\)$/.exec(linked) ?? [];
    return [piece(words.replace(/[*_`]/g, ''), { link: target })];
  }
  if (address !== undefined) return [piece(address, { link: address })];
  if (code !== undefined) return [piece(code)];
  return [piece(italic ?? '', { italic: true })];
};
