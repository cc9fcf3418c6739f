/** A stretch of text as pdf.js tells it, or a mark between two. */
interface Item {
  readonly str?: string;
  readonly width?: number;
  readonly transform?: readonly number[];
  readonly fontName?: string;
  readonly hasEOL?: boolean;
}

const isOverPrinted = /\p{Mn}/u;
const longestGlyph = 6;

/** The width, in thousandths of the size, of the letters that pdf.js takes for signs set onto others. */
const missingIn = (text: string, widths: ReadonlyMap<string, number>): number => {
  let missing = 0;
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longestGlyph, text.length - at);
    while (length > 1 && !widths.has(text.slice(at, at + length))) length--;
    const glyph = text.slice(at, at + length);
    if (isOverPrinted.test(glyph)) missing += widths.get(glyph) ?? 0;
    at += length;
  }
  return missing;
};

/**
 * pdf.js gives no width to a letter that has a sign without width in it, as joined letters of Indian scripts do, and sets
 * all that follows too far left until the file names a place again, which it does at each mark.
 */
export const withTrueWidths = <Any extends Item | object>(
  items: readonly Any[],
  widths: ReadonlyMap<string, ReadonlyMap<string, number>>,
): readonly Any[] => {
  let [shift, baseline] = [0, Number.NaN];
  return items.map((item) => {
    const { str, width = 0, transform = [], fontName = '', hasEOL } = item as Item;
    if (str === undefined) {
      shift = 0;
      return item;
    }
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
    if (Math.abs(y - baseline) > 0.1 || Number.isNaN(baseline)) shift = 0;
    baseline = hasEOL ? Number.NaN : y;
    const own = isOverPrinted.test(str) ? widths.get(fontName) : undefined;
    const missing = own ? (missingIn(str, own) * Math.hypot(a, b)) / 1000 : 0;
    if (shift === 0 && missing === 0) return item;
    const moved = { ...item, width: width + missing, transform: [a, b, c, d, x + shift, y] };
    shift += missing;
    return moved;
  });
};
