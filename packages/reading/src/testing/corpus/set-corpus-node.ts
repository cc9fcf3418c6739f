import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from './layouts/layout.ts';
import { madeResume } from './people/made-resume.ts';
import { convert } from './setting/office-node.ts';
import { pageText } from './setting/set-page.ts';
import { writeFodt } from './setting/write-fodt.ts';
import type { Truth } from './truth.ts';

/** What lies beside a file: what it says, and all of its text. */
export interface TruthFile {
  readonly truth: Truth;
  readonly text: string;
}

const isSet = (folder: string, seed: number, source: string): boolean =>
  ['pdf', 'docx', 'json', 'source'].every((kind) => existsSync(join(folder, `${seed}.${kind}`))) &&
  readFileSync(join(folder, `${seed}.source`), 'utf8') === source;

/**
 * Sets the resumes of these seeds in a layout: `<n>.pdf`, `<n>.docx` and `<n>.json` in `folder`. Those that lie there
 * already, from the same source, are left.
 */
export const writeLayout = async (
  layout: Layout,
  seeds: readonly number[],
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const open: { readonly path: string; readonly seed: number; readonly hash: string }[] = [];
  for (const seed of seeds) {
    const { page, truth } = layout.set(madeResume(seed));
    const source = writeFodt(page);
    const hash = createHash('sha256').update(source).digest('hex');
    const said: TruthFile = { truth, text: pageText(page) };
    await writeFile(join(folder, `${seed}.json`), JSON.stringify(said, undefined, 1));
    if (isSet(folder, seed, hash)) continue;
    const path = join(folder, `${seed}.fodt`);
    await writeFile(path, source);
    open.push({ path, seed, hash });
  }
  const paths = open.map(({ path }) => path);
  await convert(paths, 'pdf', folder);
  await convert(paths, 'docx', folder);
  for (const { path, seed, hash } of open) {
    await rm(path);
    await writeFile(join(folder, `${seed}.source`), hash);
  }
};
