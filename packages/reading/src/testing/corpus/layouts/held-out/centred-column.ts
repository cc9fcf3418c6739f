import { type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
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
  summary: ['Summary', 'Professional Summary', 'Profile'],
  work: ['Work Experience', 'Work Experience', 'Professional Experience'],
  training: ['Internships', 'Internship', 'Training'],
  education: ['Education'],
  projects: ['Projects', 'Personal Projects'],
  skills: ['Skills', 'Key Skills'],
  certificates: ['Certifications', 'Certificates', 'Licenses & Certifications'],
  languages: ['Languages'],
  achievements: ['Achievements', 'Awards & Achievements', 'Accomplishments'],
  interests: ['Interests', 'Hobbies & Interests'],
  strengths: ['Strengths', 'Key Strengths'],
  details: ['Personal Details', 'Additional Information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

/** One column of an online builder: the head centred, then what, where and when on a line each. */
export const centredColumn: Layout = {
  name: 'centred-column',
  set: (truth) => {
    const dice = layoutDice(truth, 'centred-column');
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.4);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const accent = dice.pick(['#1a1a1a', '#0b6e4f', '#274690', '#7a1f3d']);
    const grey = '#777777';
    const between = dice.pick([' | ', ' • ', ' · ']);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: titleOf(key), bold: true, size: 13, colour: accent }], {
        before: 12,
        after: 4,
        rule: 'below',
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list', after: 1 }));
    const joined = (texts: readonly string[]): Paragraph[] =>
      texts.length === 0 ? [] : [paragraph(texts.join(', '))];
    const entry = (what: string, where: string, when: string): Paragraph[] => [
      paragraph([{ text: what, bold: true, size: 11 }], { before: 6, after: 0 }),
      ...(where === '' ? [] : [paragraph(where, { after: 0 })]),
      ...(when === '' ? [] : [paragraph([{ text: when, size: 9, colour: grey }], { after: 2 })]),
    ];
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        ...entry(job.title, nonEmpty(job.company, job.place).join(', '), job.period.written),
        ...list(job.bullets),
      ]);
    const toolsLabel = dice.pick(['Technologies', 'Tools', 'Tools Used']);
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 22, colour: accent }], { align: 'center', after: 0 }),
      ...(truth.headline === ''
        ? []
        : [paragraph([{ text: truth.headline, size: 12, colour: grey }], { align: 'center' })]),
      paragraph(
        [
          {
            text: nonEmpty(truth.email, truth.phone, truth.otherPhone, truth.place, truth.linkedin).join(
              between,
            ),
            size: 9,
          },
        ],
        { align: 'center', before: 2 },
      ),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'education',
        truth.education.flatMap((row) => [
          ...entry(row.written, nonEmpty(schoolWithPlace(row), row.board).join(', '), row.date.written),
          ...(row.marks === ''
            ? []
            : [
                paragraph(
                  row.marksKind === 'percentage' && truth.language === 'en'
                    ? `Percentage: ${row.marks}`
                    : row.marks,
                ),
              ]),
        ]),
      ),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          ...entry(project.name, '', project.period?.written ?? ''),
          ...list(project.text),
          ...(project.technologies.length === 0
            ? []
            : [paragraph(`${toolsLabel}: ${project.technologies.join(', ')}`)]),
        ]),
      ),
      ...section('skills', joined(truth.skills)),
      ...section(
        'certificates',
        truth.certificates.flatMap(({ name, issuer, date }) => entry(name, issuer, date?.written ?? '')),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', joined(truth.strengths)),
      ...section('languages', joined(truth.languages)),
      ...section('interests', joined(truth.interests)),
      ...section(
        'details',
        truth.details.map((detail) =>
          paragraph([{ text: `${detail.label}: `, bold: true }, detail.value], { after: 1 }),
        ),
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Sans', 'DejaVu Sans', 'Noto Serif']), size: 10, margin: 50, pieces },
      truth: {
        ...truth,
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
      },
    };
  },
};
