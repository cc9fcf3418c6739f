import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const noted = new Set<string>();

/** Whether a program is installed. A check that needs it is skipped, and says so once, where it is not. */
export const hasTool = (name: string): boolean => {
  const there = spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!there && !noted.has(name)) {
    noted.add(name);
    console.warn(`${name} is not installed: the checks that use it are skipped.`);
  }
  return there;
};

const withFile = async <Result>(
  bytes: Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'kalam-pdf-'));
  try {
    const path = join(folder, 'resume.pdf');
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** What qpdf finds wrong with a file; empty when it is sound. */
export const qpdfComplaints = (bytes: Uint8Array): Promise<string> =>
  withFile(bytes, async (path) => {
    const { stdout, stderr } = await run('qpdf', ['--check', path]).catch(
      (failure: { stdout: string; stderr: string }) => failure,
    );
    const sound = /No syntax or stream encoding errors found/.test(stdout);
    return sound && !stderr ? '' : `${stdout}\n${stderr}`.trim() || 'qpdf failed';
  });

/** The text as poppler reads it: by geometry, or in the order of the file (`raw`). */
export const pdftotext = (bytes: Uint8Array, order: 'raw' | 'default'): Promise<string> =>
  withFile(bytes, async (path) => {
    const options = order === 'raw' ? ['-raw'] : [];
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', ...options, path, '-'], {
      maxBuffer: 1 << 24,
    });
    return stdout;
  });

/** Tags and their text as poppler finds them. */
export const pdfStructure = (bytes: Uint8Array): Promise<string> =>
  withFile(bytes, async (path) => {
    const { stdout } = await run('pdfinfo', ['-enc', 'UTF-8', '-struct-text', path], { maxBuffer: 1 << 24 });
    return stdout;
  });

/** The second headings in the order of the tags of the whole document, as poppler reads them. */
export const taggedHeadings = (bytes: Uint8Array): Promise<string[]> =>
  withFile(bytes, async (path) => {
    const { stdout } = await run('pdfinfo', ['-struct-text', path], { maxBuffer: 1 << 24 });
    return [...stdout.matchAll(/^ *H2 .*\n *"(.*)"$/gm)].map(([, text = '']) => text.trim());
  });
