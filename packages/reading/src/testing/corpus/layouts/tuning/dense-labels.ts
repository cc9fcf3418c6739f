import { type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthEducation } from '../../truth.ts';
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
  summary: ['PROFILE SUMMARY', 'Professional Summary', 'SYNOPSIS'],
  work: ['ORGANISATIONAL EXPERIENCE', 'Employment History', 'PROFESSIONAL EXPERIENCE', 'Work Experience'],
  training: ['TRAININGS', 'Internships'],
  education: ['ACADEMIC DETAILS', 'Education', 'SCHOLASTICS', 'Academia'],
  projects: ['PROJECTS UNDERTAKEN', 'Projects Handled'],
  skills: ['CORE COMPETENCIES', 'Key Skills', 'IT FORTE', 'IT Skills'],
  certificates: ['CERTIFICATIONS', 'Professional Certifications'],
  languages: ['LANGUAGES', 'Languages Known'],
  achievements: ['ACCOLADES', 'Achievements', 'AWARDS'],
  interests: ['INTERESTS', 'Hobbies'],
  strengths: ['STRENGTHS', 'Strengths'],
  details: ['PERSONAL DOSSIER', 'Personal Details'],
  declaration: ['DECLARATION', 'Declaration'],
  contact: ['CONTACT'],
};

const educationLine = (row: TruthEducation): string => {
  const from = nonEmpty(schoolWithPlace(row), row.board).join(', ');
  const when = row.pursuing
    ? ` (${row.date.written})`.replace('((', '(').replace(/\)\)$/, ')')
    : ` in ${row.date.written}`;
  const marks = row.marks === '' ? '' : ` with ${row.marks}`;
  return `${row.written} from ${from}${when}${marks}`;
};

const hindiLine = (row: TruthEducation): string =>
  nonEmpty(row.written, row.school, row.board, row.date.written, row.marks).join(', ');

/** Much on a page, little space, facts behind labels: how portals have people write. */
export const denseLabels: Layout = {
  name: 'dense-labels',
  set: (truth) => {
    const dice = layoutDice(truth, 'dense-labels');
    const words = headingsOf(truth, dice, headings);
    const sign = dice.pick(['list', '•', '➢', '-', '❖']);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 10.5 }], { before: 5, after: 2, rule: 'below' });
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign, after: 1 }));
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const pair = (name: string, value: string): Paragraph =>
      paragraph([{ text: name, bold: true }, '\t', `: ${value}`], { tab: 90, after: 1 });
    const roles = (jobs: Truth['jobs']): Piece[] =>
      jobs.flatMap((job) => [
        { ...pair(label(truth, 'Organisation'), nonEmpty(job.company, job.place).join(', ')), before: 4 },
        pair(label(truth, 'Designation'), job.title),
        pair(label(truth, 'Duration'), job.period.written),
        ...(job.bullets.length > 1 && truth.language === 'en'
          ? [paragraph([{ text: 'Key Responsibilities:', italic: true }], { after: 1 })]
          : []),
        ...list(job.bullets),
      ]);
    const phones = [truth.phone, truth.otherPhone].filter(Boolean).join(' / ');
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 15 }], { after: 0 }),
      ...(truth.headline === '' ? [] : [paragraph([{ text: truth.headline, bold: true }], { after: 0 })]),
      paragraph(`${label(truth, 'Mobile')}: ${phones} ~ ${label(truth, 'E-mail')}: ${truth.email}`, {
        after: 0,
      }),
      ...(truth.place === '' && truth.linkedin === ''
        ? []
        : [paragraph(nonEmpty(truth.place, truth.linkedin).join(' ~ '))]),
      ...section('summary', truth.summary === '' ? [] : list(truth.summary.split(/(?<=[.।])\s+/))),
      ...section('skills', [paragraph(truth.skills.join(dice.pick([', ', ' | ', ' • '])))]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section('education', list(truth.education.map(truth.language === 'hi' ? hindiLine : educationLine))),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          { ...pair('Project Title', project.name), before: 3 },
          ...(project.period ? [pair('Duration', project.period.written)] : []),
          ...(project.role ? [pair('Role', project.role)] : []),
          ...(project.teamSize ? [pair('Team Size', project.teamSize)] : []),
          ...(project.technologies.length > 0 ? [pair('Environment', project.technologies.join(', '))] : []),
          pair('Description', project.text.join(' ')),
        ]),
      ),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} from ${issuer}${date ? `, ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', truth.strengths.length === 0 ? [] : [paragraph(truth.strengths.join(', '))]),
      ...section('details', [
        ...truth.details.map((detail) => pair(detail.label, detail.value)),
        ...(truth.languages.length > 0
          ? [pair(truth.language === 'hi' ? 'भाषाएँ' : 'Languages Known', truth.languages.join(', '))]
          : []),
      ]),
      ...section('interests', truth.interests.length === 0 ? [] : [paragraph(truth.interests.join(', '))]),
      ...section(
        'declaration',
        truth.declaration === '' ? [] : [paragraph(truth.declaration), ...declarationEnd(truth)],
      ),
    ];
    return { page: { font: 'Noto Sans', size: 9, margin: 40, pieces }, truth };
  },
};
