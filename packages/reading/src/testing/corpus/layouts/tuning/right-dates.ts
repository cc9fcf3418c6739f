import { type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthJob } from '../../truth.ts';
import {
  declarationEnd,
  type HeadingKey,
  headingsOf,
  type Layout,
  layoutDice,
  nonEmpty,
  schoolWithPlace,
} from '../layout.ts';

const headings: Readonly<Record<HeadingKey, readonly string[]>> = {
  summary: ['Summary', 'Profile', 'Objective'],
  work: ['Experience', 'Work Experience', 'Professional Experience'],
  training: ['Internships', 'Training'],
  education: ['Education', 'Education & Qualifications'],
  projects: ['Projects', 'Academic Projects'],
  skills: ['Skills', 'Technical Skills'],
  certificates: ['Certifications', 'Certificates'],
  languages: ['Languages'],
  achievements: ['Achievements', 'Honours & Awards'],
  interests: ['Interests', 'Hobbies'],
  strengths: ['Strengths'],
  details: ['Personal Details', 'Personal Information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

/** Posts of one company under its name once, as people write it who were promoted. */
const byCompany = (jobs: readonly TruthJob[]): (readonly TruthJob[])[] => {
  const groups: TruthJob[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.[0]?.company === job.company) last.push(job);
    else groups.push([job]);
  }
  return groups;
};

/** Company in bold, title in italics, dates at the right edge. */
export const rightDates: Layout = {
  name: 'right-dates',
  set: (truth) => {
    const dice = layoutDice(truth, 'right-dates');
    const words = headingsOf(truth, dice, headings);
    const small = dice.chance(0.5);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: small ? words[key] : words[key].toUpperCase(), bold: true, size: 12.5 }], {
        before: 9,
        after: 3,
        rule: 'below',
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list' }));
    const grouped = dice.chance(0.6);
    const group = (jobs: readonly TruthJob[]): Paragraph[] => {
      const [first] = jobs;
      if (!first) return [];
      if (jobs.length === 1)
        return [
          paragraph([{ text: first.company, bold: true }, '\t', first.period.written], {
            before: 4,
            after: 0,
          }),
          paragraph([
            { text: first.title, italic: true },
            ...(first.place === '' ? [] : ['\t', { text: first.place, italic: true }]),
          ]),
          ...list(first.bullets),
        ];
      return [
        paragraph([{ text: first.company, bold: true }, ...(first.place === '' ? [] : ['\t', first.place])], {
          before: 4,
          after: 0,
        }),
        ...jobs.flatMap((job) => [
          paragraph([{ text: job.title, italic: true }, '\t', { text: job.period.written, italic: true }]),
          ...list(job.bullets),
        ]),
      ];
    };
    const roles = (jobs: Truth['jobs']): Piece[] =>
      (grouped ? byCompany(jobs) : jobs.map((job) => [job])).flatMap(group);
    const phones = [truth.phone, truth.otherPhone].filter(Boolean).join(', ');
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 22 }], { align: 'center', after: 0 }),
      ...(truth.headline === ''
        ? []
        : [paragraph([{ text: truth.headline, italic: true, size: 12 }], { align: 'center', after: 0 })]),
      paragraph(nonEmpty(truth.place, phones, truth.email).join(' • '), { align: 'center', after: 0 }),
      ...(truth.linkedin === '' ? [] : [paragraph(truth.linkedin, { align: 'center' })]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('work', roles(truth.jobs)),
      ...section(
        'education',
        truth.education.flatMap((row) => [
          paragraph([{ text: schoolWithPlace(row), bold: true }, '\t', row.date.written], {
            before: 3,
            after: 0,
          }),
          paragraph([
            { text: row.written, italic: true },
            ...(row.board === '' ? [] : [`, ${row.board}`]),
            ...(row.marks === '' ? [] : ['\t', row.marks]),
          ]),
        ]),
      ),
      ...section('training', roles(truth.trainings)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([
            { text: project.name, bold: true },
            ...(project.technologies.length > 0
              ? [{ text: ` | ${project.technologies.join(', ')}`, italic: true }]
              : []),
            ...(project.period ? ['\t', project.period.written] : []),
          ]),
          ...list(project.text),
        ]),
      ),
      ...section('skills', [paragraph(truth.skills.join(', '))]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name}, ${issuer}${date ? `, ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('languages', truth.languages.length === 0 ? [] : [paragraph(truth.languages.join(', '))]),
      ...section('interests', truth.interests.length === 0 ? [] : [paragraph(truth.interests.join(', '))]),
      ...section('strengths', truth.strengths.length === 0 ? [] : [paragraph(truth.strengths.join(', '))]),
      ...section(
        'details',
        truth.details.map((detail) => paragraph(`${detail.label}: ${detail.value}`)),
      ),
      ...section(
        'declaration',
        truth.declaration === '' ? [] : [paragraph(truth.declaration), ...declarationEnd(truth)],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Serif', 'DejaVu Serif', 'Noto Sans']), size: 10.5, margin: 50, pieces },
      truth: {
        ...truth,
        projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
      },
    };
  },
};
