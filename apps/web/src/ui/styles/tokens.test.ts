import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const colour = (name: string, theme: 'light' | 'dark'): string => {
  const both = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const one = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css);
  const found = both?.[theme === 'light' ? 1 : 2] ?? one?.[1];
  if (found === undefined) throw new Error(`no colour --${name}`);
  return found;
};

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['paper', 'surface', 'sunken', 'raised'];
type Pair = readonly [string, string];
const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground],
    ['muted', ground],
    ['accent-ink', ground],
    ['danger-ink', ground],
    ['success-ink', ground],
    ['marigold-ink', ground],
  ]),
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['marigold-ink', 'marigold-soft'],
  ['ink', 'marigold-soft'],
  ['danger-ink', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['success-ink', 'success-soft'],
  ['ink', 'success-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-accent', 'danger'],
];
const controlPairs: readonly Pair[] = ['paper', 'surface', 'raised'].flatMap((ground): Pair[] => [
  ['edge', ground],
  ['accent', ground],
]);

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(textPairs)('text %s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controlPairs)('control %s on %s stands out at 3:1', (control, ground) => {
    expect(contrast(colour(control, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
