import { type Grid, type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthEducation, TruthProject } from '../../truth.ts';
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
  summary: ['Professional Summary', 'Experience Summary'],
  work: ['Professional Experience', 'Employment Details', 'Work Experience'],
  training: ['Trainings Attended', 'Training Details', 'Internship Details'],
  education: ['Educational Qualification', 'Education Details', 'Academic Credentials'],
  projects: ['Project Details', 'Project Experience', 'Project Profile'],
  skills: ['Technical Skills', 'Skill Summary', 'Skill Matrix'],
  certificates: ['Certifications', 'Certifications & Trainings'],
  languages: ['Languages Known', 'Languages'],
  achievements: ['Awards and Recognitions', 'Awards & Achievements', 'Achievements'],
  interests: ['Hobbies'],
  strengths: ['Strengths'],
  details: ['Personal Details', 'Personal Information'],
  declaration: ['Declaration'],
  contact: ['Contact Details'],
};

const hindiNames = {
  company: 'संस्था',
  title: 'पद',
  period: 'अवधि',
  duties: 'कार्य',
  skills: 'मुख्य कौशल',
  otherSkills: 'अन्य कौशल',
} as const;

/** How firms that lend out their people write: a small table of labels for every post and every project. */
export const servicesBlocks: Layout = {
  name: 'services-blocks',
  set: (truth) => {
    const dice = layoutDice(truth, 'services-blocks');
    const isHindi = truth.language === 'hi';
    const words = headingsOf(truth, dice, headings);
    const capitals = dice.chance(0.5);
    const titleOf = (key: HeadingKey): string => (capitals ? words[key].toUpperCase() : words[key]);
    const names = isHindi
      ? hindiNames
      : {
          company: dice.pick(['Organization', 'Company', 'Employer']),
          title: dice.pick(['Designation', 'Role', 'Designation']),
          period: dice.pick(['Duration', 'Period']),
          duties: dice.pick(['Responsibilities', 'Roles & Responsibilities']),
          skills: dice.pick(['Primary Skills', 'Key Skills']),
          otherSkills: dice.pick(['Secondary Skills', 'Other Skills']),
        };
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: titleOf(key), bold: true, size: 11.5, colour: '#17365d' }], {
        before: 9,
        after: 4,
        shade: '#dbe5f1',
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[]): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: 'list', after: 1 }));
    const cell = (text: string, bold = false): Paragraph[] => [paragraph([{ text, bold }], { after: 0 })];
    const block = (rows: readonly (readonly [string, readonly Paragraph[]])[]): Grid => ({
      kind: 'grid',
      ruled: true,
      widths: [24, 76],
      rows: rows.map(([name, value]) => [cell(name, true), value]),
    });
    /** Tables that follow each other without a line between them would be one. */
    const apart = (blocks: readonly Grid[]): Piece[] =>
      blocks.flatMap((one, index) => (index === 0 ? [one] : [paragraph('', { after: 2 }), one]));
    const roles = (jobs: Truth['jobs']): Piece[] =>
      apart(
        jobs.map((job) =>
          block([
            [names.company, cell(nonEmpty(job.company, job.place).join(', '))],
            [names.title, cell(job.title)],
            [names.period, cell(job.period.written)],
            [names.duties, list(job.bullets)],
          ]),
        ),
      );
    const project = ({ name, period, role, teamSize, technologies, text }: TruthProject): Grid =>
      block([
        ['Project Name', cell(name)],
        ...(period ? [['Duration', cell(period.written)] as const] : []),
        ...(role ? [['Role', cell(role)] as const] : []),
        ...(teamSize ? [['Team Size', cell(teamSize)] as const] : []),
        ...(technologies.length > 0 ? [['Environment', cell(technologies.join(', '))] as const] : []),
        ['Description', text.flatMap((line) => cell(line))],
      ]);
    const study = (row: TruthEducation): string => {
      const where = nonEmpty(schoolWithPlace(row), row.board).join(', ');
      return isHindi
        ? nonEmpty(row.written, where, row.date.written, row.marks).join(', ')
        : `${row.written} from ${where}, ${row.date.written}${row.marks === '' ? '' : ` – ${row.marks}`}`;
    };
    const half = Math.ceil(truth.skills.length / 2);
    const pieces: Piece[] = [
      paragraph([{ text: truth.name, bold: true, size: 16 }], { after: 0 }),
      ...(truth.headline === '' ? [] : [paragraph([{ text: truth.headline, bold: true }], { after: 0 })]),
      paragraph(`${isHindi ? 'ई-मेल' : 'Email Id'}: ${truth.email}`, { after: 0 }),
      paragraph(
        `${isHindi ? 'मोबाइल' : 'Contact No'}: ${nonEmpty(truth.phone, truth.otherPhone).join(' / ')}`,
        { after: 0 },
      ),
      ...(truth.place === ''
        ? []
        : [paragraph(`${isHindi ? 'स्थान' : 'Location'}: ${truth.place}`, { after: 0 })]),
      ...(truth.linkedin === '' ? [] : [paragraph(`LinkedIn: ${truth.linkedin}`, { after: 0 })]),
      ...section('summary', truth.summary === '' ? [] : list(truth.summary.split(/(?<=[.।])\s+/))),
      ...section('education', list(truth.education.map(study))),
      ...section('skills', [
        block([
          [names.skills, cell(truth.skills.slice(0, half).join(', '))],
          ...(truth.skills.length > half
            ? [[names.otherSkills, cell(truth.skills.slice(half).join(', '))] as const]
            : []),
        ]),
      ]),
      ...section('work', roles(truth.jobs)),
      ...section('training', roles(truth.trainings)),
      ...section('projects', apart(truth.projects.map(project))),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} – ${issuer}${date ? ` (${date.written})` : ''}`,
          ),
        ),
      ),
      ...section('achievements', list(truth.achievements)),
      ...section('languages', truth.languages.length === 0 ? [] : [paragraph(truth.languages.join(', '))]),
      ...section(
        'details',
        truth.details.map((detail) =>
          paragraph([detail.label, '\t', `: ${detail.value}`], { tab: 120, after: 1 }),
        ),
      ),
      ...(truth.declarationPlace === ''
        ? []
        : [
            paragraph(
              [
                `${label(truth, 'Place')}: ${truth.declarationPlace}`,
                '\t',
                truth.declarationDate === '' ? '' : `${label(truth, 'Date')}: ${truth.declarationDate}`,
              ],
              { before: 10 },
            ),
          ]),
    ];
    return {
      page: { font: dice.pick(['Noto Sans', 'DejaVu Sans']), size: 9.5, margin: 50, pieces },
      truth: {
        ...truth,
        strengths: [],
        interests: [],
        declaration: '',
        declarationDate: truth.declarationPlace === '' ? '' : truth.declarationDate,
      },
    };
  },
};
