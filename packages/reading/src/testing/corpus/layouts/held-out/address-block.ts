import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
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
  summary: ['Career Objective', 'Objective'],
  work: ['Work Experience', 'Experience', 'Working Experience'],
  training: ['Industrial Training', 'Training', 'Internship'],
  education: ['Educational Qualification', 'Academic Qualification', 'Academic Profile'],
  projects: ['Project Work', 'Academic Project', 'Project Details'],
  skills: ['Technical Skills', 'Skill Set', 'Skills'],
  certificates: ['Certification', 'Additional Courses', 'Certificates'],
  languages: ['Languages Known'],
  achievements: ['Achievements', 'Extra Curricular Activities', 'Co-curricular Activities'],
  interests: ['Hobbies'],
  strengths: ['Strengths', 'Personal Traits'],
  details: ['Personal Profile', 'Personal Details'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

interface Column {
  readonly name: string;
  readonly width: number;
  of(row: TruthEducation): string;
}

const studyColumns = (truth: Truth, yearLast: boolean): Column[] => {
  const isHindi = truth.language === 'hi';
  const year: Column = {
    name: isHindi ? 'उत्तीर्ण वर्ष' : 'Year of Passing',
    width: 2.4,
    of: ({ date }) => date.written,
  };
  const marks: Column = {
    name: isHindi ? 'प्रतिशत' : 'Percentage / CGPA',
    width: 2.6,
    of: (row) => row.marks,
  };
  const board: Column = {
    name: isHindi ? 'बोर्ड / विश्वविद्यालय' : 'Board / University',
    width: 3.4,
    of: (row) => row.board,
  };
  return [
    { name: isHindi ? 'परीक्षा' : 'Course', width: 3, of: (row) => row.written },
    ...(truth.education.some((row) => row.board !== '') ? [board] : []),
    { name: isHindi ? 'विद्यालय' : 'School / College', width: 4, of: schoolWithPlace },
    ...(yearLast ? [marks, year] : [year, marks]),
  ];
};

const skillLabels = ({ language, trade }: Truth): readonly [string, string] => {
  if (language === 'hi') return ['मुख्य कौशल', 'अन्य कौशल'];
  return trade === 'software' ? ['Languages & Tools', 'Others'] : ['Professional Skills', 'Other Skills'];
};

/** An address as on an envelope: two of its parts in a line. */
const addressLines = (place: string): string[] => {
  const parts = nonEmpty(...place.split(', '));
  const lines = Array.from({ length: Math.ceil(parts.length / 2) }, (_, line) =>
    parts.slice(line * 2, line * 2 + 2).join(', '),
  );
  return lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line));
};

/** A fresher's page from a college of the state: title, address block, labelled skills, a colon in a column of its own. */
export const addressBlock: Layout = {
  name: 'address-block',
  set: (truth) => {
    const dice = layoutDice(truth, 'address-block');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const headingEnd = dice.pick([':', '', ' :']);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: `${titleOf(key)}${headingEnd}`, bold: true, underline: true, size: 12 }], {
        before: 10,
        after: 4,
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const sign = dice.pick(['list', '➢', '•']);
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign }));
    const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
    const columns = studyColumns(truth, dice.chance(0.5));
    const study: Grid = {
      kind: 'grid',
      ruled: true,
      widths: columns.map(({ width }) => width),
      rows: [
        columns.map(({ name }) => cell(name, true)),
        ...truth.education.map((row) => columns.map(({ of }) => cell(of(row)))),
      ],
    };
    const pairs = (rows: readonly (readonly [string, string])[]): Grid[] =>
      rows.length === 0
        ? []
        : [
            {
              kind: 'grid',
              ruled: false,
              widths: [32, 4, 64],
              rows: rows.map(([name, value]) => [cell(name), cell(':'), cell(value)]),
            },
          ];
    const roles = (jobs: Truth['jobs']): Paragraph[] =>
      jobs.flatMap((job) => [
        paragraph([{ text: nonEmpty(job.company, job.place).join(', '), bold: true }], {
          before: 4,
          after: 0,
        }),
        paragraph([{ text: job.title, italic: true }, ` (${job.period.written})`]),
        ...list(job.bullets),
      ]);
    const half = Math.ceil(truth.skills.length / 2);
    const [firstSkills, otherSkills] = skillLabels(truth);
    const pieces: Piece[] = [
      paragraph(
        [{ text: isHindi ? 'जीवन-वृत्त' : 'CURRICULUM VITAE', bold: true, underline: true, size: 15 }],
        { align: 'center', after: 8 },
      ),
      paragraph([{ text: truth.name, bold: true, size: 12.5 }], { after: 0 }),
      ...addressLines(truth.place).map((text) => paragraph(text, { after: 0 })),
      paragraph(
        `${isHindi ? 'मोबाइल' : dice.pick(['Mobile No', 'Contact No.', 'Mob'])} : ${nonEmpty(truth.phone, truth.otherPhone).join(', ')}`,
        { after: 0 },
      ),
      paragraph(`${isHindi ? 'ई-मेल' : dice.pick(['E-mail', 'Email ID'])} : ${truth.email}`, { after: 4 }),
      ...section('summary', truth.summary === '' ? [] : [paragraph(truth.summary, { align: 'justify' })]),
      ...section('education', [study]),
      ...section('skills', [
        paragraph([{ text: `${firstSkills} : `, bold: true }, truth.skills.slice(0, half).join(', ')]),
        ...(truth.skills.length > half
          ? [paragraph([{ text: `${otherSkills} : `, bold: true }, truth.skills.slice(half).join(', ')])]
          : []),
      ]),
      ...section(
        'projects',
        truth.projects.flatMap((project) => [
          paragraph([{ text: 'Title : ', bold: true }, project.name], { before: 3 }),
          ...(project.teamSize ? [paragraph([{ text: 'Team Size : ', bold: true }, project.teamSize])] : []),
          ...(project.technologies.length > 0
            ? [paragraph([{ text: 'Software Used : ', bold: true }, project.technologies.join(', ')])]
            : []),
          paragraph([{ text: 'Description : ', bold: true }, project.text.join(' ')]),
        ]),
      ),
      ...section('training', roles(truth.trainings)),
      ...section('work', roles(truth.jobs)),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} from ${issuer}${date ? ` (${date.written})` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section('interests', list(truth.interests)),
      ...section(
        'details',
        pairs([
          ...truth.details.map((detail) => [detail.label, detail.value] as const),
          ...(truth.languages.length === 0 ? [] : [[words.languages, truth.languages.join(', ')] as const]),
        ]),
      ),
      ...section(
        'declaration',
        truth.declaration === '' ? [] : [paragraph(truth.declaration, { align: 'justify' })],
      ),
      ...(truth.declaration === ''
        ? []
        : [
            paragraph(`${label(truth, 'Place')} : ${truth.declarationPlace}`, { before: 14, after: 2 }),
            paragraph([
              `${label(truth, 'Date')} : ${truth.declarationDate}`,
              '\t',
              label(truth, 'Signature'),
            ]),
          ]),
    ];
    return {
      page: { font: dice.pick(['Noto Serif', 'DejaVu Serif']), size: 10.5, margin: 60, pieces },
      truth: {
        ...truth,
        headline: '',
        linkedin: '',
        projects: truth.projects.map(({ name, text, technologies, teamSize }) => ({
          name,
          text,
          technologies,
          ...(teamSize ? { teamSize } : {}),
        })),
      },
    };
  },
};
