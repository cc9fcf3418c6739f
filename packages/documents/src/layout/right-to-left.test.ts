import { fontSizes, spacings } from '@kalam/domain/resumes/formatting';
import { describe, expect, it } from 'vitest';
import { templateNames } from '../templates/template.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { brokenPageRules, type PlacedText, textsOf } from '../testing/page-rules.ts';
import { urdu, urduMixes } from '../testing/resumes/corpus/urdu-texts.ts';
import { urduResume } from '../testing/resumes/script-resumes.ts';
import { emptyResume, fullResume, testFormatting } from '../testing/resumes/test-resumes.ts';

const [firstJob] = fullResume.workExperience;

const placed = async (description: string, template = 'modern'): Promise<PlacedText[]> => {
  const workExperience = firstJob ? [{ ...firstJob, description }] : [];
  const input = testInput({ template, data: { ...emptyResume, workExperience } });
  await testEngine.prepare(input);
  return testEngine
    .layOut(input)
    .layout.pages.flatMap(textsOf)
    .filter(({ item }) => item.source.endsWith('description') || item.node.role === 'Lbl');
};

/** What stands on the first line, from left to right. */
const shown = async (description: string): Promise<string[]> => {
  const texts = (await placed(description)).filter(({ item }) => item.node.role !== 'Lbl');
  const first = texts.filter(({ y }) => y === texts[0]?.y);
  return first.sort((a, b) => a.x - b.x).map(({ item }) => item.run.text.trim());
};

/** Of what stands in the column of the jobs. */
const rightEdge = async (template: string): Promise<number> => {
  const input = testInput({ template, data: fullResume });
  await testEngine.prepare(input);
  const groups = testEngine.layOut(input).layout.pages.flatMap((page) => page.groups);
  const job = groups.find(({ key }) => key === 'work:0');
  return (job?.x ?? 0) + (job?.width ?? 0);
};

describe('a paragraph that begins in Urdu', () => {
  it('begins at the right with its bullet, and one that begins in English at the left', async () => {
    for (const template of templateNames) {
      const turned = await placed('تجربہ اور تعلیم', template);
      const [mark, ...text] = turned;
      expect(mark?.item.node.role).toBe('Lbl');
      const right = (mark?.x ?? 0) + (mark?.item.width ?? 0);
      expect(right).toBeCloseTo(await rightEdge(template), 1);
      for (const { x, item } of text) expect(x + item.width).toBeLessThan((mark?.x ?? 0) - 1);
      expect(mark?.y).toBe(text[0]?.y);
      const [left] = await placed('Experience اور Python', template);
      expect(left?.x).toBeLessThan(right / 2);
    }
  });

  it('has its lines in the order of reading and its runs where they are read', async () => {
    expect(await shown('میں نے 2019 میں TypeScript سیکھی')).toEqual([
      'سیکھی',
      'TypeScript',
      'میں',
      '2019',
      'میں نے',
    ]);
    const order = (await placed('میں نے 2019 میں TypeScript سیکھی')).map(({ item }) => item.run.text.trim());
    expect(order.slice(1)).toEqual(['میں نے', '2019', 'میں', 'TypeScript', 'سیکھی']);
  });

  it('keeps the signs of C++ and the groups of a telephone number as they are said', async () => {
    expect(await shown('زبان C++ اور C# ہے')).toEqual(['ہے', 'C#', 'اور', 'C++', 'زبان']);
    expect(await shown('فون +91 98765 43210 پر')).toEqual(['پر', '+91 98765 43210', 'فون']);
  });

  it('mirrors its brackets', async () => {
    const texts = await placed('ٹیم (بارہ افراد) ہے');
    const run = texts.find(({ item }) => item.run.text.includes('('))?.item.run;
    const plain = (await placed('Team (twelve) is')).find(({ item }) => item.run.text.includes('('))?.item
      .run;
    expect(run?.rtl).toBe(true);
    expect(plain?.rtl).toBeUndefined();
    const at = (sign: string): number | undefined =>
      run?.glyphs[run.clusters.indexOf(run.text.indexOf(sign))];
    const other = await placed('ٹیم )بارہ افراد( ہے');
    const swapped = other.find(({ item }) => item.run.text.includes('('))?.item.run;
    expect(at('(')).toBe(swapped?.glyphs[swapped.clusters.indexOf(swapped.text.indexOf('('))]);
    expect(at('(')).not.toBe(at(')'));
  });
});

describe('lines in Nastaliq', () => {
  it('touch no other line and break no rule of the page, in any template, size and spacing', async () => {
    const data = { ...urduResume, summary: [...urdu, ...urduMixes].join(' ') };
    for (const template of templateNames)
      for (const fontSize of Object.values(fontSizes))
        for (const spacing of Object.values(spacings)) {
          const input = testInput({ template, data, formatting: testFormatting({ fontSize, spacing }) });
          await testEngine.prepare(input);
          expect(brokenPageRules(testEngine.layOut(input).layout), `${template} ${spacing}`).toEqual([]);
        }
  });

  it('are as high as they need in whole units, most of them alike', async () => {
    const input = testInput({ data: { ...urduResume, summary: urdu.join(' ') } });
    await testEngine.prepare(input);
    const { layout, look } = testEngine.layOut(input);
    const group = layout.pages[0]?.groups.find(({ key }) => key === 'summary:0');
    expect(((group?.height ?? 0) / look.unit) % 1).toBeCloseTo(0, 6);
    const baselines = [...new Set(group?.items.flatMap((item) => (item.kind === 'text' ? [item.y] : [])))];
    const steps = baselines.slice(1).map((y, index) => y - (baselines[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(look.unit * 5.4);
    expect(Math.max(...steps)).toBeLessThan(look.unit * 9.1);
  });

  it('leave the lines of an English paragraph as they are where the word is low enough', async () => {
    const [plain] = await placed('English alone');
    const [mixed] = await placed('English اور English');
    expect(mixed?.y).toBe(plain?.y);
  });
});

describe('what stands around Urdu', () => {
  const laidOut = async (template: string) => {
    const input = testInput({ template, data: urduResume });
    await testEngine.prepare(input);
    return testEngine.layOut(input).layout.pages.flatMap((page) => page.groups);
  };

  it('begins at its side: headings, and skills with their levels', async () => {
    for (const template of templateNames) {
      const groups = await laidOut(template);
      for (const group of groups.filter(({ key }) => /^(heading:|skills:)/.test(key))) {
        const texts = group.items.filter((item) => item.kind === 'text');
        const end = Math.max(...texts.map(({ x, width }) => x + width));
        expect(end, `${template} ${group.key}`).toBeGreaterThan(group.width * 0.66);
      }
    }
  });

  it('keeps the colon of a level, and the space behind it, between the level and its skill', async () => {
    const groups = await laidOut('classic');
    const texts = groups.find(({ key }) => key === 'skills:0')?.items ?? [];
    const line = texts.filter((item) => item.kind === 'text').slice(0, 3);
    expect(line.map(({ run }) => run.text)).toEqual(['Expert', ': ', 'خوش نویسی']);
    const [level, colon, skill] = line;
    expect((colon?.x ?? 0) + (colon?.width ?? 0)).toBeCloseTo(level?.x ?? 0, 3);
    expect((skill?.x ?? 0) + (skill?.width ?? 0)).toBeCloseTo(colon?.x ?? 0, 3);
  });
});
