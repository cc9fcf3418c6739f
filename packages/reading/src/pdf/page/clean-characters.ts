/** What Word, LibreOffice and others draw list marks with: signs of Symbol and Wingdings without a meaning of their own. */
const pictureFontMarks = /[\uf000-\uf0ff]/g;
const marks: Readonly<Record<string, string>> = {
  '\uf02d': '-',
  '\uf0e0': '→',
  '\uf0e8': '→',
  '\uf0f0': '→',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0fe': '✓',
};

const ligatures = /[\ufb00-\ufb06]/g;
/** Shapes that Arabic letters take inside a word. */
const arabicShapes = /[\ufb50-\ufdfb\ufe70-\ufefc]+/g;
const otherSpaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Control characters, direction marks and joiners of nothing: they draw nothing and mean nothing to a reader. */
const undrawn = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

const plain = /^[\x20-\x7e]*$/;

/** Text as people would type it, of what a file says its glyphs mean. */
export const cleanCharacters = (text: string): string => {
  if (plain.test(text)) return text;
  const softEnd = /\u00ad\s*$/.test(text);
  return (
    text
      .replace(ligatures, (sign) => sign.normalize('NFKC'))
      .replace(arabicShapes, (signs) => signs.normalize('NFKC'))
      .replace(pictureFontMarks, (sign) => marks[sign] ?? '•')
      .replace(otherSpaces, ' ')
      .replace(undrawn, '')
      // A sign that stands on the letter before it has no space there.
      .replace(/ +(?=\p{M})/gu, '')
      // Half a character means nothing, and breaks what it is joined to.
      .replace(/\p{Surrogate}/gu, '\ufffd') + (softEnd ? '-' : '')
  );
};
