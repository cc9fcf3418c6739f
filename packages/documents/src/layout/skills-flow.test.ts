import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { fullResume } from '../testing/resumes/test-resumes.ts';
import type { Item, TextItem } from './page.ts';

const isText = (item: Item): item is TextItem => item.kind === 'text';

const skillItems = async (template: string): Promise<readonly Item[]> => {
  const input = testInput({ template });
  await testEngine.prepare(input);
  const { pages } = testEngine.layOut(input).layout;
  return pages
    .flatMap(({ groups }) => groups.filter(({ key }) => key === 'skills:0'))
    .flatMap(({ items }) => items);
};

/** The texts of each line, from left to right. */
const linesOf = (items: readonly Item[]): TextItem[][] => {
  const lines = new Map<number, TextItem[]>();
  for (const item of items.filter(isText)) lines.set(item.y, [...(lines.get(item.y) ?? []), item]);
  return [...lines.values()];
};

const levels = ['Expert', 'Advanced', 'Intermediate', 'Beginner'] as const;

describe.each(templateLayouts)('skills in %s', (template) => {
  it('stand behind the word of their level, level by level', async () => {
    const said = linesOf(await skillItems(template)).map((line) => line.map(({ run }) => run.text).join(''));
    const text = said.join(' ');
    const places = levels
      .filter((level) => fullResume.skills.some((skill) => skill.level === level))
      .map((level) => {
        const names = fullResume.skills.filter((skill) => skill.level === level).map(({ name }) => name);
        const place = text.indexOf(level);
        for (const name of names) expect(text.indexOf(name)).toBeGreaterThan(place);
        return place;
      });
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('never stand as far apart as a reader by geometry takes for columns', async () => {
    for (const line of linesOf(await skillItems(template)))
      for (const [index, { x, style }] of line.entries()) {
        const before = line[index - 1];
        if (before) expect((x - before.x - before.width) / style.size).toBeLessThanOrEqual(0.68);
      }
  });
});

it('S2 §2 business draws a level as a bar of 100, 75, 50 or 25 per cent beside its word', async () => {
  const items = await skillItems('business');
  const bars = items.filter((item) => item.kind === 'rect');
  const shown = levels.filter((level) => fullResume.skills.some((skill) => skill.level === level));
  const percents = { Expert: 100, Advanced: 75, Intermediate: 50, Beginner: 25 };
  expect(bars).toHaveLength(2 * shown.length);
  shown.forEach((level, index) => {
    const [track, bar] = bars.slice(2 * index);
    if (!track || !bar) throw new Error('A level has no bar');
    expect((100 * bar.width) / track.width).toBeCloseTo(percents[level], 3);
    const word = items.filter(isText).find(({ run }) => run.text.startsWith(level));
    expect(word?.x).toBeGreaterThan(track.x + track.width);
    expect(word?.y).toBeGreaterThan(track.y);
    expect((word?.y ?? 0) - (track.y + track.height)).toBeLessThan(word?.style.size ?? 0);
  });
});
