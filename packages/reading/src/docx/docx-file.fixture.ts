import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declared = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
].join(' ');

interface DocxParts {
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  /** By their file names: `header1`. */
  readonly margins?: Readonly<Record<string, string>>;
  /** Addresses by relation: `link1`. */
  readonly links?: Readonly<Record<string, string>>;
  readonly others?: Readonly<Record<string, Uint8Array>>;
}

const part = (name: string, inside: string): Uint8Array =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} ${declared}>${inside}</w:${name}>`,
  );

/** A Word file written by hand. */
export const docxFile = ({
  body,
  styles,
  numbering,
  footnotes,
  margins,
  links,
  others,
}: DocxParts): Uint8Array => {
  const relation = (id: string, type: string, target: string, mode = ''): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode}/>`;
  const relations = [
    ...(styles === undefined ? [] : [relation('styles', 'styles', 'styles.xml')]),
    ...(numbering === undefined ? [] : [relation('numbering', 'numbering', 'numbering.xml')]),
    ...(footnotes === undefined ? [] : [relation('footnotes', 'footnotes', '/word/footnotes.xml')]),
    ...Object.keys(margins ?? {}).map((name) => relation(name, name.replace(/\d/g, ''), `${name}.xml`)),
    ...Object.entries(links ?? {}).map(([id, target]) =>
      relation(id, 'hyperlink', target, ' TargetMode="External"'),
    ),
  ];
  const relationships = (inside: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`,
    );
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': relationships(relation('main', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relationships(relations.join('')),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    ...(styles !== undefined && { 'word/styles.xml': part('styles', styles) }),
    ...(numbering !== undefined && { 'word/numbering.xml': part('numbering', numbering) }),
    ...(footnotes !== undefined && { 'word/footnotes.xml': part('footnotes', footnotes) }),
    ...Object.fromEntries(
      Object.entries(margins ?? {}).map(([name, inside]) => [
        `word/${name}.xml`,
        part(name.startsWith('header') ? 'hdr' : 'ftr', inside),
      ]),
    ),
    ...others,
  });
};

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (text: string, properties = '', look = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${text === '' ? '' : run(text, look)}</w:p>`;

export const cell = (inside: string, properties = ''): string =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${inside}</w:tc>`;

export const table = (...rows: (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;
