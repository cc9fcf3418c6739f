import { type Paragraph, paragraph } from '../../setting/set-page.ts';
import {
  type HeadingKey,
  headingsOf,
  type Layout,
  layoutDice,
  nonEmpty,
  schoolWithPlace,
} from '../layout.ts';

const headings: Readonly<Record<HeadingKey, readonly string[]>> = {
  summary: ['Profile', 'About Me', 'PROFILE'],
  work: ['Work Experience', 'EXPERIENCE', 'Professional Experience'],
  training: ['Internship', 'INTERNSHIPS', 'Training'],
  education: ['Education', 'EDUCATION'],
  projects: ['Projects', 'PROJECTS'],
  skills: ['Skills', 'SKILLS', 'Key Skills'],
  certificates: ['Certifications', 'CERTIFICATES'],
  languages: ['Languages', 'LANGUAGES'],
  achievements: ['Achievements', 'AWARDS'],
  interests: ['Interests', 'HOBBIES'],
  strengths: ['Strengths', 'STRENGTHS'],
  details: ['Personal Details', 'PERSONAL INFORMATION'],
  declaration: ['Declaration', 'DECLARATION'],
  contact: ['Contact', 'CONTACT'],
};

/** A narrow column of facts at the left, the story at the right: a table without lines. */
export const leftSidebar: Layout = {
  name: 'left-sidebar',
  set: (truth) => {
    const dice = layoutDice(truth, 'left-sidebar');
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 12, colour: '#1f3864' }], { before: 9, after: 3 });
    const section = (key: HeadingKey, body: readonly Paragraph[]): Paragraph[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '•' }));
    const titleFirst = dice.chance(0.5);
    const left: Paragraph[] = [
      ...section('contact', [
        paragraph(truth.phone),
        ...(truth.otherPhone === '' ? [] : [paragraph(truth.otherPhone)]),
        paragraph([{ text: truth.email, size: 8.5 }]),
        ...(truth.place === '' ? [] : [paragraph(truth.place)]),
        ...(truth.linkedin === '' ? [] : [paragraph([{ text: truth.linkedin, size: 8.5 }])]),
      ]),
      ...section(
        'skills',
        dice.chance(0.5) ? list(truth.skills) : truth.skills.map((text) => paragraph(text)),
      ),
      ...section(
        'languages',
        truth.languages.map((text) => paragraph(text)),
      ),
      ...section('strengths', list(truth.strengths)),
      ...section('interests', list(truth.interests)),
      ...section(
        'details',
        truth.details.flatMap((detail) => [paragraph(`${detail.label}: ${detail.value}`)]),
      ),
    ];
    const role = (job: (typeof truth.jobs)[number]): Paragraph[] => [
      paragraph(
        [
          {
            text: titleFirst ? job.title : nonEmpty(job.company, job.place).join(', '),
            bold: true,
            size: 10.5,
          },
        ],
        { before: 3, after: 0 },
      ),
      paragraph([{ text: titleFirst ? nonEmpty(job.company, job.place).join(', ') : job.title }], {
        after: 0,
      }),
      paragraph([{ text: job.period.written, italic: true, colour: '#555555' }]),
      ...list(job.bullets),
    ];
    const right: Paragraph[] = [
      paragraph([{ text: truth.name, bold: true, size: 20 }], { after: 0 }),
      ...(truth.headline === '' ? [] : [paragraph([{ text: truth.headline, size: 12 }])]),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary)]),
      ...section('work', truth.jobs.flatMap(role)),
      ...section('training', truth.trainings.flatMap(role)),
      ...section(
        'education',
        truth.education.flatMap((row) => [
          paragraph([{ text: row.written, bold: true }], { before: 2, after: 0 }),
          paragraph(nonEmpty(schoolWithPlace(row), row.board).join(' | '), { after: 0 }),
          paragraph(nonEmpty(row.date.written, row.marks).join(' | ')),
        ]),
      ),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: project.name, bold: true }], { after: 0 }),
          ...(project.period
            ? [paragraph([{ text: project.period.written, italic: true }], { after: 0 })]
            : []),
          ...list(project.text),
          ...(project.technologies.length > 0 ? [paragraph(`Tech: ${project.technologies.join(', ')}`)] : []),
        ]),
      ),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} – ${issuer}${date ? `, ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('declaration', truth.declaration === '' ? [] : [paragraph(truth.declaration)]),
    ];
    return {
      page: {
        font: 'Noto Sans',
        size: 9.5,
        margin: 36,
        pieces: [{ kind: 'grid', ruled: false, widths: [32, 68], rows: [[left, right]] }],
      },
      truth: {
        ...truth,
        declarationPlace: '',
        declarationDate: '',
        projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
      },
    };
  },
};
