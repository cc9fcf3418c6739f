import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const serverRoot = join(import.meta.dirname, '..', '..');

/** The thread that writes documents, from the sources as they are now. */
export const bundleDocumentWorker = async (): Promise<{ file: string; remove: () => void }> => {
  // Inside the workspace, where the bundle finds its packages.
  const folder = join(serverRoot, 'dist', `document-worker-test-${process.pid}`);
  const bundle = await rolldown({
    input: join(serverRoot, 'src', 'documents', 'document-worker.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('@kalam/') && /^[@a-z]/.test(id),
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  return {
    file: join(folder, 'document-worker.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
