import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseInMenu } from './wizard.ts';

/** A file as a person has it on the device. */
export interface OwnFile {
  readonly name: string;
  readonly content: Buffer | string;
  readonly type?: string;
}

/** One of `e2e/files`: a made-up resume, as LibreOffice writes it. */
export const fileOf = (name: string): OwnFile => ({
  name,
  content: readFileSync(fileURLToPath(new URL(`../files/${name}`, import.meta.url))),
});

export const jsonResume = (name: string): OwnFile => ({
  name: 'resume.json',
  type: 'application/json',
  content: JSON.stringify({ basics: { name } }),
});

const asSent = ({ name, content, type = '' }: OwnFile) => ({
  name,
  type,
  content: Buffer.from(content).toString('base64'),
});

/** What the browser tells the page while a file is dragged over it, and when it is dropped. */
export const dragFile = async (
  page: Page,
  file: OwnFile,
  events: readonly string[] = ['dragenter', 'dragover', 'drop'],
): Promise<void> => {
  await page.evaluate(
    ([{ name, type, content }, kinds]) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name, { type }));
      const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
      for (const kind of kinds)
        target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [asSent(file), events] as const,
  );
};

export const pasteFile = async (target: Locator, file: OwnFile): Promise<void> => {
  await target.evaluate((element, { name, type, content }) => {
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], name, { type }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, asSent(file));
};

export const chooseFile = async (input: Locator, { name, content, type = '' }: OwnFile): Promise<void> => {
  await input.setInputFiles({ name, mimeType: type, buffer: Buffer.from(content) });
};

/** The window in which a resume is chosen, and told why it cannot be read. */
export const importDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Start from the resume you have' });

/** What was read, before it stands in the draft. */
export const review = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(?:Check what was read|Choose what to take)$/ });

/** Asks for a resume by the menu and pastes it as text. */
export const reviewText = async (page: Page, content: unknown): Promise<Locator> => {
  await chooseInMenu(page, 'Import a resume…');
  const dialog = importDialog(page);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await dialog.getByLabel('Or paste its text').fill(text);
  await dialog.getByRole('button', { name: 'Read the text' }).click();
  await expect(review(page)).toBeVisible();
  return review(page);
};

interface Taking {
  readonly keepAll?: boolean;
}

/** All of what was read, in place of what was there. */
export const takeReviewed = async (page: Page, { keepAll = false }: Taking = {}): Promise<void> => {
  const dialog = review(page);
  const main = dialog.getByRole('button', { name: /^(?:Use this|Continue)$/ });
  if ((await main.textContent()) === 'Continue') {
    await main.click();
    await dialog.getByLabel('Replace all').check();
  }
  if (keepAll) await dialog.getByLabel('Keep all as written').check();
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | string;
}

const number = (value: number, bytes: 2 | 4): Buffer => {
  const field = Buffer.alloc(bytes);
  field.writeUIntLE(value, 0, bytes);
  return field;
};

/** A ZIP archive, packed as every program packs it. */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const common = Buffer.concat([
      number(20, 2),
      number(0, 2),
      number(8, 2),
      number(0, 4),
      number(crc32(plain), 4),
      number(packed.length, 4),
      number(plain.length, 4),
      number(Buffer.byteLength(name), 2),
      number(0, 2),
    ]);
    const local = Buffer.concat([number(0x04034b50, 4), common, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([
        number(0x02014b50, 4),
        number(20, 2),
        common,
        Buffer.alloc(10),
        number(offset, 4),
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([
    number(0x06054b50, 4),
    Buffer.alloc(4),
    number(entries.length, 2),
    number(entries.length, 2),
    number(list.length, 4),
    number(offset, 4),
    number(0, 2),
  ]);
  return Buffer.concat([...parts, list, end]);
};
