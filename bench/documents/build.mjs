import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { build } from 'vite';

/** Built as the web app is built: hashed fonts, HarfBuzz apart, minified. Each by itself, so that none is cut up for another. */
export const buildPages = async (here) => {
  const outDir = join(here, 'dist/pages');
  rmSync(outDir, { recursive: true, force: true });
  const pages = {
    kalam: 'pages/kalam.ts',
    'printed-page': 'pages/printed-page.ts',
    'react-pdf': 'pages/react-pdf.ts',
    'docx-package': 'rivals/docx-package.ts',
  };
  for (const [name, file] of Object.entries(pages))
    await build({
      configFile: false,
      root: here,
      base: '/',
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: false,
        assetsInlineLimit: 0,
        target: 'es2023',
        modulePreload: false,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: {
          input: { [name]: join(here, file) },
          preserveEntrySignatures: 'allow-extension',
          output: { entryFileNames: '[name].js' },
        },
      },
    });
  return outDir;
};

export const buildServer = async (here) => {
  const folder = join(here, 'dist/server');
  const bundle = await rolldown({
    input: join(here, 'server.ts'),
    platform: 'node',
    external: [/^node:/, 'react', '@react-pdf/renderer'],
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' });
  return join(folder, 'server.mjs');
};

const brotli = (content) => brotliCompressSync(content).length;

const bundleSizes = async (input) => {
  const bundle = await rolldown({ input, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output
    .filter((file) => file.type === 'chunk')
    .map((file) => ({ entry: file.isEntry, size: brotli(file.code) }));
};

/** What a visitor downloads, in bytes of brotli. */
export const measureSizes = async (here, fonts) => {
  const documents = fileURLToPath(new URL('../src/', fonts));
  const engine = await bundleSizes([join(here, 'engine-entry.ts')]);
  const harfbuzz = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');
  const families = {};
  const scripts = {};
  for (const name of readdirSync(fonts).filter((file) => file.endsWith('.ttf'))) {
    const [family, script] = name.split('-');
    const size = brotli(readFileSync(new URL(name, fonts)));
    if (/^[a-z]{4}$/.test(script)) {
      scripts[`${family} ${script}`] = (scripts[`${family} ${script}`] ?? 0) + size;
      continue;
    }
    families[family] ??= { regularAndBold: 0, all: 0 };
    families[family].all += size;
    if (!name.includes('italic')) families[family].regularAndBold += size;
  }
  const sum = (chunks, entry) =>
    chunks.filter((chunk) => chunk.entry === entry).reduce((total, chunk) => total + chunk.size, 0);
  return {
    engine: sum(engine, true),
    docx: (await bundleSizes([join(documents, 'docx/write-docx.ts')]))[0].size,
    harfbuzz: brotli(readFileSync(harfbuzz)),
    reactPdf: sum(await bundleSizes([join(here, 'pages/react-pdf.ts')]), true),
    families,
    scripts,
  };
};
