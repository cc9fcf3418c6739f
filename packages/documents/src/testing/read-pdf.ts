import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly pages: readonly string[];
  readonly text: string;
  readonly links: readonly string[];
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly tagged: boolean;
  /** Roles of the structure in reading order, those of lists and their parts included. */
  readonly roles: readonly string[];
  /** Languages that tags name, in reading order. */
  readonly languages: readonly string[];
}

interface DocumentInfo {
  readonly Title?: string;
  readonly Author?: string;
  readonly Language?: string;
}

interface StructureNode {
  readonly role?: string;
  readonly lang?: string;
  readonly children?: readonly StructureNode[];
}

const rolesOf = (node: StructureNode | null): string[] =>
  node ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)] : [];

const languagesOf = (node: StructureNode | null): string[] =>
  node ? [...(node.lang ? [node.lang] : []), ...(node.children ?? []).flatMap(languagesOf)] : [];

/** What a machine finds in a PDF, by the reader that Firefox uses. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
  });
  const pdf = await task.promise;
  try {
    return await readDocument(pdf);
  } finally {
    await task.destroy();
  }
};

const readDocument = async (pdf: PDFDocumentProxy): Promise<ReadPdf> => {
  const info: DocumentInfo = (await pdf.getMetadata()).info;
  const marks = await pdf.getMarkInfo();
  const pages: string[] = [];
  const links: string[] = [];
  const roles: string[] = [];
  const languages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    for (const annotation of await page.getAnnotations())
      if (annotation.url) links.push(annotation.unsafeUrl ?? annotation.url);
    const tree = (await page.getStructTree()) as StructureNode | null;
    roles.push(...rolesOf(tree));
    languages.push(...languagesOf(tree));
  }
  return {
    pages,
    text: pages.join('\n'),
    links,
    title: info.Title ?? '',
    author: info.Author ?? '',
    language: info.Language ?? '',
    tagged: marks?.Marked === true,
    roles,
    languages,
  };
};
