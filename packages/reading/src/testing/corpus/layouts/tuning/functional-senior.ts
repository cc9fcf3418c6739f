import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthJob } from '../../truth.ts';
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
  summary: ['Professional Snapshot', 'EXECUTIVE PROFILE', 'Profile at a Glance'],
  work: ['Career Progression', 'EMPLOYMENT DETAILS', 'Professional Experience'],
  training: ['Trainings', 'TRAINING PROGRAMMES'],
  education: ['Educational Qualifications', 'EDUCATION', 'Academics'],
  projects: ['Major Projects', 'PROJECTS'],
  skills: ['Core Competencies', 'KEY COMPETENCIES', 'Areas of Expertise'],
  certificates: ['Certifications', 'PROFESSIONAL CERTIFICATIONS'],
  languages: ['Languages', 'LANGUAGES KNOWN'],
  achievements: ['Key Achievements', 'ACHIEVEMENTS'],
  interests: ['Interests'],
  strengths: ['Strengths', 'KEY STRENGTHS'],
  details: ['Personal Details', 'PERSONAL INFORMATION'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

const inThree = (texts: readonly string[]): (readonly string[])[] => {
  const height = Math.ceil(texts.length / 3);
  return [0, 1, 2].map((column) => texts.slice(column * height, (column + 1) * height));
};

/** What somebody can do first, in three columns; then all posts in one table; what was done in each below it. */
export const functionalSenior: Layout = {
  name: 'functional-senior',
  set: (truth) => {
    const dice = layoutDice(truth, 'functional-senior');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 11.5, colour: '#7b2d00' }], {
        before: 8,
        after: 3,
        rule: 'below',
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const sign = dice.pick(['■', '✓', '•', 'list']);
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign, after: 1 }));
    const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
    const columnNames = isHindi
      ? ['संस्था', 'पद', 'कब से', 'कब तक']
      : [
          dice.pick(['Company', 'Organization', 'Name of the Company']),
          dice.pick(['Designation', 'Position Held']),
          'From',
          'To',
        ];
    const table = (jobs: Truth['jobs']): Grid => ({
      kind: 'grid',
      ruled: true,
      shadeFirst: '#f2dcd0',
      widths: [5, 4, 2.4, 2.4],
      rows: [
        columnNames.map((text) => cell(text, true)),
        ...jobs.map((job) => [
          cell(nonEmpty(job.company, job.place).join(', ')),
          cell(job.title),
          cell(job.period.from),
          cell(job.period.till),
        ]),
      ],
    });
    const roles = (jobs: Truth['jobs']): Piece[] => {
      if (jobs.length === 0) return [];
      const once = new Set(jobs.map(({ company }) => company)).size === jobs.length;
      const lead = (job: TruthJob): string => (once ? job.company : `${job.company} – ${job.title}`);
      return [
        table(jobs),
        ...jobs.flatMap((job) => [
          paragraph([{ text: lead(job), bold: true, italic: true }], { before: 4, after: 1 }),
          ...list(job.bullets),
        ]),
      ];
    };
    const pair = (name: string, value: string): Paragraph =>
      paragraph([{ text: `${name}: `, bold: true }, value], { after: 1 });
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 18 }, '\t', `${truth.phone}`], { after: 0 }),
      paragraph([{ text: truth.headline, bold: true }, '\t', truth.email], { after: 0 }),
      ...nonEmpty(truth.place, truth.linkedin).map((text) => paragraph(text, { align: 'right', after: 0 })),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary, { align: 'justify' })]),
      ...section('skills', [
        {
          kind: 'columns',
          widths: [1, 1, 1],
          columns: inThree(truth.skills).map((column) => list(column)),
        },
      ]),
      ...section('achievements', list(truth.achievements)),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: project.name, bold: true }], { after: 0 }),
          ...project.text.map((text) => paragraph(text)),
        ]),
      ),
      ...section('education', [
        {
          kind: 'grid',
          ruled: false,
          widths: [4, 7],
          rows: truth.education.map((row) => [
            cell(row.written, true),
            [
              ...cell(nonEmpty(schoolWithPlace(row), row.board).join(', ')),
              ...cell(nonEmpty(row.date.written, row.marks).join(' – ')),
            ],
          ]),
        },
      ]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} – ${issuer}${date ? ` – ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('details', [
        ...truth.details.map((detail) => pair(detail.label, detail.value)),
        ...(truth.languages.length === 0
          ? []
          : [pair(isHindi ? 'भाषाएँ' : 'Languages Known', truth.languages.join(', '))]),
      ]),
      ...(truth.declarationDate === '' || truth.declarationPlace === ''
        ? []
        : [
            paragraph(
              [
                `${label(truth, 'Date')}: ${truth.declarationDate}`,
                '\t',
                `${label(truth, 'Place')}: ${truth.declarationPlace}`,
              ],
              { before: 8 },
            ),
          ]),
    ];
    const apart = (job: TruthJob): TruthJob => ({
      ...job,
      period: { ...job.period, written: `${job.period.from} ${job.period.till}` },
    });
    const signed = truth.declarationDate !== '' && truth.declarationPlace !== '';
    return {
      page: { font: 'Noto Sans', size: 9.5, margin: 46, pieces },
      truth: {
        ...truth,
        otherPhone: '',
        strengths: [],
        interests: [],
        declaration: '',
        declarationPlace: signed ? truth.declarationPlace : '',
        declarationDate: signed ? truth.declarationDate : '',
        jobs: truth.jobs.map(apart),
        trainings: truth.trainings.map(apart),
        projects: truth.projects.map(({ name, text }) => ({ name, text, technologies: [] })),
      },
    };
  },
};
