import { describe, expect, it } from 'vitest';
import type { Line } from '../source/blocks.ts';
import type { PlacedText } from '../source/source-document.ts';
import { blocksOf, blockText } from '../testing/block-texts.ts';
import { type MadeRun, madeColumn, madePage } from '../testing/made-runs.ts';
import { layoutOf } from './blocks-of-page.ts';

const texts = (placed: PlacedText): string[] => blocksOf(placed).map(blockText);
const linesOf = (placed: PlacedText): Line[] => blocksOf(placed).filter((block) => block.kind === 'line');

describe('rows, words and cells', () => {
  it('puts what stands on one baseline into a line, from left to right', () => {
    expect(
      texts(
        madePage([
          { text: 'Ltd', x: 100.5, y: 101 },
          { text: 'Sample', x: 50, y: 100 },
          { text: 'Pvt', x: 82.5, y: 100 },
          { text: '2019', x: 500, y: 102.5 },
          { text: 'Below', x: 50, y: 114 },
        ]),
      ),
    ).toEqual(['Sample Pvt Ltd|2019', 'Below']);
  });

  it('keeps raised signs with their word, in a large line too', () => {
    expect(
      texts(
        madePage([
          { text: '10', x: 50, y: 100 },
          { text: 'th', x: 60, y: 95.5, size: 6 },
          { text: 'of May', x: 68, y: 100 },
          { text: 'The line above', x: 50, y: 84 },
          { text: '1', x: 50, y: 140, size: 22 },
          { text: 'st', x: 61, y: 129, size: 12 },
        ]),
      ),
    ).toEqual(['The line above', '10th of May', '1st']);
  });

  it('joins the parts of a word, and parts words that only a gap parts', () => {
    expect(
      texts(
        madePage([
          { text: 'di', x: 50, y: 100, width: 8 },
          { text: 'ff', x: 57.9, y: 100, width: 6 },
          { text: 'erent', x: 63.8, y: 100, width: 20 },
          { text: 'things', x: 86.5, y: 100 },
        ]),
      ),
    ).toEqual(['different things']);
  });

  it('rejoins words that are set wide: as spaced letters, as single letters, with wide spaces', () => {
    const letters = [...'SKILLS'].map(
      (text, index): MadeRun => ({ text, x: 50 + index * 9, y: 140, width: 5 }),
    );
    expect(
      texts(
        madePage([
          { text: 'E D U C A T I O N', x: 50, y: 100 },
          { text: 'W O R K   H I S T O R Y', x: 50, y: 120 },
          ...letters,
          { text: 'Tally', x: 50, y: 160, width: 60 },
          { text: 'PRIME', x: 115.5, y: 160, width: 60 },
          { text: 'A P J Kalam', x: 50, y: 180 },
          { text: 'A b o u t', x: 50, y: 200, width: 60 },
          { text: 'M e', x: 122, y: 200, width: 25 },
        ]),
      ),
    ).toEqual(['EDUCATION', 'WORK HISTORY', 'SKILLS', 'Tally PRIME', 'A P J Kalam', 'About Me']);
  });

  it('joins letters that are drawn each for itself, close to each other', () => {
    const drawn = (parts: readonly string[], y: number): MadeRun[] => {
      let x = 50;
      return parts.flatMap((text) => {
        const run = { text, x, y, width: text.length * 5 };
        x += run.width;
        return text === ' ' ? [] : [run];
      });
    };
    expect(
      texts(
        madePage([
          ...drawn(['B', 'h', 'u', 'j', ' ', 'l', 'inkedin', '.com'], 100),
          ...drawn(['O', 'racle', ' ', 'C', 'er', 'tified'], 120),
        ]),
      ),
    ).toEqual(['Bhuj linkedin.com', 'Oracle Certified']);
  });

  it('takes a tab of spaces for a gap, and the gaps of a line set to both edges for spaces', () => {
    const spread = 'To obtain a challenging position'
      .split(' ')
      .map((text, index): MadeRun => ({ text, x: 50 + index * 62, y: 120, width: 50 }));
    expect(texts(madePage([{ text: "Father's name      : Ramesh", x: 50, y: 100 }, ...spread]))).toEqual([
      "Father's name|: Ramesh",
      'To obtain a challenging position',
    ]);
  });

  it('keeps text from right to left in its order', () => {
    expect(
      texts(
        madePage([
          { text: 'آباد', x: 400, y: 100 },
          { text: 'حیدر', x: 422, y: 100 },
        ]),
      ),
    ).toEqual(['حیدر آباد']);
  });

  it('parts links to different places', () => {
    const [line] = linesOf(
      madePage([
        { text: 'GitHub', x: 50, y: 100, link: 'https://a.example' },
        { text: '|', x: 83, y: 100 },
        { text: 'Blog', x: 90, y: 100, link: 'https://b.example' },
      ]),
    );
    expect(line?.cells.map(({ text, link }) => [text.text, link])).toEqual([
      ['GitHub |', 'https://a.example'],
      ['Blog', 'https://b.example'],
    ]);
  });

  it('understands what is printed twice to look bold as said once', () => {
    const { blocks, marks } = layoutOf(
      madePage([
        { text: 'Asha Rao', x: 50, y: 100 },
        { text: 'Asha Rao', x: 50.3, y: 100 },
        { text: 'll', x: 50, y: 130 },
        { text: 'l', x: 60, y: 130 },
      ]),
    );
    expect(blocks.map(blockText)).toEqual(['Asha Rao', 'lll']);
    expect(blocks[0]).toMatchObject({ bold: true });
    expect(marks.map(({ at }) => at[0])).toEqual([9]);
  });
});

