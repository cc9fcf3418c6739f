import { type Paragraph, type Piece, paragraph } from '../../setting/set-page.ts';
import type { Truth, TruthEducation, TruthJob, TruthPeriod } from '../../truth.ts';
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
  summary: ['CAREER OBJECTIVE', 'OBJECTIVE', 'CARRIER OBJECTIVE'],
  work: ['WORK EXPERIENCE', 'WORKING EXPERIENCE', 'PROFESSIONAL EXPERIENCE', 'EXPERIENCE'],
  training: ['TRAINING', 'INTERNSHIP', 'TRAINING UNDERGONE'],
  education: ['EDUCATIONAL QUALIFICATION', 'EDUCATIONAL QUALIFICATIONS', 'ACADEMIC QUALIFICATION'],
  projects: ['PROJECT WORK', 'PROJECTS', 'PROJECT DETAILS'],
  skills: ['SKILLS', 'KEY SKILLS', 'PROFESSIONAL SKILLS'],
  certificates: ['ADDITIONAL QUALIFICATION', 'CERTIFICATIONS', 'OTHER COURSES'],
  languages: ['LANGUAGES KNOWN', 'LANGUAGES'],
  achievements: ['ACHIEVEMENTS', 'AWARDS AND ACHIEVEMENTS', 'EXTRA CURRICULAR ACTIVITIES'],
  interests: ['HOBBIES', 'HOBBIES AND INTERESTS'],
  strengths: ['STRENGTHS', 'PERSONAL STRENGTHS', 'MY STRENGTHS'],
  details: ['PERSONAL DETAILS', 'PERSONAL PROFILE', 'PERSONAL INFORMATION'],
  declaration: ['DECLARATION'],
  contact: ['CONTACT'],
};

/** Not every word for today stands well behind `to`. */
const goesBehindTo = /^(?:present|till date|till now)$/i;

/** A period as a sentence has it. */
const toldPeriod = (period: TruthPeriod, language: Truth['language'], since: boolean): TruthPeriod => {
  const { from, till, current } = period;
  if (language === 'hi') return { ...period, written: `${from} से ${till}` };
  return current && (since || !goesBehindTo.test(till))
    ? { ...period, written: `since ${from}`, till: '' }
    : { ...period, written: `${from} to ${till}` };
};

/** What stands for when in a sentence about studies, and the marks without a colon. */
const toldStudy = (row: TruthEducation): TruthEducation => {
  const marks = row.marks.replace('CGPA:', 'CGPA');
  if (!row.pursuing) return { ...row, marks };
  const years = row.date.written.replace(/[\s–-]*\(?Pursuing\)?$/, '');
  const written = /^\d{4}$/.test(years) ? `since ${years}` : years;
  return { ...row, marks, date: { ...row.date, written: written === '' ? 'Pursuing' : written } };
};

const whenStudied = ({ pursuing, date: { written } }: TruthEducation): string => {
  if (written === 'Pursuing') return '';
  if (pursuing) return written.startsWith('since') ? ` ${written}` : ` (${written})`;
  return /\d{4}\s?[–-]\s?\d{4}$/.test(written) ? ` during ${written}` : ` in ${written}`;
};

