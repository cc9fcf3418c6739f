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
  summary: ['PROFESSIONAL SYNOPSIS', 'EXECUTIVE SUMMARY', 'Profile Summary'],
  work: ['ORGANISATIONAL SCAN', 'CAREER CONTOUR', 'Organizational Scan', 'EMPLOYMENT RECITAL'],
  training: ['TRAININGS ATTENDED', 'Trainings'],
  education: ['SCHOLASTICS', 'ACADEMIC CREDENTIALS', 'Educational Credentials'],
  projects: ['KEY PROJECTS', 'Notable Projects'],
  skills: ['CORE COMPETENCIES', 'AREAS OF EXPERTISE', 'Key Skills'],
  certificates: ['PROFESSIONAL CERTIFICATIONS', 'Certifications'],
  languages: ['LINGUISTIC ABILITIES', 'Languages Known'],
  achievements: ['NOTABLE ACCOMPLISHMENTS', 'Key Achievements'],
  interests: ['INTERESTS', 'Hobbies'],
  strengths: ['STRENGTHS'],
  details: ['PERSONAL DOSSIER', 'PERSONAL VITAE', 'Personal Details'],
  declaration: ['DECLARATION'],
  contact: ['CONTACT'],
};

/** A senior person's page: when first, then where and as what, all in a line. */
export const organisationalScan: Layout = {
  name: 'organisational-scan',
  set: (truth) => {
    const dice = layoutDice(truth, 'organisational-scan');
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 10.5, colour: '#ffffff' }], {
        before: 6,
        after: 3,
        align: 'center',
        shade: '#1f3864',
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const sign = dice.pick(['❖', '➢', 'list', '•']);
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign, after: 1 }));
    const form = truth.language === 'hi' ? 1 : dice.whole(3);
    const lead = (job: Truth['jobs'][number]): Paragraph[] => {
      const where = nonEmpty(job.company, job.place).join(', ');
      if (form === 0)
        return [
          paragraph([{ text: `${job.period.written} with ${where} as ${job.title}`, bold: true }], {
            before: 4,
          }),
        ];
      if (form === 1)
        return [
          paragraph([{ text: job.period.written, bold: true }, '\t', { text: where, bold: true }], {
            before: 4,
            after: 0,
            tab: 150,
          }),
          paragraph(['\t', { text: job.title, italic: true }], { tab: 150 }),
        ];
      return [
        paragraph([{ text: `${job.period.written} | ${where} | ${job.title}`, bold: true }], { before: 4 }),
      ];
    };
    const roles = (jobs: Truth['jobs']): Piece[] =>
      jobs.flatMap((job) => [
        ...lead(job),
        ...(truth.language === 'en'
          ? [paragraph([{ text: 'Key Result Areas:', bold: true, italic: true }], { after: 1 })]
          : []),
        ...list(job.bullets),
      ]);
    const yearFirst = dice.chance(0.5);
    const study = (row: TruthEducation): string => {
      const where = nonEmpty(schoolWithPlace(row), row.board).join(', ');
      const marks = row.marks === '' ? '' : `; ${row.marks}`;
      return yearFirst
        ? `${row.date.written}: ${row.written} from ${where}${marks}`
        : `${row.written}, ${where}, ${row.date.written}${marks}`;
    };
    const pieces: Piece[] = [
      paragraph([{ text: truth.name.toUpperCase(), bold: true, size: 15 }], { align: 'center', after: 0 }),
      ...(truth.headline === ''
        ? []
        : [paragraph([{ text: truth.headline, bold: true }], { align: 'center', after: 0 })]),
      paragraph(`${label(truth, 'Mobile')}: ${truth.phone} ● ${label(truth, 'E-mail')}: ${truth.email}`, {
        align: 'center',
        after: 0,
      }),
      ...(nonEmpty(truth.place, truth.linkedin).length === 0
        ? []
        : [paragraph(nonEmpty(truth.place, truth.linkedin).join(' ● '), { align: 'center' })]),
      ...section('summary', truth.summary === '' ? [] : list(truth.summary.split(/(?<=[.।])\s+/))),
      ...section('skills', [
        {
          kind: 'grid',
          ruled: false,
          widths: [1, 1, 1],
          rows: Array.from({ length: Math.ceil(truth.skills.length / 3) }, (_, row) =>
            [0, 1, 2].map((column) => [paragraph(truth.skills[row * 3 + column] ?? '', { after: 0 })]),
          ),
        },
      ]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section('achievements', list(truth.achievements)),
      ...section('education', list(truth.education.map(study))),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${date ? `${date.written}: ` : ''}${name}, ${issuer}`,
          ),
        ),
      ),
      ...section('details', [
        ...truth.details.map((detail) =>
          paragraph([detail.label, '\t', `: ${detail.value}`], { tab: 110, after: 1 }),
        ),
        ...(truth.languages.length === 0
          ? []
          : [
              paragraph(
                [truth.language === 'hi' ? 'भाषाएँ' : 'Languages', '\t', `: ${truth.languages.join(', ')}`],
                { tab: 110 },
              ),
            ]),
      ]),
    ];
    return {
      page: { font: 'Noto Sans', size: 9, margin: 42, pieces },
      truth: {
        ...truth,
        otherPhone: '',
        projects: [],
        strengths: [],
        interests: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
      },
    };
  },
};
