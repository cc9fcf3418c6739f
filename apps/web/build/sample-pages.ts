import type { Plugin } from 'vite';

const fontFolder = new URL('../../../packages/documents/fonts/', import.meta.url);

interface SamplePainter {
  readonly paintSamples: (fontFolder: URL) => Promise<ReadonlyMap<string, string>>;
}

/** Serves the sample pictures while developing; the build writes them as files. */
export const samplePages = (): Plugin => ({
  name: 'sample-pages',
  apply: 'serve',
  configureServer: (server) => {
    let painted: Promise<ReadonlyMap<string, string>> | undefined;
    const paint = async () => {
      const painter = await server.ssrLoadModule('/src/resume/samples/sample-painter.ts');
      return (painter as SamplePainter).paintSamples(fontFolder);
    };
    server.middlewares.use('/samples', (request, response, next) => {
      painted ??= paint();
      painted.then((pictures) => {
        const picture = pictures.get(request.originalUrl ?? '');
        if (picture === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(picture);
      }, next);
    });
  },
});