/** A Word page of somebody who nurses, teaches or keeps books: jobs and studies as sentences, the jobs numbered. */
export const jobSentences: Layout = {
  name: 'job-sentences',
  set: (given) => {
    const dice = layoutDice(given, 'job-sentences');
    const isHindi = given.language === 'hi';
    const since = dice.chance(0.5);
    const told = (jobs: readonly TruthJob[]): TruthJob[] =>
      jobs.map((job) => ({ ...job, period: toldPeriod(job.period, given.language, since) }));
    const truth: Truth = {
      ...given,
      headline: '',
      linkedin: '',
      jobs: told(given.jobs),
      trainings: told(given.trainings),
      education: given.education.map(toldStudy),
      projects: given.projects.map(({ name, text, period }) => ({
        name,
        text,
        technologies: [],
        ...(period ? { period } : {}),
      })),
    };
    const words = headingsOf(truth, dice, headings);
    const underline = dice.chance(0.6);
    const headingEnd = dice.pick([':', ':', ' :']);
    const stop = isHindi ? '।' : dice.pick(['.', '.', '']);
    const at = dice.pick(['in', 'at', 'with']);
    const now = dice.pick(['Presently working', 'Currently working', 'Working']);
    const duties = dice.pick(['', 'Duties and Responsibilities:', 'Job Responsibilities:', 'Duties:']);
    const sign = dice.pick(['•', '-', '➢']);
    const boardInBrackets = dice.chance(0.4);
    const verbs = dice.chance(0.4);
    const heading = (key: HeadingKey): Paragraph =>
      paragraph([{ text: `${words[key]}${headingEnd}`, bold: true, underline, size: 11.5 }], {
        before: 11,
        after: 4,
      });
    const section = (key: HeadingKey, body: readonly Piece[]): Piece[] =>
      body.length === 0 ? [] : [heading(key), ...body];
    const list = (texts: readonly string[], indent = 10): Paragraph[] =>
      texts.map((text) => paragraph(text, { bullet: sign, indent }));
    const plain = (text: string): Paragraph => paragraph(text, { indent: 10, align: 'justify' });
    const numbered = (index: number, text: string, bold: boolean): Paragraph =>
      paragraph([{ text, bold }], { bullet: `${index + 1}.`, indent: 10, before: 4 });
    const boldJobs = dice.chance(0.4);
    const sentence = (job: TruthJob, training: boolean): string => {
      const where = nonEmpty(job.company, job.place).join(', ');
      const { written, current } = job.period;
      if (isHindi) return `${where} में ${job.title} के पद पर ${written} ${current ? 'कार्यरत' : 'तक कार्य किया'}`;
      const when = written.startsWith('since') ? written : `from ${written}`;
      if (training) return `${job.title} ${at} ${where} ${when}`;
      return `${current ? now : 'Worked'} as ${job.title} ${at} ${where} ${when}`;
    };
    const roles = (jobs: Truth['jobs'], training: boolean): Paragraph[] =>
      jobs.flatMap((job, index) => [
        numbered(index, `${sentence(job, training)}${stop}`, boldJobs),
        ...(isHindi || training || duties === ''
          ? []
          : [paragraph([{ text: duties, italic: true }], { indent: 24 })]),
        ...list(job.bullets, 28),
      ]);
    const study = (row: TruthEducation): string => {
      if (isHindi)
        return `${row.written}, ${nonEmpty(schoolWithPlace(row), row.board).join(', ')} से वर्ष ${row.date.written} में ${row.marks} के साथ उत्तीर्ण${stop}`;
      const school = schoolWithPlace(row);
      const from =
        row.board === '' || !boardInBrackets
          ? nonEmpty(school, row.board).join(', ')
          : `${school} (${row.board})`;
      const verb = row.pursuing
        ? 'Pursuing '
        : verbs
          ? row.level.endsWith('secondary')
            ? 'Passed '
            : 'Completed '
          : '';
      return `${verb}${row.written} from ${from}${whenStudied(row)}${row.marks === '' ? '' : ` with ${row.marks}`}${stop}`;
    };
    const readWriteSpeak = isHindi
      ? 'पढ़ना, लिखना, बोलना'
      : dice.pick(['Read, Write & Speak', 'To Read, Write and Speak']);
    const mobile = isHindi ? 'मोबाइल' : dice.pick(['Mob', 'Mobile No', 'Contact No']);
    const pieces: Piece[] = [
      paragraph(
        [
          {
            text: isHindi ? 'जीवन परिचय' : dice.pick(['RESUME', 'CURRICULUM VITAE', 'BIO-DATA']),
            bold: true,
            size: 15,
          },
        ],
        { align: 'center', after: 8 },
      ),
      paragraph([{ text: isHindi ? truth.name : truth.name.toUpperCase(), bold: true, size: 13 }], {
        after: 1,
      }),
      ...(truth.place === '' ? [] : [paragraph(`${label(truth, 'Address')}: ${truth.place}`, { after: 1 })]),
      paragraph(
        [
          `${mobile}: ${nonEmpty(truth.phone, truth.otherPhone).join(', ')}`,
          '\t',
          `${label(truth, 'E-mail')}: ${truth.email}`,
        ],
        {
          after: 4,
          rule: 'below',
        },
      ),
      ...section('summary', truth.summary === '' ? [] : [plain(truth.summary)]),
      ...section('education', list(truth.education.map(study))),
      ...section(
        'certificates',
        list(
          truth.certificates.map(
            ({ name, issuer, date }) => `${name} from ${issuer}${date ? ` in ${date.written}` : ''}${stop}`,
          ),
        ),
      ),
      ...section('work', roles(truth.jobs, false)),
      ...section('training', roles(truth.trainings, true)),
      ...section(
        'projects',
        truth.projects.flatMap(({ name, text, period }, index) => [
          numbered(index, `${name}${period ? ` (${period.written})` : ''}`, true),
          ...text.map((line) => paragraph(line, { indent: 24, align: 'justify' })),
        ]),
      ),
      ...section('skills', list(truth.skills)),
      ...section('achievements', list(truth.achievements)),
      ...section('strengths', list(truth.strengths)),
      ...section('interests', truth.interests.length === 0 ? [] : [plain(truth.interests.join(', '))]),
      ...section(
        'languages',
        truth.languages.length === 0 ? [] : [plain(`${readWriteSpeak} : ${truth.languages.join(', ')}`)],
      ),
      ...section(
        'details',
        truth.details.map((detail) =>
          paragraph([detail.label, '\t', `: ${detail.value}`], { indent: 10, tab: 140 }),
        ),
      ),
      ...section(
        'declaration',
        truth.declaration === ''
          ? []
          : [
              plain(truth.declaration),
              paragraph(`${label(truth, 'Date')}: ${truth.declarationDate}`, { before: 16 }),
              paragraph([`${label(truth, 'Place')}: ${truth.declarationPlace}`, '\t', `(${truth.name})`]),
            ],
      ),
    ];
    return {
      page: { font: dice.pick(['Noto Serif', 'DejaVu Serif', 'Noto Sans']), size: 10.5, margin: 58, pieces },
      truth,
    };
  },
};
