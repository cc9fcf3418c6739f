import { describe, expect, it } from 'vitest';
import {
  colorSchemeName,
  colorSchemeNames,
  colorSchemes,
  defaultFormatting,
  fontSizeScales,
  fontSizes,
  fonts,
  sameFormatting,
  spacings,
} from './formatting.ts';

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

describe('S1 §3 formatting', () => {
  it('S2 §9 offers the four fonts first, three sizes and three spacings', () => {
    expect(fonts.slice(0, 4)).toEqual(['inter', 'poppins', 'roboto', 'playfair']);
    expect(fonts.slice(4)).toEqual(['sourceserif', 'sourcesans', 'spectral']);
    expect(fontSizes).toEqual(['small', 'medium', 'large']);
    expect(spacings).toEqual(['compact', 'comfortable', 'spacious']);
  });

  it('defaults to inter, medium, comfortable and blue', () => {
    expect(defaultFormatting).toEqual({
      font: 'inter',
      fontSize: 'medium',
      spacing: 'comfortable',
      colorScheme: { primary: '#2563eb', secondary: '#bfdbfe' },
    });
  });

  it('S2 §3 scales sizes by 0.875, 1 and 1.125', () => {
    expect(fontSizeScales).toEqual({ small: 0.875, medium: 1, large: 1.125 });
  });

  it('S2 §2 §9 offers blue, emerald, purple, rose and amber', () => {
    expect(colorSchemeNames).toEqual(['blue', 'emerald', 'purple', 'rose', 'amber']);
    expect(Object.keys(colorSchemes)).toEqual([...colorSchemeNames]);
  });

  it.each(colorSchemeNames)('prints %s text at 4.5:1 or better on white', (name) => {
    expect(1.05 / (luminance(colorSchemes[name].primary) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('sameFormatting', () => {
  it('ignores the case of colours', () => {
    const shouted = { ...defaultFormatting, colorScheme: { primary: '#2563EB', secondary: '#BFDBFE' } };
    expect(sameFormatting(defaultFormatting, shouted)).toBe(true);
    expect(colorSchemeName(shouted.colorScheme)).toBe('blue');
  });

  it.each([
    { font: 'roboto' },
    { fontSize: 'large' },
    { spacing: 'compact' },
    { colorScheme: colorSchemes.rose },
    { colorScheme: { primary: '#2563eb', secondary: '#ffffff' } },
  ] as const)('sees a change of %o', (change) => {
    expect(sameFormatting(defaultFormatting, { ...defaultFormatting, ...change })).toBe(false);
  });

  it('names no scheme for colours of its own', () => {
    expect(colorSchemeName({ primary: '#123456', secondary: '#bfdbfe' })).toBeUndefined();
  });
});
