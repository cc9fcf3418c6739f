import type { Block, Line } from '../source/blocks.ts';

/** What the lines of a document are measured against. */
export interface BodyStyle {
  readonly size: number;
  readonly bold: boolean;
  /** The source has no sizes and faces at all, as pasted text. */
  readonly plain: boolean;
}

export const bodyStyleOf = (blocks: readonly Block[]): BodyStyle => {
  const letters = new Map<string, number>();
  let styled = false;
  for (const block of blocks) {
    if (block.kind !== 'line') continue;
    const key = `${block.size} ${block.bold ? 'b' : ''}`;
    letters.set(key, (letters.get(key) ?? 0) + block.text.text.length);
    styled ||= block.bold || block.heading !== undefined || block.boldLead !== undefined;
  }
  const [usual = '0 '] = [...letters].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  const sizes = new Set([...letters.keys()].map((key) => key.split(' ')[0]));
  return { size: Number.parseFloat(usual), bold: usual.endsWith('b'), plain: !styled && sizes.size <= 1 };
};

export const isCapitals = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 2 && text === text.toUpperCase();

/** Equal for lines that look alike. */
export const styleKey = (line: Line): string =>
  [
    Math.round(line.size * 2) / 2,
    line.bold ? 'bold' : '',
    line.italic ? 'italic' : '',
    isCapitals(line.text.text) ? 'capitals' : '',
    line.boxed ? 'boxed' : line.ruleBelow ? 'ruled' : '',
    line.heading ?? '',
    line.mark ? 'mark' : '',
  ].join(' ');

/** How much a line's looks set it above the text around it. */
export const looksOf = (line: Line, body: BodyStyle): number => {
  let points = 0;
  if (line.heading !== undefined) points += 4;
  if (body.size > 0 && line.size >= body.size * 1.3) points += 2;
  else if (body.size > 0 && line.size >= body.size * 1.07) points += 1.5;
  if (line.bold && !body.bold) points += 1.5;
  if (isCapitals(line.text.text)) points += 1.5;
  if (line.boxed) points += 2;
  else if (line.ruleBelow) points += 1.5;
  else if (line.ruleAbove) points += 0.5;
  if (line.spaceAbove >= 0.25) points += 1;
  if (line.mark) points -= 1;
  return points;
};

/** What a line's words alone say for or against a heading. */
export const wordingOf = (text: string): number => {
  const words = text.trim().split(/\s+/).length;
  let points = words <= 4 ? 0.5 : words > 7 ? -3 : 0;
  if (/[:：]\s*[-–—]*$/.test(text)) points += 1;
  if (/[.,;]$/.test(text)) points -= 2;
  if (/\d/.test(text)) points -= 2;
  return points;
};
