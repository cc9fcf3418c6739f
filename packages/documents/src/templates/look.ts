import { fontSizeScales } from '@kalam/domain/resumes/formatting';
import { marginShares, smallestPrint } from '@kalam/domain/resumes/page-setup';
import { pageFormatOf } from '@kalam/domain/resumes/paper';
import type { Formatting, PageSetup } from '@kalam/domain/resumes/resume-model';
import {
  type FaceId,
  type FontFamily,
  fontFamilies,
  fontFamilyOf,
  hasSmallCaps,
  standardFamily,
} from '../fonts/font-faces.ts';
import { mix, paleGround, readableOn } from './colours.ts';
import type { Colour, Template, TextRole, TextTokens } from './template.ts';

/** What a run of text looks like, in points and colours. */
export interface TextStyle {
  readonly face: FaceId;
  readonly size: number;
  readonly colour: string;
  readonly upper: boolean;
  readonly smallCaps: boolean;
  /** Added after every glyph, in points. */
  readonly tracking: number;
  /** Height of a line. */
  readonly line: number;
}

/** A template with a person's choices applied: nothing left to decide but where lines break. */
export interface Look {
  readonly template: Template;
  /** The paper, in points. */
  readonly page: { readonly width: number; readonly height: number };
  /** What fitting to the page has left of the spaces between blocks; the template's gaps have it in them. */
  readonly spaces: number;
  readonly family: FontFamily;
  /** Body size in points. */
  readonly body: number;
  /** A quarter of the body's line: the unit of every height and space. */
  readonly unit: number;
  readonly key: string;
  colour(colour: Colour): string;
  text(role: TextRole, ground?: Colour): TextStyle;
}

/** Sizes at which the families look equally large and set about as many characters to a line. */
const opticalSizes: Readonly<Record<FontFamily, number>> = {
  inter: 9.5,
  poppins: 9.5,
  roboto: 9.9,
  playfair: 10.1,
  sourceserif: 10.2,
  sourcesans: 10.4,
  spectral: 10.3,
};

const lineHeights: Readonly<Record<Formatting['spacing'], number>> = {
  compact: 1.22,
  comfortable: 1.34,
  spacious: 1.5,
};

/** How strongly spaces between blocks follow the spacing; lines alone would not show it. */
const gapScales: Readonly<Record<Formatting['spacing'], number>> = {
  compact: 0.75,
  comfortable: 1,
  spacious: 1.25,
};

/** The design's own face stands while nobody chose another than the standard (docs/decisions/a-designs-own-face.md). */
export const familyOf = ({ family }: Template, font: string): FontFamily => {
  const chosen = fontFamilyOf(font);
  return chosen === standardFamily ? (family ?? chosen) : chosen;
};

/** A share of a value, but no less than `least`; what was chosen smaller than that stays as it is. */
const shrunk = (value: number, share: number, least: number): number =>
  Math.max(value * share, Math.min(value, least));

export const lookOf = (template: Template, formatting: Formatting, page?: PageSetup): Look => {
  const family = familyOf(template, formatting.font);
  const size = fontSizeScales[formatting.fontSize] ?? fontSizeScales.medium;
  const spacing = formatting.spacing in lineHeights ? formatting.spacing : 'comfortable';
  const fit = page?.fit;
  const chosen = opticalSizes[family] * size * (template.scale ?? 1);
  const body = shrunk(chosen, fit?.size ?? 1, smallestPrint.body);
  const line = shrunk(lineHeights[spacing], fit?.lines ?? 1, lineHeights.compact) * (template.leading ?? 1);
  const unit = (10 * size * (body / chosen) * line) / 4;
  const colours = palette(formatting.colorScheme);
  const styles = new Map<string, TextStyle>();
  const spaces = fit?.spaces ?? 1;
  const margins = paperMargins(template, page);
  const paper = pageFormatOf(page);
  return {
    template: { ...spaced(template, gapScales[spacing], spaces), margins },
    page: paper,
    spaces,
    family,
    body,
    unit,
    key: [
      ...[template.name, family, size, spacing, colours.accent, colours.panel, paper.height],
      ...[body, unit, margins.side],
    ].join('|'),
    colour: (colour) => colours[colour],
    text: (role, ground = 'paper') => {
      const key = `${role}|${ground}`;
      const known = styles.get(key);
      if (known) return known;
      const style = textStyle(template.text[role], family, { body, chosen, unit }, (colour) =>
        readableOn(colours[ground], colours[colour]),
      );
      styles.set(key, style);
      return style;
    },
  };
};

