import { readFile } from 'node:fs/promises';
import type { FaceId, LoadFace } from './font-faces.ts';

const read = async (folder: URL, id: FaceId): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`${id}.ttf`, folder)));

/**
 * Reads the faces on the server and in tests, each once. A server that is bundled into one file names the folder that
 * holds its copy of `packages/documents/fonts`.
 */
export const loadFaceFrom = (folder: URL): LoadFace => {
  const loaded = new Map<FaceId, Promise<Uint8Array>>();
  return (id) => {
    const known = loaded.get(id);
    if (known) return known;
    const bytes = read(folder, id);
    loaded.set(id, bytes);
    bytes.catch(() => loaded.delete(id));
    return bytes;
  };
};

/** @internal For tests, which run beside the sources. */
export const loadFaceInNode: LoadFace = loadFaceFrom(new URL('../../fonts/', import.meta.url));
