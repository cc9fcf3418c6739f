import { describe, expect, it } from 'vitest';
import { familyFaceIds } from './fonts/font-faces.ts';
import { loadFaceInNode } from './fonts/load-faces-node.ts';
import { TextShaper } from './shaping.ts';
import { templates } from './templates/template-catalogue.ts';

const shaper = new TextShaper(await import('harfbuzzjs'));
for (const id of familyFaceIds) shaper.add(id, await loadFaceInNode(id));

describe.each(familyFaceIds)('the face %s', (face) => {
  it('has every sign the templates use of their own', () => {
    const signs = Object.values(templates).map(({ header, entry }) => header.separator + entry.bullet);
    expect(shaper.shape(`${signs.join('')}· – , : ?`, face, 'normal').missing).toEqual([]);
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
