import { fontFamilies } from '../fonts/font-faces.ts';
import { timelineInset } from '../layout/blocks-flow.ts';
import type { Look, TextStyle } from '../templates/look.ts';
import type { Colour, Template } from '../templates/template.ts';
import type { DocxScripts } from './docx-scripts.ts';
import { type Child, element, flag, value, type Xml } from './docx-xml.ts';

/** Word measures in twentieths of a point, borders in eighths, sizes in halves. */
export const twips = (points: number): number => Math.round(points * 20);
export const halves = (points: number): number => Math.round(points * 2);
export const eighths = (points: number): number => Math.round(points * 8);

/** Colours without their sign. */
export const colourOf = (look: Look, colour: Colour): string => hexDigits(look.colour(colour));

export const hexDigits = (colour: string): string => colour.replace('#', '').toUpperCase();

/** Printers cannot reach the outer half inch, and a band that bleeds in the PDF stops at the margin here. */
export const sideMargin = ({ margins }: Template): number => Math.max(36, margins.side);

/** By how much everything but the headings stands in. */
export const indentOf = ({ template, unit }: Look): number => (template.indent ?? 0) * unit;

export const leftMargin = (look: Look): number =>
  sideMargin(look.template) + timelineInset(look) + indentOf(look);

export const textWidthOf = (look: Look): number =>
  look.page.width - leftMargin(look) - sideMargin(look.template);

/**
 * Run properties in the order the schema wants. `over` spells out what is off, to win against the paragraph's style;
 * `field` is the colour the words stand on, as far as they go.
 */
export const runProperties = (
  look: Look,
  style: TextStyle,
  { main }: DocxScripts,
  { over = false, field }: { readonly over?: boolean; readonly field?: string | undefined } = {},
): Xml => {
  const faces = fontFamilies[look.family];
  const on = (name: string, wanted: boolean): Child =>
    wanted ? flag(name, true) : over && element(name, { 'w:val': 0 });
  const bold = style.face === faces.bold.id;
  const italic = style.face === faces.italic.id;
  return element(
    'w:rPr',
    {},
    on('w:b', bold),
    on('w:bCs', bold),
    on('w:i', italic),
    // The Indian scripts have no italic; Word would slant their letters.
    on('w:iCs', italic && !main),
    on('w:caps', style.upper),
    on('w:smallCaps', style.smallCaps),
    value('w:color', hexDigits(style.colour)),
    (style.tracking > 0 || over) && element('w:spacing', { 'w:val': twips(style.tracking) }),
    value('w:sz', halves(style.size)),
    value('w:szCs', halves(style.size * (main?.scale ?? 1))),
    ...(field === undefined ? [] : fieldAround(field)),
  );
};

/** Padded by a border of its own colour. */
const fieldAround = (colour: string): Xml[] => [
  element('w:bdr', { 'w:val': 'single', 'w:sz': eighths(2), 'w:space': 0, 'w:color': colour }),
  element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': colour }),
];

export const usesItalic = ({ text }: Template): boolean =>
  Object.values(text).some((tokens) => tokens.face === 'italic');

export interface Border {
  readonly style: 'single' | 'double';
  readonly width: number;
  readonly space: number;
  readonly colour: string;
}

export type Borders = Readonly<Partial<Record<'top' | 'left' | 'bottom' | 'right', Border>>>;

export interface ParagraphLook {
  /** Whether it stays on the page of what follows; `false` where the style would bind it. */
  readonly keepNext?: boolean;
  readonly keepLines?: boolean;
  /** Keeps the first and the last two lines together. */
  readonly widows?: boolean;
  readonly bullet?: boolean;
  readonly borders?: Borders;
  readonly shade?: string;
  readonly leftTab?: number;
  /** Goes from right to left: what is left and right of it changes sides. */
  readonly turned?: boolean;
  readonly before?: number;
  readonly after?: number;
  /** Exactly so many points, so that a page holds as many lines as the PDF's; or as high as what stands on it asks for. */
  readonly line?: number | 'natural';
  readonly indent?: {
    readonly left?: number;
    readonly right?: number;
    readonly hanging?: number;
    readonly firstLine?: number;
  };
  readonly align?: 'left' | 'center' | 'right';
  readonly outline?: number;
}

const border = (side: string, { style, width, space, colour }: Border): Xml =>
  element(`w:${side}`, {
    'w:val': style,
    'w:sz': eighths(width),
    'w:space': Math.round(space),
    'w:color': colour,
  });

const sides = ['top', 'left', 'bottom', 'right'] as const;

/** Paragraph properties in the order the schema wants. */
export const paragraphProperties = (look: ParagraphLook, style?: string): Xml => {
  const { borders, indent, leftTab } = look;
  return element(
    'w:pPr',
    {},
    value('w:pStyle', style),
    look.keepNext !== undefined && element('w:keepNext', look.keepNext ? {} : { 'w:val': 0 }),
    flag('w:keepLines', look.keepLines),
    flag('w:widowControl', look.widows),
    look.bullet && element('w:numPr', {}, value('w:ilvl', 0), value('w:numId', 1)),
    borders && element('w:pBdr', {}, ...sides.map((side) => borders[side] && border(side, borders[side]))),
    look.shade !== undefined &&
      element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': look.shade }),
    leftTab !== undefined &&
      element('w:tabs', {}, element('w:tab', { 'w:val': 'left', 'w:pos': twips(leftTab) })),
    flag('w:bidi', look.turned),
    spacing(look),
    indent &&
      element('w:ind', {
        'w:left': indent.left === undefined ? undefined : twips(indent.left),
        'w:right': indent.right === undefined ? undefined : twips(indent.right),
        'w:hanging': indent.hanging === undefined ? undefined : twips(indent.hanging),
        'w:firstLine': indent.firstLine === undefined ? undefined : twips(indent.firstLine),
      }),
    value('w:jc', look.align),
    value('w:outlineLvl', look.outline),
  );
};

const spacing = ({ before, after, line }: ParagraphLook): Child =>
  (before !== undefined || after !== undefined || line !== undefined) &&
  element('w:spacing', {
    'w:before': before === undefined ? undefined : twips(before),
    'w:after': after === undefined ? undefined : twips(after),
    ...(line === 'natural' && { 'w:line': 240, 'w:lineRule': 'auto' }),
    ...(typeof line === 'number' && { 'w:line': twips(line), 'w:lineRule': 'exact' }),
  });
