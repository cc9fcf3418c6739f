import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthEducation } from '../../truth.ts';
import {
  type HeadingKey,
  headingsOf,
  type Layout,
  label,
  layoutDice,
  nonEmpty,
  schoolWithPlace,
} from '../layout.ts';

const headings: Readonly<Record<HeadingKey, readonly string[]>> = {
  summary: ['Summary of Experience', 'Experience Summary', 'Profile Summary'],
  work: ['Employment Record', 'Employment Record', 'Employment History', 'Employment Details'],
  training: ['Training', 'Apprenticeship / Training', 'Training Undergone'],
  education: ['Educational Qualification', 'Qualifications', 'Educational & Technical Qualification'],
  projects: ['Projects Handled', 'Projects'],
  skills: ['Technical Skills', 'Skills', 'Key Skills'],
  certificates: ['Licences & Certificates', 'Licences and Certificates', 'Certificates'],
  languages: ['Languages Known'],
  achievements: ['Achievements', 'Awards'],
  interests: ['Hobbies'],
  strengths: ['Strengths', 'Personal Strengths'],
  details: ['Personal Details', 'Personal Particulars', 'Personal Data'],
  declaration: ['Declaration'],
  contact: ['Contact Details'],
};

const hindiNames = { company: 'संस्था', title: 'पद', period: 'अवधि', duties: 'कार्य' } as const;

interface Column {
  readonly name: string;
  readonly width: number;
  of(row: TruthEducation, index: number): string;
}

const studyColumns = (truth: Truth, numbered: boolean): Column[] => {
  const isHindi = truth.language === 'hi';
  return [
    ...(numbered
      ? [
          {
            name: isHindi ? 'क्रम' : 'Sr. No.',
            width: 1.2,
            of: (_: TruthEducation, index: number) => String(index + 1),
          },
        ]
      : []),
    { name: isHindi ? 'परीक्षा' : 'Qualification', width: 3.2, of: (row) => row.written },
    { name: isHindi ? 'विद्यालय' : 'School / Institute', width: 4, of: schoolWithPlace },
    ...(truth.education.some(({ board }) => board !== '')
      ? [{ name: label(truth, 'Board / University'), width: 3.2, of: (row: TruthEducation) => row.board }]
      : []),
    { name: label(truth, 'Year of Passing'), width: 2.2, of: ({ date }) => date.written },
    { name: label(truth, 'Marks'), width: 2.2, of: (row) => row.marks },
  ];
};

/** Two pages of an experienced technician: every post as lines with labels, a table of studies, licences. */
export const employmentRecord: Layout = {
  name: 'employment-record',
  set: (truth) => {
    const dice = layoutDice(truth, 'employment-record');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const names = isHindi
      ? hindiNames
      : {
          company: dice.pick(['Employer', 'Employer', 'Name of Employer', 'Company']),
          title: dice.pick(['Post', 'Post Held', 'Position']),
          period: dice.pick(['Period', 'Duration']),
          duties: dice.pick(['Duties', 'Job Duties', 'Responsibilities']),
        };
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: titleOf(key), bold: true, size: 13 }], { before: 14, after: 6 });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const sign = dice.pick(['list', '•', '-']);
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign, after: 3 }));
    const atTab = dice.chance(0.4);
    const line = (name: string, value: string, before = 0): Paragraph =>
      atTab
        ? paragraph([{ text: name, bold: true }, '\t', `: ${value}`], { tab: 120, before, after: 3 })
        : paragraph([{ text: `${name}: `, bold: true }, value], { before, after: 3 });
    const over = (name: string): Paragraph => paragraph([{ text: `${name}:`, bold: true }], { after: 3 });
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job, index) => [
        line(names.company, nonEmpty(job.company, job.place).join(', '), index === 0 ? 0 : 10),
        line(names.title, job.title),
        line(names.period, job.period.written),
        over(names.duties),
        ...list(job.bullets),
      ]);
    const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
    const columns = studyColumns(truth, dice.chance(0.5));
    const study: Grid = {
      kind: 'grid',
      ruled: true,
      widths: columns.map(({ width }) => width),
      rows: [
        columns.map(({ name }) => cell(name, true)),
        ...truth.education.map((row, index) => columns.map(({ of }) => cell(of(row, index)))),
      ],
    };
    const pieces: Piece[] = [
      paragraph([{ text: isHindi ? 'जीवन-वृत्त' : 'CURRICULUM VITAE', bold: true, size: 15 }], {
        align: 'center',
        after: 10,
      }),
      paragraph([{ text: truth.name, bold: true, size: 14 }], { after: 2 }),
      ...(truth.headline === '' ? [] : [paragraph([{ text: truth.headline, italic: true }])]),
      ...(truth.place === '' ? [] : [paragraph(truth.place)]),
      paragraph(
        `${label(truth, 'Mobile')}: ${nonEmpty(truth.phone, truth.otherPhone).join(', ')}    ${label(truth, 'Email')}: ${truth.email}`,
      ),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'projects',
        truth.projects.flatMap((project, index) => [
          line('Project', project.name, index === 0 ? 0 : 8),
          ...(project.period ? [line(names.period, project.period.written)] : []),
          ...(project.role ? [line('Role', project.role)] : []),
          ...(project.technologies.length > 0 ? [line('Tools Used', project.technologies.join(', '))] : []),
          over('Details'),
          ...list(project.text),
        ]),
      ),
      ...section('education', [study]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name}, ${issuer}${date ? `, ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('skills', list(truth.skills)),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section('languages', truth.languages.length === 0 ? [] : [paragraph(truth.languages.join(', '))]),
      ...section(
        'details',
        truth.details.map((detail) => line(detail.label, detail.value)),
      ),
      ...section(
        'declaration',
        truth.declaration === ''
          ? []
          : [
              paragraph(truth.declaration),
              paragraph(`${label(truth, 'Place')}: ${truth.declarationPlace}`, { before: 16 }),
              paragraph([
                `${label(truth, 'Date')}: ${truth.declarationDate}`,
                '\t',
                label(truth, 'Signature'),
              ]),
            ],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Sans', 'DejaVu Sans', 'Noto Serif']), size: 11, margin: 64, pieces },
      truth: {
        ...truth,
        linkedin: '',
        interests: [],
        projects: truth.projects.map(({ teamSize: _size, ...project }) => project),
      },
    };
  },
};
