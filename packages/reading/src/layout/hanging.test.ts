import { describe, expect, it } from 'vitest';
import { blocksOf, blockText } from '../testing/block-texts.ts';
import { madeColumn, madePage } from '../testing/made-runs.ts';

describe('what stands beside a text and belongs to it', () => {
  it('a date in a rail stands in the row of what it dates, the town below it too', () => {
    const page = madePage([
      { text: 'Work Experience', x: 40, y: 100, size: 14, bold: true },
      { text: 'Jul 2023 – Current', x: 40, y: 124, size: 8 },
      { text: 'Vadodara', x: 40, y: 135, size: 8 },
      ...madeColumn(160, 124, ['Deputy Manager', 'Union Cooperative Bank', '• Opened accounts', '• Lent']),
      { text: 'May 2019 – May 2022', x: 40, y: 190, size: 8 },
      ...madeColumn(160, 190, ['Associate', 'Lotus Finance Bank', '• Sold insurance', '• Answered']),
    ]);
    expect(blocksOf(page).map(blockText)).toEqual([
      'Work Experience',
      'Jul 2023 – Current|Vadodara|Deputy Manager',
      'Union Cooperative Bank',
      '• Opened accounts',
      '• Lent',
      'May 2019 – May 2022|Associate',
      'Lotus Finance Bank',
      '• Sold insurance',
      '• Answered',
    ]);
  });

  it('a heading in the margin stands above its section, with dates beside entries in it', () => {
    const page = madePage([
      { text: 'Education', x: 40, y: 100, bold: true },
      { text: '2016 – 2018', x: 160, y: 100 },
      ...madeColumn(300, 100, ['M.Sc., Hindu College, Calcutta', 'University, 81%']),
      { text: '2013 – 2016', x: 160, y: 128 },
      ...madeColumn(300, 128, ['B.Sc., City College, Calcutta', 'University, 75%']),
      { text: 'Skills', x: 40, y: 160, bold: true },
      ...madeColumn(160, 160, ['Tally; Excel; GST returns and all that goes with them', 'every month']),
      { text: 'Languages', x: 40, y: 192, bold: true },
      { text: 'Hindi; English', x: 160, y: 192 },
    ]);
    expect(blocksOf(page).map(blockText)).toEqual([
      'Education',
      '2016 – 2018|M.Sc., Hindu College, Calcutta',
      'University, 81%',
      '2013 – 2016|B.Sc., City College, Calcutta',
      'University, 75%',
      'Skills',
      'Tally; Excel; GST returns and all that goes with them',
      'every month',
      'Languages',
      'Hindi; English',
    ]);
  });

  it('a name that takes two lines at the left is one again, beside what it is about', () => {
    const page = madePage([
      ...madeColumn(40, 100, ['B.Tech (Electronics and', 'Communication)'], 12),
      ...madeColumn(220, 100, ['Institute of Technology, Dehradun', '2020-2024 – 6.97 CGPA'], 12),
      { text: 'Diploma (Civil)', x: 40, y: 130 },
      ...madeColumn(220, 130, ['Polytechnic College, Dehradun', '2017-2020 – First Class'], 12),
    ]);
    expect(blocksOf(page).map(blockText)).toEqual([
      'B.Tech (Electronics and Communication)|Institute of Technology, Dehradun',
      '2020-2024 – 6.97 CGPA',
      'Diploma (Civil)|Polytechnic College, Dehradun',
      '2017-2020 – First Class',
    ]);
  });

  it('rows of a table that begin with a year stay rows', () => {
    const page = madePage([
      ...madeColumn(40, 100, ['2019', '2016', '2014']),
      ...madeColumn(160, 100, ['B.Com', '12th', '10th']),
      ...madeColumn(300, 100, ['71%', '64%', '80%']),
    ]);
    expect(blocksOf(page).map(blockText)).toEqual(['2019|B.Com|71%\n2016|12th|64%\n2014|10th|80%']);
  });

  it('a drawn grid of sections with their headings at the left is a page, no table', () => {
    const rows = [90, 140, 190, 240];
    const page = madePage(
      [
        { text: 'Education', x: 55, y: 105 },
        { text: 'B.Com, City College, 2019, 71%', x: 185, y: 105 },
        { text: 'Skills', x: 55, y: 155 },
        { text: 'Tally, Excel', x: 185, y: 155 },
        { text: 'Languages', x: 55, y: 205 },
        { text: 'Hindi, English', x: 185, y: 205 },
      ],
      [
        ...rows.map((y) => ({ x1: 50, x2: 545, y1: y, y2: y })),
        ...[50, 180, 545].map((x) => ({ x1: x, x2: x, y1: 90, y2: 240 })),
      ],
    );
    expect(blocksOf(page).every(({ kind }) => kind === 'line')).toBe(true);
    expect(blocksOf(page).map(blockText)).toContain('Skills');
  });
});
