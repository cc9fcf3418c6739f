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
  summary: ['PROFILE', 'SUMMARY', 'ABOUT ME'],
  work: ['EXPERIENCE', 'WORK EXPERIENCE', 'EMPLOYMENT HISTORY'],
  training: ['INTERNSHIPS', 'TRAINING'],
  education: ['EDUCATION', 'ACADEMICS'],
  projects: ['PROJECTS', 'SELECTED PROJECTS'],
  skills: ['SKILLS', 'KEY SKILLS'],
  certificates: ['CERTIFICATIONS', 'COURSES'],
  languages: ['LANGUAGES'],
  achievements: ['AWARDS', 'ACHIEVEMENTS'],
  interests: ['INTERESTS', 'HOBBIES'],
  strengths: ['STRENGTHS'],
  details: ['PERSONAL DETAILS'],
  declaration: ['DECLARATION'],
  contact: ['CONTACT'],
};

const typedApart = (text: string): string => [...text].map((sign) => (sign === ' ' ? '  ' : sign)).join(' ');

/** Letters set apart, by the type or by typed spaces; thin lines, much air. */
export const spreadHeadings: Layout = {
  name: 'spread-headings',
  set: (truth) => {
    const dice = layoutDice(truth, 'spread-headings');
    const words = headingsOf(truth, dice, headings);
    const typed = dice.chance(0.5) && truth.language === 'en';
    const spread = truth.language === 'en' && !typed ? 4 : 0;
    const heading = (key: HeadingKey): Paragraph =>
      paragraph(
        [
          {
            text: typed ? typedApart(words[key]) : words[key],
            size: 12,
            ...(spread ? { spread } : { bold: true }),
          },
        ],
        {
          before: 12,
          after: 4,
          align: 'center',
          rule: 'below',
        },
      );
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '–' }));
    const role = (job: Truth['jobs'][number]): Paragraph[] => [
      paragraph(
        [{ text: job.title, bold: true }, `, ${job.company}${job.place === '' ? '' : `, ${job.place}`}`],
        { before: 4, after: 0 },
      ),
      paragraph([{ text: job.period.written, colour: '#808080', size: 9 }]),
      ...list(job.bullets),
    ];
    const pieces: Piece[] = [
      paragraph(
        [
          {
            text: truth.language === 'en' ? truth.name.toUpperCase() : truth.name,
            size: 24,
            ...(spread ? { spread: 5 } : {}),
          },
        ],
        { align: 'center', after: 2 },
      ),
      ...(truth.headline === ''
        ? []
        : [paragraph([{ text: truth.headline, ...(spread ? { spread: 1.5 } : {}) }], { align: 'center' })]),
      paragraph(nonEmpty(truth.phone, truth.email, truth.place).join('   |   '), {
        align: 'center',
        after: 0,
      }),
      ...(truth.linkedin === '' ? [] : [paragraph(truth.linkedin, { align: 'center' })]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary, { align: 'center' })]),
      ...section('work', truth.jobs.flatMap(role)),
      ...section(
        'education',
        truth.education.map((row) =>
          paragraph([
            { text: row.written, bold: true },
            ` – ${nonEmpty(schoolWithPlace(row), row.board).join(', ')} (${nonEmpty(row.date.written.replace(/[()]/g, ''), row.marks).join('; ')})`,
          ]),
        ),
      ),
      ...section('training', truth.trainings.flatMap(role)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: project.name, bold: true }], { after: 0 }),
          ...list(project.text),
        ]),
      ),
      ...section('skills', [paragraph(truth.skills.join('  •  '), { align: 'center' })]),
      ...section(
        'certificates',
        truth.certificates.map(({ name, issuer, date }) =>
          paragraph(`${name}, ${issuer}${date ? `, ${date.written}` : ''}`),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section(
        'languages',
        truth.languages.length === 0 ? [] : [paragraph(truth.languages.join('  •  '), { align: 'center' })],
      ),
      ...section(
        'interests',
        truth.interests.length === 0 ? [] : [paragraph(truth.interests.join('  •  '), { align: 'center' })],
      ),
    ];
    return {
      page: { font: 'Noto Sans', size: 10, margin: 56, pieces },
      truth: {
        ...truth,
        otherPhone: '',
        strengths: [],
        details: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        education: truth.education.map((row) => ({
          ...row,
          date: { ...row.date, written: row.date.written.replace(/[()]/g, '') },
        })),
        projects: truth.projects.map(({ name, text }) => ({ name, text, technologies: [] })),
      },
    };
  },
};
