import { pageFormats } from '@kalam/domain/resumes/paper';
import { describe, expect, it } from 'vitest';
import { type Script, scripts } from '../fonts/scripts.ts';
import { templateNames } from '../templates/template.ts';
import { templateOf } from '../templates/template-catalogue.ts';
import { testEngine, testInput } from '../testing/engine-node.ts';
import { textsOf } from '../testing/page-rules.ts';
import { scriptCorpus } from '../testing/resumes/script-corpus.ts';
import { emptyResume } from '../testing/resumes/test-resumes.ts';

const laidOut = async (summary: string, template = 'modern') => {
  const input = testInput({ template, data: { ...emptyResume, summary } });
  await testEngine.prepare(input);
  return testEngine
    .layOut(input)
    .layout.pages.flatMap((page) => textsOf(page))
    .filter(({ item }) => item.source === 'summary' && item.node.role === 'P');
};

const ids: readonly Script[] = scripts.map(({ id }) => id);

describe.each(ids)('lines in the script %s', (script) => {
  it('fill their width and never more, in every template', async () => {
    for (const template of templateNames) {
      const { margins, side } = templateOf(template);
      const texts = await laidOut(
        `${scriptCorpus[script].join(' ')} English ${scriptCorpus[script].join(' ')}`,
        template,
      );
      const { width } = pageFormats.a4;
      // Beside a side column there is a gutter of about two lines.
      const right = side ? width * (1 - side.share) - 18 : width - margins.side;
      for (const { x, item } of texts) expect(x + item.width, item.run.text).toBeLessThan(right + 0.5);
      const ends = new Map<number, number>();
      for (const { x, y, item } of texts) ends.set(y, Math.max(ends.get(y) ?? 0, x + item.width));
      const filled = [...ends.values()].filter((end) => end > right - 120);
      expect(filled.length, template).toBeGreaterThan(ends.size * 0.7);
    }
  });

  it('cut a word longer than a line between signs, and lose nothing', async () => {
    const word = scriptCorpus[script].slice(0, 10).join('').replaceAll(' ', '').repeat(4);
    const lines = (await laidOut(word)).map(({ item }) => item.run.text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(word.normalize('NFC'));
    for (const line of lines.slice(1)) expect(line).not.toMatch(/^[\p{M}\u200c\u200d]/u);
    for (const line of lines.slice(0, -1))
      expect(line).not.toMatch(/[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]$/);
  });
});

it('a mixed line keeps one baseline and the rhythm of its template', async () => {
  const texts = await laidOut('English हिन्दी தமிழ் বাংলা తెలుగు and English again');
  expect(new Set(texts.map(({ y }) => y)).size).toBe(1);
  expect(texts.map(({ item }) => item.run.script)).toEqual([
    ...[undefined, 'deva', undefined, 'taml', undefined, 'beng', undefined, 'telu', undefined],
  ]);
});
