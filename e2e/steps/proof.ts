import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';

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
