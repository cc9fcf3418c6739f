import type { Formatting } from './resume-model.ts';

/** The four of S1 §3 first, then those some designs bring along (docs/decisions/a-designs-own-face.md). */
export const fonts = [
  'inter',
  'poppins',
  'roboto',
  'playfair',
  'sourceserif',
  'sourcesans',
  'spectral',
] as const;
export const fontSizes = ['small', 'medium', 'large'] as const;
export const spacings = ['compact', 'comfortable', 'spacious'] as const;

export const fontSizeScales = { small: 0.875, medium: 1, large: 1.125 } as const satisfies Record<
  Formatting['fontSize'],
  number
>;

/** Every primary reads at 4.5:1 and better on white paper, so emerald and amber are a shade darker than the others. */
export const colorSchemes = {
  blue: { primary: '#2563eb', secondary: '#bfdbfe' },
  emerald: { primary: '#047857', secondary: '#a7f3d0' },
  purple: { primary: '#9333ea', secondary: '#e9d5ff' },
  rose: { primary: '#e11d48', secondary: '#fecdd3' },
  amber: { primary: '#b45309', secondary: '#fde68a' },
} as const satisfies Record<string, Formatting['colorScheme']>;
export type ColorSchemeName = keyof typeof colorSchemes;
export const colorSchemeNames = [
  'blue',
  'emerald',
  'purple',
  'rose',
  'amber',
] as const satisfies ColorSchemeName[];

/** Also what the basic plan always gets (S1 §3). */
export const defaultFormatting: Formatting = {
  font: 'inter',
  fontSize: 'medium',
  spacing: 'comfortable',
  colorScheme: colorSchemes.blue,
};

/** Saving the same choices again is no format change. */
export const sameFormatting = (a: Formatting, b: Formatting): boolean =>
  a.font === b.font &&
  a.fontSize === b.fontSize &&
  a.spacing === b.spacing &&
  sameColour(a.colorScheme.primary, b.colorScheme.primary) &&
  sameColour(a.colorScheme.secondary, b.colorScheme.secondary);

const sameColour = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The scheme a resume uses, by name; undefined for colours of its own. */
export const colorSchemeName = (colours: Formatting['colorScheme']): ColorSchemeName | undefined =>
  colorSchemeNames.find(
    (name) =>
      sameColour(colorSchemes[name].primary, colours.primary) &&
      sameColour(colorSchemes[name].secondary, colours.secondary),
  );
