import { strToU8, zipSync } from 'fflate';
import type { Grid, Paragraph, Piece, SetPage, Words } from './set-page.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const twips = (points: number): number => Math.round(points * 20);

const runXml = ({ text, bold, italic, underline, size, spread, colour }: Words): string => {
  const look = [
    bold ? '<w:b/>' : '',
    italic ? '<w:i/>' : '',
    colour ? `<w:color w:val="${colour.slice(1)}"/>` : '',
    spread ? `<w:spacing w:val="${twips(spread)}"/>` : '',
    size ? `<w:sz w:val="${Math.round(size * 2)}"/>` : '',
    underline ? '<w:u w:val="single"/>' : '',
  ].join('');
  const parts = text
    .split('\t')
    .map((part) => (part === '' ? '' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`));
  return `<w:r><w:rPr>${look}</w:rPr>${parts.join('<w:tab/>')}</w:r>`;
};

const paragraphXml = (paragraph: Paragraph): string => {
  const { words, align, bullet, indent = 0, hanging = 0, before = 0, after = 2, shade, rule } = paragraph;
  const typed = bullet && bullet !== 'list' ? [{ text: `${bullet} ` }] : [];
  const line = '<w:bottom w:val="single" w:sz="6" w:space="1" w:color="444444"/>';
  const look = [
    bullet === 'list' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    rule === 'below' ? `<w:pBdr>${line}</w:pBdr>` : '',
    rule === 'box'
      ? `<w:pBdr><w:top w:val="single" w:sz="6"/><w:left w:val="single" w:sz="6"/>${line}<w:right w:val="single" w:sz="6"/></w:pBdr>`
      : '',
    shade ? `<w:shd w:val="clear" w:fill="${shade.slice(1)}"/>` : '',
    `<w:spacing w:before="${twips(before)}" w:after="${twips(after)}"/>`,
    indent + hanging > 0
      ? `<w:ind w:left="${twips(indent + hanging)}"${hanging > 0 ? ` w:hanging="${twips(hanging)}"` : ''}/>`
      : '',
    align ? `<w:jc w:val="${align === 'justify' ? 'both' : align}"/>` : '',
  ].join('');
  return `<w:p><w:pPr>${look}</w:pPr>${[...typed, ...words].map(runXml).join('')}</w:p>`;
};

const gridXml = ({ rows, ruled, widths }: Grid): string => {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
  const border = ruled ? sides.map((side) => `<w:${side} w:val="single" w:sz="4"/>`).join('') : '';
  const cells = (row: Grid['rows'][number]): string =>
    row
      .map((cell) => `<w:tc><w:tcPr/>${cell.length > 0 ? cell.map(paragraphXml).join('') : '<w:p/>'}</w:tc>`)
      .join('');
  return `<w:tbl><w:tblPr><w:tblBorders>${border}</w:tblBorders></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${Math.round(width * 600)}"/>`).join('')}</w:tblGrid>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
};

const boxXml = (paragraphs: readonly Paragraph[]): string =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraphs.map(paragraphXml).join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;

const pieceXml = (piece: Piece): string => {
  if (piece.kind === 'paragraph') return paragraphXml(piece);
  if (piece.kind === 'grid') return gridXml(piece);
  return piece.kind === 'frame' ? boxXml(piece.pieces) : piece.columns.flat().map(paragraphXml).join('');
};

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The page as a Word file, without LibreOffice: what a test can have on every machine. */
export const writeDocx = ({ size, pieces }: SetPage): Uint8Array => {
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${types}.numbering+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/numbering" Target="numbering.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/numbering.xml': `${head}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/styles.xml': `${head}<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="${Math.round(size * 2)}"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`,
    'word/document.xml': `${head}<w:document ${word}><w:body>${pieces.map(pieceXml).join('')}<w:sectPr/></w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
};
