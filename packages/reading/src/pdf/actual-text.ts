import { bytesAsText, streamsOf, unpackWithin } from './packed-streams.ts';
import type { TextItem, TextPage } from './page-text.ts';

/** For each beginning of marked content in a stream, in order, the text it stands for where the file says so. */
export type Replacements = readonly (string | undefined)[];

const sizeLimit = 4 * 1024 * 1024;
const streamLimit = 400;

const ofHex = (hex: string): string => {
  const codes = (hex.replace(/\s/g, '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return ofBytes(codes);
};

const ofLiteral = (literal: string): string =>
  ofBytes(
    [
      ...literal.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, sign: string) => {
        if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8) & 255);
        return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r\n': '', '\r': '' }[sign] ?? sign;
      }),
    ].map((sign) => sign.charCodeAt(0) & 255),
  );

/** Two bytes a letter where a mark in front says so. */
const ofBytes = (codes: readonly number[]): string => {
  if (codes[0] !== 0xfe || codes[1] !== 0xff) return String.fromCharCode(...codes);
  const letters: number[] = [];
  for (let at = 2; at + 1 < codes.length; at += 2)
    letters.push(((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0));
  return String.fromCharCode(...letters);
};

const token =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[0-9a-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|%[^\n\r]*|[^\s()<>[\]{}/%]+/g;

/** Reads the operators that begin marked content out of all others. */
const replacementsIn = (content: string): Replacements => {
  const found: (string | undefined)[] = [];
  let isNext = false;
  let actual: string | undefined;
  for (const [part] of content.matchAll(token)) {
    if (part === 'BDC' || part === 'BMC') {
      found.push(actual);
      actual = undefined;
    } else if (part === '/ActualText') isNext = true;
    else if (isNext) {
      isNext = false;
      if (part.startsWith('(')) actual = ofLiteral(part.slice(1, -1));
      else if (part.startsWith('<') && part !== '<<') actual = ofHex(part.slice(1, -1));
    }
  }
  return found;
};

/**
 * What a file says its glyphs mean where they alone do not tell: programs write so for Indian scripts, whose glyphs stand in
 * another order than their letters. pdf.js has no place for it, so the streams are looked at here.
 */
export const replacementsOf = (bytes: Uint8Array): readonly Replacements[] => {
  const found: Replacements[] = [];
  let count = 0;
  for (const { dictionary, start, end } of streamsOf(bytesAsText(bytes))) {
    if (++count > streamLimit) break;
    if (/\/(?:Subtype\s*\/Image|Length1|Type\s*\/(?:XRef|ObjStm))\b/.test(dictionary)) continue;
    const packed = bytes.subarray(start, end);
    const plain = /\/(?:FlateDecode|Fl)\b/.test(dictionary) ? unpackWithin(packed, sizeLimit) : packed;
    const content = plain && bytesAsText(plain);
    if (content?.includes('/ActualText')) found.push(replacementsIn(content));
  }
  return found;
};

type Items = TextPage['items'];

const isText = (item: Items[number]): item is TextItem => 'str' in item;
const isBegin = (item: Items[number]): boolean => !isText(item) && item.type.startsWith('begin');

/** The same items with what the file says they mean; as they are where no stream is plainly theirs. */
export const withActualText = (items: Items, all: readonly Replacements[]): Items => {
  const begins = items.filter(isBegin).length;
  const replacements = begins === 0 ? undefined : all.find(({ length }) => length === begins);
  if (!replacements) return items;
  const kept: Items[number][] = [];
  /** For each open content, where its first text stands among those kept, if it is replaced. */
  const open: { readonly text: string | undefined; at: number }[] = [];
  let begun = 0;
  for (const item of items) {
    const inside = open.findLast(({ text }) => text !== undefined);
    if (isText(item) && inside?.text !== undefined) {
      const first = kept[inside.at];
      if (first && isText(first))
        kept[inside.at] = { ...first, width: first.width + item.width, hasEOL: item.hasEOL };
      else if (item.str.trim() !== '') inside.at = kept.push({ ...item, str: inside.text }) - 1;
      continue;
    }
    kept.push(item);
    if (isText(item)) continue;
    if (item.type === 'endMarkedContent') open.pop();
    else open.push({ text: replacements[begun++], at: -1 });
  }
  return kept;
};
