import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
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
  summary: ['Career Objective', 'Objective'],
  work: ['Work Experience', 'Experience Details', 'Employment Details'],
  training: ['Training Details', 'Training Undergone'],
  education: ['Educational Qualification', 'Educational Details', 'Academic Record'],
  projects: ['Project Work', 'Projects'],
  skills: ['Computer Knowledge', 'Technical Skills', 'Skills'],
  certificates: ['Certificate Courses', 'Certificates'],
  languages: ['Languages Known'],
  achievements: ['Achievements', 'Extra Curricular Activities'],
  interests: ['Hobbies'],
  strengths: ['Strengths', 'Personal Qualities'],
  details: ['Personal Dossier', 'Personal Details', 'Personal Information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

/** A biodata: everything stands in a table with lines. */
export const biodataTables: Layout = {
  name: 'biodata-tables',
  set: (truth) => {
    const dice = layoutDice(truth, 'biodata-tables');
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: `${words[key]}${dice.chance(0.5) ? ' :' : ''}`, bold: true, size: 12 }], {
        before: 8,
        after: 3,
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
    const table = (widths: readonly number[], rows: readonly (readonly Paragraph[][])[]): Grid => ({
      kind: 'grid',
      ruled: true,
      widths,
      rows,
    });
    const pairs = (rows: readonly (readonly [string, string])[]): Grid[] =>
      rows.length === 0
        ? []
        : [
            table(
              [3, 7],
              rows.map(([name, value]) => [cell(name, true), cell(value)]),
            ),
          ];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list' }));
    const withNumber = dice.chance(0.4) && truth.language === 'en';
    const numbered = (rows: readonly (readonly Paragraph[][])[]): Paragraph[][][] =>
      rows.map((row, index) =>
        withNumber ? [cell(index === 0 ? 'S. No.' : String(index), index === 0), ...row] : [...row],
      );
    const phones = [truth.phone, truth.otherPhone].filter(Boolean).join(', ');
    const jobsTable = (jobs: typeof truth.jobs): Piece[] =>
      jobs.length === 0
        ? []
        : [
            table(
              withNumber ? [1, 4, 3, 3, 5] : [4, 3, 3, 5],
              numbered([
                [
                  cell(label(truth, 'Organisation'), true),
                  cell(label(truth, 'Designation'), true),
                  cell(label(truth, 'Period'), true),
                  cell(label(truth, 'Nature of Work'), true),
                ],
                ...jobs.map((job) => [
                  cell(nonEmpty(job.company, job.place).join(', ')),
                  cell(job.title),
                  cell(job.period.written),
                  job.bullets.flatMap((text) => cell(text)),
                ]),
              ]),
            ),
          ];
    const pieces: Piece[] = [
      paragraph(
        [
          {
            text:
              truth.language === 'hi'
                ? 'जीवन-वृत्त'
                : dice.pick(['BIO-DATA', 'CURRICULUM VITAE', 'RESUME', 'BIODATA']),
            bold: true,
            size: 16,
          },
        ],
        { align: 'center', after: 6 },
      ),
      ...pairs([
        [label(truth, 'Name'), truth.name] as const,
        ...truth.details
          .filter(({ kind }) => kind !== 'address')
          .map((detail) => [detail.label, detail.value] as const),
        [label(truth, 'Mobile'), phones] as const,
        [label(truth, 'Email'), truth.email] as const,
        ...(truth.place === '' ? [] : [[label(truth, 'Address'), truth.place] as const]),
        ...(truth.languages.length === 0 ? [] : [[words.languages, truth.languages.join(', ')] as const]),
      ]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('education', [
        table(
          withNumber ? [1, 3, 4, 3, 2, 2] : [3, 4, 3, 2, 2],
          numbered([
            [
              label(truth, 'Examination'),
              label(truth, 'Institute'),
              label(truth, 'Board/University'),
              label(truth, 'Year'),
              label(truth, 'Marks'),
            ].map((text) => cell(text, true)),
            ...truth.education.map((row) => [
              cell(row.written),
              cell(schoolWithPlace(row)),
              cell(row.board),
              cell(row.date.written),
              cell(row.marks),
            ]),
          ]),
        ),
      ]),
      ...section('work', jobsTable(truth.jobs)),
      ...section('training', jobsTable(truth.trainings)),
      ...section(
        'projects',
        pairs(
          truth.projects.flatMap((project) => [
            ['Project Title', project.name] as const,
            ['Description', project.text.join(' ')] as const,
          ]),
        ),
      ),
      ...section('skills', [paragraph(truth.skills.join(', '))]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} - ${issuer}${date ? ` - ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section('interests', truth.interests.length === 0 ? [] : [paragraph(truth.interests.join(', '))]),
      ...section(
        'declaration',
        truth.declaration === '' ? [] : [paragraph(truth.declaration), ...declarationEnd(truth)],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Serif', 'Noto Sans']), size: 10.5, margin: 54, pieces },
      truth: {
        ...truth,
        headline: '',
        linkedin: '',
        details: truth.details.filter(({ kind }) => kind !== 'address'),
        projects: truth.projects.map(({ name, text }) => ({ name, text, technologies: [] })),
      },
    };
  },
};
