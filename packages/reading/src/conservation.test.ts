import { describe, expect, it } from 'vitest';
import { readDocx } from './docx/read-docx.ts';
import { assemble, type ToAssemble } from './draft/assemble.ts';
import { conservationBreach } from './draft/conservation.ts';
import { layoutOf } from './layout/blocks-of-page.ts';
import type { ReadResume } from './reading-result.ts';
import { sectionsOf } from './sections/find-sections.ts';
import { randomDocx, randomPages, randomText } from './testing/random-files.ts';
import { readText } from './text/read-text.ts';

const today = { day: '2026-11-16', latest: '2026-11-17' };

/** Made by the draft, chosen from a list, or said by the order of the file. */
const isAside = (path: string): boolean =>
  /(?:^|\.)(?:id|kind|level|degree|marksKind|language)$|^arrangement\.(?:order|hidden)/.test(path);

const textsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return value === '' || isAside(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path}.${key}`));
};

/** A text of the resume that no field tells of: a default. */
const invented = ({ data, fields }: ReadResume): string | undefined => {
  const told = new Map(fields.map(({ path, value }) => [path, value]));
  const found = textsOf(data).find(([path, value]) => told.get(path) !== value);
  return found && `${found[0]} says “${found[1]}”, which nobody read`;
};

const breachOf = (made: ToAssemble): string | undefined => {
  let id = 0;
  const { resume, account } = assemble(made, { newId: () => `id${++id}`, today });
  return conservationBreach(made.text, resume, account) ?? invented(resume);
};

const breaches = (count: number, read: (seed: number) => ToAssemble | undefined): readonly string[] =>
  Array.from({ length: count }, (_, seed) => seed)
    .flatMap((seed) => {
      const made = read(seed);
      const breach = made && breachOf(made);
      return breach === undefined ? [] : [`seed ${seed}: ${breach}`];
    })
    .slice(0, 5);

describe('every letter and digit that was read is in one place, and nothing else is', () => {
  it('of 800 texts', () => {
    expect(
      breaches(800, (seed) => {
        const read = readText(randomText(seed));
        return read.refusal
          ? undefined
          : { source: 'text', text: read.text, sections: sectionsOf(read.blocks) };
      }),
    ).toEqual([]);
  });

  it('of 800 pages set anywhere', () => {
    expect(
      breaches(800, (seed) => {
        const { placed, text } = randomPages(seed);
        const { blocks, marks } = layoutOf(placed);
        return { source: 'pdf', text, placed, marks, sections: sectionsOf(blocks) };
      }),
    ).toEqual([]);
  });

  it('of 400 Word files', () => {
    expect(
      breaches(400, (seed) => {
        const read = readDocx(randomDocx(seed));
        return read.refusal
          ? undefined
          : { source: 'docx', text: read.text, sections: sectionsOf(read.blocks) };
      }),
    ).toEqual([]);
  });
});
