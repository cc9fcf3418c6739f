import type { EntryBlock, ImageBlock, Text } from './blocks.ts';
import { cleanLines, cleanText } from './clean-text.ts';
import { mailAddress, phoneAddress, safeHref, shownAddress, shownPhone } from './links.ts';

export type EntryParts = { readonly [Name in keyof EntryContent]?: EntryContent[Name] | undefined };
type EntryContent = Omit<EntryBlock, 'kind' | 'source'>;

/** An entry that says anything; one that has only its second line yet is headed by it. */
export const entry = (source: string, parts: EntryParts): EntryBlock[] => {
  const { title, subtitle, bullets: listed = [], tags = [], paragraphs } = parts;
  if (!(title ?? subtitle ?? listed[0] ?? paragraphs?.[0])) return [];
  const heading = title ?? subtitle ?? { text: '', source };
  const block: { -readonly [Name in keyof EntryBlock]: EntryBlock[Name] } = {
    kind: 'entry',
    source,
    bullets: listed,
    tags,
    title: heading,
  };
  if (title && subtitle) block.subtitle = subtitle;
  if (parts.titleEnd) block.titleEnd = parts.titleEnd;
  if (parts.beside) block.beside = parts.beside;
  if (parts.dates) block.dates = parts.dates;
  if (parts.detail) block.detail = parts.detail;
  if (parts.link) block.link = parts.link;
  if (paragraphs && paragraphs.length > 0) block.paragraphs = paragraphs;
  if (parts.image) block.image = parts.image;
  return [block];
};

export const entries = <Entry>(
  list: readonly Entry[] | undefined,
  path: string,
  composeEntry: (entry: Entry, source: string) => EntryParts,
): EntryBlock[] =>
  (list ?? []).flatMap((item, index) => {
    const source = `${path}.${index}`;
    return entry(source, composeEntry(item, source));
  });

export const optional = (value: string | undefined, source: string): Text | undefined => {
  const text = value && cleanText(value);
  return text ? { text, source } : undefined;
};

const typedMark = /^(?:[•‣◦▪·*–—-]\s+|[•‣◦▪·])\s*/u;

export const startsWithMark = (line: string): boolean => typedMark.test(line);

/** One bullet a line (decision 51). A mark typed at its start would stand beside ours. */
export const bullets = (description: string | undefined, source: string): Text[] =>
  cleanLines(description ?? '')
    .map((line) => line.replace(typedMark, ''))
    .filter(Boolean)
    .map((text) => ({ text, source }));

export const lines = (text: string | undefined, source: string): Text[] =>
  cleanLines(text ?? '').map((line) => ({ text: line, source }));

export const link = (address: string | undefined, source: string): Text | undefined => {
  if (!address) return undefined;
  const shown = optional(shownAddress(cleanText(address)), source);
  const href = safeHref(cleanText(address));
  return shown && href ? { ...shown, href } : shown;
};

/** About half a line: longer, it would be cut where the line ends. */
const shortAddress = 40;

/** A short address stands with the dates of its entry; a long one, or one without dates, has a line of its own. */
export const linkBesideDates = ({ dates, link: address }: EntryParts): Pick<EntryParts, 'detail' | 'link'> =>
  dates && address && address.text.length <= shortAddress ? { detail: address } : { link: address };

/** A phone number or an e-mail address alone can be called or written to. */
export const reachable = (value: string | undefined, source: string): Text | undefined => {
  const found = optional(value, source);
  if (!found) return undefined;
  const href = mailAddress(found.text) ?? phoneAddress(found.text.replace(/^\+91|[ -]/g, ''));
  return { ...found, text: shownPhone(found.text), ...(href && { href }) };
};

export const image = (address: string | undefined, source: string, alt: string): ImageBlock | undefined =>
  address ? { kind: 'image', image: address, alt, source } : undefined;
