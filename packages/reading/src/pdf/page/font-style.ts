export interface FontStyle {
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Weights from 600 on; `Bd`, `Hv` and `Blk` as foundries shorten them. */
const boldName = /bold|black|heavy|demi|[-,. ](?:bd|hv|blk|sb|b|bi)(?:$|[-,. ]|it)/i;
const notBold = /book|semi ?light|demi ?light/i;
const italicName = /italic|oblique|kursiv|slanted|[-,. ](?:it|i|bi|obl|boldit|bdit)$/i;

/** By its name, which is all that most producers say of a face: `ABCDEF+Calibri-BoldItalic`. */
export const fontStyle = (name: string): FontStyle => {
  const own = name.replace(/^[A-Z]{6}\+/, '').replace(/(?:PS)?MT$/, '');
  return { bold: boldName.test(own) && !notBold.test(own), italic: italicName.test(own) };
};
