import { describe, expect, it } from 'vitest';
import type { Section } from '../source/sections.ts';
import { blockText } from '../testing/block-texts.ts';
import { type MadeLine, madeLines } from '../testing/made-lines.ts';
import { sectionsOf } from './find-sections.ts';

const sections = (...lines: (string | MadeLine)[]): readonly Section[] => sectionsOf(madeLines(lines));
const outline = (...lines: (string | MadeLine)[]): string[] =>
  sections(...lines).map(
    ({ topics, heading, blocks }) =>
      `${topics.join('+')}${heading ? ` "${heading.text}"` : ''}: ${blocks.map(blockText).join(' / ')}`,
  );

const bold = (text: string, more: Partial<MadeLine> = {}): MadeLine => ({
  text,
  bold: true,
  spaceAbove: 0.6,
  ...more,
});

describe('sections by known headings', () => {
  it('cuts at them; what stands before is the head, and the paper’s own name is none of its text', () => {
    const found = sections(
      'RESUME',
      { text: 'Asha Rao', size: 20 },
      'asha@example.com',
      bold('Career Objective'),
      'To sell.',
    );
    expect(found.map(({ topics }) => topics)).toEqual([['head'], ['summary']]);
    expect(found[0]?.blocks.map(blockText)).toEqual(['Asha Rao', 'asha@example.com']);
    expect(found[0]?.marks?.map(({ text }) => text)).toEqual(['RESUME']);
    expect(found[1]).toMatchObject({ sure: true, heading: { text: 'Career Objective' } });
  });

  it('works on text without any looks', () => {
    expect(outline('Asha Rao', 'EDUCATION:', 'B.Com, 2015', 'Key Skills', 'Tally')).toEqual([
      'head: Asha Rao',
      'education "EDUCATION": B.Com, 2015',
      'skills "Key Skills": Tally',
    ]);
  });

  it('is none where a name in a narrow column ends with it', () => {
    expect(
      outline(
        'Asha',
        bold('CERTIFICATIONS', { size: 12 }),
        bold('National Apprenticeship', { size: 11, full: true }),
        bold('Certificate', { size: 11, spaceAbove: 0 }),
        'NCVT, the council of the trades, in the year 2019',
      ),
    ).toEqual([
      'head: Asha',
      'certificates "CERTIFICATIONS": National Apprenticeship / Certificate / NCVT, the council of the trades, in the year 2019',
    ]);
  });

  it('takes two lines of a narrow column for one heading', () => {
    expect(
      outline(
        'Asha',
        bold('AWARDS AND', { size: 12 }),
        bold('ACHIEVEMENTS', { size: 12, spaceAbove: 0 }),
        'A cup of the district, won twice in a row',
      )[1],
    ).toBe('achievements "AWARDS AND ACHIEVEMENTS": A cup of the district, won twice in a row');
  });

  it('gives two topics to a heading of two', () => {
    expect(sections('Asha', bold('Experience & Education'), 'x')[1]?.topics).toEqual(['work', 'education']);
  });

  it('believes a source that says what its headings are', () => {
    expect(
      outline(
        'Asha',
        { text: 'Education', heading: 1 },
        'B.Com',
        { text: 'Community Radio', heading: 1 },
        'News',
      ),
    ).toEqual(['head: Asha', 'education "Education": B.Com', 'other "Community Radio": News']);
  });
});

describe('headings that nobody knows', () => {
  const styled = (text: string): MadeLine => bold(text, { size: 12, ruleBelow: true });

  it('are found by the looks of the sure ones', () => {
    expect(
      outline(
        'Asha',
        styled('EDUCATION'),
        'B.Com',
        styled('SKILLS'),
        'Tally',
        styled('COMMUNITY RADIO'),
        'News',
      )[3],
    ).toBe('other "COMMUNITY RADIO": News');
  });

  it('are never companies, degrees, positions, labels or dates in the same looks', () => {
    const same = (text: string): MadeLine => bold(text, { size: 10.5 });
    const found = outline(
      'Asha',
      same('EXPERIENCE'),
      same('SAMPLE STORES PVT LTD'),
      same('STORE MANAGER'),
      'Sold soap.',
      same('2018 - 2019'),
      same('EDUCATION'),
      same('B.COM'),
      'Pune',
      same('SKILLS'),
      'Tally',
    );
    expect(found.map((text) => text.split(' ', 1)[0])).toEqual(['head:', 'work', 'education', 'skills']);
  });

  it('are not found where most other lines look like headings too', () => {
    const same = (text: string): MadeLine => bold(text);
    const found = outline(
      'Asha',
      same('EXPERIENCE'),
      same('SUNRISE'),
      'x',
      same('MOONLIGHT'),
      'x',
      same('STARDUST'),
      'x',
      same('RIVERSIDE'),
      'x',
      same('SKILLS'),
      'y',
    );
    expect(found.map((text) => text.split(' ', 1)[0])).toEqual(['head:', 'work', 'skills']);
  });
});

