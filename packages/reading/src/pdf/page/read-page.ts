import type { PageSize } from '../../source/source-document.ts';
import type { PDFDocumentProxy, PDFPageProxy, PdfJs } from '../pdfjs.ts';
import type { ActualTexts } from './actual-text.ts';
import { type PageDrawing, readDrawing } from './page-drawing.ts';
import { linksOf, typedOnto, withLinks } from './page-notes.ts';
import { type Piece, piecesOf } from './page-text.ts';

/** An element of pdf.js's tree of one page. */
export interface PageTag {
  readonly role?: string;
  readonly children?: readonly PageTag[];
  readonly type?: string;
  readonly id?: string;
}

export interface PageReading {
  readonly size: PageSize;
  readonly pieces: readonly Piece[];
  readonly drawing: PageDrawing;
  readonly tags: PageTag | undefined;
  /** It could not be read at all. */
  readonly failed: boolean;
}

const emptyDrawing: PageDrawing = {
  rules: [],
  shown: [],
  marked: new Map(),
  widths: new Map(),
  begun: [],
  areas: new Map(),
  isBlank: true,
  painted: [],
};

/** A page that is broken is left out, and the others are read. */
export const readPage = async (
  pdf: PDFDocumentProxy,
  pdfjs: PdfJs,
  number: number,
  limit: number,
  actual: ActualTexts | undefined,
): Promise<PageReading | 'too-much'> => {
  const nothing = { size: { width: 595, height: 842 }, pieces: [], drawing: emptyDrawing, tags: undefined };
  const page = await pdf.getPage(number).catch(() => undefined);
  if (!page) return { ...nothing, failed: true };
  const viewport = page.getViewport({ scale: 1 });
  const size = { width: viewport.width, height: viewport.height };
  try {
    const items = await textItems(page, limit);
    if (items === undefined) return 'too-much';
    const list = await page.getOperatorList();
    const drawing = readDrawing(list, pdfjs.OPS, number - 1, viewport);
    const annotations = await page.getAnnotations().catch(() => []);
    const fontName = (id: string): string =>
      page.commonObjs.has(id)
        ? String((page.commonObjs.get(id) as { name?: unknown } | null)?.name ?? '')
        : '';
    const told = actual?.ofPage(drawing.begun) ?? new Map<number, string>();
    const pieces = piecesOf({ items, viewport, drawing, fontName, told, isSound: actual === undefined });
    const tags = (await page.getStructTree().catch(() => undefined)) as PageTag | undefined;
    return {
      size,
      pieces: [
        ...withLinks(pieces, linksOf(annotations, viewport), drawing),
        ...typedOnto(annotations, viewport),
      ],
      drawing,
      tags: tags ?? undefined,
      failed: false,
    };
  } catch {
    return { ...nothing, size, failed: true };
  } finally {
    page.cleanup();
  }
};

/** Milliseconds without a look at the clock and at messages. */
const breath = 200;

type Items = Parameters<typeof piecesOf>[0]['items'];

/** In pieces as they come, so that a page of millions of letters is left before they are all there. */
const textItems = async (page: PDFPageProxy, limit: number): Promise<Items | undefined> => {
  const stream = page.streamTextContent({ includeMarkedContent: true, disableNormalization: true });
  const reader = stream.getReader() as ReadableStreamDefaultReader<{ items: Items }>;
  const all: Items[number][] = [];
  let characters = 0;
  let turn = performance.now();
  for (;;) {
    // pdf.js lets no clock and no message through while it works: this does.
    if (performance.now() - turn > breath) {
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
    const { done, value } = await reader.read();
    if (done) return all;
    for (const item of value.items) {
      all.push(item);
      characters += 'str' in item ? item.str.length : 1;
    }
    if (characters <= limit) continue;
    await reader.cancel(new Error('too much text'));
    return undefined;
  }
};
