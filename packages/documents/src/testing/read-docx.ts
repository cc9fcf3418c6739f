import { strFromU8, unzipSync } from 'fflate';

export interface ReadParagraph {
  readonly style: string;
  readonly text: string;
  readonly list: boolean;
}

export interface ReadDocx {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly paragraphs: readonly ReadParagraph[];
  readonly text: string;
  readonly links: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
  xml(path: string): string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
const plain = (xml: string): string => xml.replace(/&(?:amp|lt|gt|quot);/g, (found) => entities[found] ?? '');

const paragraphOf = (xml: string): ReadParagraph => ({
  style: /<w:pStyle w:val="(.*?)"/.exec(xml)?.[1] ?? 'Normal',
  list: /<w:pStyle w:val="ListBullet"/.test(xml),
  text: [...xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|<w:tab\/>/gs)]
    .map(([, words]) => (words === undefined ? '\t' : plain(words)))
    .join(''),
});

/** Reads a Word file of ours back, as far as the tests ask. */
export const readDocx = (bytes: Uint8Array): ReadDocx => {
  const files = unzipSync(bytes);
  const xml = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  const paragraphs = [...xml('word/document.xml').matchAll(/<w:p>.*?<\/w:p>/gs)].map(([found]) =>
    paragraphOf(found),
  );
  const properties = [...xml('docProps/core.xml').matchAll(/<(?:dc|dcterms|cp):(\w+)[^>]*>([^<]*)(?=<)/g)];
  return {
    files,
    xml,
    paragraphs,
    text: paragraphs.map((paragraph) => paragraph.text).join('\n'),
    links: [...xml('word/_rels/document.xml.rels').matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(
      ([, target = '']) => plain(target),
    ),
    properties: Object.fromEntries(properties.map(([, name = '', content = '']) => [name, plain(content)])),
  };
};
