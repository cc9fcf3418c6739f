import { zlibSync } from 'fflate';

export interface MadePage {
  /** Drawing instructions, a byte for each character. */
  readonly content: string;
  /** More entries of the page's dictionary. */
  readonly more?: string;
  /** Written packed. */
  readonly packed?: boolean;
}

export interface MadePdf {
  readonly pages: readonly MadePage[];
  /** More entries of the catalogue. */
  readonly catalogue?: string;
  readonly info?: string;
  readonly trailer?: string;
  /** More objects, by number from 20 on: written as they are. */
  readonly objects?: Readonly<Record<number, string>>;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255);
const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const fonts = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Symbol'];

export const stream = (dictionary: string, content: string, packed = false): string => {
  const body = packed ? asText(zlibSync(latin1(content))) : content;
  const filter = packed ? '/Filter/FlateDecode' : '';
  return `<<${dictionary}${filter}/Length ${body.length}>>\nstream\n${body}\nendstream`;
};

/** A small PDF with text in `F1` (plain), `F2` (bold) and `F3` (italic) of the fonts that every reader has. */
export const makePdf = ({
  pages,
  catalogue = '',
  info = '',
  trailer = '',
  objects = {},
}: MadePdf): Uint8Array => {
  const first = 100;
  const all = new Map<number, string>();
  const face = (name: string): string =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  fonts.forEach((name, index) => {
    all.set(10 + index, name === 'Symbol' ? '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>' : face(name));
  });
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`);
  all.set(1, `<</Type/Catalog/Pages 2 0 R${catalogue}>>`);
  all.set(2, `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(' ')}]>>`);
  all.set(3, `<<${info}>>`);
  pages.forEach(({ content, more = '', packed = false }, index) => {
    const box = more.includes('/MediaBox') ? '' : '/MediaBox[0 0 595 842]';
    const page = first + index * 2;
    all.set(
      page,
      `<</Type/Page/Parent 2 0 R${box}/Resources<</Font<</F1 10 0 R/F2 11 0 R/F3 12 0 R/F4 13 0 R>>>>` +
        `/Contents ${page + 1} 0 R${more}>>`,
    );
    all.set(page + 1, stream('', content, packed));
  });
  for (const [id, body] of Object.entries(objects)) all.set(Number(id), body);
  let text = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [id, body] of all) {
    offsets.set(id, text.length);
    text += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...all.keys()) + 1;
  const start = text.length;
  const rows = Array.from({ length: size }, (_, id) => {
    const offset = offsets.get(id);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  text += `xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R/Info 3 0 R${trailer}>>\n`;
  return latin1(`${text}startxref\n${start}\n%%EOF\n`);
};

/** Lines of text below each other, the first 60 points below the top of an A4 page. */
export const linesOfText = (lines: readonly string[], size = 11): string =>
  `BT /F1 ${size} Tf 60 782 Td ${size * 1.4} TL ${lines
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
    .join(' ')} ET`;

/** Enough text for a page to be one of text. */
export const someLines = [
  'Kavya Iyer, Accounts Executive, Chennai',
  'Experience of six years with ledgers, returns and audits of small firms.',
  'Education: Bachelor of Commerce, University of Madras, 2014',
];
