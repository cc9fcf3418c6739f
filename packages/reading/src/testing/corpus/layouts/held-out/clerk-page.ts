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
  summary: ['CAREER OBJECTIVE', 'OBJECTIVE', 'CAREER OBJECTIVES'],
  work: ['WORK EXPERIENCE', 'WORKING EXPERIENCE', 'EXPERIENCE', 'PROFESSIONAL EXPERIENCE'],
  training: ['TRAINING', 'INTERNSHIP', 'PRACTICAL TRAINING'],
  education: ['EDUCATIONAL QUALIFICATION', 'EDUCATION', 'ACADEMIC QUALIFICATION'],
  projects: ['PROJECTS', 'PROJECT WORK'],
  skills: ['SKILLS', 'KEY SKILLS', 'PROFESSIONAL SKILLS'],
  certificates: ['OTHER QUALIFICATION', 'CERTIFICATE COURSES', 'ADDITIONAL QUALIFICATION'],
  languages: ['LANGUAGES KNOWN', 'LANGUAGE KNOWN'],
  achievements: ['ACHIEVEMENTS', 'ACHIEVEMENT'],
  interests: ['HOBBIES', 'INTERESTS & HOBBIES'],
  strengths: ['STRENGTH', 'STRENGTHS'],
  details: ['PERSONAL DETAILS', 'PERSONAL PROFILE', 'PERSONAL INFORMATION'],
  declaration: ['DECLARATION'],
  contact: ['CONTACT'],
};

/** Somebody who keeps books: capitals underlined, where in bold and as what till when below it, studies as bullets. */
export const clerkPage: Layout = {
  name: 'clerk-page',
  set: (truth) => {
    const dice = layoutDice(truth, 'clerk-page');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const headingEnd = dice.pick(['', ':', ' :']);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: `${words[key]}${headingEnd}`, bold: true, underline: true, size: 11.5 }], {
        before: 10,
        after: 4,
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const sign = dice.pick(['list', '•', '➢', '-']);
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign }));
    const behindTitle = dice.pick([' – ', ' - ', ', ']);
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        paragraph([{ text: nonEmpty(job.company, job.place).join(', '), bold: true }], {
          before: 4,
          after: 0,
        }),
        paragraph(`${job.title}${behindTitle}${job.period.written}`),
        ...list(job.bullets),
      ]);
    const beforeYear = dice.pick([' – ', ' - ', ', ']);
    const study = (row: TruthEducation): string => {
      const where = nonEmpty(schoolWithPlace(row), row.board).join(', ');
      const marks = row.marks === '' ? '' : ` (${row.marks})`;
      return `${row.written}${isHindi ? ', ' : ' from '}${where}${beforeYear}${row.date.written}${marks}`;
    };
    const facts = [
      ...truth.details.map((detail) => [detail.label, detail.value] as const),
      ...(truth.languages.length === 0
        ? []
        : [
            [
              isHindi ? words.languages : dice.pick(['Languages Known', 'Language Known']),
              truth.languages.join(', '),
            ] as const,
          ]),
      ...(truth.interests.length === 0
        ? []
        : [[isHindi ? words.interests : 'Hobbies', truth.interests.join(', ')] as const]),
    ];
    const phoneLabel = isHindi ? 'मोबाइल' : dice.pick(['Mobile', 'Mob. No.', 'Contact No.']);
    const emailLabel = isHindi ? 'ई-मेल' : dice.pick(['Email', 'E-mail', 'Email ID']);
    const pieces: Piece[] = [
      ...(dice.chance(0.5)
        ? [
            paragraph([{ text: isHindi ? 'बायोडाटा' : 'RESUME', bold: true, underline: true, size: 14 }], {
              align: 'center',
              after: 8,
            }),
          ]
        : []),
      paragraph([{ text: truth.name.toUpperCase(), bold: true, size: 14 }], { after: 1 }),
      ...(truth.place === '' ? [] : [paragraph(`${label(truth, 'Address')}: ${truth.place}`, { after: 1 })]),
      paragraph(`${phoneLabel}: ${nonEmpty(truth.phone, truth.otherPhone).join(' / ')}`, { after: 1 }),
      paragraph(`${emailLabel}: ${truth.email}`, { after: 4, rule: 'below' }),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary, { align: 'justify' })]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section('education', list(truth.education.map(study))),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} from ${issuer}${date ? `${beforeYear}${date.written}` : ''}`,
          ),
        ),
      ),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: project.name, bold: true }], { before: 3 }),
          ...list(project.text),
        ]),
      ),
      ...section('skills', list(truth.skills)),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section(
        'details',
        facts.map(([name, value]) => paragraph([name, '\t', `: ${value}`], { tab: 140 })),
      ),
      ...section(
        'declaration',
        truth.declaration === ''
          ? []
          : [
              paragraph(truth.declaration, { align: 'justify' }),
              paragraph(`${label(truth, 'Date')} : ${truth.declarationDate}`, { before: 12 }),
              paragraph(`${label(truth, 'Place')} : ${truth.declarationPlace}`),
              paragraph([{ text: truth.name, bold: true }], { align: 'right' }),
            ],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Serif', 'DejaVu Serif', 'Noto Sans']), size: 10.5, margin: 62, pieces },
      truth: {
        ...truth,
        headline: '',
        linkedin: '',
        projects: truth.projects.map(({ name, text }) => ({ name, text, technologies: [] })),
      },
    };
  },
};
