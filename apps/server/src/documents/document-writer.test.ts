import { createEngine } from '@kalam/documents/engine';
import { loadFaceInNode } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { exifSegment, jpegFile } from '@kalam/domain/resumes/images/picture-files.fixture';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { afterAll, describe, expect, it } from 'vitest';
import { startDocuments, testDocuments } from '../testing/test-documents.ts';
import { dataUrl, pngBomb, pngUrl } from '../testing/test-resumes.ts';

const date = '2026-11-15';
const engine = createEngine({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode });

const withPhoto = (profileImage: string) => ({
  ...sampleProfessional,
  personalInfo: { ...sampleProfessional.personalInfo, profileImage },
});
const ordered = (data = sampleProfessional) => ({ template: 'modern', data: toSavedPayload(data) });
const browserFile = (data = sampleProfessional) =>
  engine.pdf({ data, template: 'modern', formatting: defaultFormatting, date });

/** A thread that misbehaves as soon as there is a picture. */
const brokenThread = (misbehave: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (request) => {
      if (JSON.stringify(request).includes('data:image')) { ${misbehave} }
      else parentPort.postMessage({ kind: 'done', result: { bytes: new Uint8Array([1]), leftOut: [] } });
    });`)}`,
  );

describe('documents of the server', () => {
  it('are byte for byte those of the browser, pictures and what stands beside them included', async () => {
    for (const photo of [
      pngUrl('see through'),
      dataUrl(jpegFile(), 'image/jpeg'),
      dataUrl(jpegFile({ extra: [exifSegment(1)] }), 'image/jpeg'),
    ]) {
      const { bytes, leftOut } = await testDocuments.resume(ordered(withPhoto(photo)), date);
      expect(leftOut).toEqual([]);
      expect(Buffer.compare(bytes, await browserFile(withPhoto(photo)))).toBe(0);
    }
  });

  it('leave out a picture that wants to become more than it says, and name it', async () => {
    const hostile = withPhoto(dataUrl(pngBomb()));
    const { bytes, leftOut } = await testDocuments.resume(ordered(hostile), date);
    expect(leftOut).toEqual(['personalInfo.profileImage']);
    expect(Buffer.compare(bytes, await browserFile())).toBe(0);
  });

  it.each([
    ['never ends', 'for (;;);', /not written within 5000 ms/],
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(1000).fill({}));', /memory/],
    ['dies', 'process.exit(7);', /ended/],
    ['fails', "parentPort.postMessage({ kind: 'failed', reason: 'no such picture' });", /no such picture/],
  ])(
    'come without pictures when writing with them %s, while the server goes on',
    async (kind, misbehave, said) => {
      const warnings: string[] = [];
      const documents = startDocuments({
        program: brokenThread(misbehave),
        warn: (message) => warnings.push(message),
        ...(kind === 'never ends' ? { patienceMs: 5_000 } : {}),
        megabytes: 32,
      });
      let turns = 0;
      const turning = setInterval(() => {
        turns += 1;
      }, 1);
      const [first, second] = await Promise.all([
        documents.resume(ordered(withPhoto(pngUrl('me'))), date),
        documents.resume(ordered(), date),
      ]);
      clearInterval(turning);
      await documents.close();
      expect(first).toEqual({ bytes: new Uint8Array([1]), leftOut: ['personalInfo.profileImage'] });
      expect(second.leftOut).toEqual([]);
      expect(warnings).toEqual([expect.stringMatching(said)]);
      expect(turns).toBeGreaterThan(0);
    },
  );

  it('fail for who asked when they cannot be written at all', async () => {
    const documents = startDocuments({ program: brokenThread('for (;;);'), patienceMs: 5_000 });
    afterAll(() => documents.close());
    const hostileText = {
      ...sampleProfessional,
      personalInfo: { ...sampleProfessional.personalInfo, fullName: 'data:image' },
    };
    await expect(documents.resume(ordered(hostileText), date)).rejects.toThrow('not written within 5000 ms');
    expect((await documents.resume(ordered(), date)).bytes).toHaveLength(1);
  });
});
