import type { Dice } from '../../people/dice.ts';
import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
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
  summary: ['Career Objective', 'OBJECTIVE'],
  work: ['Work Experience', 'Professional Experience', 'JOB EXPERIENCE', 'Past Experience'],
  training: ['Training', 'Internship'],
  education: ['Academic Qualification', 'EDUCATIONAL DETAILS', 'Qualification', 'Academics'],
  projects: ['Projects'],
  skills: ['Skills', 'Computer Skills', 'TECHNICAL PROFICIENCY'],
  certificates: ['Certificates', 'Certification'],
  languages: ['Languages'],
  achievements: ['Achievements'],
  interests: ['Hobbies'],
  strengths: ['Strengths'],
  details: ['Personal Details'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

const degreeWords = [
  'Qualification',
  'Course',
  'Exam',
  'Standard / Degree',
  'Name of Exam',
  'Degree/Class',
  'Exam Passed',
  'Class / Course',
];
const schoolWords = [
  'Institution',
  'College / School',
  'Name of Institute',
  'School/College',
  'Institute Name',
];
const boardWords = ['University / Board', 'Board', 'University', 'Name of Board / University'];
const yearWords = ['Passing Year', 'Year of Completion', 'Session', 'Passed Out', 'Year of Pass'];
const marksWords = [
  'Percentage',
  'Aggregate',
  'Score',
  'Marks Obtained',
  'CGPA / Percentage',
  'Percentage of Marks',
  '%',
];
const companyWords = ['Company', 'Name of Company', 'Employer', 'Organization Name', 'Firm'];
const titleWords = ['Position', 'Post', 'Designation', 'Job Title', 'Role'];
const periodWords = ['Duration', 'Period', 'Tenure', 'Time Period'];
const dutyWords = ['Job Profile', 'Responsibilities', 'Work Done', 'Duties'];

const shuffled = <Item>(dice: Dice, list: readonly Item[]): Item[] => {
  const left = [...list];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(dice.whole(left.length), 1));
  return order;
};

const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];

interface Column<Row> {
  readonly name: string;
  readonly width: number;
  readonly of: (row: Row) => Paragraph[];
}

const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Grid => ({
  kind: 'grid',
  ruled: true,
  widths: columns.map(({ width }) => width),
  rows: [columns.map(({ name }) => cell(name, true)), ...rows.map((row) => columns.map(({ of }) => of(row)))],
});

/** Tables whose columns stand in any order under any of the words people use for them. */
export const wordyTables: Layout = {
  name: 'wordy-tables',
  set: (truth) => {
    const dice = layoutDice(truth, 'wordy-tables');
    const words = headingsOf(truth, dice, headings);
    const isHindi = truth.language === 'hi';
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 11.5 }], { before: 8, after: 3, rule: 'below' });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const name = (english: readonly string[], hindi: string): string =>
      isHindi ? hindi : dice.pick(english);
    type Study = (typeof truth.education)[number];
    const studyColumns: Column<Study>[] = [
      { name: name(degreeWords, 'परीक्षा'), width: 3, of: (row) => cell(row.written) },
      ...shuffled<Column<Study>>(dice, [
        { name: name(schoolWords, 'संस्थान'), width: 4, of: (row) => cell(schoolWithPlace(row)) },
        ...(truth.education.some(({ board }) => board !== '')
          ? [{ name: name(boardWords, 'बोर्ड'), width: 3, of: (row: Study) => cell(row.board) }]
          : []),
        { name: name(yearWords, 'वर्ष'), width: 2, of: (row) => cell(row.date.written) },
        { name: name(marksWords, 'प्रतिशत'), width: 2, of: (row) => cell(row.marks) },
      ]),
    ];
    type Job = (typeof truth.jobs)[number];
    const twoEnds = dice.chance(0.4);
    const whenColumns: Column<Job>[] = twoEnds
      ? [
          {
            name: isHindi ? 'कब से' : dice.pick(['From', 'Date of Joining', 'Start Date']),
            width: 2,
            of: (job) => cell(job.period.from),
          },
          {
            name: isHindi ? 'कब तक' : dice.pick(['To', 'Date of Leaving', 'End Date']),
            width: 2,
            of: (job) => cell(job.period.till),
          },
        ]
      : [{ name: name(periodWords, 'अवधि'), width: 3, of: (job) => cell(job.period.written) }];
    const first: Column<Job>[] = [
      {
        name: name(companyWords, 'संस्था'),
        width: 4,
        of: (job) => cell(nonEmpty(job.company, job.place).join(', ')),
      },
      { name: name(titleWords, 'पद'), width: 3, of: (job) => cell(job.title) },
    ];
    const leads = dice.chance(0.7) ? first : [...first].reverse();
    const jobColumns: Column<Job>[] = [
      ...(dice.chance(0.3) ? [...whenColumns, ...leads] : [...leads, ...whenColumns]),
      { name: name(dutyWords, 'कार्य'), width: 5, of: (job) => job.bullets.flatMap((text) => cell(text)) },
    ];
    const pair = (title: string, value: string): Paragraph =>
      paragraph([{ text: title, bold: true }, ` : ${value}`], { after: 1 });
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 16 }], { after: 1 }),
      ...(truth.headline === '' ? [] : [paragraph(truth.headline, { after: 1 })]),
      pair(label(truth, 'Mobile'), truth.phone),
      pair(label(truth, 'Email'), truth.email),
      ...(truth.place === '' ? [] : [pair(label(truth, 'Address'), truth.place)]),
      ...(truth.linkedin === '' ? [] : [pair('LinkedIn', truth.linkedin)]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('education', [tableOf(studyColumns, truth.education)]),
      ...section('work', truth.jobs.length === 0 ? [] : [tableOf(jobColumns, truth.jobs)]),
      ...section('training', truth.trainings.length === 0 ? [] : [tableOf(jobColumns, truth.trainings)]),
      ...section(
        'skills',
        truth.skills.map((text) => paragraph(text, { bullet: '➢', after: 0 })),
      ),
      ...section(
        'details',
        truth.details.map((detail) => pair(detail.label, detail.value)),
      ),
      ...section('languages', truth.languages.length === 0 ? [] : [paragraph(truth.languages.join(', '))]),
    ];
    const apart = (job: Job): Job =>
      twoEnds ? { ...job, period: { ...job.period, written: `${job.period.from} ${job.period.till}` } } : job;
    return {
      page: { font: 'Noto Sans', size: 9.5, margin: 48, pieces },
      truth: {
        ...truth,
        otherPhone: '',
        strengths: [],
        interests: [],
        achievements: [],
        certificates: [],
        projects: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        jobs: truth.jobs.map(apart),
        trainings: truth.trainings.map(apart),
      },
    };
  },
};
