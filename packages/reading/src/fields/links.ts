import type { Traced } from '../text/traced-text.ts';
import { type Found, foundAt } from './found.ts';

export type LinkKind = 'linkedin' | 'github' | 'website';

export interface FoundLink extends Found {
  /** With `https://` where the file leaves it out. */
  readonly value: string;
  readonly kind: LinkKind;
}

const path = '(?:[/?#:][^\\s<>|"“”•·]*)?';
const host = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+';
/** Endings that people's pages have; anything at all may follow `https://` or `www.`. */
const ending =
  '(?:com|in|co\\.in|org|net|io|dev|me|co|ai|app|edu|info|xyz|tech|page|site|blog|link|online|live|bio|design|studio|works|gov\\.in|ac\\.in)';
const link = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])(?:https?:\\s?//\\s?${host}[a-z]{2,}|www\\.${host}[a-z]{2,}|${host}${ending})(?![\\p{L}\\p{N}@-])${path}`,
  'giu',
);
/** The full stop of a sentence, and brackets that opened before. */
const trailing = /[.,;:!'’)\]}]+$/u;

const kindOf = (address: string): LinkKind => {
  if (/^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\./i.test(address)) return 'linkedin';
  return /^(?:https?:\/\/)?(?:www\.)?github\./i.test(address) ? 'github' : 'website';
};

export const linkAddress = (written: string): string => {
  const address = written.replace(/\s/g, '').replace(/^https?:\/\/(?=https?:)/i, '');
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
};

/** Short words with a stop are no addresses: `B.Tech in`, `node.js`, `e.g. me`. */
const isAbbreviation = (text: string): boolean =>
  /^(?:[a-z]\.)+[a-z]{1,4}$/i.test(text) ||
  /^(?:asp|vb|ado)\.net$/i.test(text) ||
  /^(?:b|m|ph|d)\.[a-z]+$/i.test(text);

export const linkKind = (address: string): LinkKind => kindOf(address.replace(/^(https?:\/\/)?www\./i, '$1'));

/** Web addresses, with or without what they begin with. */
export const findLinks = (whole: Traced): readonly FoundLink[] =>
  [...whole.text.matchAll(link)].flatMap((match) => {
    const written = match[0].replace(/\)(?=.*$)/u, (bracket, at: number) =>
      match[0].slice(0, at).includes('(') ? bracket : '\n',
    );
    const [own = ''] = written.split('\n');
    const text = own.replace(trailing, '');
    if (isAbbreviation(text)) return [];
    return [
      {
        ...foundAt(whole, match.index, match.index + text.length),
        value: linkAddress(text),
        kind: linkKind(text.replace(/\s/g, '')),
      },
    ];
  });

/** What a label that names a site may have for a value: `LinkedIn: asha-rao`, `GitHub: @asha`. */
const handle = /^\s*@?(?:\/?(?:in|pub)\/)?([\p{L}\p{N}][\p{L}\p{N}._-]{2,})\/?\s*$/u;

export const handleIn = (text: string): string | undefined => handle.exec(text)?.[1];
