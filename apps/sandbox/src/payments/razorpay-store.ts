import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Documents<T> {
  ids(): Promise<string[]>;
  read(id: string): Promise<T | undefined>;
  /**
   * Reads, decides, writes. `decide` is called again with the newer document when another writer was faster; without
   * a value in its answer nothing is written.
   */
  change<R>(id: string, decide: (current: T | undefined) => { value?: T; result: R }): Promise<R>;
}

/**
 * One folder per document, holding its states as files numbered from 1; the highest number is the document.
 *
 * Safe without any lock: a state is written aside and then hard-linked to the next number, which the file system does
 * whole or not at all and for one writer only. Who loses finds the number taken, reads again and decides again. No
 * state is ever changed or removed, so a reader never meets half a document, a late writer never overwrites a newer
 * one, and a process killed at any point leaves nothing to be unlocked.
 */
export function openDocuments<T>(folder: string): Documents<T> {
  const cache = new Map<string, { version: number; value: T }>();

  const latest = async (id: string): Promise<{ version: number; value: T } | undefined> => {
    if (!/^\w[\w-]*$/.test(id)) return undefined;
    const versions = (await names(join(folder, id))).filter((name) => /^\d+\.json$/.test(name));
    const version = Math.max(0, ...versions.map((name) => Number.parseInt(name, 10)));
    if (version === 0) return undefined;
    const known = cache.get(id);
    if (known?.version === version) return known;
    const value: T = JSON.parse(await readFile(join(folder, id, `${version}.json`), 'utf8'));
    const found = { version, value };
    cache.set(id, found);
    return found;
  };

  const claim = async (id: string, version: number, value: T): Promise<boolean> => {
    await mkdir(join(folder, id), { recursive: true, mode: 0o700 });
    const aside = join(folder, id, `${randomBytes(6).toString('hex')}.part`);
    await writeFile(aside, JSON.stringify(value), { mode: 0o600 });
    try {
      await link(aside, join(folder, id, `${version}.json`));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(aside, { force: true });
    }
  };

  return {
    ids: () => names(folder),
    read: async (id) => (await latest(id))?.value,
    async change(id, decide) {
      for (;;) {
        const current = await latest(id);
        const { value, result } = decide(current?.value);
        if (value === undefined) return result;
        if (await claim(id, (current?.version ?? 0) + 1, value)) return result;
      }
    },
  };
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
