import { fonts } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHarfbuzzInNode } from '../fonts/load-harfbuzz-node.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { brokenPageRules, textsOf } from '../testing/page-rules.ts';
import { arbitraryInput } from '../testing/resumes/arbitrary-resume.ts';
import { urdu, urduMixes } from '../testing/resumes/corpus/urdu-texts.ts';
import { emptyResume, fullResume, hostileResume, testFormatting } from '../testing/resumes/test-resumes.ts';

/** A failure is reported with its seed; shrinking a whole resume takes minutes and says little more. */
const checked = { numRuns: 600, endOnFailure: true };

describe('the rules of the page', () => {
  it('hold for any resume in any template, font, size and spacing', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryInput, async (input) => {
        await testEngine.prepare(input);
        expect(brokenPageRules(testEngine.layOut(input).layout)).toEqual([]);
      }),
      checked,
    );
  });

  it('hold for hostile text', async () => {
    for (const template of ['modern', 'creative', 'business', 'minimalist-pro']) {
      const input = testInput({ template, data: hostileResume });
      await testEngine.prepare(input);
      expect(brokenPageRules(testEngine.layOut(input).layout)).toEqual([]);
    }
  });

  it('keep the highest letters clear of the tails above them in the closest lines', async () => {
    const latin = 'Typography by gypsy joggers, jumping quickly over foggy physiology and geography projects';
    const phrases = urdu.map((text, index) => `${text} ${urduMixes[index % urduMixes.length]} ${text}`);
    const description = phrases.flatMap((phrase) => [latin, phrase]).join('\n');
    const projects = [{ id: '', name: latin, technologies: [], description }];
    const data: ResumeData = { ...emptyResume, projects };
    for (const template of ['minimalist-pro', 'executive'])
      for (const font of fonts) {
        const formatting = testFormatting({ font, fontSize: 'small', spacing: 'compact' });
        const input = testInput({ template, formatting, data });
        await testEngine.prepare(input);
        expect(brokenPageRules(testEngine.layOut(input).layout), `${template} ${font}`).toEqual([]);
      }
  });

  it('give an empty resume one page', async () => {
    const input = testInput({ data: emptyResume });
    await testEngine.prepare(input);
    expect(testEngine.layOut(input).layout.pages).toHaveLength(1);
  });
});

describe('the whole text', () => {
  it('is on the pages, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryInput, async (input) => {
        await testEngine.prepare(input);
        const { document, layout } = testEngine.layOut(input);
        const drawn = new Map<string, string>();
        for (const { item } of layout.pages.flatMap(textsOf)) {
          const text = item.run.typed ?? item.run.text;
          drawn.set(item.source, `${drawn.get(item.source) ?? ''}${text}`);
        }
        for (const section of document.sections) {
          for (const block of section.blocks) {
            if (block.kind !== 'entry') continue;
            for (const bullet of block.bullets) {
              expect(bare(drawn.get(bullet.source) ?? '')).toContain(bare(bullet.text));
            }
          }
        }
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });
});

const bare = (text: string): string => text.replace(/\s/g, '');

describe('after a keystroke', () => {
  it('blocks that did not change keep their very items', async () => {
    const before = testInput({ formatting: testFormatting() });
    await testEngine.prepare(before);
    const old = testEngine.layOut(before).layout.pages.flatMap((page) => page.groups);
    const data = { ...fullResume, summary: `${fullResume.summary} More.` };
    const now = testEngine.layOut({ ...before, data }).layout.pages.flatMap((page) => page.groups);
    const kept = new Map(old.map((group) => [group.key, group.items]));
    const changed = now.filter((group) => kept.get(group.key) !== group.items);
    expect(changed.map((group) => group.key)).toEqual(['summary:0']);
  });

  it('a layout after edits equals a layout from scratch', async () => {
    const typed = ['K', 'Ka', 'Kal', 'Kala', 'Kalam'].map((summary) =>
      testEngine.layOut(testInput({ data: { ...fullResume, summary } })),
    );
    const { createEngine } = await import('../engine.ts');
    const { loadFaceInNode } = await import('../fonts/load-faces-node.ts');
    const fresh = createEngine({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode });
    const input = testInput({ data: { ...fullResume, summary: 'Kalam' } });
    await fresh.prepare(input);
    expect(JSON.stringify(typed.at(-1)?.layout)).toBe(JSON.stringify(fresh.layOut(input).layout));
  });
});
