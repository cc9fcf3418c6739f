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
  summary: ['Professional Profile', 'CAREER SUMMARY', 'About Me'],
  work: ['Professional Background', 'CAREER HISTORY', 'Employment Record', 'WORK EXPERIENCE'],
  training: ['Internships & Trainings', 'TRAINING'],
  education: ['Academic Qualification', 'EDUCATION', 'Educational Background'],
  projects: ['Projects', 'PROJECT WORK'],
  skills: ['Skills & Abilities', 'COMPETENCIES', 'Professional Skills'],
  certificates: ['Certifications', 'COURSES DONE'],
  languages: ['Languages', 'LANGUAGE PROFICIENCY'],
  achievements: ['Awards & Achievements', 'ACHIEVEMENTS'],
  interests: ['Interests & Hobbies', 'HOBBIES'],
  strengths: ['Strengths', 'KEY STRENGTHS'],
  details: ['Personal Information', 'PERSONAL DATA'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

const spaced = (text: string): string => [...text].map((sign) => (sign === ' ' ? '  ' : sign)).join(' ');

/** Every entry in a line, its parts in one of many orders. */
export const oneLineEntries: Layout = {
  name: 'one-line-entries',
  set: (truth) => {
    const dice = layoutDice(truth, 'one-line-entries');
    const words = headingsOf(truth, dice, headings);
    const letters = truth.language === 'en' ? dice.whole(3) : 2;
    const heading = (key: HeadingKey): Paragraph => {
      const text = letters === 0 ? spaced(words[key].toUpperCase()) : words[key];
      return paragraph([{ text, bold: true, size: 12, ...(letters === 1 ? { spread: 3 } : {}) }], {
        before: 9,
        after: 3,
      });
    };
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '•' }));
    const form = truth.language === 'hi' ? 3 : dice.whole(6);
    const lead = (job: Truth['jobs'][number]): Paragraph => {
      const where = nonEmpty(job.company, job.place).join(', ');
      const when = job.period.written;
      const forms = [
        `${where} – ${job.title} (${when})`,
        `${job.title} at ${where} (${when})`,
        `${when} : ${job.title}, ${where}`,
        `${where} | ${job.title} | ${when}`,
        `Worked as ${job.title} in ${where} from ${when}`.replace(/from (?:From|Since)/, 'since'),
        `${job.title} – ${where}, ${when}`,
      ];
      return paragraph([{ text: forms[form] ?? '', bold: true }], { before: 4 });
    };
    const studyForm = truth.language === 'hi' ? 0 : dice.whole(4);
    const study = (row: TruthEducation): Paragraph => {
      const where = nonEmpty(schoolWithPlace(row), row.board).join(', ');
      const when = row.date.written;
      const forms = [
        nonEmpty(row.written, where, when, row.marks).join(' | '),
        `${when} – ${row.written}, ${where}${row.marks === '' ? '' : ` – ${row.marks}`}`,
        `${row.written} (${when.replace(/[()]/g, '')}) : ${where}${row.marks === '' ? '' : ` : ${row.marks}`}`,
        `Completed ${row.written} from ${where} in ${when}${row.marks === '' ? '' : ` with ${row.marks}`}`,
      ];
      const text = row.pursuing ? (forms[0] ?? '') : (forms[studyForm] ?? '');
      return paragraph(text, { bullet: 'list' });
    };
    const bare = (row: TruthEducation): TruthEducation =>
      row.pursuing || studyForm !== 2
        ? row
        : { ...row, date: { ...row.date, written: row.date.written.replace(/[()]/g, '') } };
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 17 }], { align: 'right', after: 0 }),
      ...(truth.headline === '' ? [] : [paragraph(truth.headline, { align: 'right', after: 0 })]),
      paragraph(`${label(truth, 'Phone')} ${truth.phone}`, { align: 'right', after: 0 }),
      paragraph(`${label(truth, 'Email')} ${truth.email}`, { align: 'right', after: 0 }),
      ...nonEmpty(truth.linkedin, truth.place).map((text) => paragraph(text, { align: 'right', after: 0 })),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section(
        'work',
        truth.jobs.flatMap((job) => [lead(job), ...list(job.bullets)]),
      ),
      ...section(
        'training',
        truth.trainings.flatMap((job) => [lead(job), ...list(job.bullets)]),
      ),
      ...section('education', truth.education.map(study)),
      ...section(
        'projects',
        truth.projects.flatMap(({ name, text }) => [paragraph([{ text: name, bold: true }]), ...list(text)]),
      ),
      ...section('skills', [
        {
          kind: 'grid',
          ruled: false,
          widths: [1, 1],
          rows: Array.from({ length: Math.ceil(truth.skills.length / 2) }, (_, row) =>
            [0, 1].map((column) => [paragraph(truth.skills[row * 2 + column] ?? '', { after: 0 })]),
          ),
        },
      ]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} by ${issuer}${date ? ` in ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('languages', truth.languages.length === 0 ? [] : [paragraph(truth.languages.join(' / '))]),
    ];
    return {
      page: { font: 'Noto Sans', size: 10, margin: 48, pieces },
      truth: {
        ...truth,
        otherPhone: '',
        strengths: [],
        details: [],
        interests: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        education: truth.education.map(bare),
        projects: truth.projects.map(({ name, text }) => ({ name, text, technologies: [] })),
      },
    };
  },
};
