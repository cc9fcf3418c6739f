import { type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth } from '../../truth.ts';
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
  summary: ['PROFESSIONAL SUMMARY', 'Career Summary', 'ABOUT'],
  work: ['EMPLOYMENT', 'Career History', 'WORK HISTORY'],
  training: ['TRAINING', 'Internship Experience'],
  education: ['EDUCATION', 'Academic Background', 'Qualifications'],
  projects: ['KEY PROJECTS', 'Project Experience'],
  skills: ['EXPERTISE', 'Skill Set', 'AREAS OF EXPERTISE'],
  certificates: ['CERTIFICATIONS', 'Licenses & Certifications'],
  languages: ['LANGUAGES', 'Languages Known'],
  achievements: ['ACHIEVEMENTS', 'Awards & Recognition'],
  interests: ['HOBBIES', 'Interests'],
  strengths: ['STRENGTHS', 'Personal Strengths'],
  details: ['PERSONAL', 'Personal Profile'],
  declaration: ['DECLARATION', 'Declaration'],
  contact: ['CONTACT', 'Reach Me'],
};

const boxWidth = 175;

/** The story keeps clear of the box. */
const besideBox = (piece: Piece): Piece =>
  piece.kind === 'paragraph' ? { ...piece, indentRight: boxWidth + 14 } : piece;

/** The facts in a text box at the right of the story. */
export const rightSidebar: Layout = {
  name: 'right-sidebar',
  set: (truth) => {
    const dice = layoutDice(truth, 'right-sidebar');
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 11.5 }], { before: 8, after: 3, rule: 'below' });
    const section = (key: HeadingKey, body: readonly Paragraph[]): Paragraph[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const sign = dice.chance(0.5) ? '▪' : '•';
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign }));
    const side: Paragraph[] = [
      ...section('contact', [
        paragraph([{ text: `${label(truth, 'Phone')}: `, bold: true }, truth.phone]),
        paragraph([{ text: `${label(truth, 'Email')}: `, bold: true }, truth.email]),
        ...(truth.place === ''
          ? []
          : [paragraph([{ text: `${label(truth, 'Address')}: `, bold: true }, truth.place])]),
        ...(truth.linkedin === '' ? [] : [paragraph(truth.linkedin)]),
      ]),
      ...section('skills', list(truth.skills)),
      ...section('languages', list(truth.languages)),
      ...section('certificates', list(truth.certificates.map(({ name, issuer }) => `${name} (${issuer})`))),
      ...section('interests', truth.interests.length === 0 ? [] : [paragraph(truth.interests.join(', '))]),
    ];
    const role = (job: Truth['jobs'][number]): Paragraph[] => [
      paragraph([{ text: job.title, bold: true }], { before: 4, after: 0 }),
      paragraph([
        { text: nonEmpty(job.company, job.place).join(', ') },
        { text: ` | ${job.period.written}`, italic: true },
      ]),
      ...list(job.bullets),
    ];
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 21 }], { after: 0 }),
      ...(truth.headline === ''
        ? []
        : [paragraph([{ text: truth.headline, size: 11.5, colour: '#7f7f7f' }], { after: 6 })]),
      { kind: 'frame', side: 'right', width: boxWidth, pieces: side },
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('work', truth.jobs.flatMap(role)),
      ...section('training', truth.trainings.flatMap(role)),
      ...section(
        'education',
        truth.education.flatMap((row) => [
          paragraph([{ text: row.written, bold: true }], { before: 3, after: 0 }),
          paragraph(schoolWithPlace(row), { after: 0 }),
          ...(row.board === '' ? [] : [paragraph(row.board, { after: 0 })]),
          paragraph([{ text: nonEmpty(row.date.written, row.marks).join(', '), italic: true }]),
        ]),
      ),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: project.name, bold: true }], { after: 0 }),
          ...list(project.text),
        ]),
      ),
      ...section('achievements', list(truth.achievements)),
    ];
    return {
      page: { font: 'DejaVu Sans', size: 9, margin: 42, pieces: pieces.map(besideBox) },
      truth: {
        ...truth,
        otherPhone: '',
        strengths: [],
        details: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        certificates: truth.certificates.map(({ name, issuer }) => ({ name, issuer })),
        projects: truth.projects.map(({ name, text }) => ({ name, text, technologies: [] })),
      },
    };
  },
};
