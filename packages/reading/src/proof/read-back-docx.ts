import type { Refusal } from '@kalam/domain/refusal';
import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import { DocxPackage } from '../docx/docx-package.ts';
import { ownPackage } from '../docx/own-docx.ts';
import { readDocx } from '../docx/read-docx.ts';
import { assemble } from '../draft/assemble.ts';
import { sectionsOf } from '../sections/find-sections.ts';
import { isElement, type XmlElement } from '../xml/read-xml.ts';
import type { ProofOptions } from './prove-file.ts';
import { type ReadBack, type Tagged, taggedFields } from './read-back.ts';
import type { ReadPage } from './read-by-page.ts';
import { docxWarnings } from './warnings/docx-warnings.ts';

/** Opens a Word file once for all readers. */
export const readBackDocx = (
  bytes: Uint8Array,
  words: DocumentWords,
  options: ProofOptions,
): ReadBack | { readonly refusal: Refusal } => {
  const read = readDocx(bytes);
  if (read.refusal)
    return read.refusal.code === 'import-word-locked'
      ? {
          format: 'docx',
          text: '',
          body: '',
          tagged: { kind: 'nothing' },
          warnings: [{ kind: 'locked', what: '', boxes: [] }],
        }
      : { refusal: read.refusal };
  const file = new DocxPackage(bytes);
  const document = file.xml(file.main);
  const text = document ? paragraphTexts(document) : '';
  const sections = sectionsOf(read.blocks);
  const ids = { newId: () => '', today: options.today };
  const { resume } = assemble({ source: 'docx', text: read.text, sections }, ids);
  const page: ReadPage = { data: resume.data, sections };
  return {
    format: 'docx',
    text,
    body: text,
    page,
    tagged: taggedBy(file, words, page),
    warnings: docxWarnings(file, read.blocks, text),
  };
};

/** Only what is drawn for older programs, taken away by somebody, or an instruction to Word. */
const unread = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:txbxContent', 'w:pict']);

/** The text of the body paragraph by paragraph, as programs take it that look at nothing else. */
const paragraphTexts = (document: XmlElement): string => {
  let text = '';
  const visit = (element: XmlElement): void => {
    if (unread.has(element.name)) return;
    if (element.name === 'w:p') text += '\n';
    if (element.name === 'w:tab' && text !== '') text += ' ';
    if (element.name === 'w:br' || element.name === 'w:cr') text += '\n';
    if (element.name === 'w:noBreakHyphen') text += '-';
    for (const child of element.children) {
      if (isElement(child)) visit(child);
      else if (element.name === 'w:t') text += child;
    }
  };
  visit(document);
  return text;
};

const taggedBy = (file: DocxPackage, words: DocumentWords, page: ReadPage): Tagged => {
  const own = ownPackage(file);
  if (own) {
    const text = own.paragraphs.map((paragraph) => `${paragraph.text}\n`).join('');
    return taggedFields(own.texts, words, text);
  }
  const isHeaded = page.sections.some(({ heading }) => heading);
  return isHeaded ? { kind: 'structure', page } : { kind: 'nothing' };
};
