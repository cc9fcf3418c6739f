import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthDetail, TruthEducation } from '../../truth.ts';
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
  summary: ['Career Objective', 'Objective', 'Profile Summary'],
  work: ['Work Experience', 'Professional Experience', 'Experience'],
  training: ['Internships', 'Internship Experience', 'Internship & Training'],
  education: ['Education', 'Academic Background', 'Education Details'],
  projects: ['Projects', 'Academic Projects', 'Major Projects'],
  skills: ['Technical Skills', 'Skills', 'Skills & Tools'],
  certificates: ['Certifications', 'Certifications & Courses', 'Trainings & Certifications'],
  languages: ['Languages', 'Languages Known'],
  achievements: ['Achievements', 'Achievements & Extra-Curricular', 'Awards & Achievements'],
  interests: ['Hobbies', 'Hobbies & Interests', 'Interests'],
  strengths: ['Strengths', 'Soft Skills'],
  details: ['Personal Details', 'Personal Information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

const hindiLabels: Readonly<Record<string, string>> = { Role: 'पद', Designation: 'पद', Percentage: 'प्रतिशत' };

/** Some in a line, as many lines as it takes. */
const inLines = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, line) =>
    list.slice(line * size, (line + 1) * size),
  );

/** Two facts share a line; an address has one of its own. */
const factLines = (details: readonly TruthDetail[]): Paragraph[] => {
  const fact = (detail: TruthDetail): string => `${detail.label}: ${detail.value}`;
  const long = details.filter(({ kind }) => kind === 'address');
  const short = details.filter(({ kind }) => kind !== 'address');
  return [
    ...inLines(short, 2).map(([first, second]) =>
      paragraph([first ? fact(first) : '', ...(second ? ['\t', fact(second)] : [])], {
        indent: 8,
        tab: 250,
        after: 1,
      }),
    ),
    ...long.map((detail) => paragraph(fact(detail), { indent: 8, after: 1 })),
  ];
};

/** An engineering college's page: a photo's place beside the head, headings in bars, when at the right edge, labels below. */
export const photoCorner: Layout = {
  name: 'photo-corner',
  set: (truth) => {
    const dice = layoutDice(truth, 'photo-corner');
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const shade = dice.pick(['#d9e2f3', '#e2e2e2', '#deeaf6', '#fbe4d5']);
    const named = (english: string): string =>
      `${truth.language === 'hi' ? (hindiLabels[english] ?? label(truth, english)) : english}: `;
    const roleLabel = dice.pick(['Role', 'Designation']);
    const toolsLabel = dice.pick(['Technologies', 'Tech Stack', 'Tools Used']);
    const twoFacts = dice.chance(0.5);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: titleOf(key), bold: true, size: 11 }], { before: 8, after: 3, shade });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '•', indent: 12, after: 1 }));
    const lead = (what: string, when: string): Paragraph =>
      paragraph([{ text: what, bold: true }, ...(when === '' ? [] : ['\t', when])], {
        indent: 8,
        before: 3,
        after: 1,
      });
    const below = (name: string, value: string): Paragraph =>
      paragraph([{ text: named(name), italic: true }, value], { indent: 8, after: 1 });
    const plain = (text: string): Paragraph => paragraph(text, { indent: 8, after: 1 });
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        lead(nonEmpty(job.company, job.place).join(', '), job.period.written),
        below(roleLabel, job.title),
        ...list(job.bullets),
      ]);
    const study = (row: TruthEducation): Paragraph[] => [
      lead(row.written, row.date.written),
      plain(nonEmpty(schoolWithPlace(row), row.board).join(', ')),
      ...(row.marks === ''
        ? []
        : [row.marksKind === 'percentage' ? below('Percentage', row.marks) : plain(row.marks)]),
    ];
    const reach = (
      [
        ['Email', truth.email],
        ['Mobile', nonEmpty(truth.phone, truth.otherPhone).join(' / ')],
        ['LinkedIn', truth.linkedin],
        ['Address', truth.place],
      ] as const
    ).filter(([, value]) => value !== '');
    const head: Grid = {
      kind: 'grid',
      ruled: false,
      widths: [78, 22],
      rows: [
        [
          [
            paragraph([{ text: truth.name, bold: true, size: 18 }], { after: 2 }),
            ...(truth.headline === '' ? [] : [paragraph([{ text: truth.headline, bold: true }])]),
            ...reach.map(([name, value]) =>
              paragraph([{ text: named(name), bold: true }, value], { after: 1 }),
            ),
          ],
          // The photo, which has no words.
          [],
        ],
      ],
    };
    const pieces: Piece[] = [
      head,
      ...section('summary', truth.summary === '' ? [] : [plain(truth.summary)]),
      ...section('education', truth.education.flatMap(study)),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          lead(project.name, project.period?.written ?? ''),
          ...(project.technologies.length > 0 ? [below(toolsLabel, project.technologies.join(', '))] : []),
          ...(project.teamSize ? [below('Team Size', project.teamSize)] : []),
          ...list(project.text),
        ]),
      ),
      ...section('skills', list(inLines(truth.skills, 3).map((some) => some.join(', ')))),
      ...section(
        'certificates',
        truth.certificates.map(({ name, issuer, date }) =>
          paragraph([`${name} – ${issuer}`, ...(date ? ['\t', date.written] : [])], { indent: 8, after: 1 }),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section('languages', truth.languages.length === 0 ? [] : [plain(truth.languages.join(', '))]),
      ...section('interests', truth.interests.length === 0 ? [] : [plain(truth.interests.join(', '))]),
      ...section(
        'details',
        twoFacts
          ? factLines(truth.details)
          : truth.details.map((detail) => plain(`${detail.label}: ${detail.value}`)),
      ),
      ...section(
        'declaration',
        truth.declaration === ''
          ? []
          : [
              plain(truth.declaration),
              paragraph([named('Date'), truth.declarationDate], { indent: 8, before: 10, after: 1 }),
              paragraph([named('Place'), truth.declarationPlace, '\t', truth.name], { indent: 8 }),
            ],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Sans', 'Noto Serif', 'DejaVu Sans']), size: 9.5, margin: 46, pieces },
      truth: {
        ...truth,
        projects: truth.projects.map(({ role: _role, ...project }) => project),
      },
    };
  },
};
