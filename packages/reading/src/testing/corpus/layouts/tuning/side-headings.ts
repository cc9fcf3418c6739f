import { type Paragraph, paragraph } from '../../setting/set-page.ts';
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
  summary: ['Objective', 'Research Interests and Profile', 'PROFILE'],
  work: ['Appointments', 'Positions Held', 'EXPERIENCE', 'Professional Experience'],
  training: ['Training', 'INTERNSHIPS'],
  education: ['Education', 'EDUCATION', 'Academic Qualifications'],
  projects: ['Projects', 'Dissertation and Projects', 'PROJECTS'],
  skills: ['Skills', 'TECHNICAL SKILLS'],
  certificates: ['Certifications', 'CERTIFICATES'],
  languages: ['Languages', 'LANGUAGES'],
  achievements: ['Honours and Awards', 'AWARDS', 'Distinctions'],
  interests: ['Interests', 'OTHER INTERESTS'],
  strengths: ['Strengths'],
  details: ['Personal', 'PERSONAL DETAILS'],
  declaration: ['Declaration', 'DECLARATION'],
  contact: ['Contact', 'ADDRESS', 'Contact Details'],
};

/** An academic's page: every heading in the margin at the left of its section, entries begin with when, and hang. */
export const sideHeadings: Layout = {
  name: 'side-headings',
  set: (truth) => {
    const dice = layoutDice(truth, 'side-headings');
    const words = headingsOf(truth, dice, headings);
    const ruled = dice.chance(0.3);
    const times = [
      ...[...truth.jobs, ...truth.trainings].map(({ period }) => period.written),
      ...truth.education.map(({ date }) => date.written),
      ...truth.certificates.map(({ date }) => date?.written ?? ''),
    ];
    const hanging = Math.min(200, Math.round(Math.max(...times.map(({ length }) => length)) * 6.2) + 14);
    const dated = (when: string, what: string, rest: string): Paragraph =>
      paragraph([when, '\t', { text: what, bold: true }, rest === '' ? '' : `, ${rest}`], { hanging });
    const lines = (texts: readonly string[]): Paragraph[] => texts.map((text) => paragraph(text));
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        dated(job.period.written, job.title, nonEmpty(job.company, job.place).join(', ')),
        ...job.bullets.map((text) => paragraph(text, { bullet: '–', indent: hanging })),
      ]);
    const joined = (texts: readonly string[]): string[] => nonEmpty(texts.join('; '));
    const sections: readonly (readonly [HeadingKey, readonly Paragraph[]])[] = [
      ['contact', lines(nonEmpty(truth.place, truth.phone, truth.otherPhone, truth.email, truth.linkedin))],
      ['summary', lines(nonEmpty(truth.summary))],
      [
        'education',
        truth.education.map((row) =>
          dated(
            row.date.written,
            row.written,
            nonEmpty(schoolWithPlace(row), row.board, row.marks).join(', '),
          ),
        ),
      ],
      ['work', roles(truth.jobs)],
      ['training', roles(truth.trainings)],
      [
        'projects',
        truth.projects.map((project) =>
          paragraph([{ text: `${project.name}. `, italic: true }, project.text.join(' ')], { hanging: 14 }),
        ),
      ],
      ['achievements', lines(truth.achievements)],
      [
        'certificates',
        truth.certificates.map(({ name, issuer, date }) => dated(date?.written ?? '', name, issuer)),
      ],
      ['skills', lines(joined(truth.skills))],
      ['languages', lines(joined(truth.languages))],
      ['interests', lines(joined(truth.interests))],
      ['details', truth.details.map((detail) => paragraph(`${detail.label}: ${detail.value}`))],
      ['declaration', lines(nonEmpty(truth.declaration))],
    ];
    return {
      page: {
        font: dice.pick(['Noto Serif', 'DejaVu Serif']),
        size: 9.5,
        margin: 46,
        pieces: [
          ...(truth.language === 'en' && dice.chance(0.6)
            ? [paragraph([{ text: 'Curriculum Vitae', italic: true }], { align: 'center', after: 0 })]
            : []),
          paragraph([{ text: truth.name, bold: true, size: 17 }], { align: 'center', after: 2 }),
          ...(truth.headline === '' ? [] : [paragraph(truth.headline, { align: 'center', after: 6 })]),
          {
            kind: 'grid',
            ruled,
            widths: [21, 79],
            rows: sections
              .filter(([, body]) => body.length > 0)
              .map(([key, body]) => [[paragraph([{ text: words[key], bold: true }])], body]),
          },
        ],
      },
      truth: {
        ...truth,
        strengths: [],
        declarationPlace: '',
        declarationDate: '',
        projects: truth.projects.map(({ name, text }) => ({ name, text, technologies: [] })),
      },
    };
  },
};
