import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
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
  summary: ['Objective'],
  work: ['Details of Experience', 'Experience / अनुभव', 'Details of Employment'],
  training: ['Training / प्रशिक्षण', 'Details of Training'],
  education: [
    'Educational Qualifications',
    'शैक्षणिक योग्यता / Educational Qualification',
    'Details of Educational Qualification',
  ],
  projects: ['Project Work'],
  skills: ['Computer Knowledge', 'Technical Qualification', 'Skills / कौशल'],
  certificates: ['Certificates', 'Certificate Courses'],
  languages: ['Languages Known'],
  achievements: ['Extra Curricular Activities', 'Achievements'],
  interests: ['Hobbies'],
  strengths: ['Strengths'],
  details: ['Personal Details'],
  declaration: ['Declaration', 'घोषणा / Declaration'],
  contact: ['Contact'],
};

/** A form as offices print it: numbered labels, a column for from and one for to. */
export const governmentForm: Layout = {
  name: 'government-form',
  set: (truth) => {
    const dice = layoutDice(truth, 'government-form');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: words[key], bold: true, size: 11 }], { before: 8, after: 3 });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
    const ruled = dice.chance(0.5);
    const facts = [
      [isHindi ? 'नाम' : dice.pick(['Name of the Candidate', 'Full Name', 'Name']), truth.name],
      ...truth.details.filter(({ kind }) => kind !== 'address').map((detail) => [detail.label, detail.value]),
      ...(truth.place === ''
        ? []
        : [
            [
              isHindi ? 'पता' : dice.pick(['Address for Communication', 'Correspondence Address', 'Address']),
              truth.place,
            ],
          ]),
      [isHindi ? 'मोबाइल नंबर' : dice.pick(['Mobile No.', 'Contact No.', 'Phone Number']), truth.phone],
      [isHindi ? 'ई-मेल' : dice.pick(['E-mail ID', 'Email Id', 'E-Mail Address']), truth.email],
      ...(truth.languages.length === 0
        ? []
        : [[isHindi ? 'भाषाएँ' : 'Languages Known', truth.languages.join(', ')]]),
    ];
    const top: Grid = {
      kind: 'grid',
      ruled,
      widths: [1, 5, 8],
      rows: facts.map(([name = '', value = ''], index) => [
        cell(`${index + 1}.`),
        cell(name),
        cell(ruled ? value : `: ${value}`),
      ]),
    };
    const study: Grid = {
      kind: 'grid',
      ruled: true,
      widths: [3, 4, 4, 2, 2],
      rows: [
        (isHindi
          ? ['परीक्षा', 'विद्यालय', 'बोर्ड / विश्वविद्यालय', 'वर्ष', 'प्रतिशत']
          : [
              'Examination Passed',
              'Name of School / College',
              'Board / University',
              'Year of Passing',
              '% of Marks',
            ]
        ).map((text) => cell(text, true)),
        ...truth.education.map((row) => [
          cell(row.written),
          cell(schoolWithPlace(row)),
          cell(row.board),
          cell(row.date.written),
          cell(row.marks),
        ]),
      ],
    };
    const work = (jobs: typeof truth.jobs): Piece[] =>
      jobs.length === 0
        ? []
        : [
            {
              kind: 'grid',
              ruled: true,
              widths: [4, 3, 2.2, 2.2, 5],
              rows: [
                (isHindi
                  ? ['संस्था', 'पद', 'कब से', 'कब तक', 'कार्य']
                  : ['Name of Employer', 'Post Held', 'From', 'To', 'Nature of Duties']
                ).map((text) => cell(text, true)),
                ...jobs.map((job) => [
                  cell(nonEmpty(job.company, job.place).join(', ')),
                  cell(job.title),
                  cell(job.period.from),
                  cell(job.period.till),
                  job.bullets.flatMap((text) => cell(text)),
                ]),
              ],
            },
          ];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text, index) => paragraph(`${index + 1}. ${text}`));
    const pieces: Piece[] = [
      paragraph(
        [
          {
            text: isHindi ? 'जीवन-वृत्त' : dice.pick(['BIO-DATA', 'CURRICULUM VITAE', 'जीवन-वृत्त / BIO-DATA']),
            bold: true,
            size: 14,
          },
        ],
        { align: 'center', after: 6 },
      ),
      top,
      ...section('education', [study]),
      ...section('work', work(truth.jobs)),
      ...section('training', work(truth.trainings)),
      ...section('skills', [paragraph(truth.skills.join(', '))]),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name}, ${issuer}${date ? `, ${date.written}` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section(
        'declaration',
        truth.declaration === '' ? [] : [paragraph(truth.declaration), ...declarationEnd(truth)],
      ),
    ];
    const ends = <Job extends (typeof truth.jobs)[number]>(job: Job): Job => ({
      ...job,
      period: { ...job.period, written: `${job.period.from} ${job.period.till}` },
    });
    return {
      page: { font: 'Noto Serif', size: 10, margin: 50, pieces },
      truth: {
        ...truth,
        headline: '',
        summary: '',
        linkedin: '',
        otherPhone: '',
        projects: [],
        interests: [],
        strengths: [],
        jobs: truth.jobs.map(ends),
        trainings: truth.trainings.map(ends),
        details: truth.details.filter(({ kind }) => kind !== 'address'),
      },
    };
  },
};
