import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** `<folder> <package> <list of files> <output>`: its reader, bundled as its site does, run here. */
const [folder, , list, output] = process.argv.slice(2);
const source = join(folder, 'package/src/app');
const pdfjs = join(folder, 'node_modules/pdfjs-dist/legacy/build');

const bundle = await rolldown({
  input: join(source, 'lib/parse-resume-from-pdf/index.ts'),
  platform: 'node',
  external: ['canvas'],
  logLevel: 'silent',
  plugins: [
    {
      name: 'its-own-names',
      resolveId(id) {
        if (id === 'pdfjs-dist') return join(pdfjs, 'pdf.js');
        if (id === 'pdfjs-dist/build/pdf.worker.entry') return '\0worker';
        return id.startsWith('lib/') ? this.resolve(join(source, id)) : undefined;
      },
      load: (id) =>
        id === '\0worker' ? `export default ${JSON.stringify(join(pdfjs, 'pdf.worker.js'))}` : undefined,
    },
  ],
});
const built = join(folder, 'reader.mjs');
await bundle.write({ file: built, format: 'esm' });

// It asks for these when it is loaded and uses them to draw alone, which no reading does.
globalThis.DOMMatrix ??= class {};
globalThis.Path2D ??= class {};
globalThis.require ??= createRequire(join(folder, 'package.json'));
const { parseResumeFromPdf } = await import(pathToFileURL(built).href);

const answers = [];
for (const file of JSON.parse(readFileSync(list, 'utf8'))) {
  const start = performance.now();
  try {
    answers.push({ file, answer: await parseResumeFromPdf(file), milliseconds: performance.now() - start });
  } catch (error) {
    answers.push({ file, failure: String(error?.message ?? error), milliseconds: performance.now() - start });
  }
}
writeFileSync(output, JSON.stringify(answers));
process.exit(0);
