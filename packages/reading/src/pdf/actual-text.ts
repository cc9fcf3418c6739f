import { bytesAsText, streamsOf, unpackWithin } from './packed-streams.ts';

/** A stream that draws, as the order of its marks and what some of them say that they read. */
export interface MarkedStream {
  readonly tags: readonly string[];
  /** By the number of the mark. */
  readonly texts: ReadonlyMap<number, string>;
}

const mostUnpacked = 8 * 1024 * 1024;
/** Pictures, fonts and tables of objects draw nothing. */
const noPage = /\/Subtype\s*\/Image\b|\/Length1\b|\/Type\s*\/(?:ObjStm|XRef|Metadata)\b/;
const mark =
  /\/([A-Za-z0-9]+)\s*(?:(<<(?:[^<>()]|<[^<>]*>|\((?:\\.|[^\\()])*\))*>>)|\/[A-Za-z0-9]+)?\s*(?:BDC|BMC)(?=\s)/gs;
const actualText = /\/ActualText\s*(?:<\s*([0-9A-Fa-f\s]*)>|\(((?:\\.|[^\\()])*)\))/s;

const decoded = (hex: string | undefined, literal: string | undefined): string | undefined => {
  const digits = hex?.replace(/\s/g, '').toUpperCase();
  if (digits?.startsWith('FEFF'))
    return String.fromCharCode(
      ...(digits.slice(4).match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)),
    );
  return literal !== undefined && /^[\x20-\x7E]*$/.test(literal)
    ? literal.replace(/\\(.)/g, '$1')
    : undefined;
};

const markedStream = (content: string): MarkedStream => {
  const tags: string[] = [];
  const texts = new Map<number, string>();
  for (const [, tag = '', properties = ''] of content.matchAll(mark)) {
    const said = properties.includes('MCID') ? undefined : actualText.exec(properties);
    const text = said ? decoded(said[1], said[2]) : undefined;
    if (text !== undefined) texts.set(tags.length, text);
    tags.push(tag);
  }
  return { tags, texts };
};

/**
 * Where a letter is drawn by several shapes or a shape stands for several letters, as in Devanagari, some programs write
 * beside the shapes what they read. pdf.js does not look at that; without it such text is read with letters doubled,
 * exchanged and missing.
 */
export const markedStreams = (bytes: Uint8Array): readonly MarkedStream[] => {
  const found: MarkedStream[] = [];
  for (const { dictionary, start, end } of streamsOf(bytesAsText(bytes))) {
    if (noPage.test(dictionary)) continue;
    const isPacked = /\/FlateDecode\b/.test(dictionary);
    const content = isPacked
      ? unpackWithin(bytes.subarray(start, end), mostUnpacked)
      : bytes.subarray(start, end);
    const text = content && bytesAsText(content);
    if (!text?.includes('/ActualText')) continue;
    const marked = markedStream(text);
    if (marked.texts.size > 0) found.push(marked);
  }
  return found;
};

/** What the marks of a page read, where one of the streams has just these marks. */
export const textsOfMarks = (
  streams: readonly MarkedStream[],
  tags: readonly string[],
): ReadonlyMap<number, string> | undefined =>
  streams.find(
    (stream) => stream.tags.length === tags.length && stream.tags.every((tag, index) => tag === tags[index]),
  )?.texts;
