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

/** Sets the resumes of these seeds in a layout: `<n>.pdf`, `<n>.docx` and `<n>.json` in `folder`. */
export const writeLayout = async (
  layout: Layout,
  seeds: readonly number[],
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const sources: string[] = [];
  for (const seed of seeds) {
    const { page, truth } = layout.set(madeResume(seed));
    const source = join(folder, `${seed}.fodt`);
    await writeFile(source, writeFodt(page));
    await writeFile(
      join(folder, `${seed}.json`),
      JSON.stringify({ truth, text: pageText(page) } satisfies TruthFile, undefined, 1),
    );
    sources.push(source);
  }
  await convert(sources, 'pdf', folder);
  await convert(sources, 'docx', folder);
  for (const source of sources) await rm(source);
};
