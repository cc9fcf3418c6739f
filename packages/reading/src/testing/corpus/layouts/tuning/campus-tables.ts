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
  summary: ['CAREER OBJECTIVE', 'OBJECTIVE'],
  work: ['WORK EXPERIENCE', 'PROFESSIONAL EXPERIENCE'],
  training: ['INTERNSHIPS', 'SUMMER INTERNSHIP', 'INTERNSHIPS AND TRAINING'],
  education: ['ACADEMIC DETAILS', 'ACADEMIC PROFILE', 'EDUCATION'],
  projects: ['PROJECTS', 'ACADEMIC PROJECTS'],
  skills: ['TECHNICAL SKILLS', 'SKILLS'],
  certificates: ['CERTIFICATIONS', 'COURSES'],
  languages: ['LANGUAGES', 'LANGUAGES KNOWN'],
  achievements: ['SCHOLASTIC ACHIEVEMENTS', 'ACHIEVEMENTS', 'POSITIONS AND ACHIEVEMENTS'],
  interests: ['EXTRA CURRICULAR', 'HOBBIES'],
  strengths: ['STRENGTHS'],
  details: ['PERSONAL INFORMATION', 'PERSONAL DETAILS'],
  declaration: ['DECLARATION'],
  contact: ['CONTACT'],
};

/** A placement cell's form: shaded bars, the year first in the table of marks, projects in a table. */
export const campusTables: Layout = {
  name: 'campus-tables',
  set: (truth) => {
    const dice = layoutDice(truth, 'campus-tables');
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 10.5 }], { before: 7, after: 3, shade: '#bfbfbf' });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list', after: 1 }));
    const cell = (text: string, bold = false, align: Paragraph['align'] = 'center'): Paragraph[] => [
      paragraph([{ text, bold }], { after: 0, align }),
    ];
    const marks: Grid = {
      kind: 'grid',
      ruled: true,
      widths: [2, 4, 6, 3],
      rows: [
        [
          label(truth, 'Year'),
          truth.language === 'hi' ? 'परीक्षा' : 'Degree / Certificate',
          truth.language === 'hi' ? 'संस्थान' : 'Institute / School',
          truth.language === 'hi' ? 'प्रतिशत' : 'CGPA / %',
        ].map((text) => cell(text, true)),
        ...truth.education.map((row) => [
          cell(row.date.written),
          cell(row.written),
          cell(schoolWithPlace(row)),
          cell(row.marks),
        ]),
      ],
    };
    const role = (job: Truth['jobs'][number]): Paragraph[] => [
      paragraph(
        [
          { text: job.title, bold: true },
          ` | ${nonEmpty(job.company, job.place).join(', ')}`,
          '\t',
          { text: `(${job.period.written})`, italic: true },
        ],
        { before: 3, after: 1 },
      ),
      ...list(job.bullets),
    ];
    const projects: Piece[] =
      truth.projects.length === 0
        ? []
        : [
            {
              kind: 'grid',
              ruled: true,
              widths: [4, 8],
              rows: truth.projects.map((project) => [
                [
                  ...cell(project.name, true, 'left'),
                  ...(project.period ? cell(project.period.written, false, 'left') : []),
                ],
                [
                  ...list(project.text),
                  ...(project.technologies.length > 0
                    ? [paragraph(`Tools: ${project.technologies.join(', ')}`, { after: 0 })]
                    : []),
                ],
              ]),
            },
          ];
    const top: Grid = {
      kind: 'grid',
      ruled: false,
      widths: [6, 5],
      rows: [
        [
          [
            paragraph([{ text: truth.name, bold: true, size: 16 }], { after: 0 }),
            ...(truth.headline === '' ? [] : [paragraph(truth.headline, { after: 0 })]),
            ...(truth.place === '' ? [] : [paragraph(truth.place, { after: 0 })]),
          ],
          [
            paragraph(`${label(truth, 'Mobile')}: ${truth.phone}`, { after: 0, align: 'right' }),
            paragraph(`${label(truth, 'Email')}: ${truth.email}`, { after: 0, align: 'right' }),
            ...(truth.linkedin === '' ? [] : [paragraph(truth.linkedin, { after: 0, align: 'right' })]),
          ],
        ],
      ],
    };
    const pieces: Piece[] = [
      top,
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('education', [marks]),
      ...section('training', truth.trainings.flatMap(role)),
      ...section('work', truth.jobs.flatMap(role)),
      ...section('projects', projects),
      ...section('skills', [paragraph(truth.skills.join(', '))]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name}, ${issuer}${date ? ` [${date.written}]` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('languages', truth.languages.length === 0 ? [] : [paragraph(truth.languages.join(', '))]),
      ...section('interests', truth.interests.length === 0 ? [] : list(truth.interests)),
      ...section(
        'details',
        truth.details.map((detail) => paragraph(`${detail.label} : ${detail.value}`, { after: 1 })),
      ),
      ...section(
        'declaration',
        truth.declaration === '' ? [] : [paragraph(truth.declaration), ...declarationEnd(truth)],
      ),
    ];
    return {
      page: { font: 'Noto Serif', size: 10, margin: 45, pieces },
      truth: {
        ...truth,
        otherPhone: '',
        strengths: [],
        education: truth.education.map((row) => ({ ...row, board: '' })),
        projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
      },
    };
  },
};
