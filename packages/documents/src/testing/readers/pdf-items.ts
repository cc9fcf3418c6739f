import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text where it stands on its page, from the bottom left corner. */
export interface PdfItem {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Tells faces apart, without a name. */
  readonly font: string;
}

export interface ReadItems {
  readonly items: readonly PdfItem[];
  /** In the order of the file, pages apart by a form feed. */
  readonly text: string;
}

/** The text pieces of a file by pdf.js, the library that most parsers in JavaScript stand on. */
export const readItems = async (bytes: Uint8Array): Promise<ReadItems> => {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    const items: PdfItem[] = [];
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const content = await (await pdf.getPage(number)).getTextContent();
      let text = '';
      for (const item of content.items) {
        if (!('str' in item)) continue;
        text += item.str + (item.hasEOL ? '\n' : '');
        if (item.str.trim() === '') continue;
        const [, , , , x, y] = item.transform as number[];
        items.push({
          text: item.str,
          page: number,
          x: x ?? 0,
          y: y ?? 0,
          width: item.width,
          size: item.height,
          font: item.fontName,
        });
      }
      pages.push(text);
    }
    return { items, text: pages.join('\f') };
  } finally {
    await task.destroy();
  }
};
