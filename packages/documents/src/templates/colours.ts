/** Contrast of text against what it stands on (WCAG 2, level AA). */
export const readableContrast = 4.5;

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const format = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the first colour, the rest of the second. */
export const mix = (first: string, second: string, share: number): string => {
  const [a, b] = [parse(first), parse(second)];
  const channel = (index: 0 | 1 | 2): number => a[index] * share + b[index] * (1 - share);
  return format([channel(0), channel(1), channel(2)]);
};

const luminance = (hex: string): number => {
  const linear = (channel: number): number => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = parse(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

export const contrast = (first: string, second: string): number => {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The colour, moved towards black (or white, on dark ground) just as far as reading it needs. */
export const readableOn = (ground: string, colour: string): string => {
  const towards = contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';
  for (let share = 1; share > 0; share -= 0.05) {
    const candidate = mix(colour, towards, share);
    if (contrast(ground, candidate) >= readableContrast) return candidate;
  }
  return towards;
};

/** A pale ground for dark text, whatever colour was chosen. */
export const paleGround = (colour: string, lightest: number): string => {
  for (let share = 1; share > 0; share -= 0.05) {
    const candidate = mix(colour, '#ffffff', share);
    if (luminance(candidate) >= lightest) return candidate;
  }
  return '#ffffff';
};
