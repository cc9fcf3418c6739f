import { documentWords } from '@kalam/domain/resumes/document-words';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { ArchiveError } from '../archive/zip-directory.ts';
import { Ledger } from '../ledger.ts';
import { OwnDraft } from '../pdf/own-draft.ts';
import type { OwnText } from '../pdf/own-marks.ts';
import { fieldsOf } from '../pdf/own-pdf.ts';
import { evened, printedWords } from '../pdf/own-values.ts';
import type { ReadField, ReadResume } from '../reading-result.ts';
import { childOf, isElement, type XmlElement, XmlError } from '../xml/read-xml.ts';
import { DocxPackage } from './docx-package.ts';

/** The letters of a paragraph, and where those of links lead. */
interface OwnParagraph {
  text: string;
  readonly links: { readonly start: number; readonly end: number; readonly address: string }[];
}

interface OwnMarks {
  readonly template: string;
  readonly language: string;
  readonly paths: readonly string[];
  /** For each paragraph a field and how many letters it has, by turns. */
  readonly paragraphs: readonly (readonly number[])[];
}

/**
 * One of our own Word files, by what it says of its letters: each field as it was, as far as the page says it. Nothing where
 * the file is not ours, or was changed since: then it is read like anybody's.
 */
export const readOwnDocx = (
  bytes: Uint8Array,
  { newId }: { readonly newId: () => string },
): ReadResume | undefined => {
  try {
    return readOwnPackage(new DocxPackage(bytes), newId);
  } catch (failure) {
    // Why it cannot be opened is told by whoever reads it as any Word file.
    if (failure instanceof ArchiveError || failure instanceof XmlError) return undefined;
    throw failure;
  }
};

const readOwnPackage = (file: DocxPackage, newId: () => string): ReadResume | undefined => {
  const marks = marksOf(file);
  const document = marks && file.xml(file.main);
  if (!marks || !document) return undefined;
  const paragraphs = paragraphsOf(document, file);
  const own = ownTexts(marks, paragraphs);
  return own && readTexts(own, paragraphs, marks, newId);
};

const marksOf = (file: DocxPackage): OwnMarks | undefined => {
  for (const part of file.related('customXml')) {
    const root = file.xml(part);
    if (root?.attributes.xmlns !== 'urn:kalam:fields') continue;
    const { template = '', language = '' } = root.attributes;
    const said = (name: string): string =>
      childOf(root, name)
        ?.children.filter((child) => !isElement(child))
        .join('') ?? '';
    return {
      template,
      language,
      paths: said('paths').split(' '),
      paragraphs: said('marks')
        .split(';')
        .map((pairs) => pairs.split(' ').filter(Boolean).map(Number)),
    };
  }
  return undefined;
};

/** As our writer counts them: every paragraph from where it begins, also in tables. */
const paragraphsOf = (document: XmlElement, file: DocxPackage): readonly OwnParagraph[] => {
  const paragraphs: OwnParagraph[] = [];
  const visit = (element: XmlElement, link: string | undefined): void => {
    if (element.name === 'w:p') paragraphs.push({ text: '', links: [] });
    const last = paragraphs.at(-1);
    if (element.name === 'w:t' && last) {
      const start = last.text.length;
      last.text += element.children.filter((child) => !isElement(child)).join('');
      if (link !== undefined) last.links.push({ start, end: last.text.length, address: link });
    }
    const relation =
      element.name === 'w:hyperlink' ? file.relation(file.main, element.attributes['r:id']) : undefined;
    const inner = relation?.isOutside ? relation.target : link;
    for (const child of element.children) if (isElement(child)) visit(child, inner);
  };
  visit(document, undefined);
  return paragraphs;
};

/** Undefined where the letters are no longer as many as were written. */
const ownTexts = (
  { paths, paragraphs: marks }: OwnMarks,
  paragraphs: readonly OwnParagraph[],
): readonly OwnText[] | undefined => {
  if (marks.length !== paragraphs.length) return undefined;
  const own: OwnText[] = [];
  let before = 0;
  for (const [index, { text, links }] of paragraphs.entries()) {
    let start = 0;
    const pairs = marks[index] ?? [];
    for (let pair = 0; pair < pairs.length; pair += 2) {
      const [field = -1, length = 0] = [pairs[pair], pairs[pair + 1]];
      const path = field < 0 ? undefined : paths[field];
      const end = start + length;
      if (!(length >= 0) || end > text.length) return undefined;
      if (path === '•') own.push({ path: '', text: '•', runs: [] });
      else if (path !== undefined) {
        const link = links.find((found) => found.start < end && found.end > start)?.address;
        own.push({
          path,
          text: text.slice(start, end),
          runs: [streamRun(text.slice(start, end), before + start, link)],
        });
      }
      start = end;
    }
    if (start !== text.length) return undefined;
    before += text.length + 1;
  }
  return own;
};

const streamRun = (text: string, at: number, link: string | undefined): OwnText['runs'][number] => ({
  run: {
    text,
    at,
    page: 0,
    x: 0,
    y: 0,
    width: 0,
    size: 0,
    font: '',
    bold: false,
    italic: false,
    ...(link !== undefined && { link }),
  },
  after: '',
});

const readTexts = (
  own: readonly OwnText[],
  paragraphs: readonly OwnParagraph[],
  { language, template }: OwnMarks,
  newId: () => string,
): ReadResume => {
  const isHindi = language.startsWith('hi');
  const draft = new OwnDraft(printedWords(documentWords[isHindi ? 'hi' : 'en']), newId);
  if (isHindi) draft.data.language = 'hi';
  const text = paragraphs.map((paragraph) => `${paragraph.text}\n`).join('');
  const ledger = new Ledger(text);
  for (const [path, printed] of fieldsOf(own, draft, ledger)) draft.read(path, printed);
  const fields = draft.finish().map(({ path, value, from }): ReadField => {
    const written = evened(from.lines.join('\n'));
    return { path, value, ...(written !== evened(value) && { written }), confidence: 'sure', boxes: [] };
  });
  return {
    source: 'own-docx',
    data: draft.data,
    fields,
    tray: ledger.left().map(({ start, end }, index) => ({
      id: `left-${index}`,
      text: text.slice(start, end).trim(),
      boxes: [],
    })),
    notes: [],
    pages: [],
    ...(templateLayouts.some((known) => known === template) && { look: { template } }),
  };
};
