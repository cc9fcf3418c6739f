import type { EducationEntry, ResumeData, WorkEntry } from '@kalam/domain/resumes/resume-model';
import type { ReadResume } from '../../reading-result.ts';
import { isSame, plain, squeezed, wordsOf } from '../../text/same-text.ts';
import type { Truth, TruthEducation, TruthJob } from '../corpus/truth.ts';
import { inventedTexts, lostTexts } from './lost-texts.ts';

export interface Mark {
  readonly what: string;
  readonly right: boolean;
  readonly expected: string;
  readonly got: string;
}

export const scoreGroups = [
  'contacts',
  'education',
  'jobs',
  'trainings',
  'projects',
  'skills',
  'certificates',
  'others',
] as const;
export type ScoreGroup = (typeof scoreGroups)[number];

export interface Score {
  readonly marks: Readonly<Record<ScoreGroup, readonly Mark[]>>;
  /** Texts of the truth that are in no field and not in the tray. */
  readonly lost: readonly string[];
  /** Texts in fields that the file does not hold. */
  readonly invented: readonly string[];
}

export const mark = (what: string, expected: string, got: string, right = isSame(expected, got)): Mark => ({
  what,
  right,
  expected,
  got,
});

const address = (text: string): string =>
  plain(text)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

export const lastTen = (text: string): string => text.replace(/\D/g, '').slice(-10);

const placeMark = (truth: Truth, got: string, fileText: string): Mark => {
  const right =
    truth.place === ''
      ? squeezed(fileText).includes(squeezed(got))
      : squeezed(got).includes(squeezed(truth.town)) && squeezed(truth.place).includes(squeezed(got));
  return mark('place', truth.place, got, right);
};

const contactMarks = (truth: Truth, { personalInfo: read }: ResumeData, fileText: string): Mark[] =>
  [
    mark('name', truth.name, read.fullName),
    mark('email', truth.email, read.email),
    mark('phone', truth.phone, read.phone, lastTen(truth.phone) === lastTen(read.phone)),
    placeMark(truth, read.location, fileText),
    mark(
      'linkedin',
      truth.linkedin,
      read.linkedin ?? '',
      address(truth.linkedin) === address(read.linkedin ?? ''),
    ),
  ].filter(({ expected, right }) => expected !== '' || !right);

export const degreeWords = (...texts: readonly (string | undefined)[]): string =>
  wordsOf(texts.join(' '))
    .filter((word) => word !== 'in' && word !== 'of')
    .join('');

const isDegree = (truth: TruthEducation, read: EducationEntry): boolean => {
  if (truth.level !== '' && read.degree !== truth.level) return false;
  if (truth.level === '' && read.degree !== '') return false;
  const wanted = degreeWords(truth.degree, truth.field);
  if (degreeWords(read.degreeName, read.field) === wanted) return true;
  if (degreeWords(read.degreeName) === wanted) return true;
  return truth.level !== '' && (read.degreeName ?? '') === '' && isSame(truth.field, read.field);
};

const isSchool = (truth: TruthEducation, read: EducationEntry): boolean => {
  const names = truth.place === '' ? [truth.school] : [truth.school, `${truth.school}, ${truth.place}`];
  if (truth.school === '') return [read.school, read.board ?? ''].some((text) => isSame(truth.board, text));
  return names.some((name) => isSame(name, read.school));
};

export const numbers = (text: string): string =>
  (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).join('/').replace(/\/10$/, '');

const isMarks = (truth: TruthEducation, read: EducationEntry): boolean => {
  const got = read.gpa ?? '';
  if (truth.marks === '') return got === '';
  if (truth.marksKind === 'grade') return isSame(truth.marks, got) && read.marksKind === 'grade';
  if (numbers(truth.marks) !== numbers(got)) return false;
  return truth.marksKind === undefined
    ? read.marksKind !== 'percentage'
    : (read.marksKind ?? 'gpa') === truth.marksKind;
};

const educationParts = (truth: TruthEducation, read: EducationEntry): Record<string, boolean> => ({
  school: isSchool(truth, read),
  degree: isDegree(truth, read),
  date: truth.date.value === read.graduationDate && truth.pursuing === (read.pursuing ?? false),
  marks: isMarks(truth, read),
});

