import { describe, expect, it } from 'vitest';
import { Draft } from '../draft/draft.ts';
import type { EntryReader } from '../draft/entry-context.ts';
import { Ledger } from '../ledger.ts';
import type { Block, Line } from '../source/blocks.ts';
import { line, placesOf, section, table } from '../testing/made-blocks.ts';
import { readCertificates } from './read-certificates.ts';
import { readLanguages } from './read-languages.ts';
import {
  readAchievements,
  readInterests,
  readLinks,
  readPublications,
  readReferences,
  readSummary,
} from './read-lists.ts';
import { readOwnSection } from './read-own-section.ts';
import { readProjects } from './read-projects.ts';
import { readSkills } from './read-skills.ts';

type Made = string | readonly [string, Partial<Line>] | readonly (readonly string[])[];

const today = { day: '2026-11-16', latest: '2026-11-17' };
const bold = { bold: true } as const;
const isStyled = (made: Made): made is readonly [string, Partial<Line>] =>
  typeof made !== 'string' && typeof made[0] === 'string';

const read = (reader: EntryReader, ...made: readonly Made[]) => {
  const places = placesOf();
  const blocks = made.map((one): Block => {
    if (typeof one === 'string') return line(places, one);
    return isStyled(one) ? line(places, one[0], one[1]) : table(places, one);
  });
  let id = 0;
  const draft = new Draft(new Ledger(places.text), { newId: () => `id${++id}`, today });
  const heading = line(places, 'Heading').text;
  reader(section(['other'], blocks, heading), draft);
  const left = draft.ledger
    .left()
    .map(({ start, end }) => places.text.slice(start, end).trim())
    .filter((text) => text !== 'Heading');
  return { data: draft.data, left };
};

const skills = (...made: readonly Made[]) => {
  const { data, left } = read(readSkills, ...made);
  expect(left).toEqual([]);
  return data.skills.map(({ name, level }) => (level === 'Intermediate' ? name : `${name}=${level}`));
};

describe('skills', () => {
  it('a list with commas, bars or bullets, and the last behind "and"', () => {
    expect(skills('Java, Python, C/C++, HTML/CSS and SQL.')).toEqual([
      'Java',
      'Python',
      'C/C++',
      'HTML/CSS',
      'SQL',
    ]);
    expect(skills('Tally | GST | TDS')).toEqual(['Tally', 'GST', 'TDS']);
    expect(skills('Punctual || Honest and sincere')).toEqual(['Punctual', 'Honest and sincere']);
    expect(skills('• Team work', '• Customer service')).toEqual(['Team work', 'Customer service']);
    expect(skills('.NET, Node.js, ASP.NET')).toEqual(['.NET', 'Node.js', 'ASP.NET']);
  });

  it('brackets keep theirs together, and a sentence is one', () => {
    expect(skills('AWS (EC2, S3), Core Banking (Finacle)')).toEqual([
      'AWS (EC2, S3)',
      'Core Banking (Finacle)',
    ]);
    expect(
      skills('• Able to work in a team under pressure, and to lead one when it is asked for'),
    ).toHaveLength(1);
  });

  it('groups give their skills; a group that is a skill is one too', () => {
    expect(skills('Languages: Java, Python', 'MS Office: Word, Excel')).toEqual([
      'Java',
      'Python',
      'MS Office',
      'Word',
      'Excel',
    ]);
    expect(
      skills([
        ['Programming Languages', 'C, C++'],
        ['Tools', 'Git'],
      ]),
    ).toEqual(['C', 'C++', 'Git']);
  });

  it('side by side, of which one could name a group', () => {
    expect(
      skills([
        ['MATLAB', 'OriginPro'],
        ['Teaching', 'SPSS'],
      ]),
    ).toEqual(['MATLAB', 'OriginPro', 'Teaching', 'SPSS']);
  });

  it('levels in words and in tables', () => {
    expect(skills('Java (Advanced), Welding - Expert, Piano (80%)')).toEqual([
      'Java=Advanced',
      'Welding=Expert',
      'Piano (80%)',
    ]);
    expect(
      skills([
        ['Skill', 'Level'],
        ['Excel', 'Beginner'],
        ['Typing', '40 wpm'],
      ]),
    ).toEqual(['Excel=Beginner', 'Typing (40 wpm)']);
  });

  it('wrapped over lines, and named twice', () => {
    expect(skills(['Excel, Word, Customer', { full: true }], 'Service, excel')).toEqual([
      'Excel',
      'Word',
      'Customer Service',
    ]);
  });
});

describe('languages', () => {
  const languages = (...made: readonly Made[]) =>
    read(readLanguages, ...made).data.languages?.map(({ title, level, detail }) =>
      [title, level ?? '', detail ?? ''].join('|'),
    );

  it('with their levels in any form', () => {
    expect(languages('English, Hindi (Native), Marathi – Fluent')).toEqual([
      'English||',
      'Hindi|native|',
      'Marathi|fluent|',
    ]);
    expect(languages('Languages Known: English, Hindi')).toEqual(['English||', 'Hindi||']);
    expect(languages('English: Read, Write, Speak', 'Tamil: Mother tongue')).toEqual([
      'English||Read, Write, Speak',
      'Tamil|native|',
    ]);
    expect(languages('French (B2)')).toEqual(['French||B2']);
  });

  it('two joined by "and"; a sentence among them keeps its own', () => {
    expect(languages('हिन्दी और अंग्रेज़ी', 'Urdu & English')).toEqual([
      'हिन्दी||',
      'अंग्रेज़ी||',
      'Urdu||',
      'English||',
    ]);
    expect(languages('टैली में बिल, भुगतान और रसीद की प्रविष्टि की।')).toEqual([
      'टैली में बिल, भुगतान और रसीद की प्रविष्टि की।||',
    ]);
    expect(languages('Checked the cash and bills of the day')).toEqual([
      'Checked the cash and bills of the day||',
    ]);
  });

  it('a table of reading, writing, speaking', () => {
    expect(
      languages([
        ['Language', 'Read', 'Write', 'Speak'],
        ['Hindi', '✓', '✓', '✓'],
        ['Urdu', 'Yes', 'No', 'Good'],
      ]),
    ).toEqual(['Hindi||Read, Write, Speak', 'Urdu||Read, Speak: Good']);
  });
});