/** Units below the last line of a coloured header: about as much as the eye sees above its first. */
export const bandRoom = 7;

/**
 * Chromium cuts font sizes to sixteenths and letter spacing to sixty-fourths of a unit. Values of that kind alone make
 * a line as wide on screen as in the file.
 */
export const browserSteps = 16;
export const browserSize = (size: number): number => Math.round(size * browserSteps) / browserSteps;
export const browserSpacing = (spacing: number): number => Math.round(spacing * 64) / 64;

const textStyle = (
  tokens: TextTokens,
  family: FontFamily,
  { body, chosen, unit }: { readonly body: number; readonly chosen: number; readonly unit: number },
  colour: (colour: Colour) => string,
): TextStyle => {
  const face = fontFamilies[family][tokens.face].id;
  const smallCaps = tokens.smallCaps === true && hasSmallCaps(face);
  const isCapitals = tokens.smallCaps === true && !smallCaps;
  const drawn = chosen * tokens.size * (isCapitals ? shrunkCapitals.size : 1);
  const size = Math.max(smallestPrint.text, shrunk(drawn, body / chosen, smallestPrint.text));
  const tracking = Math.max(tokens.tracking ?? 0, isCapitals ? shrunkCapitals.tracking : 0);
  return {
    face,
    size: browserSize(size),
    colour: colour(tokens.colour),
    upper: tokens.upper === true || isCapitals,
    smallCaps,
    tracking: browserSpacing(tracking * size),
    line: unit * (tokens.line ?? 4),
  };
};

/** Whole capitals in the place of small ones: a little larger than those, and set as wide as capitals need. */
const shrunkCapitals = { size: 0.86, tracking: 0.05 };

/** The template's margins as wide as was chosen, and as narrow as fitting has made them. */
const paperMargins = ({ margins }: Template, page: PageSetup | undefined): Template['margins'] => {
  const { top, side, bottom } = margins;
  const chosen = marginShares[page?.margins ?? 'normal'];
  const margin = (points: number): number => {
    const wanted = chosen < 1 ? shrunk(points, chosen, smallestPrint.margin) : points * chosen;
    return shrunk(wanted, page?.fit?.margins ?? 1, smallestPrint.margin);
  };
  return { top: margin(top), side: margin(side), bottom: margin(bottom) };
};

/** Spaces follow the chosen spacing, in whole units where that can be. */
const spaced = (template: Template, scale: number, spaces: number): Template => {
  const space = (units: number): number => (units <= 1 ? units * scale : Math.round(units * scale));
  const { section, entry, bullet } = template.gaps;
  return {
    ...template,
    gaps: { section: space(section) * spaces, entry: space(entry) * spaces, bullet: space(bullet) },
    header: { ...template.header, spaceAfter: space(template.header.spaceAfter) * spaces },
  };
};

const palette = (scheme: Formatting['colorScheme']): Readonly<Record<Colour, string>> => {
  const panel = paleGround(mix(scheme.secondary, '#ffffff', 0.3), 0.82);
  const fill = readableOn('#ffffff', scheme.primary);
  return {
    paper: '#ffffff',
    ink: mix(scheme.primary, '#101828', 0.06),
    soft: mix(scheme.primary, '#4b5563', 0.1),
    accent: fill,
    fill,
    deep: mix(fill, '#000000', 0.76),
    tint: paleGround(mix(scheme.secondary, '#ffffff', 0.6), 0.7),
    panel,
    line: mix(scheme.primary, '#d5d9e0', 0.12),
  };
};
