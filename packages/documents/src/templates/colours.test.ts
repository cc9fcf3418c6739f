import { colorSchemeNames, colorSchemes } from '@kalam/domain/resumes/formatting';
import { templateLayouts } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import type { Page, RectItem, TextItem } from '../layout/page.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { testFormatting } from '../testing/resumes/test-resumes.ts';
import { contrast, readableOn } from './colours.ts';

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#2563eb', '#2563eb')).toBe(1);
  });

  it('is made sufficient on any ground', () => {
    for (const ground of ['#ffffff', '#000000', '#777777', '#fde68a', '#2563eb']) {
      expect(contrast(ground, readableOn(ground, '#fbbf24'))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** What a text stands on: the last thing painted below its middle. */
const groundOf = (
  page: Page,
  text: TextItem,
  at: { x: number; y: number },
  behind: readonly RectItem[],
): string => {
  const x = at.x + text.x + Math.min(2, text.width / 2);
  const y = at.y + text.y - text.style.size * 0.3;
  const covers = (rect: RectItem, left: number, top: number): boolean =>
    x >= left + rect.x &&
    x <= left + rect.x + rect.width &&
    y >= top + rect.y &&
    y <= top + rect.y + rect.height;
  const inGroup = behind.filter((rect) => covers(rect, at.x, at.y)).at(-1);
  return (inGroup ?? page.background.filter((rect) => covers(rect, 0, 0)).at(-1))?.fill ?? '#ffffff';
};

const strange = { primary: '#fff200', secondary: '#111111' };
const schemes = [...colorSchemeNames.map((name) => colorSchemes[name]), strange];

describe.each(templateLayouts)('every text of %s', (template) => {
  it('reads at 4.5:1 and better in every colour scheme', async () => {
    for (const colorScheme of schemes) {
      const input = testInput({ template, formatting: testFormatting({ colorScheme }) });
      await testEngine.prepare(input);
      for (const page of testEngine.layOut(input).layout.pages) {
        for (const group of page.groups) {
          const behind = group.items.filter((item) => item.kind === 'rect');
          for (const item of group.items) {
            if (item.kind !== 'text' || item.run.text.trim() === '') continue;
            const ground = groundOf(page, item, group, behind);
            expect(
              contrast(ground, item.style.colour),
              `${item.run.text} on ${ground}`,
            ).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    }
  });
});
