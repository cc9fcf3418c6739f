import { type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
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
  summary: ['OBJECTIVE', 'Objective', 'Career Objective'],
  work: ['EXPERIENCE', 'Work Experience', 'Service Record', 'EMPLOYMENT'],
  training: ['TRAINING', 'Training'],
  education: ['QUALIFICATIONS', 'Educational Qualifications', 'EDUCATION'],
  projects: ['PROJECTS', 'Projects'],
  skills: ['SKILLS', 'Skills', 'Special Skills'],
  certificates: ['CERTIFICATES', 'Other Courses'],
  languages: ['LANGUAGES', 'Languages Known'],
  achievements: ['ACHIEVEMENTS', 'Achievements'],
  interests: ['HOBBIES', 'Interests'],
  strengths: ['STRENGTHS', 'Strengths'],
  details: ['PERSONAL DETAILS', 'Personal Particulars'],
  declaration: ['DECLARATION', 'Declaration'],
  contact: ['CONTACT'],
};

/** An address in at most two lines, cut where it has a comma. */
const addressLines = (place: string): string[] => {
  const parts = place.split(', ');
  const half = Math.ceil(parts.length / 2);
  return parts.length < 3
    ? nonEmpty(place)
    : [`${parts.slice(0, half).join(', ')},`, parts.slice(half).join(', ')];
};

/** As from a typewriter: one face, one size, nothing bold; lines under headings, dates in brackets, hyphens. */
export const typewritten: Layout = {
  name: 'typewritten',
  set: (truth) => {
    const dice = layoutDice(truth, 'typewritten');
    const words = headingsOf(truth, dice, headings);
    const typedLine = dice.chance(0.35);
    const heading = (key: HeadingKey): Paragraph[] =>
      typedLine
        ? [
            paragraph(`${words[key]}:`, { before: 11, after: 0 }),
            paragraph('-'.repeat([...words[key]].length + 1), { after: 2 }),
          ]
        : [paragraph([{ text: `${words[key]}:`, underline: true }], { before: 11, after: 3 })];
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [...heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '-', after: 0 }));
    const round = dice.chance(0.6);
    const bare = (text: string): string => (round ? text.replace(/[()]/g, '') : text);
    const bracketed = (text: string): string => (round ? `(${bare(text)})` : `[${text}]`);
    const titleFirst = dice.chance(0.5);
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => {
        const where = nonEmpty(job.company, job.place).join(', ');
        const [first, second] = titleFirst ? [job.title, where] : [where, job.title];
        return [
          paragraph(`${first} ${bracketed(job.period.written)}`, { before: 5, after: 0 }),
          paragraph(second, { after: 0 }),
          ...list(job.bullets),
        ];
      });
    const study = (row: TruthEducation): Paragraph[] => [
      paragraph(`${row.written} ${bracketed(row.date.written)}`, { before: 4, after: 0 }),
      paragraph(nonEmpty(schoolWithPlace(row), row.board, row.marks).join(', '), { after: 0 }),
    ];
    const dated = truth.declarationDate !== '';
    const date = `${label(truth, 'Date')}: ${truth.declarationDate}`;
    const aboveAll = dice.chance(0.5);
    const pieces: Piece[] = [
      ...(dated && aboveAll ? [paragraph(date, { align: 'right', after: 0 })] : []),
      paragraph(dated && !aboveAll ? [truth.name, '\t', date] : truth.name, { after: 0 }),
      ...addressLines(truth.place).map((text) => paragraph(text, { after: 0 })),
      paragraph(`${label(truth, 'Phone')}: ${nonEmpty(truth.phone, truth.otherPhone).join(', ')}`, {
        after: 0,
      }),
      paragraph(`${label(truth, 'Email')}: ${truth.email}`, { after: 0 }),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('education', truth.education.flatMap(study)),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph(project.period ? `${project.name} ${bracketed(project.period.written)}` : project.name, {
            before: 4,
            after: 0,
          }),
          ...list(project.text),
        ]),
      ),
      ...section('skills', list(truth.skills)),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date: when }) =>
              `${name}, ${issuer}${when ? ` ${bracketed(when.written)}` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('languages', truth.languages.length === 0 ? [] : [paragraph(truth.languages.join(', '))]),
      ...section('strengths', list(truth.strengths)),
      ...section('interests', truth.interests.length === 0 ? [] : [paragraph(truth.interests.join(', '))]),
      ...section(
        'details',
        truth.details.map((detail) => paragraph(`${detail.label}: ${detail.value}`, { after: 0 })),
      ),
      ...section('declaration', truth.declaration === '' ? [] : [paragraph(truth.declaration)]),
      paragraph(truth.name, { before: 24, align: 'right' }),
    ];
    return {
      page: {
        font: dice.pick(['DejaVu Sans Mono', 'Noto Sans Mono', 'Noto Serif']),
        size: 9.5,
        margin: 58,
        pieces,
      },
      truth: {
        ...truth,
        headline: '',
        linkedin: '',
        declarationPlace: '',
        education: truth.education.map((row) => ({
          ...row,
          date: { ...row.date, written: bare(row.date.written) },
        })),
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
