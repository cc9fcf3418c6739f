import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { speed } from './measured-figures.ts';

interface Row {
  readonly what: string;
  readonly ours: { readonly p50: number };
  readonly rivals: readonly { readonly p50: number }[];
}

const results = async (name: string): Promise<{ rows: readonly Row[] }> =>
  JSON.parse(await readFile(new URL(`../../../../../bench/results/${name}.json`, import.meta.url), 'utf8'));

const rounded = (milliseconds: number | undefined): number => Math.round((milliseconds ?? 0) * 10) / 10;

describe('the figures on the front page', () => {
  it('are those that were measured last', async () => {
    const { rows } = await results('documents');
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
