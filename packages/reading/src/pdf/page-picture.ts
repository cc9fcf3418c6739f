import { openPdf } from './open-pdf.ts';

interface Surface {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** What pdf.js draws on where there is no document to make a canvas in. */
class WorkerCanvases {
  create(width: number, height: number): Surface {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: Surface, width: number, height: number): void {
    if (!canvas) return;
    canvas.width = width;
    canvas.height = height;
  }

  destroy(surface: Surface): void {
    this.reset(surface, 0, 0);
    surface.canvas = null;
    surface.context = null;
  }
}

/** Filters are elements of a document: a page that asks for them is drawn without. */
class NoFilters {
  addFilter = (): string => 'none';
  addHCMFilter = (): string => 'none';
  addAlphaFilter = (): string => 'none';
  addLuminosityFilter = (): string => 'none';
  addHighlightHCMFilter = (): string => 'none';
  destroy = (): void => undefined;
}

/** Larger pictures on a page are left out: no screen shows as many points. */
const mostPixels = 40_000_000;
/** A width that a screen may ask for. */
const widest = 4000;

/** A page as it looks, for the review; `page` counts from 0. Only in a worker or on a page, where there are canvases. */
export const paintPdfPage = async (
  bytes: Uint8Array,
  page: number,
  widthInPixels: number,
): Promise<ImageBitmap> => {
  const opened = await openPdf(bytes, {
    maxImageSize: mostPixels,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
  });
  if (opened.refusal) throw new Error(opened.refusal.code);
  try {
    const shown = await opened.pdf.getPage(page + 1);
    const { width } = shown.getViewport({ scale: 1 });
    const viewport = shown.getViewport({ scale: Math.min(widthInPixels, widest) / width });
    const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    await shown.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
      background: '#ffffff',
    }).promise;
    return canvas.transferToImageBitmap();
  } finally {
    await opened.close();
  }
};
