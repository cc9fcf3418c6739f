import { type Browser, type BrowserContext, test as base, type Download } from '@playwright/test';
import { openFile } from './opened-file.ts';

export * from '@playwright/test';

const openOne = async (download: Download): Promise<void> => {
  const name = download.suggestedFilename();
  let path: string;
  try {
    path = await download.path();
  } catch {
    // Cut off on purpose, or its window is gone: there is no file to open.
    return;
  }
  await openFile(name, path);
};

/** Every file that any window of this test downloads, opened while it is still there. */
const watchDownloads = (browser: Browser, first: BrowserContext) => {
  const opened: Promise<void>[] = [];
  const watch = (context: BrowserContext): BrowserContext =>
    context.on('page', (page) =>
      page.on('download', (download) => {
        const opening = openOne(download);
        // Told at the end of the test; until then nobody waits for it.
        opening.catch(() => undefined);
        opened.push(opening);
      }),
    );
  watch(first);
  const { newContext } = browser;
  browser.newContext = async (options) => watch(await newContext.call(browser, options));
  return {
    count: () => opened.length,
    finish: async (): Promise<void> => {
      browser.newContext = newContext;
      await Promise.all(opened);
    },
  };
};

/** Files that are downloaded are opened, whatever else a test is about. */
export const test = base.extend<{ openedDownloads: { count(): number } }>({
  openedDownloads: [
    async ({ browser, context }, use) => {
      const downloads = watchDownloads(browser, context);
      await use(downloads);
      await downloads.finish();
    },
    { auto: true },
  ],
});
