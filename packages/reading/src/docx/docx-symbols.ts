/** What the signs of Wingdings stand for, by their place in the face; all others are taken for a bullet. */
const wingdings: Readonly<Record<number, string>> = {
  40: '☎',
  41: '✆',
  42: '✉',
  43: '✉',
  58: '💻',
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  114: '❒',
  115: '⬧',
  116: '⧫',
  117: '◆',
  118: '❖',
  159: '•',
  167: '▪',
  168: '◻',
  216: '➢',
  220: '➲',
  224: '→',
  232: '➔',
  240: '⇨',
  252: '✓',
  254: '☑',
};

const symbol: Readonly<Record<number, string>> = {
  45: '−',
  162: '′',
  176: '°',
  177: '±',
  183: '•',
  190: '—',
  211: '©',
  212: '™',
  210: '®',
  174: '→',
  222: '⇒',
};

export const isSymbolFont = (font: string | undefined): boolean =>
  font !== undefined && /^(?:wingdings|webdings|symbol|zapf ?dingbats)\b/i.test(font);

/** A sign of a face that has pictures in the places of letters. The place may be written with 0xf000 added to it. */
export const symbolOf = (code: number, font: string | undefined): string => {
  const place = code & 0xff;
  if (place === 0x20 || place === 0x0a) return ' ';
  if (/^symbol/i.test(font ?? '')) return symbol[place] ?? (place < 0x60 ? String.fromCharCode(place) : '•');
  return wingdings[place] ?? (place === 0xb7 ? '•' : '▪');
};

const privatePlace = /[\uf000-\uf0ff]/g;

/** Text as it is shown: pictures for letters in faces of symbols, and without the hyphens that only show at a line's end. */
export const shownText = (text: string, font: string | undefined): string => {
  const visible = text.replaceAll('\u00ad', '');
  if (isSymbolFont(font)) return visible.replace(/[\s\S]/g, (sign) => symbolOf(sign.charCodeAt(0), font));
  return visible.replace(privatePlace, (sign) => symbolOf(sign.charCodeAt(0), undefined));
};
