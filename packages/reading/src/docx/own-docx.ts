import { documentWords } from '@kalam/domain/resumes/document-words';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { ArchiveError } from '../archive/zip-directory.ts';
import { Ledger } from '../ledger.ts';
import { OwnDraft } from '../pdf/own-draft.ts';
import { fieldsOf } from '../pdf/own-pdf.ts';
import { evened, printedWords } from '../pdf/own-values.ts';
import type { ReadField, ReadResume } from '../reading-result.ts';
import { childOf, isElement, type XmlElement, XmlError } from '../xml/read-xml.ts';
import { DocxPackage } from './docx-package.ts';
import { type OwnMark, type OwnParagraph, type OwnTexts, ownTexts } from './own-docx-texts.ts';

interface OwnMarks {
  readonly template: string;
  readonly language: string;
  readonly paths: readonly string[];
  /** One for each paragraph that was written. */
  readonly paragraphs: readonly OwnMark[];
}

/**
 * One of our own Word files, by what it says of its letters: each field as it was, as far as the page says it, and as it was
 * changed since. Nothing where the file is not ours, or little of it is left: then it is read like anybody's.
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
  const own = ownPackage(file);
  return own && readTexts(own, own.paragraphs, own.marks, newId);
};

interface OwnPackage extends OwnTexts {
  readonly paragraphs: readonly OwnParagraph[];
  readonly marks: OwnMarks;
}

/** The texts of the fields by what the file says of them; nothing where it says nothing that still holds. */
export const ownPackage = (file: DocxPackage): OwnPackage | undefined => {
  const marks = marksOf(file);
  const document = marks && file.xml(file.main);
  if (!marks || !document) return undefined;
  const paragraphs = paragraphsOf(document, file);
  const own = ownTexts(marks.paths, marks.paragraphs, paragraphs);
  return own && { ...own, paragraphs, marks };
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
        .map((mark) => {
          const [checksum = '', ...pairs] = mark.split(' ');
          return { checksum, pairs: pairs.map(Number) };
        }),
    };
  }
  return undefined;
};

const isListMark = ({ name, attributes }: XmlElement): boolean =>
  name === 'w:numPr' || (name === 'w:pStyle' && attributes['w:val'] === 'ListBullet');

/** As our writer counts them: every paragraph from where it begins, also in tables. */
const paragraphsOf = (document: XmlElement, file: DocxPackage): readonly OwnParagraph[] => {
  const paragraphs: OwnParagraph[] = [];
  const visit = (element: XmlElement, link: string | undefined): void => {
    if (element.name === 'w:p') paragraphs.push({ text: '', links: [], isListed: false });
    const last = paragraphs.at(-1);
    if (last && isListMark(element)) last.isListed = true;
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

const readTexts = (
  { texts, changed }: OwnTexts,
  paragraphs: readonly OwnParagraph[],
  { language, template }: OwnMarks,
  newId: () => string,
): ReadResume => {
  const isHindi = language.startsWith('hi');
  const draft = new OwnDraft(printedWords(documentWords[isHindi ? 'hi' : 'en']), newId);
  if (isHindi) draft.data.language = 'hi';
  const text = paragraphs.map((paragraph) => `${paragraph.text}\n`).join('');
  const ledger = new Ledger(text);
  for (const [path, printed] of fieldsOf(texts, draft, ledger)) draft.read(path, printed);
  const fields = draft.finish().map(({ path, value, from }): ReadField => {
    const written = evened(from.lines.join('\n'));
    const isChanged = from.runs.some(({ run }) => changed.has(run.at));
    return {
      path,
      value,
      ...(written !== evened(value) && { written }),
      confidence: isChanged ? 'check' : 'sure',
      boxes: [],
    };
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