interface Role {
  readonly company: string;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

const roleParts = (truth: TruthJob, read: Role): Record<string, boolean> => ({
  company:
    isSame(truth.company, read.company) ||
    (truth.place !== '' && isSame(`${truth.company}, ${truth.place}`, read.company)),
  title: isSame(truth.title, read.title),
  start: truth.period.start === read.startDate,
  end: truth.period.end === read.endDate && truth.period.current === read.current,
});

/** Pairs each expected row with the read row most like it; what is left over on either side is a mistake. */
export const pairedMarks = <Expected, Got>(
  what: string,
  expected: readonly Expected[],
  got: readonly Got[],
  parts: (one: Expected, other: Got) => Record<string, boolean>,
  show: { readonly expected: (one: Expected) => string; readonly got: (one: Got) => string },
): Mark[] => {
  const left = [...got];
  const marks: Mark[] = [];
  const open = [...expected];
  const pairs = open.flatMap((one) => left.map((other) => ({ one, other, parts: parts(one, other) })));
  const points = (of: Record<string, boolean>): number => Object.values(of).filter(Boolean).length;
  pairs.sort((a, b) => points(b.parts) - points(a.parts));
  for (const pair of pairs) {
    if (!open.includes(pair.one) || !left.includes(pair.other) || points(pair.parts) === 0) continue;
    open.splice(open.indexOf(pair.one), 1);
    left.splice(left.indexOf(pair.other), 1);
    const wrong = Object.keys(pair.parts).filter((key) => !pair.parts[key]);
    marks.push(
      mark(
        wrong.length === 0 ? what : `${what}: ${wrong.join(', ')}`,
        show.expected(pair.one),
        show.got(pair.other),
        wrong.length === 0,
      ),
    );
  }
  return [
    ...marks,
    ...open.map((one) => mark(`${what}: not found`, show.expected(one), '', false)),
    ...left.map((other) => mark(`${what}: not in the file`, '', show.got(other), false)),
  ];
};

const showEducation = ({ level, written, school, board, date, marks, pursuing }: TruthEducation): string =>
  [level || '–', written, school, board, date.value, pursuing ? 'pursuing' : '', marks].join(' | ');
const showRead = (read: EducationEntry): string =>
  [
    read.degree || '–',
    `${read.degreeName ?? ''} + ${read.field}`,
    read.school,
    read.board ?? '',
    read.graduationDate,
    read.pursuing ? 'pursuing' : '',
    `${read.gpa ?? ''} ${read.marksKind ?? ''}`,
  ].join(' | ');
const showJob = ({ company, title, place, period }: TruthJob): string =>
  [company, place, title, period.start, period.current ? 'now' : period.end].join(' | ');
const showRole = (read: Role): string =>
  [read.company, read.title, read.startDate, read.current ? 'now' : read.endDate].join(' | ');

const roleMarks = (what: string, truths: readonly TruthJob[], read: readonly Role[]): Mark[] =>
  pairedMarks(what, truths, read, roleParts, { expected: showJob, got: showRole });

const roleOfWork = (entry: WorkEntry): Role => ({ ...entry, title: entry.position });

const listMarks = (what: string, expected: readonly string[], got: readonly string[]): Mark[] =>
  expected.map((text) => {
    const found = got.find((one) => isSame(text, one));
    return mark(what, text, found ?? got.join(' ; ').slice(0, 80), found !== undefined);
  });

const otherMarks = (truth: Truth, data: ResumeData): Mark[] =>
  [
    mark('headline', truth.headline, data.personalInfo.headline ?? ''),
    mark('summary', truth.summary, data.summary, squeezed(data.summary).includes(squeezed(truth.summary))),
    mark(
      'declaration',
      truth.declaration,
      data.declaration,
      squeezed(data.declaration).includes(squeezed(truth.declaration)),
    ),
    ...listMarks(
      'language',
      truth.languages,
      (data.languages ?? []).map(({ title }) => title),
    ),
    ...truth.details.map((detail) => {
      const got = (data.personalDetails ?? []).find(({ kind }) => kind === detail.kind)?.detail ?? '';
      const birth =
        detail.kind === 'date-of-birth' &&
        data.personalInfo.dateOfBirth === detail.value.split(/\D/).reverse().join('-');
      const home = detail.kind === 'address' && isSame(detail.value, data.personalInfo.location);
      return mark(detail.kind, detail.value, got, isSame(detail.value, got) || birth || home);
    }),
    ...[...truth.jobs, ...truth.trainings].flatMap((job) => {
      const all = squeezed(
        [...data.workExperience, ...data.trainingExperience].map(({ description }) => description).join(' '),
      );
      return job.bullets.map((text) => mark('description', text, '', all.includes(squeezed(text))));
    }),
  ].filter(({ expected }) => expected !== '');

/**
 * What the reader made of a file, against what the file says. The page shows a training of freshers alone, so that of
 * somebody with work stands among the work.
 */
export const scoreResume = (truth: Truth, fileText: string, read: ReadResume): Score => {
  const { data } = read;
  const projects = [...data.projects, ...(data.fresherProjects ?? [])];
  const skills = [...data.skills, ...(data.fresherSkills ?? [])];
  const training = data.trainingExperience.map((entry) => ({
    ...entry,
    company: entry.organization,
    title: entry.role,
  }));
  return {
    marks: {
      contacts: contactMarks(truth, data, fileText),
      education: pairedMarks(
        'education',
        truth.education,
        [...data.education, ...(data.moreEducation ?? [])],
        educationParts,
        {
          expected: showEducation,
          got: showRead,
        },
      ),
      jobs: roleMarks(
        'job',
        truth.jobs.length > 0 ? [...truth.jobs, ...truth.trainings] : [],
        data.workExperience.map(roleOfWork),
      ),
      trainings: roleMarks('training', truth.jobs.length > 0 ? [] : truth.trainings, training),
      projects: listMarks(
        'project',
        truth.projects.map(({ name }) => name),
        projects.map(({ name }) => name),
      ),
      skills: listMarks(
        'skill',
        truth.skills,
        skills.map(({ name }) => name),
      ),
      certificates: listMarks(
        'certificate',
        truth.certificates.map(({ name }) => name),
        data.certificates.map(({ name }) => name),
      ),
      others: otherMarks(truth, data),
    },
    lost: lostTexts(truth, fileText, read),
    invented: inventedTexts(fileText, read),
  };
};
