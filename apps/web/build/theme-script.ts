import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('../src/theme-first.js', import.meta.url);
const devPath = '/theme-first.js';

/**
 * Puts the remembered theme's script before the first paint. It cannot be inline (content security policy) nor a module
 * (modules wait for the document), so it is a file of its own, hashed like every asset.
 */
export const themeScript = (): Plugin => ({
  name: 'kalam:theme-script',
  configureServer(server) {
    server.middlewares.use(devPath, (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(readFileSync(source));
    });
  },
  buildStart() {
    if (this.meta.watchMode || this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', name: 'theme-first.js', source: readFileSync(source) });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const asset = Object.values(bundle ?? {}).find(
        (file) => file.type === 'asset' && file.names.includes('theme-first.js'),
      );
      return html.replace(
        '<!--theme-script-->',
        `<script src="${asset ? `/${asset.fileName}` : devPath}"></script>`,
      );
    },
  },
});