describe('lines with style', () => {
  it('parts the mark of a list from its text', () => {
    const marked = (text: string): (string | undefined)[] => {
      const [line] = linesOf(madePage([{ text, x: 50, y: 100 }]));
      return [line?.mark?.text, line?.text.text];
    };
    for (const mark of ['•', '-', '–', '*', '▪', '➢', '✓', 'o', '1.', 'a)', '(i)', '\uF0B7'])
      expect(marked(`${mark} Sold soap`)).toEqual([mark, 'Sold soap']);
    for (const text of ['A. Kumar', '2.5 years', '10 th', 'o positive', '-5 degrees'])
      expect(marked(text)).toEqual([undefined, text]);
  });

  it('knows a mark in a face of its own and one that stands a little higher', () => {
    expect(
      texts(
        madePage([
          { text: 'Ø', x: 50, y: 100, font: 'wingdings' },
          { text: 'Sold soap', x: 68, y: 100 },
          { text: '●', x: 50, y: 122, size: 5 },
          { text: 'Sold oil', x: 68, y: 127.5 },
        ]),
      ),
    ).toEqual(['Ø Sold soap', '● Sold oil']);
  });

  it('measures space, indent, weight and fullness', () => {
    const [first, second, third, fourth] = linesOf(
      madePage([
        { text: 'A line that goes on up to the right edge of the column', x: 50, y: 100 },
        { text: 'and ends', x: 50, y: 112 },
        { text: 'Role:', x: 62, y: 124, bold: true },
        { text: 'clerk', x: 90, y: 124 },
        { text: 'TITLE', x: 50, y: 160, bold: true },
        { text: 'More text', x: 50, y: 172 },
        { text: 'and more', x: 50, y: 184 },
      ]),
    );
    expect(first?.full).toBe(true);
    expect(second).toMatchObject({ full: false, spaceAbove: 0, indent: 0 });
    expect(third).toMatchObject({ boldLead: 5, bold: false, indent: 12 });
    expect(fourth).toMatchObject({ bold: true, spaceAbove: 2 });
  });

  it('sees lines drawn below a heading and boxes around it', () => {
    const box = { x1: 48, x2: 300 };
    const [ruled, plain, boxed] = linesOf(
      madePage(
        [
          { text: 'SKILLS', x: 50, y: 100 },
          { text: 'Tally', x: 50, y: 120 },
          { text: 'AWARDS', x: 52, y: 150 },
        ],
        [
          { y1: 103, y2: 103 },
          { ...box, y1: 138, y2: 138 },
          { ...box, y1: 155, y2: 155 },
          { x1: 48, x2: 48, y1: 138, y2: 155 },
          { x1: 300, x2: 300, y1: 138, y2: 155 },
        ],
      ),
    );
    expect(ruled).toMatchObject({ ruleBelow: true, boxed: false });
    expect(plain).toMatchObject({ ruleBelow: false, boxed: false });
    expect(boxed).toMatchObject({ boxed: true });
  });
});

