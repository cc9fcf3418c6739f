import { fonts } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { describe, expect, it } from 'vitest';
import { createEngine, type ResumeInput } from '../engine.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { emptyResume, fullResume, testFormatting } from '../testing/resumes/test-resumes.ts';
import { testInput } from '../testing/test-inputs.ts';
import type { FaceId } from './font-faces.ts';
import { loadFaceInNode } from './load-faces-node.ts';
import { loadHarfbuzzInNode } from './load-harfbuzz-node.ts';

const named = (fullName: string): ResumeData => ({
  ...fullResume,
  personalInfo: { ...fullResume.personalInfo, fullName },
});

const engineWith = () => {
  const loaded: FaceId[] = [];
  const engine = createEngine({
    loadHarfbuzz: loadHarfbuzzInNode,
    loadFace: (id) => {
      loaded.push(id);
      return loadFaceInNode(id);
    },
  });
  return { engine, loaded };
};

const facesFor = async (choices: Partial<ResumeInput>): Promise<FaceId[]> => {
  const { engine, loaded } = engineWith();
  const input = testInput(choices);
  await engine.prepare(input);
  expect(engine.isPrepared(input)).toBe(true);
  return loaded;
};

describe('the faces of a document', () => {
  it('are regular and bold for English, and italic only where the template slants something said', async () => {
    expect(await facesFor({ template: 'modern' })).toEqual(['inter-400', 'inter-600']);
    expect(await facesFor({ template: 'classic' })).toEqual([
      'sourceserif-400',
      'sourceserif-600',
      'sourceserif-400-italic',
    ]);
    const bare = { ...emptyResume, summary: 'Nothing here is slanted.' };
    expect(await facesFor({ template: 'classic', data: bare })).toEqual([
      'sourceserif-400',
      'sourceserif-600',
    ]);
    const headed = { ...bare, personalInfo: { ...bare.personalInfo, headline: 'A slanted line' } };
    expect(await facesFor({ template: 'classic', data: headed })).toContain('sourceserif-400-italic');
  });

  it('bring those of a script that occurs, in the design that goes with the family', async () => {
    const scriptOf = async (fullName: string, font: 'inter' | 'poppins' | 'playfair') =>
      (await facesFor({ data: named(fullName), formatting: testFormatting({ font }) })).slice(2);
    expect(await scriptOf('अनन्या', 'inter')).toEqual(['sans-deva-400', 'sans-deva-600']);
    expect(await scriptOf('अनन्या', 'poppins')).toEqual(['poppins-deva-400', 'poppins-deva-600']);
    expect(await scriptOf('அனன்யா', 'playfair')).toEqual(['serif-taml-400', 'serif-taml-700']);
    expect(await scriptOf('ಅನನ್ಯಾ', 'playfair')).toEqual(['sans-knda-400', 'sans-knda-600']);
    expect(await scriptOf('অনন্যা।', 'inter')).toEqual(['sans-beng-400', 'sans-beng-600']);
  });

  it('bring the fallback for a sign the family lacks', async () => {
    const formatting = testFormatting({ font: 'playfair' });
    const faces = await facesFor({ data: named('Asha ▪ Rao'), formatting });
    expect(faces).toEqual(['playfair-400', 'playfair-700', 'inter-400', 'inter-600']);
  });

  it('bring signs that no family has, each step only where something is still lacking', async () => {
    expect((await facesFor({ data: named('Asha √Ω') })).slice(2)).toEqual(['signs-400', 'signs-600']);
    expect((await facesFor({ data: named('Asha ∀ Rao') })).slice(2)).toEqual([
      ...['signs-400', 'signs-600'],
      'math-400',
    ]);
    expect((await facesFor({ data: named('Asha ☎') })).slice(2)).toContain('symbols-400');
    expect(await facesFor({ data: named('Asha 漢') })).toEqual(['inter-400', 'inter-600']);
  });

  it('draw the signs of formulas, lists and marks in every family; nothing is printed as a question mark', async () => {
    const signs =
      '√ Ω α Δ ₹ ✓ ✗ ✔ ✘ ★ ☆ ° µ ± × ÷ ≤ ≥ ≈ ≠ ∞ π Σ ∑ ∫ ∂ ∇ ∈ ∀ ∃ ⊂ ∪ → ⇒ ⇄ ↑ ◆ ► ☎ ✉ ² ³ ⁿ ₂ ½ ⅓ ℃ Ⅳ ① ‰ ⟨ ⟩';
    for (const font of fonts) {
      const input = testInput({ data: named(signs), formatting: testFormatting({ font }) });
      const { engine } = engineWith();
      await engine.prepare(input);
      expect(engine.layOut(input).layout.missing, font).toEqual([]);
      expect((await readPdf(await engine.pdf(input))).text).toContain('α Δ');
    }
  });

  it('are asked for again when a script comes while typing', async () => {
    const { engine, loaded } = engineWith();
    await engine.prepare(testInput());
    const typed = testInput({ data: named('தமிழ்') });
    expect(engine.isPrepared(typed)).toBe(false);
    await engine.prepare(typed);
    expect(loaded.slice(2)).toEqual(['sans-taml-400', 'sans-taml-600']);
    expect(engine.layOut(typed).layout.missing).toEqual([]);
  });
});
