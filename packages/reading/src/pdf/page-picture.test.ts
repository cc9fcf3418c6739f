import { fileURLToPath } from 'node:url';
import { serveBundle } from '@kalam/documents/testing/browser-bundle-node';
import { browserPath } from '@kalam/documents/testing/browser-node';
import { testEngine } from '@kalam/documents/testing/engine-node';
import { testDate, testFormatting } from '@kalam/documents/testing/resumes/test-resumes';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { linesOfText, makePdf, someLines } from '../testing/make-pdf.ts';
import { patiently } from '../testing/patiently.ts';
import type { ReadInBrowser } from '../testing/pdf-browser.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

it.skipIf(!browserPath)(
  'reads and paints in a worker of a browser what is read here, with no other worker and no word to others',
  async () => {
    const entry = fileURLToPath(new URL('../testing/pdf-browser.ts', import.meta.url));
    const [served, browser] = await Promise.all([
      serveBundle(entry),
      chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox'] }),
    ]);
    try {
      const page = await browser.newPage();
      let workers = 0;
      page.on('worker', () => workers++);
      await page.goto(served.address);
      const own = await testEngine.pdf({
        data: sampleProfessional,
        template: 'modern',
        formatting: testFormatting(),
        date: testDate,
      });
      const plain = makePdf({
        pages: [{ content: `1 0 0 rg 0 0 595 400 re f 0 g ${linesOfText(someLines)}` }],
      });
      for (const bytes of [own, plain]) {
        workers = 0;
        const made = (await page.evaluate(
          `import('${served.address}entry.js').then((made) => made.readInWorker('${Buffer.from(bytes).toString('base64')}', 400))`,
        )) as ReadInBrowser;
        const here = (await readPdf(bytes, patiently)) as ReadPdf;
        expect(made.text).toBe(here.text);
        expect(made.bold).toEqual(here.placed.runs.filter((run) => run.bold).map((run) => run.text));
        expect([made.messages, workers]).toEqual([1, 1]);
        expect([made.width, made.height]).toEqual([400, 566]);
        expect(made.ink).toBeGreaterThan(0.001);
        expect(made.ink).toBeLessThan(0.2);
        expect(made.foot).toEqual(bytes === plain ? [255, 0, 0] : [255, 255, 255]);
      }
    } finally {
      await browser.close();
      served.close();
    }
  },
);
