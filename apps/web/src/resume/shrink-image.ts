import { type Refusal, refuse } from '@kalam/domain/refusal';
import { imageDataUrlLimit, storedImageLimits } from '@kalam/domain/resumes/images/image-rules';

type ShrunkImage = { readonly image: string } | { readonly refusal: Refusal };

/** The size at which the long side fits; small images keep theirs. */
export const fittedSize = (width: number, height: number, side: number = storedImageLimits.side) => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const hasTransparency = (pixels: Uint8ClampedArray): boolean => {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
};

const qualities = [0.88, 0.78, 0.65] as const;

const drawn = (bitmap: ImageBitmap): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(bitmap.width, bitmap.height));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('No canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** JPEG has no transparency: what shows through becomes the white of the page. */
const onWhite = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.globalCompositeOperation = 'destination-over';
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
};

const encoded = (canvas: HTMLCanvasElement): string | undefined => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  const fits = (url: string) => url.length <= imageDataUrlLimit;
  if (pixels && hasTransparency(pixels)) {
    const png = canvas.toDataURL('image/png');
    if (fits(png)) return png;
  }
  const page = onWhite(canvas);
  return qualities.map((quality) => page.toDataURL('image/jpeg', quality)).find(fits);
};

/**
 * A chosen picture as it is kept: upright, at most 1024 px on its long side, without the place and time a phone writes
 * into it. Drawing it anew drops everything but the pixels.
 */
export const shrinkImage = async (file: Blob): Promise<ShrunkImage> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const image = encoded(drawn(bitmap));
    bitmap.close();
    return image === undefined ? { refusal: refuse('image-not-stored') } : { image };
  } catch {
    return { refusal: refuse('image-not-stored') };
  }
};
