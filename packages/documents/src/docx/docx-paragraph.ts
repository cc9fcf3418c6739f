import { type ParagraphLook, paragraphProperties } from './docx-look.ts';
import { isTurned } from './docx-scripts.ts';
import { type Child, element, type Said, type Xml } from './docx-xml.ts';

/** A paragraph with what is needed to tell how high it will be. */
export interface Paragraph extends Xml {
  readonly style: string;
  readonly look: ParagraphLook;
  readonly content: readonly Said[];
  /** Height of a picture that stands in its line. */
  readonly picture: number;
}

export const isParagraph = (xml: Xml): xml is Paragraph => 'style' in xml;

/** Arabic letters hang below each other, and a line as high as other scripts' would cut them. */
const hanging = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/;

export const paragraph = (
  style: string,
  content: readonly Child[],
  look: ParagraphLook = {},
  picture = 0,
): Paragraph => {
  const children = content.filter((child) => child !== undefined && child !== false);
  const said = children.flatMap((child) => (child.said ? [child.said] : []));
  // What is higher than its line would be cut by a height that is exact.
  const isTall = picture > 0 || said.some(({ text }) => hanging.test(text));
  const own: ParagraphLook = { turned: isTurned(said), ...look, ...(isTall && { line: 'natural' }) };
  const { xml } = element('w:p', {}, paragraphProperties(own, style), ...children);
  return { xml, style, look: own, content: said, picture };
};

type Line = readonly [style: string, content: readonly Child[], look: ParagraphLook, picture?: number];

export const line = (
  style: string,
  content: readonly Child[],
  look: ParagraphLook = {},
  picture = 0,
): Line => [style, content, look, picture];

export type { Line };

/** What stands together on a line: one text may be several runs. */
export type Piece = readonly Xml[];

/** A text's runs, the first of which tells what all of them say. */
export const saying = (runs: Piece, said: Said): Piece =>
  runs.map((run, index) => (index === 0 ? { ...run, said } : run));

export const joined = (pieces: readonly Piece[], between: Piece): Xml[] =>
  pieces.flatMap((piece, index) => (index === 0 ? piece : [...between, ...piece]));
