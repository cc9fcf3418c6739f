import { createEngine } from '@kalam/documents/engine';
import type { FaceId, LoadFace } from '@kalam/documents/fonts/font-faces';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { type GlyphOutlines, pagePicture } from '@kalam/documents/svg/page-picture';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { hindiFresher, hindiProfessional } from '@kalam/domain/resumes/samples/sample-resumes-hindi';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { sampleDay, samplePicture } from './sample-pictures.ts';

const samples = [
  { language: 'en', professional: sampleProfessional, fresher: sampleFresher },
  { language: 'hi', professional: hindiProfessional, fresher: hindiFresher },
] as const;

/** Outlines of the faces that were loaded for the layout. */
const outlinesFrom = async (loadFace: LoadFace, faces: readonly FaceId[]): Promise<GlyphOutlines> => {
  const { Blob, Face, Font } = await import('harfbuzzjs');
  const fonts = new Map(
    await Promise.all(
      faces.map(async (id) => {
        const face = new Face(new Blob(await loadFace(id)));
        return [id, { face, font: new Font(face) }] as const;
      }),
    ),
  );
  const known = (id: FaceId) => {
    const found = fonts.get(id);
    if (!found) throw new Error(`A sample is set in ${id}, which is not loaded`);
    return found;
  };
  return {
    unitsPerEm: (id) => known(id).face.upem,
    path: (id, glyph) => known(id).font.glyphToPath(glyph),
  };
};

/** First pages of the sample resumes as pictures, by the address they are served under. Runs while building only. */
export const paintSamples = async (fontFolder: URL): Promise<ReadonlyMap<string, string>> => {
  const loadFace = loadFaceFrom(fontFolder);
  const engine = createEngine({ loadFace, loadHarfbuzz: loadHarfbuzzInNode });
  const paint = async (template: string, data: typeof sampleFresher): Promise<string> => {
    const input = { data, template, formatting: defaultFormatting, date: sampleDay };
    await engine.prepare(input);
    const [page] = engine.layOut(input).layout.pages;
    if (!page) throw new Error(`The sample in ${template} has no page`);
    const texts = page.groups.flatMap(({ items }) => items.filter((item) => item.kind === 'text'));
    const faces = [...new Set(texts.map(({ run }) => run.face))];
    return pagePicture(page, await outlinesFrom(loadFace, faces));
  };
  const pictures = new Map<string, string>();
  for (const { language, professional, fresher } of samples) {
    for (const layout of templateLayouts) {
      pictures.set(samplePicture(layout, { language }), await paint(layout, professional));
      pictures.set(samplePicture(layout, { language, isFresher: true }), await paint(layout, fresher));
    }
  }
  return pictures;
};
