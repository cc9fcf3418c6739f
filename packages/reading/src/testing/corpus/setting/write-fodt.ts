import type { Grid, Paragraph, Piece, SetPage, Words } from './set-page.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const namespaces = [
  ['office', 'office'],
  ['style', 'style'],
  ['text', 'text'],
  ['table', 'table'],
  ['draw', 'drawing'],
].map(([short, long]) => `xmlns:${short}="urn:oasis:names:tc:opendocument:xmlns:${long}:1.0"`);
const compatible = [
  ['fo', 'xsl-fo-compatible'],
  ['svg', 'svg-compatible'],
].map(([short, long]) => `xmlns:${short}="urn:oasis:names:tc:opendocument:xmlns:${long}:1.0"`);

const pageWidth = 595.3;

/** Writes styles once and remembers their names. */
class Styles {
  readonly #named = new Map<string, string>();
  readonly #family: Record<string, string> = {};

  name(family: string, inside: string, attributes = ''): string {
    const key = `${family}|${attributes}|${inside}`;
    const known = this.#named.get(key);
    if (known) return known;
    const name = `${family.charAt(0).toUpperCase()}${this.#named.size + 1}`;
    this.#named.set(key, name);
    this.#family[name] =
      `<style:style style:name="${name}" style:family="${family}"${attributes}>${inside}</style:style>`;
    return name;
  }

