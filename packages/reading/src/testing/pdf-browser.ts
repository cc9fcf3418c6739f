export interface ReadInBrowser {
  readonly text: string;
  readonly bold: readonly string[];
  /** How many messages came from the worker. */
  readonly messages: number;
  readonly width: number;
  readonly height: number;
  /** How much of the upper half is not white. */
  readonly ink: number;
  /** Red, green and blue near the foot. */
  readonly foot: readonly number[];
}

/** Reads and paints a file in a worker, as the product does. */
export const readInWorker = async (base64: string, width: number): Promise<ReadInBrowser> => {
  const worker = new Worker(new URL('./pdf-worker-browser.ts', import.meta.url), { type: 'module' });
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  let messages = 0;
  const { text, bold, picture } = await new Promise<{ text: string; bold: string[]; picture: ImageBitmap }>(
    (resolve, reject) => {
      worker.addEventListener('error', (event) => reject(new Error(event.message)));
      worker.addEventListener('message', ({ data }) => {
        messages++;
        if ('picture' in data) resolve(data);
      });
      worker.postMessage({ bytes, width });
    },
  );
  worker.terminate();
  const { width: wide, height } = picture;
  const context = new OffscreenCanvas(wide, height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const upper = context?.getImageData(0, 0, wide, height >> 1).data ?? new Uint8ClampedArray();
  let ink = 0;
  for (let index = 0; index < upper.length; index += 4) if ((upper[index + 1] ?? 255) < 200) ink++;
  const foot = [...(context?.getImageData(9, height - 9, 1, 1).data.slice(0, 3) ?? [])];
  return { text, bold, messages, width: wide, height, ink: (ink * 4) / upper.length, foot };
};
