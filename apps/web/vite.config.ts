import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaintScript } from './build/before-paint-script.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { leanPdf } from './build/lean-pdf.ts';
import { lingui } from './build/lingui-macro.ts';
import { samplePages } from './build/sample-pages.ts';

const server = process.env.KALAM_SERVER ?? 'http://127.0.0.1:3000';

/** The package has a build without development warnings, but no export condition that leads to it. */
const routerWithoutWarnings = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('./dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
  ),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? [routerWithoutWarnings] : [] },
  plugins: [lingui(), react(), tailwindcss(), beforePaintScript(), samplePages()],
  worker: { format: 'es', plugins: () => [lingui(), leanPdf()] },
  server: {
    port: 5173,
    proxy: { '/api': server, '/sandbox': server },
  },
  build: {
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
