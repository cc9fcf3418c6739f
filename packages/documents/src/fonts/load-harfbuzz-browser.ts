import { type HarfBuzz, startHarfbuzz } from './harfbuzz.ts';

const address = new URL('harfbuzzjs/dist/harfbuzz.wasm', import.meta.url);

/** Compiled while it arrives, on a page and in a worker. */
export const loadHarfbuzzInBrowser = (): Promise<HarfBuzz> =>
  startHarfbuzz(async (imports) => {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address), imports);
    return instance;
  });