const prose = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word} has a line of its own here, number ${index}`);

describe('columns', () => {
  const side = (x: number): MadeRun[] =>
    madeColumn(x, 60, ['SKILLS', 'Tally', 'Excel', 'Billing', 'LANGUAGES', 'Hindi', 'Marathi'], 17);
  const main = (x: number, page = 0): MadeRun[] =>
    madeColumn(x, 62, ['EXPERIENCE', ...prose('Work', 12), 'EDUCATION', ...prose('School', 4)]).map(
      (run) => ({
        ...run,
        page,
      }),
    );

  it('reads a side column apart, left or right (import.md 3)', () => {
    const left = texts(madePage([{ text: 'x'.repeat(90), x: 50, y: 40 }, ...side(50), ...main(200)]));
    expect(left.slice(0, 3)).toEqual(['x'.repeat(90), 'SKILLS', 'Tally']);
    expect(left.indexOf('EXPERIENCE')).toBe(8);
    const right = texts(madePage([...main(50), ...side(400)]));
    expect(right[0]).toBe('EXPERIENCE');
    expect(right.indexOf('SKILLS')).toBe(18);
  });

  it('goes on with the same column on the next page before its neighbour', () => {
    const second = prose('Later', 5).map(
      (text, index): MadeRun => ({ text, x: 50, y: 60 + index * 14, page: 1 }),
    );
    const blocks = blocksOf(madePage([...main(50), ...side(400), ...second]));
    const all = blocks.map(blockText);
    expect(all.indexOf('SKILLS')).toBeGreaterThan(all.findIndex((text) => text.startsWith('Later')));
    expect(new Set(blocks.map(({ region }) => region)).size).toBe(2);
  });

  it('leaves dates at the right edge and labels with values in their rows', () => {
    const rows = [
      'Sample Stores',
      'Sahyadri Retail',
      'Deccan Traders',
      'Konkan Foods',
      'Nilgiri Tea',
      'City Cabs',
    ];
    const dated = madePage([
      { text: 'EXPERIENCE', x: 50, y: 40 },
      ...madeColumn(50, 60, rows),
      ...madeColumn(450, 60, ['2019 – 2020', '2018 – 2019', '2017 – 2018', '2016 – 2017', '2015', '2014']),
    ]);
    expect(texts(dated)).toContain('Deccan Traders|2017 – 2018');
    const labelled = madePage([
      ...madeColumn(50, 60, [
        'PERSONAL DETAILS',
        'Father',
        'Gender',
        'Nationality',
        'Languages',
        'Hobbies',
        'Address',
      ]),
      ...madeColumn(250, 74, [
        ': Ramesh Rao of Pune',
        ': Female',
        ': Indian',
        ': Hindi',
        ': Chess',
        ': Flat 4, Pune',
      ]),
    ]);
    expect(texts(labelled)).toContain('Hobbies|: Chess');
  });

  it('puts a heading that hangs beside its text above it, also one that was broken', () => {
    const placed = madePage([
      ...madeColumn(50, 60, ['SUMMARY']),
      ...madeColumn(220, 60, prose('About', 3)),
      ...madeColumn(50, 120, ['EMPLOYMENT', 'HISTORY'], 12),
      ...madeColumn(220, 120, prose('Work', 6)),
      ...madeColumn(50, 230, ['SKILLS']),
      ...madeColumn(220, 230, ['Tally, Excel']),
    ]);
    const all = texts(placed);
    expect(all[0]).toBe('SUMMARY');
    expect(all[4]).toBe('EMPLOYMENT HISTORY');
    expect(all.at(-1)).toBe('Tally, Excel');
    expect(all).toHaveLength(13);
  });

  it('reads what is drawn in cells to lay out a page cell by cell', () => {
    const placed = madePage(
      [
        ...madeColumn(
          55,
          60,
          ['SKILLS', ...prose('Side', 9)].map((text) => text.slice(0, 20)),
        ),
        ...madeColumn(205, 55, ['EXPERIENCE', ...prose('Main', 11)]),
      ],
      [
        { y1: 40, y2: 40 },
        { y1: 300, y2: 300 },
        ...[50, 200, 545].map((x) => ({ x1: x, x2: x, y1: 40, y2: 300 })),
      ],
    );
    expect(texts(placed).indexOf('EXPERIENCE')).toBe(10);
  });
});

describe('what stands side by side', () => {
  it('is not read as columns through a heading’s bar', () => {
    const bar = (top: number) => [
      { y1: top, y2: top },
      { y1: top + 14, y2: top + 14 },
      { x1: 50, x2: 50, y1: top, y2: top + 14 },
      { x1: 545, x2: 545, y1: top, y2: top + 14 },
    ];
    const heading = (text: string, y: number): MadeRun => ({ text, x: 260, y, bold: true });
    const skills = ['Tally Prime', 'Income Tax', 'Data Entry'];
    const found = texts(
      madePage(
        [
          heading('SKILLS', 60),
          ...madeColumn(50, 80, skills),
          ...madeColumn(200, 80, ['Bank Books', 'Pay Roll', 'Stock Books']),
          heading('EXPERIENCE', 130),
          { text: '2019 – 2021', x: 50, y: 150 },
          { text: 'Sample Traders Pvt. Ltd.', x: 200, y: 150 },
          { text: 'Senior Clerk', x: 200, y: 164 },
          { text: 'Areas:', x: 50, y: 178 },
          {
            text: 'Kept the books of twelve branches and the stock registers of all of them.',
            x: 60,
            y: 192,
          },
        ],
        [...bar(49), ...bar(119)],
      ),
    );
    expect(found.indexOf('EXPERIENCE')).toBeLessThan(found.indexOf('2019 – 2021|Sample Traders Pvt. Ltd.'));
  });

  it('is read row by row where the right begins with colons', () => {
    const labels = ['Father’s Name', 'Date of Birth', 'Languages', 'Address', 'Skills'];
    const values = [
      ': Ramesh Rao',
      ': 12/06/1993',
      ': English, Hindi',
      ': Sector 15, Pune',
      ': Typing, books',
    ];
    expect(
      texts(madePage([...madeColumn(50, 100, labels, 15), ...madeColumn(250, 101.5, values, 15)])),
    ).toHaveLength(5);
  });

  it('is read apart where contacts stand beside a name, each in lines of its own', () => {
    const found = texts(
      madePage([
        ...madeColumn(50, 105, ['Asha Rao', 'Clerk', '12 Anna Nagar, Rajkot'], 14),
        ...madeColumn(
          400,
          98,
          ['Mobile: 98765 43210', 'asha@example.com', 'linkedin.com/in/asha-', 'rao-61'],
          14,
        ),
      ]),
    );
    expect(found.slice(0, 3)).toEqual(['Asha Rao', 'Clerk', '12 Anna Nagar, Rajkot']);
  });

  it('is one name in large capitals set wide', () => {
    expect(
      texts(
        madePage([
          { text: 'RAHUL', x: 127.3, y: 82, size: 24, width: 98 },
          { text: 'L A L', x: 241.6, y: 82, size: 24, width: 68 },
          { text: 'AGARWAL', x: 326.1, y: 82, size: 24, width: 142 },
        ]),
      ),
    ).toEqual(['RAHUL LAL AGARWAL']);
  });
});
