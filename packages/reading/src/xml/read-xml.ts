/** An element by its well-known prefix, whatever prefix its file gives to the namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

export type XmlFault = 'deep' | 'large' | 'empty';

export class XmlError extends Error {
  readonly fault: XmlFault;

  constructor(fault: XmlFault) {
    super(`The XML is not read: ${fault}`);
    this.fault = fault;
  }
}

/** Word itself stays far below; what is deeper was made to exhaust whoever reads it. */
const deepest = 400;
/** A resume of ten pages has some ten thousand. */
const mostElements = 250_000;

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
  /** As written, to find its end. */
  readonly written: string;
  readonly scope: Scope;
}

/** The prefixes that are known at a place, and the names that were found by them. */
interface Scope {
  readonly prefixes: ReadonlyMap<string, string>;
  readonly names: Map<string, string>;
}

const noAttributes: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\ufffd';

/** Entities that a file defines for itself stay as they are written: whoever expands them can be made to do it forever. */
const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
        if (hex !== undefined) return character(Number.parseInt(hex, 16));
        if (decimal !== undefined) return character(Number(decimal));
        return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
      })
    : text;

/**
 * A walk through XML that needs no browser, expands nothing, forgives what is not closed, and stops where a file was made
 * to have no end.
 */
export const readXml = (bytes: Uint8Array, prefixes: ReadonlyMap<string, string>): XmlElement => {
  const text = decodeXml(bytes);
  const root: Open = {
    name: '',
    attributes: {},
    children: [],
    written: '',
    scope: { prefixes: new Map(), names: new Map() },
  };
  const open: Open[] = [root];
  let elements = 0;
  let at = 0;
  const top = (): Open => open.at(-1) ?? root;
  const close = () => {
    const done = open.pop();
    if (done) top().children.push({ name: done.name, attributes: done.attributes, children: done.children });
  };
  while (at < text.length) {
    const start = text.indexOf('<', at);
    const end = start < 0 ? text.length : start;
    if (end > at && open.length > 1) top().children.push(unescaped(text.slice(at, end)));
    if (start < 0) break;
    at = afterMarkup(text, start, (raw) => {
      if (open.length > 1) top().children.push(raw);
    });
    if (text[start + 1] === '!' || text[start + 1] === '?') continue;
    if (text[start + 1] === '/') {
      const name = text.slice(start + 2, at - 1).trim();
      const depth = open.findLastIndex(({ written }) => written === name);
      while (depth > 0 && open.length > depth) close();
      continue;
    }
    elements += 1;
    if (elements > mostElements) throw new XmlError('large');
    if (open.length > deepest) throw new XmlError('deep');
    const isEmpty = text[at - 2] === '/';
    open.push(openElement(text.slice(start + 1, isEmpty ? at - 2 : at - 1), top().scope, prefixes));
    if (isEmpty) close();
  }
  while (open.length > 1) close();
  const first = root.children.find((child) => typeof child !== 'string');
  if (first === undefined) throw new XmlError('empty');
  return first;
};

/** Of Windows' tools some write two bytes a letter. */
const decodeXml = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isTurned = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  return new TextDecoder(isWide ? 'utf-16le' : isTurned ? 'utf-16be' : 'utf-8').decode(bytes);
};

/** Where the markup that begins here ends; raw text goes to `onRaw`. */
const afterMarkup = (text: string, start: number, onRaw: (raw: string) => void): number => {
  const past = (sign: string, from: number): number => {
    const found = text.indexOf(sign, from);
    return found < 0 ? text.length : found + sign.length;
  };
  if (text.startsWith('<!--', start)) return past('-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) {
    const end = past(']]>', start + 9);
    onRaw(text.slice(start + 9, Math.max(start + 9, end - 3)));
    return end;
  }
  if (text.startsWith('<?', start)) return past('?>', start + 2);
  if (text.startsWith('<!', start)) {
    const close = past('>', start);
    const inner = text.slice(start, close).indexOf('[');
    return inner >= 0 ? past('>', past(']', start + inner) - 1) : close;
  }
  return endOfTag(text, start);
};

/** A `>` may stand in the value of an attribute. */
const endOfTag = (text: string, start: number): number => {
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return text.length;
};

const openElement = (tag: string, outer: Scope, prefixes: ReadonlyMap<string, string>): Open => {
  const written = /^[^\s/>]+/.exec(tag)?.[0] ?? '';
  const pairs = tag.length === written.length ? [] : attributesOf(tag, written.length);
  const scope = innerScope(pairs, outer, prefixes);
  const name = knownName(written, scope, false);
  if (pairs.length === 0) return { name, attributes: noAttributes, children: [], written, scope };
  const attributes: Record<string, string> = Object.create(null);
  for (const [key, value] of pairs) attributes[knownName(key, scope, true)] ??= value;
  return { name, attributes, children: [], written, scope };
};

const innerScope = (
  pairs: readonly (readonly [string, string])[],
  outer: Scope,
  prefixes: ReadonlyMap<string, string>,
): Scope => {
  const declared = pairs.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  const inner = declared.map(([name, uri]) => [name.slice(6), prefixes.get(uri) ?? name.slice(6)] as const);
  return { prefixes: new Map([...outer.prefixes, ...inner]), names: new Map() };
};

const knownName = (written: string, { prefixes, names }: Scope, isAttribute: boolean): string => {
  const colon = written.indexOf(':');
  if (isAttribute && colon < 0) return written;
  const known = names.get(written);
  if (known !== undefined) return known;
  const prefix =
    colon < 0 ? prefixes.get('') : (prefixes.get(written.slice(0, colon)) ?? written.slice(0, colon));
  const name = prefix ? `${prefix}:${written.slice(colon + 1)}` : written;
  if (names.size < 10_000) names.set(written, name);
  return name;
};

/** By hand, in one pass: a pattern could be made to try again from every letter. */
const attributesOf = (tag: string, from: number): readonly (readonly [name: string, value: string])[] => {
  const pairs: [string, string][] = [];
  let at = from;
  while (at < tag.length) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) break;
    const name = tag.slice(at, equals).trim();
    let start = equals + 1;
    while (start < tag.length && tag.charCodeAt(start) <= 32) start += 1;
    const quote = tag[start];
    if (quote !== '"' && quote !== "'") {
      at = start;
      continue;
    }
    const end = tag.indexOf(quote, start + 1);
    if (end < 0) break;
    if (name !== '') pairs.push([name, unescaped(tag.slice(start + 1, end))]);
    at = end + 1;
  }
  return pairs;
};

export const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string';

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => isElement(child) && child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child): child is XmlElement => isElement(child) && child.name === name) ?? [];
