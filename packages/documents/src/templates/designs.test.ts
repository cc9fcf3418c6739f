import { fontSizes, spacings } from '@kalam/domain/resumes/formatting';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import type { Page } from '../layout/page.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { richProfessional } from '../testing/resumes/rich-resumes.ts';
import { fullResume, testFormatting } from '../testing/resumes/test-resumes.ts';
import { templates } from './template-catalogue.ts';

const laidOut = async (input: ReturnType<typeof testInput>) => {
  await testEngine.prepare(input);
  return testEngine.layOut(input);
};

/** Texts of the lines of a page that are filled to their end. */
const fullLines = (page: Page): string[] =>
  page.groups.flatMap(({ items, width }) => {
    const lines = new Map<number, { text: string; end: number }>();
    for (const item of items) {
      if (item.kind !== 'text' || (item.node.role !== 'LBody' && item.node.role !== 'P')) continue;
      const { text = '', end = 0 } = lines.get(item.y) ?? {};
      lines.set(item.y, { text: text + item.run.text, end: Math.max(end, item.x + item.width) });
    }
    return [...lines.values()].filter(({ end }) => end > width * 0.93).map(({ text }) => text);
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(templateLayouts)('the design %s', (template) => {
  it('sets its text in 9.5 to 10.6 points and in lines of about 95 characters at most', async () => {
    const lengths: number[] = [];
    for (const data of [sampleProfessional, sampleFresher, richProfessional, fullResume]) {
      const { layout, look } = await laidOut(testInput({ template, data }));
      expect(look.body).toBeGreaterThanOrEqual(9.5);
      expect(look.body).toBeLessThanOrEqual(10.6);
      lengths.push(...layout.pages.flatMap(fullLines).map((line) => line.length));
    }
    expect(mean(lengths)).toBeLessThanOrEqual(95);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(102);
  });

  it('sets nothing in less than 8 points, in any size and spacing', async () => {
    for (const fontSize of fontSizes)
      for (const spacing of spacings) {
        const formatting = testFormatting({ fontSize, spacing });
        const { layout } = await laidOut(testInput({ template, data: richProfessional, formatting }));
        for (const { groups } of layout.pages)
          for (const { items } of groups)
            for (const item of items)
              if (item.kind === 'text') expect(item.style.size).toBeGreaterThanOrEqual(8);
      }
  });
});

it('are told apart by face, header, heading and density', () => {
  const looks = Object.values(templates).map(({ family, header, heading, text, leading, margins }) => ({
    head: [family, header.align, header.band, header.strip, header.rule, text.name.size].join(),
    heading: [heading.ornament, text.heading.size, text.heading.colour, text.heading.smallCaps].join(),
    density: [margins.side, margins.top, leading].join(),
  }));
  for (const trait of ['head', 'heading', 'density'] as const)
    expect(new Set(looks.map((look) => look[trait])).size).toBe(looks.length);
  expect(new Set(Object.values(templates).map(({ family }) => family)).size).toBeGreaterThanOrEqual(6);
  expect(templates.classic.family).toBe('sourceserif');
});
