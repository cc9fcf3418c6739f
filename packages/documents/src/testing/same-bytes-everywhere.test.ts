import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveBundle } from './browser-bundle-node.ts';
import { browserPath } from './browser-node.ts';
import { fileHashes } from './engine-browser.ts';
import { testEngine } from './engine-node.ts';

it.skipIf(!browserPath)(
  'makes the same PDF and Word files in a browser as on the server, byte for byte',
  async () => {
    const entry = fileURLToPath(new URL('./engine-browser.ts', import.meta.url));
    const [served, browser] = await Promise.all([
      serveBundle(entry),
      chromium.launch({ executablePath: browserPath ?? '', args: ['--no-sandbox'] }),
    ]);
    try {
      const page = await browser.newPage();
      await page.goto(served.address);
      // A string, because the test runner rewrites the imports of a function.
      const made = await page.evaluate(
        `import('${served.address}entry.js').then((made) => made.browserHashes())`,
      );
      expect(made).toEqual(await fileHashes(testEngine));
    } finally {
      await browser.close();
      served.close();
    }
  },
);
