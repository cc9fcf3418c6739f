import { type Refusal, refuse } from '@kalam/domain/refusal';
import { ArchiveError } from '../archive/zip-directory.ts';
import { BlockWriter, type Piece, TooMuchText } from '../source/block-writer.ts';
import type { Block } from '../source/blocks.ts';
import { childOf, childrenOf, type XmlElement, XmlError } from '../xml/read-xml.ts';
import { DocxFlow } from './docx-flow.ts';
import { DocxNumbering } from './docx-numbering.ts';
import { DocxPackage } from './docx-package.ts';
import { type DocxContext, DocxReader } from './docx-reader.ts';
import { linesOf, type StoryItem, textOf } from './docx-story.ts';
import { DocxStyles } from './docx-styles.ts';

export type DocxReading =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly blocks: readonly Block[]; readonly text: string };

/** The text of a Word file in reading order, or why it cannot be read. */
export const readDocx = (bytes: Uint8Array): DocxReading => {
  try {
    const writer = new BlockWriter();
    readPackage(new DocxPackage(bytes), writer);
    if (writer.blocks.length === 0) return { refusal: refuse('import-nothing-found') };
    return { blocks: writer.blocks, text: writer.text };
  } catch (failure) {
    return { refusal: docxRefusal(failure) };
  }
};

/** What stood in the way, in words for whoever brought the file; a fault of ours is thrown on. */
const docxRefusal = (failure: unknown): Refusal => {
  if (failure instanceof TooMuchText) return refuse('import-too-much-text');
  if (failure instanceof XmlError)
    return refuse(failure.fault === 'large' ? 'import-too-much-text' : 'import-word-broken');
  if (!(failure instanceof ArchiveError)) throw failure;
  if (failure.fault === 'bomb') return refuse('import-archive-bomb');
  return refuse(failure.fault === 'locked' ? 'import-word-locked' : 'import-word-broken');
};

const readPackage = (file: DocxPackage, writer: BlockWriter): void => {
  const document = file.xml(file.main);
  if (!document) throw new ArchiveError('broken');
  const part = (kind: string): XmlElement | undefined => {
    const [name] = file.related(kind);
    return name === undefined ? undefined : file.xml(name);
  };
  const styles = new DocxStyles(part('styles'));
  const context: DocxContext = {
    file,
    styles,
    numbering: new DocxNumbering(part('numbering'), styles),
    count: { lines: 0 },
  };
  const reader = new DocxReader(context, file.main);
  const body = reader.items(childOf(document, 'w:body') ?? document);
  const margins = marginParts(context, reader.sections, body);
  const flow = new DocxFlow(writer);
  for (const header of margins.headers) flow.part(header);
  flow.part(body);
  for (const note of notesOf(context, body)) flow.part(note);
  for (const footer of margins.footers) flow.part(footer);
};

const plain = (line: readonly Piece[]): string =>
  textOf(line)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words around the number of a page. */
const pageWords = /^(?:page|pg|p|of|पृष्ठ|पेज)*$/;

/**
 * What stands above and below every page. Contacts are often there; a name that is only repeated from the text, and the
 * number of the page, are not read again.
 */
const marginParts = (
  context: DocxContext,
  sections: readonly XmlElement[],
  body: readonly StoryItem[],
): {
  readonly headers: readonly (readonly StoryItem[])[];
  readonly footers: readonly (readonly StoryItem[])[];
} => {
  const said = new Set(linesOf(body).map(plain));
  const read = (kind: 'header' | 'footer'): readonly (readonly StoryItem[])[] => {
    const parts = sections
      .flatMap((section) => childrenOf(section, `w:${kind}Reference`))
      .map(({ attributes }) => context.file.relation(context.file.main, attributes['r:id']))
      .flatMap((relation) => (relation && !relation.isOutside ? [relation.target] : []));
    return [...new Set(parts)].map((part) => {
      const items = new DocxReader(context, part).items(context.file.xml(part));
      const kept = items.map((item) => onlyNew(item, said));
      for (const line of linesOf(items)) said.add(plain(line));
      return kept;
    });
  };
  return { headers: read('header'), footers: read('footer') };
};

const onlyNew = (item: StoryItem, said: ReadonlySet<string>): StoryItem => {
  if (item.kind === 'table')
    return {
      ...item,
      rows: item.rows.map((row) =>
        row.map((cell) => ({ ...cell, items: cell.items.map((inner) => onlyNew(inner, said)) })),
      ),
    };
  const isRepeated = (line: readonly Piece[]): boolean => {
    const words = plain(line);
    return words !== '' && (said.has(words) || (item.hasPageNumber && pageWords.test(words)));
  };
  return {
    ...item,
    lines: item.lines.map((line) => (isRepeated(line) ? [] : line)),
    boxes: item.boxes.map((box) => box.map((inner) => onlyNew(inner, said))),
  };
};

/** The notes the text refers to, in its order. */
const notesOf = (context: DocxContext, body: readonly StoryItem[]): readonly (readonly StoryItem[])[] => {
  const asked = [...new Set(noteNames(body))];
  if (asked.length === 0) return [];
  const found = new Map<string, readonly StoryItem[]>();
  for (const kind of ['footnote', 'endnote']) {
    const [part] = context.file.related(`${kind}s`);
    if (part === undefined) continue;
    const reader = new DocxReader(context, part);
    for (const note of childrenOf(context.file.xml(part), `w:${kind}`)) {
      const name = `${kind} ${note.attributes['w:id'] ?? ''}`;
      if (asked.includes(name)) found.set(name, reader.items(note));
    }
  }
  return asked.flatMap((name) => {
    const items = found.get(name);
    return items ? [items] : [];
  });
};

const noteNames = (items: readonly StoryItem[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'table'
      ? item.rows.flatMap((row) => row.flatMap((cell) => noteNames(cell.items)))
      : [...item.notes, ...item.boxes.flatMap(noteNames)],
  );