  xml(): string {
    return Object.values(this.#family).join('');
  }
}

const wordsStyle = (styles: Styles, { bold, italic, underline, size, colour, spread }: Words): string =>
  styles.name(
    'text',
    `<style:text-properties${bold ? ' fo:font-weight="bold" style:font-weight-complex="bold"' : ''}${italic ? ' fo:font-style="italic" style:font-style-complex="italic"' : ''}${underline ? ' style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"' : ''}${size ? ` fo:font-size="${size}pt" style:font-size-complex="${size}pt"` : ''}${colour ? ` fo:color="${colour}"` : ''}${spread ? ` fo:letter-spacing="${spread}pt"` : ''}/>`,
  );

const wordsXml = (styles: Styles, words: Words): string =>
  `<text:span text:style-name="${wordsStyle(styles, words)}">${escaped(words.text)
    .replaceAll('\t', '<text:tab/>')
    .replace(/ {2,}/g, (gap) => ` <text:s text:c="${gap.length - 1}"/>`)}</text:span>`;

const paragraphXml = (styles: Styles, paragraph: Paragraph, width: number, columnBreak = false): string => {
  const { align, indent = 0, indentRight = 0, before = 0, after = 2, shade, rule, tab, bullet } = paragraph;
  const { hanging = 0 } = paragraph;
  const typed = bullet !== undefined && bullet !== 'list';
  const properties = [
    `fo:margin-top="${before}pt" fo:margin-bottom="${after}pt"`,
    bullet === 'list' ? '' : `fo:margin-left="${indent + hanging + (typed ? 14 : 0)}pt"`,
    indentRight > 0 ? `fo:margin-right="${indentRight}pt"` : '',
    typed ? 'fo:text-indent="-12pt"' : '',
    hanging > 0 ? `fo:text-indent="-${hanging}pt"` : '',
    align ? `fo:text-align="${align === 'right' ? 'end' : align}"` : '',
    shade ? `fo:background-color="${shade}"` : '',
    rule === 'below' ? 'fo:border-bottom="0.75pt solid #444444" fo:padding-bottom="1pt"' : '',
    rule === 'box' ? 'fo:border="0.75pt solid #444444" fo:padding="2pt"' : '',
    columnBreak ? 'fo:break-before="column"' : '',
  ].join(' ');
  const hasTab = paragraph.words.some(({ text }) => text.includes('\t'));
  const goesLeft = tab !== undefined || hanging > 0;
  const stop = hasTab
    ? `<style:tab-stops><style:tab-stop style:position="${(tab ?? (hanging > 0 ? 0 : width - indent)).toFixed(1)}pt" style:type="${goesLeft ? 'left' : 'right'}"/></style:tab-stops>`
    : '';
  const name = styles.name(
    'paragraph',
    `<style:paragraph-properties ${properties}>${stop}</style:paragraph-properties>`,
    ' style:parent-style-name="Standard"',
  );
  const words = `${typed ? `${escaped(bullet)} ` : ''}${paragraph.words.map((part) => wordsXml(styles, part)).join('')}`;
  const xml = `<text:p text:style-name="${name}">${words}</text:p>`;
  return bullet === 'list'
    ? `<text:list text:style-name="L1"><text:list-item>${xml}</text:list-item></text:list>`
    : xml;
};

const gridXml = (styles: Styles, grid: Grid, room: number): string => {
  const { widths, rows, ruled, shadeFirst, shadeLeft, width = room } = grid;
  const table = styles.name(
    'table',
    `<style:table-properties style:width="${width.toFixed(1)}pt" table:align="left" fo:margin-top="2pt" fo:margin-bottom="4pt"/>`,
  );
  const whole = widths.reduce((sum, share) => sum + share, 0);
  const columns = widths.map((share) => {
    const name = styles.name(
      'table-column',
      `<style:table-column-properties style:column-width="${((share / whole) * width).toFixed(1)}pt"/>`,
    );
    return `<table:table-column table:style-name="${name}"/>`;
  });
  const cellStyle = (shade?: string): string =>
    styles.name(
      'table-cell',
      `<style:table-cell-properties fo:padding="3pt"${ruled ? ' fo:border="0.5pt solid #000000"' : ' fo:border="none"'}${shade ? ` fo:background-color="${shade}"` : ''}/>`,
    );
  const body = rows.map((row, at) => {
    const cells = row.map((cell, column) => {
      const inner = ((widths[column] ?? 1) / whole) * width - 6;
      const text = cell.length > 0 ? cell : [{ kind: 'paragraph', words: [] } as const];
      return `<table:table-cell table:style-name="${cellStyle((at === 0 ? shadeFirst : undefined) ?? (column === 0 ? shadeLeft : undefined))}" office:value-type="string">${text.map((one) => paragraphXml(styles, one, inner)).join('')}</table:table-cell>`;
    });
    return `<table:table-row>${cells.join('')}</table:table-row>`;
  });
  return `<table:table table:style-name="${table}">${columns.join('')}${body.join('')}</table:table>`;
};

const pieceXml = (styles: Styles, piece: Piece, width: number): string => {
  if (piece.kind === 'paragraph') return paragraphXml(styles, piece, width);
  if (piece.kind === 'grid') return gridXml(styles, piece, width);
  if (piece.kind === 'columns') {
    const whole = piece.widths.reduce((sum, share) => sum + share, 0);
    const section = styles.name(
      'section',
      `<style:section-properties text:dont-balance-text-columns="true"><style:columns fo:column-count="${piece.widths.length}">${piece.widths.map((share) => `<style:column style:rel-width="${Math.round((share / whole) * 65535)}*" fo:start-indent="8pt" fo:end-indent="8pt"/>`).join('')}</style:columns></style:section-properties>`,
    );
    const columns = piece.columns.map((column, index) =>
      column
        .map((one, at) =>
          paragraphXml(styles, one, ((piece.widths[index] ?? 1) / whole) * width - 16, index > 0 && at === 0),
        )
        .join(''),
    );
    return `<text:section text:style-name="${section}" text:name="S${styles.xml().length}">${columns.join('')}</text:section>`;
  }
  const frame = styles.name(
    'graphic',
    `<style:graphic-properties style:wrap="${piece.clear ? 'run-through' : piece.side === 'right' ? 'left' : 'right'}" style:horizontal-pos="${piece.side}" style:horizontal-rel="page-content" style:vertical-pos="from-top" style:vertical-rel="paragraph" draw:fill="none"${piece.clear ? ' draw:stroke="none"' : ''} fo:border="none" fo:padding="2pt" fo:margin-left="8pt" fo:margin-right="8pt"/>`,
  );
  const inner = piece.pieces.map((one) => paragraphXml(styles, one, piece.width - 4)).join('');
  return `<text:p><draw:frame draw:style-name="${frame}" text:anchor-type="paragraph" svg:width="${piece.width}pt" svg:y="0pt" draw:z-index="0"><draw:text-box fo:min-height="100pt">${inner}</draw:text-box></draw:frame></text:p>`;
};

/** The page as one XML file that LibreOffice opens. */
export const writeFodt = ({
  font,
  size,
  margin,
  marginLeft = margin,
  marginRight = margin,
  pieces,
}: SetPage): string => {
  const styles = new Styles();
  const width = pageWidth - marginLeft - marginRight;
  const body = pieces.map((piece) => pieceXml(styles, piece, width)).join('');
  const faces = [font, 'Noto Sans Devanagari'].map(
    (name) => `<style:font-face style:name="${name}" svg:font-family="'${name}'"/>`,
  );
  const bullets = `<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="18pt" fo:text-indent="-12pt" fo:margin-left="18pt"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>`;
  const pageStyle = `<style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="595.3pt" fo:page-height="841.9pt" fo:margin-top="${margin}pt" fo:margin-bottom="${margin}pt" fo:margin-left="${marginLeft}pt" fo:margin-right="${marginRight}pt"/></style:page-layout>`;
  const standard = `<style:default-style style:family="paragraph"><style:text-properties style:font-name="${font}" fo:font-size="${size}pt" style:font-name-complex="Noto Sans Devanagari" style:font-size-complex="${size}pt" fo:language="en" fo:country="IN"/></style:default-style><style:style style:name="Standard" style:family="paragraph"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${[...namespaces, ...compatible].join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:font-face-decls>${faces.join('')}</office:font-face-decls><office:styles>${standard}</office:styles><office:automatic-styles>${bullets}${pageStyle}${styles.xml()}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1"/></office:master-styles><office:body><office:text>${body}</office:text></office:body></office:document>`;
};
