import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fonts } from '@kalam/domain/resumes/formatting';
import { describe, expect, it } from 'vitest';
import { faces, prepareFace } from '../../build/prepare-fonts.mjs';
import { readNames } from '../../build/rename-font.mjs';
import { familyFaceIds, familyFaces, fontFamilies, fontFamilyOf } from './font-faces.ts';
import { loadFaceInNode } from './load-faces-node.ts';
import { scriptFaceIds, scriptFaceOf } from './script-faces.ts';
import { signFaceIds, signFaceName } from './sign-faces.ts';

// Subsetting and the strongest brotli take their time on a busy machine.
const fileOf = (id: string) => readFileSync(new URL(`../../fonts/${id}.ttf`, import.meta.url));
const facesOf = (font: string) => {
  const { regular, bold, italic } = familyFaces(font);
  return [regular, bold, italic];
};

describe('font faces', () => {
  it('has the four fonts of S1 §3 and the designs’ own, with three faces each', () => {
    expect(Object.keys(fontFamilies)).toEqual([...fonts]);
    expect(fonts.flatMap((font) => facesOf(font).map((face) => face.id))).toEqual([...familyFaceIds]);
    expect(faces.map((face) => face.id)).toEqual([...familyFaceIds, ...scriptFaceIds, ...signFaceIds]);
  });

  it('falls back to inter for a font it does not know, such as the Helvetica of S2 §7', () => {
    expect(fontFamilyOf('Helvetica')).toBe('inter');
    expect(fontFamilyOf('')).toBe('inter');
    expect(fontFamilyOf('toString')).toBe('inter');
    expect(fontFamilyOf('playfair')).toBe('playfair');
  });

  it('names every face as its file does', async () => {
    for (const font of fonts)
      for (const face of facesOf(font)) {
        expect(readNames(Buffer.from(await loadFaceInNode(face.id))).get(6)).toBe(face.postscriptName);
      }
    for (const id of scriptFaceIds)
      expect(readNames(fileOf(id)).get(6)).toBe(scriptFaceOf(id)?.postscriptName);
    for (const id of signFaceIds) expect(readNames(fileOf(id)).get(6)).toBe(signFaceName(id));
  });

  it('carries no Reserved Font Name in the names of a changed font', () => {
    for (const font of ['playfair', 'sourceserif', 'sourcesans'])
      for (const face of facesOf(font)) {
        const names = readNames(fileOf(face.id));
        for (const id of [1, 3, 4, 6, 16]) expect(names.get(id) ?? '').not.toMatch(/playfair|source/i);
        expect(names.get(13)).toContain('SIL Open Font License');
      }
  });

  it('holds the files that the font script makes, byte for byte', async () => {
    for (const face of faces.filter((candidate) => candidate.style === '400Regular'))
      expect((await prepareFace(face)).equals(fileOf(face.id)), face.id).toBe(true);
  });

  it('keeps a family within the hard limit of 90 KB, and without italic within the target of 60', () => {
    for (const font of fonts) {
      const [regular = 0, bold = 0, italic = 0] = facesOf(font).map(
        (face) => brotliCompressSync(fileOf(face.id)).length,
      );
      expect(regular + bold + italic).toBeLessThan(90 * 1024);
      expect(regular + bold).toBeLessThan(60 * 1024);
    }
  });
});
