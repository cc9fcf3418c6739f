import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('../src/before-paint.js', import.meta.url);
const devPath = '/before-paint.js';

/**
 * Puts what must happen before the first paint, the remembered theme above all, ahead of everything. It cannot be inline (content security policy) nor a module
 * (modules wait for the document), so it is a file of its own, hashed like every asset.
 */
export const beforePaintScript = (): Plugin => ({
  name: 'kalam:before-paint-script',
  configureServer(server) {
    server.middlewares.use(devPath, (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(readFileSync(source));
    });
  },
  buildStart() {
    if (this.meta.watchMode || this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', name: 'before-paint.js', source: readFileSync(source) });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const asset = Object.values(bundle ?? {}).find(
        (file) => file.type === 'asset' && file.names.includes('before-paint.js'),
      );
      return html.replace(
        '<!--before-paint-->',
        `<script src="${asset ? `/${asset.fileName}` : devPath}"></script>`,
      );
    },
  },
});
