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
  summary: ['Profile', 'About Me', 'Profile Summary'],
  work: ['Work Experience', 'Experience'],
  training: ['Internship', 'Internships', 'Training'],
  education: ['Education'],
  projects: ['Projects'],
  skills: ['Skills', 'Key Skills'],
  certificates: ['Certifications', 'Courses'],
  languages: ['Languages', 'Language'],
  achievements: ['Achievements', 'Awards'],
  interests: ['Interests', 'Hobbies'],
  strengths: ['Strengths'],
  details: ['Personal Details'],
  declaration: ['Declaration'],
  contact: ['Contact', 'Contact Me'],
};

const light = '#f5f5f5';

/** From a design site: who, how to reach and what was studied on a dark panel at the left, the story beside it. */
export const darkPanel: Layout = {
  name: 'dark-panel',
  set: (truth) => {
    const dice = layoutDice(truth, 'dark-panel');
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const ground = dice.pick(['#323b4c', '#1f3a4d', '#3b3b3b', '#23424a']);
    const dot = dice.pick([' · ', ' | ', ' • ']);
    const panelLine = (
      text: string,
      look: { bold?: boolean; size?: number; after?: number } = {},
    ): Paragraph =>
      paragraph([{ text, colour: light, bold: look.bold ?? false, size: look.size ?? 8.5 }], {
        indent: 6,
        after: look.after ?? 2,
      });
    const panel = (key: HeadingKey, body: readonly Paragraph[]): Paragraph[] =>
      body.length === 0
        ? []
        : [
            paragraph([{ text: titleOf(key), bold: true, size: 11, colour: '#ffffff' }], {
              before: 12,
              after: 4,
              indent: 6,
              rule: 'below',
            }),
            ...body,
          ];
    const story = (key: HeadingKey, body: readonly Paragraph[]): Paragraph[] =>
      body.length === 0
        ? []
        : [
            paragraph([{ text: titleOf(key), bold: true, size: 12.5, colour: ground }], {
              before: 10,
              after: 4,
              indent: 8,
              rule: 'below',
            }),
            ...body,
          ];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '•', indent: 8, after: 1 }));
    const text = (words: string): Paragraph => paragraph(words, { indent: 8 });
    const left: Paragraph[] = [
      // A photo hangs above the name.
      paragraph([{ text: truth.name, bold: true, size: 18, colour: '#ffffff' }], {
        before: dice.chance(0.5) ? 90 : 10,
        after: 2,
        indent: 6,
      }),
      ...(truth.headline === '' ? [] : [panelLine(truth.headline, { size: 10.5 })]),
      ...panel(
        'contact',
        nonEmpty(truth.phone, truth.otherPhone, truth.email, truth.place, truth.linkedin).map((line) =>
          panelLine(line, { size: 8 }),
        ),
      ),
      ...panel(
        'education',
        truth.education.flatMap((row) => [
          panelLine(row.written, { bold: true, after: 0 }),
          ...nonEmpty(schoolWithPlace(row), row.board).map((line) => panelLine(line, { after: 0 })),
          panelLine(nonEmpty(row.date.written, row.marks).join(dot), { after: 6 }),
        ]),
      ),
      ...panel(
        'skills',
        truth.skills.map((line) => panelLine(line)),
      ),
      ...panel(
        'languages',
        truth.languages.map((line) => panelLine(line)),
      ),
      ...panel(
        'interests',
        truth.interests.map((line) => panelLine(line)),
      ),
    ];
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        paragraph([{ text: job.title, bold: true, size: 10.5 }], { before: 5, after: 0, indent: 8 }),
        paragraph(
          [
            {
              text: `${nonEmpty(job.company, job.place).join(', ')}${dot}${job.period.written}`,
              colour: '#5a6472',
            },
          ],
          { indent: 8 },
        ),
        ...list(job.bullets),
      ]);
    const right: Paragraph[] = [
      ...story('summary', truth.summary === '' ? [] : [text(truth.summary)]),
      ...story('work', roles(truth.jobs)),
      ...story('training', roles(truth.trainings)),
      ...story(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: project.name, bold: true, size: 10.5 }], { before: 5, after: 0, indent: 8 }),
          ...(project.period || project.technologies.length > 0
            ? [
                paragraph(
                  [
                    {
                      text: nonEmpty(project.technologies.join(', '), project.period?.written ?? '').join(
                        dot,
                      ),
                      colour: '#5a6472',
                    },
                  ],
                  { indent: 8 },
                ),
              ]
            : []),
          ...list(project.text),
        ]),
      ),
      ...story(
        'certificates',
        truth.certificates.flatMap(({ name, issuer, date }) => [
          paragraph([{ text: name, bold: true }], { before: 3, after: 0, indent: 8 }),
          text(nonEmpty(issuer, date?.written ?? '').join(dot)),
        ]),
      ),
      ...story('achievements', list(truth.achievements)),
      ...story('strengths', list(truth.strengths)),
    ];
    return {
      page: {
        font: dice.pick(['Noto Sans', 'DejaVu Sans']),
        size: 9,
        margin: 26,
        pieces: [{ kind: 'grid', ruled: false, widths: [36, 64], shadeLeft: ground, rows: [[left, right]] }],
      },
      truth: {
        ...truth,
        details: [],
        declaration: '',
        declarationPlace: '',
        declarationDate: '',
        projects: truth.projects.map(({ role: _role, teamSize: _size, ...project }) => project),
      },
    };
  },
};
