import { readFile } from 'node:fs/promises';
import { layoutNotes } from '@kalam/domain/templates/template-layouts';
import { describe, expect, it } from 'vitest';
import { reading, speed } from './measured-figures.ts';

interface Row {
  readonly what: string;
  readonly ours: { readonly p50: number };
  readonly rivals: readonly { readonly p50: number }[];
}

interface ReadingResults {
  readonly templates: readonly {
    readonly template: string;
    readonly found: Readonly<Record<string, number>>;
  }[];
}

const results = async <Results>(name: string): Promise<Results> =>
  JSON.parse(await readFile(new URL(`../../../../../bench/results/${name}.json`, import.meta.url), 'utf8'));

const rounded = (milliseconds: number | undefined): number => Math.round((milliseconds ?? 0) * 10) / 10;

describe('the figures on the front page', () => {
  it('are those that were measured last: reading, by the least of the designs of one column', async () => {
    const { templates } = await results<ReadingResults>('reading');
    const columns = templates.filter(({ template }) => !(template in layoutNotes));
    expect(columns).toHaveLength(reading.designs);
    for (const [reader, percent] of Object.entries(reading.found))
      expect(Math.min(...columns.map(({ found }) => found[reader] ?? 0)), reader).toBe(percent);
  });

  it('are those that were measured last: speed', async () => {
    const { rows } = await results<{ rows: readonly Row[] }>('documents');
    const row = (what: string) => {
      const found = rows.find((each) => each.what === what);
      return { ours: rounded(found?.ours.p50), rival: rounded(found?.rivals[0]?.p50) };
    };
    expect(speed).toMatchObject({
      keystroke: row('Preview, script time per keystroke'),
      pdf: row('PDF in the browser, warm'),
      word: row('DOCX in the browser, warm'),
    });
  });
});
