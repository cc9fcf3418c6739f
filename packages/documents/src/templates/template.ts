import type { TemplateLayout } from '@kalam/domain/templates/template-layouts';
import type { SectionKind } from '../compose/blocks.ts';
import type { MonthStyle } from '../compose/document-dates.ts';
import type { FontFamily } from '../fonts/font-faces.ts';

export { templateLayouts as templateNames } from '@kalam/domain/templates/template-layouts';

/**
 * A template is data: what stands where, and how each kind of text looks. Sizes are multiples of the body size and
 * spaces are quarters of the body's line, so that font, size and spacing chosen by the person act everywhere and every
 * line keeps to one rhythm. Only the page margins are points.
 */
export interface Template {
  readonly name: TemplateLayout;
  /** The face it was drawn for, used while the person keeps the standard font. */
  readonly family?: FontFamily;
  readonly months: MonthStyle;
  readonly margins: { readonly top: number; readonly side: number; readonly bottom: number };
  /** Shares of the usual size of the body and of the height of its line: a dense design is set closer. */
  readonly scale?: number;
  readonly leading?: number;
  /** How far the text stands in from the left; headings do where a line leads to them. */
  readonly indent?: number;
  /** A column at the right with the named sections; without it everything stands in one. */
  readonly side?: { readonly share: number; readonly sections: readonly SectionKind[] };
  readonly header: Header;
  readonly sections: readonly PlannedSection[];
  readonly fresherSections: readonly PlannedSection[];
  readonly text: Readonly<Record<TextRole, TextTokens>>;
  readonly heading: Heading;
  /** Dots and a line along the entries. */
  readonly timeline?: boolean;
  readonly skills: SkillsLook;
  readonly tags: 'chips' | 'line';
  /** A section set apart by a rule along its side. */
  readonly feature?: SectionKind;
  readonly declaration: { readonly signature: 'left' | 'right' };
  /** Space between sections, entries and bullets. */
  readonly gaps: { readonly section: number; readonly entry: number; readonly bullet: number };
}

export interface PlannedSection {
  readonly kind: SectionKind;
  readonly label: string;
}

/** Colours by meaning; their values come from the colour scheme and are darkened until they can be read. */
export type Colour = 'ink' | 'soft' | 'accent' | 'fill' | 'deep' | 'tint' | 'panel' | 'line' | 'paper';

export type TextRole =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'title'
  | 'subtitle'
  | 'dates'
  | 'body'
  /** The summary. */
  | 'lead'
  | 'link'
  | 'tag'
  | 'label';

export interface TextTokens {
  readonly size: number;
  readonly face: 'regular' | 'bold' | 'italic';
  readonly colour: Colour;
  readonly upper?: boolean;
  /** Real ones where the face has them, else capitals of about their height. */
  readonly smallCaps?: boolean;
  /** In em. Above 0.09 some readers take the letters for separate words. */
  readonly tracking?: number;
  /** Height of a line in quarters of the body's line; 4 where absent. */
  readonly line?: number;
}

export interface Header {
  readonly align: 'left' | 'center';
  /**
   * `fill` paints the accent from edge to edge, with discs at its right end; `bar` is a strip at the top edge of the page.
   */
  readonly band: 'none' | 'fill' | 'bar';
  /** Contacts stand on a strip of the accent. */
  readonly strip?: boolean;
  /** What is drawn between two contacts; never a sign of the text, which readers would take for part of it. */
  readonly mark: Mark;
  /** Where the layout has a place for one (`layoutPictures`). */
  readonly photo?: { readonly shape: 'circle' | 'rounded'; readonly size: number };
  readonly rule: 'none' | 'thick' | 'double';
  readonly spaceAfter: number;
}

export type Mark = 'none' | 'dot' | 'bar';

export interface Heading {
  /**
   * `tab`: a hairline above that starts with a short thick piece; `band`: on a pale band with a thick start; `label`: on
   * a small field of the accent; `line-before`: stands in like the text, behind a line from the edge. All start at the left, where readers by geometry look for headings.
   */
  readonly ornament: 'line-before' | 'rule-below' | 'tab' | 'band' | 'label' | 'line-after';
  /** Space between the heading and what it heads. */
  readonly spaceAfter: number;
}

export type SkillsLook = 'bars' | 'chips' | 'groups';
