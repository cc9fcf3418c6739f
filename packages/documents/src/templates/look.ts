import { fontSizeScales } from '@kalam/domain/resumes/formatting';
import type { Formatting } from '@kalam/domain/resumes/resume-model';
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

export const lookOf = (template: Template, formatting: Formatting): Look => {
  const family = familyOf(template, formatting.font);
  const size = fontSizeScales[formatting.fontSize] ?? fontSizeScales.medium;
  const spacing = formatting.spacing in lineHeights ? formatting.spacing : 'comfortable';
  const body = opticalSizes[family] * size * (template.scale ?? 1);
  const unit = (10 * size * lineHeights[spacing] * (template.leading ?? 1)) / 4;
  const colours = palette(formatting.colorScheme);
  const styles = new Map<string, TextStyle>();
  const scale = gapScales[spacing];
  return {
    template: spaced(template, scale),
    family,
    body,
    unit,
    key: [template.name, family, size, spacing, colours.accent, colours.panel].join('|'),
    colour: (colour) => colours[colour],
    text: (role, ground = 'paper') => {
      const key = `${role}|${ground}`;
      const known = styles.get(key);
      if (known) return known;
      const style = textStyle(template.text[role], family, body, unit, (colour) =>
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
  body: number,
  unit: number,
  colour: (colour: Colour) => string,
): TextStyle => {
  const face = fontFamilies[family][tokens.face].id;
  const smallCaps = tokens.smallCaps === true && hasSmallCaps(face);
  const shrunk = tokens.smallCaps === true && !smallCaps;
  const size = body * tokens.size * (shrunk ? shrunkCapitals.size : 1);
  const tracking = Math.max(tokens.tracking ?? 0, shrunk ? shrunkCapitals.tracking : 0);
  return {
    face,
    size: browserSize(Math.max(smallest, size)),
    colour: colour(tokens.colour),
    upper: tokens.upper === true || shrunk,
    smallCaps,
    tracking: browserSpacing(tracking * size),
    line: unit * (tokens.line ?? 4),
  };
};

/** In points: below it print is hard to read, whatever was chosen. */
const smallest = 8;

/** Whole capitals in the place of small ones: a little larger than those, and set as wide as capitals need. */
const shrunkCapitals = { size: 0.86, tracking: 0.05 };

/** Spaces follow the chosen spacing, in whole units where that can be. */
const spaced = (template: Template, scale: number): Template => {
  const space = (units: number): number => (units <= 1 ? units * scale : Math.round(units * scale));
  const { section, entry, bullet } = template.gaps;
  return {
    ...template,
    gaps: { section: space(section), entry: space(entry), bullet: space(bullet) },
    header: { ...template.header, spaceAfter: space(template.header.spaceAfter) },
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
