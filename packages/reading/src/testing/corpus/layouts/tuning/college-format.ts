import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth } from '../../truth.ts';
import {
  declarationEnd,
  type HeadingKey,
  headingsOf,
  type Layout,
  label,
  layoutDice,
  nonEmpty,
  schoolWithPlace,
} from '../layout.ts';

const headings: Readonly<Record<HeadingKey, readonly string[]>> = {
  summary: ['CAREER OBJECTIVE', 'OBJECTIVE', 'CAREER OBJECTIVE:'],
  work: ['WORK EXPERIENCE', 'PROFESSIONAL EXPERIENCE', 'EXPERIENCE'],
  training: ['INDUSTRIAL TRAINING', 'INTERNSHIP', 'TRAINING & INTERNSHIP'],
  education: [
    'EDUCATIONAL QUALIFICATION',
    'ACADEMIC CREDENTIALS',
    'ACADEMIC QUALIFICATIONS',
    'EDUCATIONAL QUALIFICATIONS:',
  ],
  projects: ['ACADEMIC PROJECT', 'PROJECTS', 'PROJECT DETAILS'],
  skills: ['TECHNICAL SKILLS', 'KEY SKILLS', 'SKILLS'],
  certificates: ['CERTIFICATIONS', 'COURSES & CERTIFICATIONS'],
  languages: ['LANGUAGES KNOWN'],
  achievements: ['ACHIEVEMENTS', 'CO-CURRICULAR ACTIVITIES'],
  interests: ['HOBBIES', 'HOBBIES & INTERESTS'],
  strengths: ['STRENGTHS', 'PERSONAL STRENGTHS'],
  details: ['PERSONAL DETAILS', 'PERSONAL PROFILE'],
  declaration: ['DECLARATION'],
  contact: ['CONTACT'],
};

const marksTable = (truth: Truth, form: number): Grid => {
  const columns = [
    [label(truth, form === 0 ? 'Examination' : 'Degree'), 3],
    [label(truth, form === 0 ? 'Institute' : 'School / College'), 4],
    [label(truth, 'Board / University'), 4],
    [label(truth, form === 0 ? 'Year of Passing' : 'Year'), 2],
    [label(truth, form === 0 ? 'Percentage / CGPA' : '% / CGPA'), 2],
  ] as const;
  const withBoard = truth.education.some(({ board }) => board !== '');
  const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
  const kept = <Item>(row: readonly Item[]): Item[] => row.filter((_, index) => withBoard || index !== 2);
  return {
    kind: 'grid',
    ruled: true,
    shadeFirst: '#d9d9d9',
    widths: kept(columns.map(([, share]) => share)),
    rows: [
      kept(columns.map(([words]) => cell(words, true))),
      ...truth.education.map((row) =>
        kept([
          cell(row.written),
          cell(schoolWithPlace(row)),
          cell(row.board),
          cell(row.date.written),
          cell(row.marks),
        ]),
      ),
    ],
  };
};

/** What colleges hand out: centred name, shaded headings, a table of marks, a declaration. */
export const collegeFormat: Layout = {
  name: 'college-format',
  set: (truth) => {
    const dice = layoutDice(truth, 'college-format');
    const words = headingsOf(truth, dice, headings);
    const look = dice.pick([
      { shade: '#d9d9d9' },
      { rule: 'box' as const },
      { shade: '#c6d9f1', rule: 'box' as const },
    ]);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 11.5 }], { before: 8, after: 4, ...look });
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list' }));
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const companyFirst = dice.chance(0.5);
    const roles = (jobs: Truth['jobs']): Piece[] =>
      jobs.flatMap((job) => [
        companyFirst
          ? paragraph(
              [
                { text: nonEmpty(job.company, job.place).join(', '), bold: true },
                '\t',
                { text: job.period.written, bold: true },
              ],
              { before: 3 },
            )
          : paragraph([{ text: job.title, bold: true }, '\t', { text: job.period.written, bold: true }], {
              before: 3,
            }),
        companyFirst
          ? paragraph([{ text: job.title, italic: true }])
          : paragraph([{ text: nonEmpty(job.company, job.place).join(', '), italic: true }]),
        ...list(job.bullets),
      ]);
    const stacked = dice.chance(0.5);
    const contact = nonEmpty(
      truth.place,
      [truth.phone, truth.otherPhone].filter(Boolean).join(' / '),
      truth.email,
      truth.linkedin,
    );
    const pieces: Piece[] = [
      paragraph([{ text: dice.chance(0.6) ? truth.name.toUpperCase() : truth.name, bold: true, size: 18 }], {
        align: 'center',
        after: 2,
      }),
      ...(truth.headline === '' ? [] : [paragraph(truth.headline, { align: 'center' })]),
      ...(stacked
        ? [
            ...(truth.place === '' ? [] : [paragraph(`${label(truth, 'Address')}: ${truth.place}`)]),
            paragraph(
              `${label(truth, 'Mobile')}: ${[truth.phone, truth.otherPhone].filter(Boolean).join(', ')}`,
            ),
            paragraph(`${label(truth, 'E-mail')}: ${truth.email}`),
            ...(truth.linkedin === '' ? [] : [paragraph(`${label(truth, 'LinkedIn')}: ${truth.linkedin}`)]),
          ]
        : [paragraph(contact.join(' | '), { align: 'center' })]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary, { align: 'justify' })]),
      ...section('education', [marksTable(truth, dice.whole(2))]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([
            { text: project.name, bold: true },
            ...(project.period ? ['\t', project.period.written] : []),
          ]),
          ...(project.technologies.length > 0
            ? [paragraph([{ text: 'Technologies: ', bold: true }, project.technologies.join(', ')])]
            : []),
          ...list(project.text),
        ]),
      ),
      ...section('skills', dice.chance(0.5) ? list(truth.skills) : [paragraph(truth.skills.join(', '))]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name}, ${issuer}${date ? ` (${date.written})` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section('interests', truth.interests.length === 0 ? [] : [paragraph(truth.interests.join(', '))]),
      ...section('details', [
        ...truth.details.map((detail) => paragraph([detail.label, '\t', `: ${detail.value}`], { tab: 130 })),
        ...(truth.languages.length > 0
          ? [
              paragraph(
                [
                  truth.language === 'hi' ? 'भाषाएँ' : 'Languages Known',
                  '\t',
                  `: ${truth.languages.join(', ')}`,
                ],
                { tab: 130 },
              ),
            ]
          : []),
      ]),
      ...section(
        'declaration',
        truth.declaration === '' ? [] : [paragraph(truth.declaration), ...declarationEnd(truth)],
      ),
    ];
    const shown = {
      ...truth,
      projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
    };
    return { page: { font: 'Noto Serif', size: 10.5, margin: 54, pieces }, truth: shown };
  },
};
