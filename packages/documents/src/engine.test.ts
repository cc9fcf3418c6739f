import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { exportResume } from './export-resume.ts';
import { loadFaceInNode } from './fonts/load-faces-node.ts';
import { loadHarfbuzzInNode } from './fonts/load-harfbuzz-node.ts';
import { dataUrlBytes } from './images/picture.ts';
import { testEngine, testInput } from './testing/engine-node.ts';
import { tinyPng } from './testing/resumes/test-resumes.ts';

const stored = '/api/images/0123';
const input = testInput({ template: 'modern' });
const withImages = (image: string | undefined) => ({
  ...input,
  data: {
    ...input.data,
    personalInfo: { ...input.data.personalInfo, profileImage: image },
    signature: image,
    certificates: input.data.certificates.map((entry) => ({ ...entry, image })),
  },
});
const wanted = withImages(stored);

const engineWith = (loadImage: (address: string) => Promise<Uint8Array>) =>
  createEngine({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode, loadImage });

describe('a picture that cannot be had', () => {
  it('is left out and named, and the rest is drawn and written', async () => {
    const engine = engineWith(() => Promise.reject(new Error('answered 404')));
    await engine.prepare(wanted);
    expect(engine.isPrepared(wanted)).toBe(true);
    const drawn = engine
      .layOut(wanted)
      .layout.pages.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
    expect(drawn.filter(({ kind }) => kind === 'image')).toEqual([]);
    const fields = wanted.data.certificates.map((_, index) => `certificates.${index}.image`);
    expect(engine.leftOut(wanted)).toEqual(['personalInfo.profileImage', ...fields, 'signature']);
    // The name stands in for the signature, as where there never was one.
    expect(await engine.pdf(wanted)).toEqual(await testEngine.pdf(withImages(undefined)));
    const { format, ...file } = { format: 'docx' as const, ...wanted };
    expect((await exportResume(engine, { ...file, format })).leftOut).toEqual(engine.leftOut(wanted));
  });

  it('is asked for once for a file, again for the next one, and then shown', async () => {
    let asked = 0;
    let online = false;
    const engine = engineWith(async () => {
      asked += 1;
      if (!online) throw new Error('offline');
      return dataUrlBytes(tinyPng) ?? new Uint8Array();
    });
    expect((await exportResume(engine, { ...wanted, format: 'pdf' })).leftOut).not.toEqual([]);
    // The same picture at all its places.
    expect(asked).toBe(1);
    online = true;
    const file = await exportResume(engine, { ...wanted, format: 'pdf' });
    expect(file.leftOut).toEqual([]);
    expect(file.bytes).toEqual(await testEngine.pdf(withImages(tinyPng)));
  });
});
