const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
};

const decodeEntity = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? entity;
  const hex = name.charAt(1).toLowerCase() === 'x';
  const point = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  const printable = point >= 0x20 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff);
  return printable ? String.fromCodePoint(point) : ' ';
};

const decodeEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/gi, decodeEntity);

const breaks = /^<\/?(?:p|div|br|li|ul|ol|tr|h[1-6])\b/i;

/**
 * Markup of a stranger as plain text. A `<` survives only before a blank or a digit, so that no tag can be put together
 * from the pieces left over. Each character is looked at a fixed number of times, whatever is unclosed.
 */
export const plainText = (markup: string, maxLength: number): string => {
  const source = decodeEntities(markup.slice(0, maxLength * 8));
  const pieces: string[] = [];
  let position = 0;
  let unclosed = false;
  while (position < source.length) {
    const open = source.indexOf('<', position);
    if (open === -1) break;
    pieces.push(source.slice(position, open));
    if (/[\s\d]/.test(source.charAt(open + 1))) {
      pieces.push('<');
      position = open + 1;
      continue;
    }
    const close: number = unclosed ? -1 : source.indexOf('>', open);
    unclosed = close === -1;
    if (unclosed || !/[a-z/!?]/i.test(source.charAt(open + 1))) {
      position = open + 1;
      continue;
    }
    if (breaks.test(source.slice(open, open + 6))) pieces.push('\n');
    position = endOfHidden(source, open) ?? close + 1;
  }
  pieces.push(source.slice(position));
  return tidy(pieces.join('')).slice(0, maxLength).trimEnd();
};

/** Where a script or style that opens here ends; one that never ends hides the rest. */
const endOfHidden = (source: string, open: number): number | undefined => {
  const [, name] = /^<(script|style)/i.exec(source.slice(open, open + 7)) ?? [];
  if (!name) return undefined;
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = open;
  return closing.exec(source)?.index ?? source.length;
};

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?:(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069])+/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
