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
  summary: ['Summary', 'About me', 'Profile'],
  work: ['Experience', 'Work experience'],
  training: ['Internship', 'Internships', 'Training'],
  education: ['Education'],
  projects: ['Projects'],
  skills: ['Skills'],
  certificates: ['Certifications', 'Courses'],
  languages: ['Languages'],
  achievements: ['Awards', 'Achievements'],
  interests: ['Interests', 'Hobbies'],
  strengths: ['Strengths', 'Personal strengths'],
  details: ['Personal details', 'Personal information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

/** What an online word processor offers first: `Company, Town — Title` in a line, when in small grey letters below. */
export const docsTemplate: Layout = {
  name: 'docs-template',
  set: (truth) => {
    const dice = layoutDice(truth, 'docs-template');
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const accent = dice.pick(['#2079c7', '#00ab44', '#d44500', '#37474f']);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: titleOf(key), bold: true, size: 12, colour: accent }], { before: 14, after: 3 });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list' }));
    const lead = (what: string, rest: string): Paragraph =>
      paragraph([{ text: what, bold: true, size: 11 }, ' — ', { text: rest, italic: true, size: 11 }], {
        before: 6,
        after: 0,
      });
    const when = (text: string): Paragraph =>
      paragraph([{ text, size: 8.5, colour: '#666666' }], { after: 3 });
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        lead(nonEmpty(job.company, job.place).join(', '), job.title),
        when(job.period.written),
        ...list(job.bullets),
      ]);
    const joined = (texts: readonly string[]): Paragraph[] =>
      texts.length === 0 ? [] : [paragraph(texts.join(', '))];
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 26 }], { after: 0 }),
      ...(truth.headline === '' ? [] : [paragraph([{ text: truth.headline, size: 13, colour: '#666666' }])]),
      paragraph([{ text: nonEmpty(truth.place, truth.phone, truth.otherPhone).join(' | '), size: 9 }], {
        before: 4,
        after: 0,
      }),
      paragraph([{ text: nonEmpty(truth.email, truth.linkedin).join(' | '), size: 9, colour: accent }]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'education',
        truth.education.flatMap((row) => [
          lead(schoolWithPlace(row), row.written),
          when(row.date.written),
          ...joined(nonEmpty(row.board, row.marks)),
        ]),
      ),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          project.technologies.length > 0
            ? lead(project.name, project.technologies.join(', '))
            : paragraph([{ text: project.name, bold: true, size: 11 }], { before: 6, after: 0 }),
          ...(project.period ? [when(project.period.written)] : []),
          ...project.text.map((text) => paragraph(text)),
        ]),
      ),
      ...section('skills', list(truth.skills)),
      ...section('achievements', list(truth.achievements)),
      ...section(
        'certificates',
        truth.certificates.flatMap(({ name, issuer, date }) => [
          lead(name, issuer),
          ...(date ? [when(date.written)] : []),
        ]),
      ),
      ...section('languages', joined(truth.languages)),
      ...section('interests', joined(truth.interests)),
    ];
    return {
      page: { font: dice.pick(['Noto Sans', 'Noto Serif']), size: 10, margin: 56, pieces },
      truth: {
        ...truth,
        strengths: [],
        details: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
      },
    };
  },
};
