import type { XmlElement } from '../xml/read-xml.ts';

const units: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  pi: 12,
};

/** In points; a bare number counts the given part of a point, and the strict form may name a unit. */
export const points = (value: string | undefined, perPoint: number): number | undefined => {
  const [, number, unit] = /^\s*(-?\d{1,9}(?:\.\d{1,6})?)(pt|in|cm|mm|pc|pi)?\s*$/.exec(value ?? '') ?? [];
  if (number === undefined) return undefined;
  return unit === undefined ? Number(number) / perPoint : Number(number) * (units[unit] ?? 1);
};

/** A property that is on by being there: `<w:b/>`, `<w:b w:val="0"/>`. */
export const isOn = (element: XmlElement): boolean =>
  !/^(?:0|false|off|none)$/i.test(element.attributes['w:val'] ?? 'true');
