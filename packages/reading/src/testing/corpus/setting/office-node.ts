import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const hasOffice = (): boolean =>
  spawnSync('soffice', ['--version'], { stdio: 'ignore' }).error === undefined;

const inBatches = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Has LibreOffice set files and write them beside each other in `folder`, as `pdf` or `docx`. */
export const convert = async (
  files: readonly string[],
  kind: 'pdf' | 'docx',
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const profile = await mkdtemp(join(tmpdir(), 'kalam-office-'));
  try {
    for (const batch of inBatches(files, 40))
      await run(
        'soffice',
        [
          `-env:UserInstallation=file://${profile}`,
          '--headless',
          '--convert-to',
          kind,
          '--outdir',
          folder,
          ...batch,
        ],
        {
          maxBuffer: 1 << 24,
        },
      );
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
};
