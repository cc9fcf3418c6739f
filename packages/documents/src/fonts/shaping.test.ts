import { beforeAll, describe, expect, it } from 'vitest';
import { familyFaceIds } from './font-faces.ts';
import { loadFaceInNode } from './load-faces-node.ts';
import { loadHarfbuzzInNode } from './load-harfbuzz-node.ts';
import { TextShaper } from './shaping.ts';

const harfbuzz = await loadHarfbuzzInNode();
const shaper = new TextShaper(harfbuzz);
for (const id of familyFaceIds) shaper.add(id, await loadFaceInNode(id));

describe.each(familyFaceIds)('the face %s', (face) => {
  it('has every sign the templates use of their own', () => {
    expect(shaper.shape('• · – , : ( ) ?', face, 'normal').missing).toEqual([]);
  });

  it('shows a character that no face can draw, and reports it', () => {
    const shaped = shaper.shape('Asha अ 👩🏽‍💻', face, 'normal');
    expect(shaped.missing).toEqual(['अ', '👩🏽‍💻']);
    expect(shaped.runs.map((run) => run.text).join('')).toBe('Asha ? ?');
    for (const run of shaped.runs) expect([...run.glyphs]).not.toContain(0);
  });

  it('keeps ligatures out of spaced text', () => {
    const spaced = shaper.shape('office', face, 'spaced');
    expect(spaced.runs[0]?.glyphs).toHaveLength(6);
  });
});

it('borrows from the fallback what a family lacks, without calling it missing', () => {
  const shaped = shaper.shape('done ▪ now', 'playfair-400', 'normal');
  expect(shaped.missing).toEqual([]);
  expect(shaped.runs.map((run) => run.face)).toEqual(['playfair-400', 'inter-400', 'playfair-400']);
});

describe('scripts of their own', () => {
  const devanagari = new TextShaper(harfbuzz);
  const faces = ['inter-400', 'inter-600', 'sans-deva-400', 'sans-deva-600', 'sans-taml-400'] as const;
  const runsOf = (text: string, face: 'inter-400' | 'inter-600' = 'inter-400') =>
    devanagari.shape(text, face, 'normal').runs.map((run) => [run.face, run.text]);

  beforeAll(async () => {
    for (const id of faces) devanagari.add(id, await loadFaceInNode(id));
  });

  it('take their spaces, dandas and joiners with them, and leave the rest to the family', () => {
    expect(runsOf('Asha नमस्ते दुनिया। 2019 में')).toEqual([
      ['inter-400', 'Asha '],
      ['sans-deva-400', 'नमस्ते दुनिया।'],
      ['inter-400', ' 2019 '],
      ['sans-deva-400', 'में'],
    ]);
    expect(runsOf('(र्‍ह)')).toEqual([
      ['inter-400', '('],
      ['sans-deva-400', 'र्‍ह'],
      ['inter-400', ')'],
    ]);
  });

  it('are bold where the family is, and change face where the script changes', () => {
    expect(runsOf('नाम', 'inter-600')).toEqual([['sans-deva-600', 'नाम']]);
    expect(runsOf('नाम தமிழ்')).toEqual([
      ['sans-deva-400', 'नाम'],
      ['inter-400', ' '],
      ['sans-taml-400', 'தமிழ்'],
    ]);
  });

  it('show and report what their face lacks, and only that', () => {
    const shaped = devanagari.shape('नाम\u0a78', 'inter-400', 'normal');
    expect(shaped.missing).toEqual(['\u0a78']);
    expect(shaped.runs.map((run) => run.text)).toEqual(['नाम', '?']);
  });

  it('form conjuncts and reorder vowels, spaced letters or not', () => {
    for (const spacing of ['normal', 'spaced'] as const) {
      const [run] = devanagari.shape('क्षि', 'inter-400', spacing).runs;
      expect(run?.glyphs).toHaveLength(2);
      expect(run?.signCount).toBe(1);
    }
  });
});
