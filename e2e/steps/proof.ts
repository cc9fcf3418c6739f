import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type BrowserContext, type Download, expect, type Locator, type Page } from '@playwright/test';

/** The window that shows what is in a file. */
export const proofWindow = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'What screening software reads' });

/** The fingerprint it shows, once the file has been read back. */
export const shownFingerprint = async (window: Locator): Promise<string> => {
  const shown = window.locator('[data-sha256]');
  await expect(shown).toHaveText(/^[0-9a-f]{64}$/);
  return shown.innerText();
};

/** Of a file as it lies on the device. */
export const fingerprintOf = async (download: Download | Promise<Download>): Promise<string> =>
  createHash('sha256')
    .update(readFileSync(await (await download).path()))
    .digest('hex');

/** Everything that goes out from now on, but files of the program itself. */
export const watchRequests = (page: Page, context: BrowserContext): readonly string[] => {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOurFile =
      request.method() === 'GET' && origin === new URL(page.url()).origin && pathname.startsWith('/assets/');
    if (!isOurFile || request.postDataBuffer() !== null) sent.push(`${request.method()} ${request.url()}`);
  });
  context.on('page', (opened) => sent.push(`page ${opened.url()}`));
  page.on('websocket', (socket) => sent.push(`socket ${socket.url()}`));
  return sent;
};
