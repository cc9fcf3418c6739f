import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../source/source-document.ts';
import { blocksOf, blockText, tableTexts } from '../testing/block-texts.ts';
import { type MadeRun, madeColumn, madePage } from '../testing/made-runs.ts';
import { layoutOf } from './blocks-of-page.ts';

const texts = (placed: PlacedText): string[] => blocksOf(placed).map(blockText);

const prose = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word} has a line of its own here, number ${index}`);

const marks = [
  ['Examination', 'Board', 'Year', 'Marks'],
  ['B.Com', 'Pune University', '2015', '62 %'],
  ['H.S.C.', 'State Board', '2012', '71 %'],
  ['S.S.C.', 'State Board', '2010', '68 %'],
];
const xs = [50, 160, 320, 420, 500];
const tableRuns = (top: number, pitch = 14): MadeRun[] =>
  marks.flatMap((row, at) =>
    row.map((text, column) => ({ text, x: (xs[column] as number) + 4, y: top + at * pitch })),
  );

describe('tables', () => {
  it('are told by cells that stand below each other (import.md 4)', () => {
    const [heading, table, after] = blocksOf(
      madePage([{ text: 'EDUCATION', x: 50, y: 80 }, ...tableRuns(100), { text: 'SKILLS', x: 50, y: 175 }]),
    );
    expect([heading, after].map((block) => block && blockText(block))).toEqual(['EDUCATION', 'SKILLS']);
    expect(table?.kind === 'table' && tableTexts(table)).toEqual(marks);
  });

  it('have cells of several lines, where they are not drawn too', () => {
    const [table] = blocksOf(
      madePage([
        ...tableRuns(100, 30),
        { text: 'Ganeshkhind-Aundh', x: 164, y: 141 },
        { text: 'Pune', x: 164, y: 152 },
      ]),
    );
    expect(table?.kind === 'table' && tableTexts(table)[1]).toEqual([
      'B.Com',
      'Pune University Ganeshkhind-Aundh Pune',
      '2015',
      '62 %',
    ]);
  });

  const ruled = (top: number, rows: number, pitch: number, page = 0) => [
    ...Array.from({ length: rows + 1 }, (_, row) => ({
      page,
      x2: 500,
      y1: top + row * pitch,
      y2: top + row * pitch,
    })),
    ...xs.map((x) => ({ page, x1: x, x2: x, y1: top, y2: top + rows * pitch })),
  ];

  it('are told by their lines, whatever stands in the cells, and cut a run that crosses a border', () => {
    const placed = madePage(
      [...tableRuns(100, 30), { text: 'Pune Maharashtra', x: 130, y: 146, width: 70 }],
      ruled(88, 4, 30),
    );
    const [table] = blocksOf(placed);
    expect(table?.kind === 'table' && tableTexts(table)[1]).toEqual([
      'B.Com Pune',
      'Pune University Maharashtra',
      '2015',
      '62 %',
    ]);
  });

  it('go on on the next page, in the middle of a row', () => {
    const placed = madePage(
      [
        { text: 'EDUCATION', x: 50, y: 600 },
        ...tableRuns(660, 40),
        { text: 'of Maharashtra', x: 164, y: 60, page: 1 },
        ...['Diploma', 'MSBTE', '2009', '70 %'].map((text, at) => ({
          text,
          x: (xs[at] as number) + 4,
          y: 90,
          page: 1,
        })),
        { text: 'SKILLS', x: 50, y: 140, page: 1 },
      ],
      [...ruled(645, 4, 40), ...ruled(45, 2, 30, 1)],
    );
    const [, table, after] = blocksOf(placed);
    expect(table?.kind === 'table' && tableTexts(table).slice(3)).toEqual([
      ['S.S.C.', 'State Board of Maharashtra', '2010', '68 %'],
      ['Diploma', 'MSBTE', '2009', '70 %'],
    ]);
    expect(after && blockText(after)).toBe('SKILLS');
  });
});

describe('heads and feet of pages', () => {
  const pages = (count: number, furniture: (page: number) => MadeRun[]): PlacedText =>
    madePage(
      Array.from({ length: count }, (_, page) => [
        ...furniture(page).map((run) => ({ ...run, page })),
        ...madeColumn(50, 150, [page === 0 ? 'EXPERIENCE' : 'It goes on', ...prose('Work', 5)]).map(
          (run) => ({
            ...run,
            page,
          }),
        ),
      ]).flat(),
    );

  it('are said once, and numbers of pages are no text', () => {
    const { blocks, marks: understood } = layoutOf(
      pages(3, (page) => [
        { text: 'Asha Rao', x: 50, y: 40 },
        { text: `Page ${page + 1} of 3`, x: 280, y: 815 },
      ]),
    );
    const all = blocks.map(blockText);
    expect(all.filter((text) => text === 'Asha Rao')).toHaveLength(1);
    expect(all.some((text) => text.startsWith('Page'))).toBe(false);
    expect(understood.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Asha Rao', 'Page 1 of 3', 'Page 3 of 3']),
    );
    expect(new Set(blocks.map(({ region }) => region)).size).toBe(1);
  });

  it('give their contacts to the head', () => {
    const placed = pages(2, () => [{ text: 'asha@example.com | 98765 43210', x: 50, y: 815 }]);
    expect(texts(placed).slice(0, 2)).toEqual(['asha@example.com | 98765 43210', 'EXPERIENCE']);
    expect(texts(placed).filter((text) => text.includes('@'))).toHaveLength(1);
  });

  it('may name the person with the number', () => {
    const placed = pages(2, (page) =>
      page === 0 ? [{ text: 'Asha Rao', x: 50, y: 60, size: 20 }] : [{ text: 'Asha Rao – 2', x: 50, y: 40 }],
    );
    expect(texts(placed).filter((text) => text.includes('Asha'))).toEqual(['Asha Rao']);
  });
});

describe('every character', () => {
  const charactersOf = (placed: PlacedText): number[] => {
    const { blocks, marks: understood } = layoutOf(placed);
    const cells = blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flat()
        : [...block.cells, ...(block.mark ? [{ text: block.mark }] : [])],
    );
    return [...cells.map(({ text }) => text), ...understood]
      .flatMap(({ at }) => at)
      .filter((place) => place >= 0)
      .sort((a, b) => a - b);
  };

  it('of a page without sense, and of one with thousands of pieces, is there once', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    const runs = Array.from(
      { length: 4000 },
      (_, index): MadeRun => ({
        text: `w${index}`,
        x: random(560),
        y: random(820),
        size: 4 + random(20),
        page: random(2),
        bold: index % 7 === 0,
      }),
    );
    const rules = Array.from({ length: 300 }, () => {
      const [x, y, along] = [random(560), random(820), random(2)];
      return { page: 0, x1: x, y1: y, x2: along ? x + random(300) : x, y2: along ? y : y + random(300) };
    });
    const placed = madePage(runs, rules);
    expect(charactersOf(placed)).toEqual(
      placed.runs.flatMap(({ text, at }) => Array.from({ length: text.length }, (_, index) => at + index)),
    );
  });

  it('survives pages without text, without size and with numbers that are none', () => {
    expect(layoutOf({ pages: [], runs: [], rules: [] })).toEqual({ blocks: [], marks: [] });
    expect(blocksOf({ pages: [{ width: 595, height: 842 }], runs: [], rules: [] })).toEqual([]);
    const odd = madePage([
      { text: 'a', x: Number.NaN, y: 5 },
      { text: 'b', x: 5, y: -40, size: 0, width: 0 },
      { text: '   ', x: 5, y: 50 },
      { text: 'up the side', x: 20, y: 400, width: 0 },
    ]);
    expect(charactersOf(odd).length).toBe(13);
  });
});