describe('words of headings inside entries', () => {
  const main = (text: string): MadeLine => bold(text, { size: 12, ruleBelow: true });

  it('name a part of the entry', () => {
    const found = outline(
      'Asha',
      main('WORK EXPERIENCE'),
      'Sample Stores',
      { text: 'Projects:', bold: true },
      'Billing',
      main('EDUCATION'),
      'B.Com',
    );
    expect(found.map((text) => text.split(' ', 1)[0])).toEqual(['head:', 'work', 'education']);
  });

  it('name an entry where they are set as the other entries’ names are', () => {
    const heading = (text: string) => bold(text, { size: 14 });
    const post = (text: string) => bold(text, { size: 11.5 });
    expect(
      outline(
        'Asha',
        heading('Experience'),
        ...[post('TGT Mathematics'), 'City School 2022', post('Teaching Practice'), 'Town School 2020'],
        heading('Education'),
        ...[post('B.Ed'), 'State University 2021', post('B.Sc'), 'State University 2019'],
        heading('Skills'),
        'Smart Board',
      ),
    ).toEqual([
      'head: Asha',
      'work "Experience": TGT Mathematics / City School 2022 / Teaching Practice / Town School 2020',
      'education "Education": B.Ed / State University 2021 / B.Sc / State University 2019',
      'skills "Skills": Smart Board',
    ]);
  });

  it('are the end of what the line above says, where headings stand apart', () => {
    const heading = (text: string) => ({ text, spaceAbove: 0.7 });
    expect(
      outline(
        'Asha',
        heading('TRAINING'),
        'City School (20/02/2025 to 05/06/2025)',
        'Teaching Practice',
        heading('CERTIFICATES'),
        'Defensive Driving, Institute of Driving and Traffic',
        'Research',
        heading('SKILLS'),
        'Driving',
      ),
    ).toEqual([
      'head: Asha',
      'training "TRAINING": City School (20/02/2025 to 05/06/2025) / Teaching Practice',
      'certificates "CERTIFICATES": Defensive Driving, Institute of Driving and Traffic / Research',
      'skills "SKILLS": Driving',
    ]);
  });

  it('are items among others with the same sign', () => {
    const item = (text: string, spaceAbove: number) => ({ text, mark: '-', spaceAbove });
    for (const heading of [bold('STRENGTHS'), 'STRENGTHS'])
      expect(outline('Asha', heading, item('Leadership', 0.6), item('Honest and sincere', 0.6))).toEqual([
        'head: Asha',
        'skills "STRENGTHS": - Leadership / - Honest and sincere',
      ]);
  });

  it('are labels of personal details', () => {
    const found = outline(
      'Asha',
      main('PERSONAL DETAILS'),
      "Father's Name: Ramesh",
      'Languages Known: Hindi',
      'Hobbies: Chess',
    );
    expect(found).toHaveLength(2);
  });
});

