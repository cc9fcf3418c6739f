import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthEducation } from '../../truth.ts';
import {
  declarationEnd,
  type HeadingKey,
  headingsOf,
  type Layout,
  layoutDice,
  nonEmpty,
  schoolWithPlace,
} from '../layout.ts';

const headings: Readonly<Record<HeadingKey, readonly string[]>> = {
  summary: ['Career Objective', 'Objective', 'Aim'],
  work: ['Working Experience', 'Experience', 'Work Experience', 'Experience Details'],
  training: ['Training', 'Practical Training', 'Training Details'],
  education: ['Educational Qualification', 'Academic Qualification', 'Education Qualification'],
  projects: ['Project Work', 'Project'],
  skills: ['Technical Qualification', 'Skills', 'Computer Skills', 'Professional Skills'],
  certificates: ['Other Qualification', 'Certificates', 'Additional Qualification'],
  languages: ['Languages Known', 'Language Known'],
  achievements: ['Achievements', 'Co-curricular Activities'],
  interests: ['Hobbies', 'Hobbies & Interest'],
  strengths: ['Strength', 'Strengths'],
  details: ['Personal Profile', 'Personal Details', 'Personal Information'],
  declaration: ['Declaration'],
  contact: ['Contact'],
};

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

interface MarksCells {
  readonly share: string;
  readonly division: string;
}

/** A division follows from a percentage; who has a class alone has no number to give. */
const marksCells = ({ marks, marksKind }: TruthEducation, isHindi: boolean): MarksCells => {
  if (marksKind === 'grade') return { share: '', division: marks };
  if (marksKind !== 'percentage') return { share: marks, division: '' };
  const share = Number.parseFloat(marks);
  const rank = share >= 60 ? 0 : share >= 45 ? 1 : 2;
  const names = isHindi ? ['प्रथम', 'द्वितीय', 'तृतीय'] : ['First', 'Second', 'Third'];
  return { share: marks, division: names[rank] ?? '' };
};

/** How teachers and nurses write: numbered sections, `:-` behind every label, a column for the division. */
export const numberedForm: Layout = {
  name: 'numbered-form',
  set: (truth) => {
    const dice = layoutDice(truth, 'numbered-form');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const numberEnd = dice.pick(['.', ')', '.']);
    const headingEnd = dice.pick([' :-', ':-', ' :-', '']);
    let count = 0;
    const heading = (key: HeadingKey): Paragraph => {
      count += 1;
      return paragraph(
        [{ text: `${count}${numberEnd} ${words[key]}${headingEnd}`, bold: true, size: 11.5 }],
        {
          before: 9,
          after: 3,
        },
      );
    };
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const pair = (name: string, value: string): Paragraph =>
      paragraph([name, '\t', `:- ${value}`], { indent: 18, tab: 130, after: 1 });
    const plain = (texts: readonly string[]): Paragraph[] =>
      texts.length === 0 ? [] : [paragraph(texts.join(', '), { indent: 18 })];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: '*', indent: 18, after: 1 }));
    const facts: (readonly [string, string])[] = [
      [isHindi ? 'नाम' : 'Name', truth.name],
      ...truth.details
        .filter(({ kind }) => kind !== 'address')
        .map((detail) => [detail.label, detail.value] as const),
      ...(truth.languages.length === 0
        ? []
        : [[isHindi ? 'भाषाएँ' : words.languages, truth.languages.join(', ')] as const]),
      ...(truth.place === ''
        ? []
        : [[isHindi ? 'पता' : dice.pick(['Address', 'Permanent Add.']), truth.place] as const]),
      [
        isHindi ? 'मोबाइल नंबर' : dice.pick(['Mobile No.', 'Mob. No.', 'Contact No.']),
        nonEmpty(truth.phone, truth.otherPhone).join(', '),
      ],
      [isHindi ? 'ई-मेल' : dice.pick(['Email ID', 'E-mail']), truth.email],
    ];
    const cell = (text: string, bold = false): Paragraph[] => [
      paragraph([{ text, bold }], { after: 0, align: 'center' }),
    ];
    const shareName = truth.education.some(
      ({ marks, marksKind }) => marks !== '' && marksKind !== 'percentage' && marksKind !== 'grade',
    )
      ? '% of Marks / CGPA'
      : '% of Marks';
    const study = (): Grid => ({
      kind: 'grid',
      ruled: true,
      widths: [3.2, 4.2, 3.4, 2.2, 2.2, 2.2],
      rows: [
        (isHindi
          ? ['परीक्षा', 'विद्यालय', 'बोर्ड / विश्वविद्यालय', 'वर्ष', 'प्रतिशत', 'श्रेणी']
          : ['Examination', 'School / College', 'Board / University', 'Year', shareName, 'Division']
        ).map((text) => cell(text, true)),
        ...truth.education.map((row) => {
          const { share, division } = marksCells(row, isHindi);
          return [row.written, schoolWithPlace(row), row.board, row.date.written, share, division].map(
            (text) => cell(text),
          );
        }),
      ],
    });
    const roles = (jobs: Truth['jobs']): Piece[] =>
      jobs.flatMap((job, index) => [
        paragraph(
          [{ text: `(${romans[index] ?? ''}) ${nonEmpty(job.company, job.place).join(', ')}`, bold: true }],
          { indent: 18, before: 3, after: 1 },
        ),
        pair(isHindi ? 'पद' : 'Post', job.title),
        pair(isHindi ? 'अवधि' : 'Period', job.period.written),
        ...list(job.bullets),
      ]);
    const pieces: Piece[] = [
      paragraph(
        [
          {
            text: isHindi ? 'जीवन-वृत्त' : dice.pick(['CURRICULUM VITAE', 'RESUME', 'BIO-DATA']),
            bold: true,
            underline: true,
            size: 15,
          },
        ],
        { align: 'center', after: 6 },
      ),
      ...section(
        'details',
        facts.map(([name, value]) => pair(name, value)),
      ),
      ...section('summary', truth.summary === '' ? [] : plain([truth.summary])),
      ...section('education', [study()]),
      ...section('skills', list(truth.skills)),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} from ${issuer}${date ? ` (${date.written})` : ''}`,
          ),
        ),
      ),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', plain(truth.strengths)),
      ...section('interests', plain(truth.interests)),
      ...section(
        'declaration',
        truth.declaration === ''
          ? []
          : [paragraph(truth.declaration, { indent: 18 }), ...declarationEnd(truth)],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Serif', 'DejaVu Serif']), size: 10.5, margin: 52, pieces },
      truth: {
        ...truth,
        headline: '',
        linkedin: '',
        projects: [],
        details: truth.details.filter(({ kind }) => kind !== 'address'),
      },
    };
  },
};
