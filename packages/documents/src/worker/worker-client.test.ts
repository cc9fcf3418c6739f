import { describe, expect, it } from 'vitest';
import type { EngineHost } from '../engine.ts';
import { ExportFailure } from '../export-failure.ts';
import { fitToPage } from '../fit-to-page.ts';
import type { FaceId } from '../fonts/font-faces.ts';
import { loadFaceInNode } from '../fonts/load-faces-node.ts';
import { loadHarfbuzzInNode } from '../fonts/load-harfbuzz-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { createFitClient } from './fit-client.ts';
import { serveExports } from './serve-exports.ts';
import { createDocumentClient, type WorkerPort } from './worker-client.ts';
import type { FromWorker } from './worker-messages.ts';

/** A file's own address, which a worker can fetch without a network. */
const fileAddress = async (id: FaceId): Promise<string> =>
  `data:font/ttf;base64,${Buffer.from(await loadFaceInNode(id)).toString('base64')}`;

/** A page and its worker joined by a real channel, with everything that crosses it cloned. */
const join = (host?: Partial<EngineHost>, faceAddress = fileAddress) => {
  const { port1, port2 } = new MessageChannel();
  const answer = serveExports((message, transfer) => port2.postMessage(message, transfer), {
    loadHarfbuzz: loadHarfbuzzInNode,
    ...host,
  });
  port2.onmessage = (event) => answer(event.data);
  const worker: WorkerPort = {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, listener: (event: { data: FromWorker }) => void) => {
      if (type === 'message') port1.onmessage = (event) => listener({ data: event.data });
    },
  };
  return { worker, client: createDocumentClient(worker, faceAddress), close: () => port1.close() };
};

describe('exporting in a worker', () => {
  it('gives the same file as the page would, and all the progress', async () => {
    const { client, close } = join({ loadFace: loadFaceInNode });
    const progress: number[] = [];
    const file = await client.exportResume({
      ...testInput(),
      format: 'pdf',
      resumeId: 'r7',
      onProgress: (percent) => progress.push(percent),
    });
    close();
    expect(file.bytes).toEqual(await testEngine.pdf(testInput()));
    expect(file.resumeId).toBe('r7');
    expect(progress).toEqual([10, 30, 50, 90, 100]);
  });

  it('asks the page for the faces a resume needs, and fails when it has none', async () => {
    const asked: FaceId[] = [];
    const { client, close } = join(undefined, (id) => {
      asked.push(id);
      return id === 'sourceserif-400-italic' ? Promise.reject(new Error('offline')) : fileAddress(id);
    });
    const file = await client.exportResume({ ...testInput({ template: 'modern' }), format: 'pdf' });
    expect(file.bytes).toEqual(await testEngine.pdf(testInput({ template: 'modern' })));
    expect(asked).toEqual(['inter-400', 'inter-600']);
    const slanted = client.exportResume({ ...testInput({ template: 'classic' }), format: 'pdf' });
    await expect(slanted).rejects.toBeInstanceOf(ExportFailure);
    expect(asked.slice(2)).toEqual(['sourceserif-400', 'sourceserif-600', 'sourceserif-400-italic']);
    close();
  });

  it('answers several requests at once, each to its own', async () => {
    const { client, close } = join({ loadFace: loadFaceInNode });
    const files = await Promise.all(
      ['classic', 'creative'].map((template) =>
        client.exportResume({ ...testInput({ template }), format: 'pdf' }),
      ),
    );
    close();
    expect(files.map((file) => file.name)).toEqual([
      'resume_classic_2026-11-15.pdf',
      'resume_creative_2026-11-15.pdf',
    ]);
  });

  it('tells the callback and rejects when a font cannot be had, and works once it can', async () => {
    let online = false;
    const loadFace: EngineHost['loadFace'] = (id) =>
      online ? loadFaceInNode(id) : Promise.reject(new Error('offline'));
    const { client, close } = join({ loadFace });
    const told: string[] = [];
    const failed = client.exportResume({
      ...testInput(),
      format: 'pdf',
      onError: (message) => told.push(message),
    });
    await expect(failed).rejects.toBeInstanceOf(ExportFailure);
    expect(told).toEqual(['Failed to generate PDF']);
    online = true;
    await expect(client.exportResume({ ...testInput(), format: 'pdf' })).resolves.toBeDefined();
    close();
  });
});

describe('fitting in a worker', () => {
  it('finds what the page would find, with faces the page is asked for', async () => {
    const { worker, close } = join();
    const search = createFitClient(worker, fileAddress);
    await testEngine.prepare(testInput());
    for (const pages of [1, 2] as const) {
      const request = { ...testInput(), pages };
      expect(await search(request)).toEqual(fitToPage(testEngine, request));
    }
    close();
  });

  it('says that it could not, and can once the font is there', async () => {
    let online = false;
    const { worker, close } = join({
      loadFace: (id) => (online ? loadFaceInNode(id) : Promise.reject(new Error('offline'))),
    });
    const search = createFitClient(worker, fileAddress);
    await expect(search({ ...testInput(), pages: 1 })).rejects.toThrow('offline');
    online = true;
    expect(await search({ ...testInput(), pages: 2 })).toHaveProperty('fits');
    close();
  });
});
