import { fileURLToPath } from 'node:url';
import { createEngine } from '@kalam/documents/engine';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { inputOf, stranger, typed, typedInHindi } from './bench-resume.ts';
import { reactResume } from './rivals/react-resume.ts';

/** Runs in a process of its own, as a server would, and prints what it measured. */
const [fontsAddress = ''] = process.argv.slice(2);
const fonts = new URL(fontsAddress);
const engine = createEngine({ loadFace: loadFaceFrom(fonts), loadHarfbuzz: loadHarfbuzzInNode });

const timed = async (count: number, work: (index: number) => unknown): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await work(index);
    times.push(performance.now() - start);
    // Collection of what the last one left is not the next one's cost.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return times;
};

const face = (name: string): string => fileURLToPath(new URL(name, fonts));
Font.register({
  family: 'Inter',
  fonts: [
    { src: face('inter-400.ttf'), fontWeight: 400 },
    { src: face('inter-600.ttf'), fontWeight: 600 },
  ],
});
Font.registerHyphenationCallback((word) => [word]);

const pdf = await engine.pdf(inputOf(typed(0)));
await timed(60, (index) => engine.pdf(inputOf(stranger(1000 + index))));
const results = {
  edited: await timed(120, (index) => engine.pdf(inputOf(typed(index)))),
  stranger: await timed(120, (index) => engine.pdf(inputOf(stranger(index)))),
  hindi: (await timed(75, (index) => engine.pdf(inputOf(typedInHindi(index))))).slice(15),
  docx: await timed(60, (index) => engine.docx(inputOf(typed(index)))),
  reactPdf: (await timed(18, (index) => renderToBuffer(reactResume(typed(index))))).slice(3),
  pdfBytes: pdf.length,
  hindiPages: engine.layOut(inputOf(typedInHindi(0))).layout.pages.length,
  hindiBytes: (await engine.pdf(inputOf(typedInHindi(0)))).length,
  pages: engine.layOut(inputOf(typed(0))).layout.pages.length,
  reactPdfBytes: (await renderToBuffer(reactResume(typed(0)))).length,
};
process.stdout.write(JSON.stringify(results));