describe('headings on the line of their text', () => {
  it('are parted from it', () => {
    expect(
      outline(
        { text: 'Asha Rao', size: 18 },
        { text: 'Objective: To obtain a position', boldLead: 10 },
        bold('EDUCATION'),
        'B.Com',
        { text: 'Hobbies: Chess, trekking', boldLead: 8 },
      ),
    ).toEqual([
      'head: Asha Rao',
      'summary "Objective": To obtain a position',
      'education "EDUCATION": B.Com',
      'interests "Hobbies": Chess, trekking',
    ]);
  });

  it('stay labels among other labels, in skills and in entries', () => {
    const lead = (text: string): MadeLine => ({ text, boldLead: text.indexOf(':') + 1 });
    expect(
      outline('Asha', bold('SKILLS'), lead('Languages: Java, C'), lead('Databases: MySQL')),
    ).toHaveLength(2);
    expect(outline('Asha', bold('PROJECTS'), lead('Project: Ledger'), lead('Skills: Java'))).toHaveLength(2);
    expect(outline('Asha', lead('Email: a@example.com'), lead('Portfolio: a.example.com'))).toHaveLength(1);
  });

  it('may stand in a cell of their own', () => {
    const [line] = madeLines(['EDUCATION|B.Com, Sample College']);
    const first = line?.cells[0];
    if (!line || !first) throw new Error('no line');
    const beside = { ...line, cells: [{ ...first, bold: true }, ...line.cells.slice(1)] };
    const [section] = sectionsOf([beside]);
    expect(section).toMatchObject({ topics: ['education'], heading: { text: 'EDUCATION' } });
    expect(section?.blocks.map(blockText)).toEqual(['B.Com, Sample College']);
  });
});

describe('columns', () => {
  it('may begin with the name, or with contacts that no heading names', () => {
    const side = (text: string, more: Partial<MadeLine> = {}): MadeLine => ({ text, region: 1, ...more });
    const after = (...lines: MadeLine[]) =>
      sections('Kochi', bold('SKILLS'), 'Tally', ...lines).map(({ topics: [topic] }) => topic);
    expect(
      after(side('Asha Rao', { size: 22 }), side('Clerk'), { ...bold('PROFILE'), region: 1 }, side('x')),
    ).toEqual(['head', 'skills', 'head', 'summary']);
    expect(
      after(side('98765 43210'), side('asha@example.com'), { ...bold('AWARDS'), region: 1 }, side('x')),
    ).toEqual(['head', 'skills', 'contact', 'achievements']);
    expect(after(side('Excel'))).toEqual(['head', 'skills']);
  });
});

it('loses no line', () => {
  const lines = [
    'CURRICULUM VITAE',
    'Asha',
    bold('SKILLS:'),
    'Tally',
    'Objective: x',
    bold('REFERENCES'),
    bold('DECLARATION'),
  ];
  const all = madeLines(lines).flatMap(({ text }) => text.at);
  const found = sections(...lines).flatMap(({ heading, blocks, marks = [] }) => [
    ...(heading?.at ?? []),
    ...marks.flatMap(({ at }) => at),
    ...blocks.flatMap((block) => (block.kind === 'line' ? block.text.at : [])),
  ]);
  const colons = 2;
  expect(new Set(found).size).toBeGreaterThanOrEqual(all.length - colons - 1);
});

describe('labels that look like headings', () => {
  it('stay in their entries where each entry has one', () => {
    const found = sections(
      bold('EXPERIENCE', { size: 13 }),
      'Clerk, Sample Traders, 2019 – 2021',
      bold('Key Result Areas:'),
      'Kept the books of twelve branches.',
      'Clerk, Example Mills, 2017 – 2019',
      bold('Key Result Areas:'),
      'Kept the stock registers of the mill.',
      bold('EDUCATION', { size: 13 }),
      'B.Com, 2015',
    );
    expect(found.map(({ topics }) => topics[0])).toEqual(['work', 'education']);
  });

  it('begin a section in a bar like those of other headings, in whatever capitals', () => {
    const bar = { boxed: true, spaceAbove: 0.6 } as const;
    const found = sections(
      { text: 'EXPERIENCE', ...bar, bold: true },
      'Clerk, Sample Traders, 2019 – 2021, kept the books',
      { text: 'EDUCATION', ...bar, bold: true },
      'B.Com, Example College, 2015, in the first division',
      { text: 'Certifications', ...bar, bold: true },
      'Tally Prime, 2016',
    );
    expect(found.map(({ topics }) => topics[0])).toEqual(['work', 'education', 'certificates']);
  });

  it('are skills where they are set as the text is and headings are not', () => {
    const found = sections(
      bold('SKILLS', { size: 13 }),
      'Labour laws and payroll of a mill',
      { text: 'Training & Development', spaceAbove: 0.3 },
      bold('EDUCATION', { size: 13 }),
      'B.Com, Example College, 2015',
    );
    expect(found.map(({ topics }) => topics[0])).toEqual(['skills', 'education']);
  });
});
