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
  /** Tints the page's edge as far as the timeline. */
  readonly edge?: boolean;
  readonly header: Header;
  readonly sections: readonly PlannedSection[];
  readonly fresherSections: readonly PlannedSection[];
  readonly text: Readonly<Record<TextRole, TextTokens>>;
  readonly heading: Heading;
  readonly entry: Entry;
  readonly skills: SkillsLook;
  readonly tags: 'chips' | 'line';
  readonly declaration: { readonly signature: 'left' | 'right' };
  /** Space between sections, entries and bullets. */
  readonly gaps: { readonly section: number; readonly entry: number; readonly bullet: number };
}

export interface PlannedSection {
  readonly kind: SectionKind;
  readonly label: string;
}

/** Colours by meaning; their values come from the colour scheme and are darkened until they can be read. */
export type Colour = 'ink' | 'soft' | 'accent' | 'fill' | 'tint' | 'panel' | 'line' | 'paper';

export type TextRole =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'title'
  | 'subtitle'
  | 'dates'
  | 'body'
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
  /** `fill` paints the accent from edge to edge, `panel` its pale tint; `bar` is a strip at the top edge of the page. */
  readonly band: 'none' | 'fill' | 'panel' | 'bar';
  /** In one line below the name, or under each other at the right of it. */
  readonly contacts: 'line' | 'stack';
  readonly separator: string;
  /** Where the layout has a place for one (`layoutPictures`). */
  readonly photo?: { readonly shape: 'circle' | 'rounded'; readonly size: number };
  readonly rule: 'none' | 'hair' | 'thick' | 'double' | 'short';
  readonly spaceAfter: number;
}

export interface Heading {
  readonly ornament: 'none' | 'rule-below' | 'short-rule' | 'band' | 'bar' | 'line-after' | 'rule-above';
  readonly align: 'left' | 'center';
  /** Space between the heading and what it heads. */
  readonly spaceAfter: number;
}

export interface Entry {
  /** Which of the two stands first; the other follows on the same line or below. */
  readonly lead: 'title' | 'subtitle';
  readonly arrangement: 'inline' | 'stacked';
  /** Dates after what leads, or on the line below. Nothing stands far at the right: readers that go by geometry would
   *  take it for the column of a table, and read all dates of a section together. */
  readonly dates: 'beside' | 'below';
  readonly timeline: boolean;
  /** One that every face has. */
  readonly bullet: '•' | '–';
}

export type SkillsLook = 'bars' | 'chips' | 'groups' | 'columns';
