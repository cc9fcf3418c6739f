/** A page before it is set: what a word processor knows of it. */
export interface Words {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  /** In points. */
  readonly size?: number;
  readonly colour?: string;
  /** Between letters, in points. */
  readonly spread?: number;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  /** A tab character moves to the right edge, or to the place of `tab`. */
  readonly words: readonly Words[];
  readonly align?: 'left' | 'center' | 'right' | 'justify';
  /** A list of the word processor, or a sign typed in front. */
  readonly bullet?: 'list' | string;
  /** In points, from the left. */
  readonly indent?: number;
  readonly indentRight?: number;
  /** How far the first line stands out to the left of the others, in points; a tab in it goes to where they begin. */
  readonly hanging?: number;
  /** Where a tab goes, in points; the right edge where absent. */
  readonly tab?: number;
  readonly before?: number;
  readonly after?: number;
  readonly shade?: string;
  readonly rule?: 'below' | 'box';
}

export interface Grid {
  readonly kind: 'grid';
  /** Shares of the width. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly (readonly Paragraph[])[])[];
  readonly ruled: boolean;
  /** In points; as wide as the text where absent. */
  readonly width?: number;
  readonly shadeFirst?: string;
  /** Under the first column, from top to bottom. */
  readonly shadeLeft?: string;
}

/** Columns as a newspaper has them: the text of one goes on in the next at a break. */
export interface Columns {
  readonly kind: 'columns';
  readonly widths: readonly number[];
  readonly columns: readonly (readonly Paragraph[])[];
}

/** A text box beside the text, from the top of the page. */
export interface Frame {
  readonly kind: 'frame';
  readonly side: 'left' | 'right';
  /** In points. */
  readonly width: number;
  readonly pieces: readonly Paragraph[];
  /** The text beside it is kept clear by the layout, since tables do not flow around a box. */
  readonly clear?: boolean;
}

export type Piece = Paragraph | Grid | Columns | Frame;

export interface SetPage {
  readonly font: string;
  readonly size: number;
  /** In points. */
  readonly margin: number;
  readonly marginLeft?: number;
  readonly marginRight?: number;
  readonly pieces: readonly Piece[];
}

export const paragraph = (
  words: string | readonly (Words | string)[],
  look: Omit<Paragraph, 'kind' | 'words'> = {},
): Paragraph => ({
  kind: 'paragraph',
  words: (typeof words === 'string' ? [words] : words)
    .map((part) => (typeof part === 'string' ? { text: part } : part))
    .filter(({ text }) => text !== ''),
  ...look,
});

const paragraphText = ({ words, bullet }: Paragraph): string =>
  `${bullet && bullet !== 'list' ? `${bullet} ` : bullet ? '• ' : ''}${words.map(({ text }) => text).join('')}`;

const pieceLines = (piece: Piece): string[] => {
  if (piece.kind === 'paragraph') return [paragraphText(piece)];
  if (piece.kind === 'grid')
    return piece.rows.map((row) => row.map((cell) => cell.map(paragraphText).join('\n')).join('\t'));
  if (piece.kind === 'columns') return piece.columns.flat().map(paragraphText);
  return piece.pieces.map(paragraphText);
};

/** What somebody gets who copies the page as text. */
export const pageText = ({ pieces }: SetPage): string => pieces.flatMap(pieceLines).join('\n');
