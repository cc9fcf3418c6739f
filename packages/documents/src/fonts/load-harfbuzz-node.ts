import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type HarfBuzz, type HarfBuzzImports, startHarfbuzz } from './harfbuzz.ts';

/** A server's types know no more of it than the name. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    instantiate(bytes: Uint8Array, imports: HarfBuzzImports): Promise<{ instance: { exports: unknown } }>;
  };
};

/** On the server and in tests. */
export const loadHarfbuzzInNode = (): Promise<HarfBuzz> =>
  startHarfbuzz(async (imports) => {
    const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');
    const { instance } = await WebAssembly.instantiate(await readFile(file), imports);
    return instance;
  });
