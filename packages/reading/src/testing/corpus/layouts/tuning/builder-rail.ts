import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth } from '../../truth.ts';
import {
  type HeadingKey,
  headingsOf,
  type Layout,
  layoutDice,
  nonEmpty,
  schoolWithPlace,
} from '../layout.ts';

const headings: Readonly<Record<HeadingKey, readonly string[]>> = {
  summary: ['Profile', 'Professional Summary', 'About'],
  work: ['Employment History', 'Work Experience', 'Experience'],
  training: ['Internships', 'Internships and Training'],
  education: ['Education', 'Education and Training'],
  projects: ['Projects', 'Selected Projects'],
  skills: ['Skills', 'Top Skills'],
  certificates: ['Courses', 'Certificates'],
  languages: ['Languages'],
  achievements: ['Awards', 'Accomplishments'],
  interests: ['Hobbies', 'Interests'],
  strengths: ['Strengths'],
  details: ['Personal Details'],
  declaration: ['Declaration'],
  contact: ['Contact', 'Details', 'Personal details'],
};

const margin = 40;
const boxWidth = 180;
const storyWidth = 314;
const accent = '#0b7285';

/** From an online builder: dates in a rail at the left of the story, facts with icons in a box at the right. */
export const builderRail: Layout = {
  name: 'builder-rail',
  set: (truth) => {
    const dice = layoutDice(truth, 'builder-rail');
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 12, colour: accent }], {
        before: 9,
        after: 3,
        indentRight: boxWidth + 21,
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const sideSection = (key: HeadingKey, body: readonly string[]): Paragraph[] =>
      body.length === 0
        ? []
        : [
            paragraph([{ text: words[key], bold: true, size: 11, colour: accent }], { before: 9, after: 3 }),
            ...body.map((text) => paragraph([{ text, size: 8 }])),
          ];
    const withIcons = dice.chance(0.75);
    const icon = (sign: string, text: string): string[] =>
      text === '' ? [] : [withIcons ? `${sign} ${text}` : text];
    const side: Paragraph[] = [
      ...sideSection('contact', [
        ...icon('☎', truth.phone),
        ...icon('☎', truth.otherPhone),
        ...icon('✉', truth.email),
        ...icon('⌂', truth.place),
        ...icon('➤', truth.linkedin),
      ]),
      ...sideSection('skills', truth.skills),
      ...sideSection('languages', truth.languages),
      ...sideSection('interests', truth.interests),
      ...sideSection('strengths', truth.strengths),
    ];
    const small = (text: string): Paragraph =>
      paragraph([{ text, size: 8, colour: '#666666' }], { after: 0 });
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '•', after: 1 }));
    const rail = (rows: Grid['rows']): Grid[] =>
      rows.length === 0 ? [] : [{ kind: 'grid', ruled: false, width: storyWidth, widths: [30, 70], rows }];
    const roles = (jobs: Truth['jobs']): Grid[] =>
      rail(
        jobs.map((job) => [
          nonEmpty(job.period.written, job.place).map(small),
          [
            paragraph([{ text: job.title, bold: true, size: 10 }], { after: 0 }),
            paragraph([{ text: job.company, italic: true }]),
            ...list(job.bullets),
          ],
        ]),
      );
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 22 }], { after: 0 }),
      ...(truth.headline === ''
        ? []
        : [paragraph([{ text: truth.headline, size: 11, colour: accent }], { after: 4 })]),
      { kind: 'frame', side: 'right', width: boxWidth, clear: true, pieces: side },
      ...section(
        'summary',
        truth.summary === '' ? [] : [paragraph(truth.summary, { indentRight: boxWidth + 21 })],
      ),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'education',
        rail(
          truth.education.map((row) => [
            [small(row.date.written)],
            [
              paragraph([{ text: row.written, bold: true, size: 10 }], { after: 0 }),
              ...nonEmpty(schoolWithPlace(row), row.board, row.marks).map((text) =>
                paragraph(text, { after: 0 }),
              ),
            ],
          ]),
        ),
      ),
      ...section(
        'projects',
        rail(
          truth.projects.map((project) => [
            project.period ? [small(project.period.written)] : [],
            [paragraph([{ text: project.name, bold: true, size: 10 }]), ...list(project.text)],
          ]),
        ),
      ),
      ...section(
        'certificates',
        rail(
          truth.certificates.map(({ name, issuer, date }) => [
            date ? [small(date.written)] : [],
            [paragraph([{ text: name, bold: true }], { after: 0 }), paragraph(issuer, { after: 0 })],
          ]),
        ),
      ),
      ...section(
        'achievements',
        list(truth.achievements).map((one) => ({ ...one, indentRight: boxWidth + 21 })),
      ),
    ];
    return {
      page: { font: 'Noto Sans', size: 9, margin, pieces },
      truth: {
        ...truth,
        details: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        projects: truth.projects.map(({ name, text, period }) => ({
          name,
          text,
          technologies: [],
          ...(period ? { period } : {}),
        })),
      },
    };
  },
};
