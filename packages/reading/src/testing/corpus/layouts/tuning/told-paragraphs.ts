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
  summary: ['Profile', 'Career Profile', 'Professional Profile'],
  work: ['Work Experience', 'Career History', 'Employment History', 'Experience'],
  training: ['Training', 'Training Undergone', 'Internship'],
  education: ['Education', 'Qualification', 'Educational Qualifications'],
  projects: ['Projects', 'Projects Undertaken'],
  skills: ['Key Skills', 'Skills', 'Core Skills'],
  certificates: ['Certifications', 'Professional Courses', 'Certificate Courses'],
  languages: ['Languages', 'Languages Known'],
  achievements: ['Achievements', 'Awards'],
  interests: ['Interests', 'Hobbies & Interests'],
  strengths: ['Strengths'],
  details: ['Personal Details', 'Personal Information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

/** One page of somebody who sells, keeps books or nurses: `||` between parts, what was done told in a paragraph. */
export const toldParagraphs: Layout = {
  name: 'told-paragraphs',
  set: (truth) => {
    const dice = layoutDice(truth, 'told-paragraphs');
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const between = dice.pick([' || ', ' ~ ', ' | ']);
    const sign = dice.pick(['►', '►', '■']);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: titleOf(key), bold: true, italic: true, size: 11.5 }], {
        before: 7,
        after: 2,
        rule: 'below',
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const line = (...parts: readonly string[]): string => nonEmpty(...parts).join(between);
    const marked = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign, after: 1 }));
    const joined = (texts: readonly string[]): Paragraph[] =>
      texts.length === 0 ? [] : [paragraph(texts.join(between))];
    const told = (texts: readonly string[]): Paragraph =>
      paragraph(texts.join(' '), { align: 'justify', indent: 14, after: 3 });
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        paragraph(
          [
            { text: `${job.title}${between}`, bold: true },
            { text: line(nonEmpty(job.company, job.place).join(', '), job.period.written), bold: true },
          ],
          { bullet: sign, before: 3, after: 1 },
        ),
        told(job.bullets),
      ]);
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 18 }], { align: 'center', after: 0 }),
      ...(truth.headline === ''
        ? []
        : [paragraph([{ text: truth.headline, italic: true, size: 11 }], { align: 'center', after: 0 })]),
      paragraph(line(truth.phone, truth.otherPhone, truth.email), { align: 'center', after: 0 }),
      ...(truth.place === '' && truth.linkedin === ''
        ? []
        : [paragraph(line(truth.place, truth.linkedin), { align: 'center' })]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary, { align: 'justify' })]),
      ...section('skills', joined(truth.skills)),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section('achievements', marked(truth.achievements)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: line(project.name, project.period?.written ?? ''), bold: true }], {
            bullet: sign,
            before: 3,
            after: 1,
          }),
          told(project.text),
        ]),
      ),
      ...section(
        'education',
        marked(
          truth.education.map((row) =>
            line(row.written, schoolWithPlace(row), row.board, row.date.written, row.marks),
          ),
        ),
      ),
      ...section(
        'certificates',
        marked(truth.certificates.map(({ name, issuer, date }) => line(name, issuer, date?.written ?? ''))),
      ),
      ...section('languages', joined(truth.languages)),
      ...section('strengths', joined(truth.strengths)),
      ...section('details', joined(truth.details.map((detail) => `${detail.label}: ${detail.value}`))),
    ];
    return {
      page: { font: dice.pick(['Noto Serif', 'Noto Sans']), size: 9.5, margin: 44, pieces },
      truth: {
        ...truth,
        interests: [],
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
