import { createEngine } from '@kalam/documents/engine';
import { createOutlines } from '@kalam/documents/fonts/glyph-outlines-node';
import { loadFaceFrom } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { pagePicture } from '@kalam/documents/svg/page-picture';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { hindiFresher, hindiProfessional } from '@kalam/domain/resumes/samples/sample-resumes-hindi';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { sampleDay, samplePicture } from './sample-pictures.ts';

const samples = [
  { language: 'en', professional: sampleProfessional, fresher: sampleFresher },
  { language: 'hi', professional: hindiProfessional, fresher: hindiFresher },
] as const;

/** First pages of the sample resumes as pictures, by the address they are served under. Runs while building only. */
export const paintSamples = async (fontFolder: URL): Promise<ReadonlyMap<string, string>> => {
  const loadFace = loadFaceFrom(fontFolder);
  const outlines = createOutlines(loadFace);
  const engine = createEngine({ loadFace, loadHarfbuzz: loadHarfbuzzInNode });
  const paint = async (template: string, data: typeof sampleFresher): Promise<string> => {
    const input = { data, template, formatting: defaultFormatting, date: sampleDay };
    await engine.prepare(input);
    const [page] = engine.layOut(input).layout.pages;
    if (!page) throw new Error(`The sample in ${template} has no page`);
    return pagePicture(page, await outlines([page]));
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
