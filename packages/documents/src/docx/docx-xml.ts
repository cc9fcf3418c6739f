/** Finished XML. A text only becomes part of it through `element` or `text`, which escape. */
export interface Xml {
  readonly xml: string;
  /** What it says on a line, for whoever measures the line. */
  readonly said?: Said;
}

export interface Said {
  readonly text: string;
  /** A character style, where it has one of its own. */
  readonly style?: string | undefined;
  /** In points, where it is not that of its style. */
  readonly size?: number;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What XML 1.0 cannot hold, even escaped. Text arrives clean from compose; titles and addresses pass here as well. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (value: string): string =>
  value.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] ?? '');

export const text = (value: string): Xml => ({ xml: escapeXml(value) });

export type Child = Xml | undefined | false;

export const element = (name: string, attributes: Attributes = {}, ...children: Child[]): Xml => {
  let written = '';
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) written += ` ${key}="${escapeXml(String(value))}"`;
  let inside = '';
  for (const child of children) if (child) inside += child.xml;
  return { xml: inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>` };
};

/** An element of WordprocessingML whose whole meaning is its value: `<w:jc w:val="center"/>`. */
export const value = (name: string, val: string | number | undefined): Child =>
  val !== undefined && element(name, { 'w:val': val });

/** A property that is on or absent: `<w:keepNext/>`. */
export const flag = (name: string, on: boolean | undefined): Child => on === true && element(name);

export const part = (root: Xml): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root.xml}`);

export const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
} as const;

export const declare = (...prefixes: (keyof typeof namespaces)[]): Attributes =>
  Object.fromEntries(prefixes.map((prefix) => [`xmlns:${prefix}`, namespaces[prefix]]));
