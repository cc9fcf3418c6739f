import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthEducation } from '../../truth.ts';
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
  work: ['Work Experience', 'Experience'],
  training: ['Internship', 'Industrial Training', 'Internship / Training'],
  education: ['Educational Qualifications', 'Education', 'Academic Details', 'Academic Qualification'],
  projects: ['Projects', 'Academic Projects', 'Project'],
  skills: ['Skills', 'Technical Skills', 'Key Skills'],
  certificates: ['Certifications', 'Certificates', 'Courses Done'],
  languages: ['Languages Known'],
  achievements: ['Achievements', 'Achievements and Activities', 'Extra-Curricular Activities'],
  interests: ['Hobbies', 'Hobbies and Interests'],
  strengths: ['Strengths', 'My Strengths', 'Personal Strengths'],
  details: ['Personal Details', 'Personal Information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

interface Column {
  readonly name: string;
  readonly width: number;
  of(row: TruthEducation): string;
}

const studyColumns = (truth: Truth, yearName: string, marksName: string): Column[] => [
  { name: truth.language === 'hi' ? 'परीक्षा' : 'Course', width: 3, of: (row) => row.written },
  { name: truth.language === 'hi' ? 'संस्थान' : 'Institution', width: 4, of: schoolWithPlace },
  ...(truth.education.some(({ board }) => board !== '')
    ? [{ name: label(truth, 'Board/University'), width: 3.4, of: (row: TruthEducation) => row.board }]
    : []),
  { name: label(truth, yearName), width: 2.2, of: ({ date }) => date.written },
  { name: truth.language === 'hi' ? 'प्रतिशत' : marksName, width: 2, of: (row) => row.marks },
];

/** The first Word resume of a fresher: name large at the left, a line under every heading, a ruled table of studies. */
export const ruledFresher: Layout = {
  name: 'ruled-fresher',
  set: (truth) => {
    const dice = layoutDice(truth, 'ruled-fresher');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const colour = dice.pick(['#000000', '#1f3864', '#2e74b5']);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: titleOf(key), bold: true, size: 12.5, colour }], {
        before: 10,
        after: 4,
        rule: 'below',
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list' }));
    const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
    const columns = studyColumns(
      truth,
      dice.pick(['Year', 'Year of Passing']),
      dice.pick(['%', 'Percentage', '% / CGPA']),
    );
    const study: Grid = {
      kind: 'grid',
      ruled: true,
      widths: columns.map(({ width }) => width),
      rows: [
        columns.map(({ name }) => cell(name, true)),
        ...truth.education.map((row) => columns.map(({ of }) => cell(of(row)))),
      ],
    };
    const phoneLabel = isHindi ? 'मोबाइल' : dice.pick(['Phone', 'Mobile', 'Contact No']);
    const emailLabel = isHindi ? 'ई-मेल' : dice.pick(['Email', 'E-mail', 'Email ID']);
    const reach = (
      [
        [phoneLabel, nonEmpty(truth.phone, truth.otherPhone).join(', ')],
        [emailLabel, truth.email],
        [label(truth, 'LinkedIn'), truth.linkedin],
        [label(truth, 'Address'), truth.place],
      ] as const
    ).filter(([, value]) => value !== '');
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        paragraph([{ text: job.title, bold: true }], { before: 4, after: 0 }),
        paragraph(`${nonEmpty(job.company, job.place).join(', ')} (${job.period.written})`),
        ...list(job.bullets),
      ]);
    const toolsLabel = dice.pick(['Technologies Used', 'Tools Used', 'Technology']);
    const facts = [
      ...truth.details.map((detail) => [detail.label, detail.value] as const),
      ...(truth.languages.length === 0 ? [] : [[words.languages, truth.languages.join(', ')] as const]),
    ];
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 22, colour }], { after: 2 }),
      ...(truth.headline === '' ? [] : [paragraph(truth.headline)]),
      ...reach.map(([name, value]) => paragraph(`${name}: ${value}`, { after: 0 })),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary, { align: 'justify' })]),
      ...section('education', [study]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph(
            [
              { text: project.name, bold: true },
              ...(project.period ? [{ text: ` (${project.period.written})` }] : []),
            ],
            { before: 4 },
          ),
          ...list([
            ...project.text,
            ...(project.technologies.length > 0 ? [`${toolsLabel}: ${project.technologies.join(', ')}`] : []),
          ]),
        ]),
      ),
      ...section('skills', list(truth.skills)),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} - ${issuer}${date ? ` (${date.written})` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section('interests', list(truth.interests)),
      ...section(
        'details',
        facts.map(([name, value]) => paragraph([name, '\t', `: ${value}`], { tab: 130 })),
      ),
      ...section(
        'declaration',
        truth.declaration === ''
          ? []
          : [paragraph(truth.declaration, { align: 'justify' }), ...declarationEnd(truth)],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Sans', 'Noto Serif', 'DejaVu Serif']), size: 10.5, margin: 56, pieces },
      truth: {
        ...truth,
        projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
      },
    };
  },
};