describe('certificates', () => {
  const certificates = (...made: readonly Made[]) =>
    read(readCertificates, ...made).data.certificates.map(({ name, issuer, date, link }) =>
      [name, issuer, date, link ?? ''].join('|'),
    );

  it('name, issuer and date in the usual orders', () => {
    expect(
      certificates(
        '• Python for Everybody – Coursera (Jun 2021)',
        '• Tally Prime from NIIT, 2019',
        '• Certificate in Nursing, State Nursing Council, March 2018',
        '• First Aid',
      ),
    ).toEqual([
      'Python for Everybody|Coursera|2021-06|',
      'Tally Prime|NIIT|2019|',
      'Certificate in Nursing|State Nursing Council|2018-03|',
      'First Aid|||',
    ]);
  });

  it('with an address, in lines below each other, in a table', () => {
    expect(certificates('AWS Cloud Practitioner | Amazon Web Services | https://example.com/c/1')).toEqual([
      'AWS Cloud Practitioner|Amazon Web Services||https://example.com/c/1',
    ]);
    expect(certificates(['Digital Marketing', bold], 'Issued by Google', 'Aug 2022')).toEqual([
      'Digital Marketing|Google|2022-08|',
    ]);
    expect(
      certificates([
        ['Course', 'Institute', 'Year'],
        ['DCA', 'Lakshya Computers', '2016'],
      ]),
    ).toEqual(['DCA|Lakshya Computers|2016|']);
  });
});

describe('projects', () => {
  it('a line in bold, dates, what it was made with, what it does', () => {
    const { data, left } = read(
      readProjects,
      ['Library Manager\tJan 2022 – Apr 2022', bold],
      '• Lends books to 300 readers',
      'Tech Stack: React, Node.js, MongoDB',
      'https://github.com/sample/library',
      ['Crop Prices | Python, Django', bold],
      '• Shows prices',
    );
    expect(data.projects).toMatchObject([
      {
        name: 'Library Manager',
        startDate: '2022-01',
        endDate: '2022-04',
        description: 'Lends books to 300 readers',
        technologies: ['React', 'Node.js', 'MongoDB'],
        link: 'https://github.com/sample/library',
      },
      { name: 'Crop Prices', technologies: ['Python', 'Django'], description: 'Shows prices' },
    ]);
    expect(left).toEqual([]);
  });

  it('labels, and bullets that hold all', () => {
    expect(
      read(
        readProjects,
        'Project Title: Solar Cart',
        'Role: Designer',
        'Duration: 2019 - 2020',
        'Description: A cart that runs on the sun.',
      ).data.projects,
    ).toMatchObject([
      { name: 'Solar Cart', startDate: '2019', description: 'Role: Designer\nA cart that runs on the sun.' },
    ]);
    expect(
      read(readProjects, '• Water Meter: measures flow', '• Smart Bin – opens by itself').data.projects.map(
        ({ name, description }) => `${name}|${description}`,
      ),
    ).toEqual(['Water Meter|measures flow', 'Smart Bin|opens by itself']);
  });
});

describe('the other sections', () => {
  it('achievements, publications, interests, links, summary', () => {
    expect(
      read(readAchievements, '• Won the debate cup (2018)', '• Merit scholarship').data.achievements,
    ).toMatchObject([{ title: 'Won the debate cup', date: '2018' }, { title: 'Merit scholarship' }]);
    expect(
      read(readPublications, 'On Millets, Journal of Farms, 2020 https://example.org/m').data.publications,
    ).toMatchObject([{ title: 'On Millets, Journal of Farms', date: '2020', link: 'https://example.org/m' }]);
    expect(
      read(readInterests, 'Hobbies: Cricket, Reading and Cooking').data.interests?.map(({ title }) => title),
    ).toEqual(['Cricket', 'Reading', 'Cooking']);
    expect(
      read(readLinks, 'Portfolio: https://asha.example.com', 'github.com/asha').data.links,
    ).toMatchObject([
      { title: 'Portfolio', link: 'https://asha.example.com' },
      { title: 'github.com', link: 'https://github.com/asha' },
    ]);
    expect(
      read(readSummary, ['Nurse with ten years of', { full: true }], 'night duty.', '• Calm').data.summary,
    ).toBe('Nurse with ten years of night duty.\nCalm');
  });

  it('references with their contacts; "on request" names nobody', () => {
    expect(
      read(readReferences, ['Dr. Sample Person', bold], 'Head, Sample College', 'Phone: 98765 43210').data
        .references,
    ).toMatchObject([
      { title: 'Dr. Sample Person', subtitle: 'Head, Sample College', detail: '98765 43210' },
    ]);
    expect(read(readReferences, 'Available on request').left).toEqual(['Available on request']);
  });

  it('a heading nobody knows keeps its name', () => {
    const { data } = read(readOwnSection('own1'), '• Captain of the team', '• Blood donor');
    expect(data.arrangement?.headings).toEqual({ own1: 'Heading' });
    expect(data.own1).toMatchObject([{ title: '', description: 'Captain of the team\nBlood donor' }]);
  });
});
