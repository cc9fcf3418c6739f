import { readFileSync, writeFileSync } from 'node:fs';
import type { TruthFile } from '@kalam/reading/testing/corpus/set-corpus-node';
import type { Truth, TruthEducation, TruthJob } from '@kalam/reading/testing/corpus/truth';
import { missingWords } from '@kalam/reading/testing/scoring/lost-texts';
import {
  degreeWords,
  lastTen,
  type Mark,
  mark,
  numbers,
  pairedMarks,
} from '@kalam/reading/testing/scoring/score-resume';
import { isSame, squeezed } from '@kalam/reading/text/same-text';

/** `<what they said> <output>`: their answers scored by the same rules, in their favour where these cannot be. */
const [input = '', output = ''] = process.argv.slice(2);

interface Answer {
  readonly profile?: Readonly<Record<string, string>>;
  readonly educations?: readonly Readonly<Record<string, string>>[];
  readonly workExperiences?: readonly Readonly<Record<string, string>>[];
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}
interface Rival {
  readonly name: string;
  readonly answers?: readonly {
    readonly file: string;
    readonly answer?: Answer;
    readonly failure?: string;
    readonly milliseconds: number;
  }[];
}

const contacts = (truth: Truth, answer: Answer): Mark[] => {
  const found: Readonly<Record<string, string | undefined>> = answer.profile ?? {
    name: answer.name,
    email: answer.email,
    phone: answer.phone,
  };
  return [
    mark('name', truth.name, found.name ?? ''),
    mark('email', truth.email, found.email ?? ''),
    mark('phone', truth.phone, found.phone ?? '', lastTen(truth.phone) === lastTen(found.phone ?? '')),
    ...(truth.place === ''
      ? []
      : [
          mark(
            'place',
            truth.place,
            found.location ?? '',
            squeezed(found.location ?? '').includes(squeezed(truth.town)),
          ),
        ]),
    ...(truth.linkedin === ''
      ? []
      : [
          mark(
            'linkedin',
            truth.linkedin,
            found.url ?? '',
            squeezed(found.url ?? '').includes(squeezed(truth.linkedin.replace(/^.*linkedin/, 'linkedin'))),
          ),
        ]),
  ];
};

/** Dates are compared as they are written, since they give no others; a right one with more around it is right. */
const isWritten = (written: string, got = ''): boolean => squeezed(got).includes(squeezed(written));

const schoolNames = ({ school, place }: TruthEducation): string[] =>
  place === '' ? [school] : [school, `${school}, ${place}`];

const educationParts = (
  truth: TruthEducation,
  read: Readonly<Record<string, string>>,
): Record<string, boolean> => ({
  school: schoolNames(truth).some((name) => isSame(name, read.school ?? '')),
  degree: degreeWords(read.degree).includes(degreeWords(truth.degree, truth.field)),
  date: isWritten(truth.date.written, read.date),
  marks:
    truth.marks === '' ||
    numbers(truth.marks) === numbers(read.gpa ?? '') ||
    isSame(truth.marks, read.gpa ?? ''),
});

const jobParts = (truth: TruthJob, read: Readonly<Record<string, string>>): Record<string, boolean> => ({
  company: [truth.company, `${truth.company}, ${truth.place}`].some((name) =>
    isSame(name, read.company ?? ''),
  ),
  title: isSame(truth.title, read.jobTitle ?? ''),
  dates: isWritten(truth.period.written, read.date),
});

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

const share = (marks: readonly Mark[]) => ({
  right: marks.filter(({ right }) => right).length,
  all: marks.length,
});
const show = { expected: String, got: String };

const scored = ({ answers = [], ...rival }: Rival) => {
  const all = { contacts: [] as Mark[], education: [] as Mark[], jobs: [] as Mark[] };
  let lost = 0;
  for (const { file, answer = {} } of answers) {
    const { truth, text } = JSON.parse(readFileSync(file.replace(/\.\w+$/, '.json'), 'utf8')) as TruthFile;
    all.contacts.push(...contacts(truth, answer));
    all.education.push(
      ...pairedMarks('education', truth.education, answer.educations ?? [], educationParts, show),
    );
    all.jobs.push(...pairedMarks('job', truth.jobs, answer.workExperiences ?? [], jobParts, show));
    lost += missingWords(truth, text, texts(answer).join('\n')).join('').length;
  }
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    ...rival,
    files: answers.length,
    failed: answers.filter(({ failure }) => failure).length,
    groups: { contacts: share(all.contacts), education: share(all.education), jobs: share(all.jobs) },
    lost,
    milliseconds: times[Math.floor(times.length / 2)] ?? 0,
  };
};

const rivals = JSON.parse(readFileSync(input, 'utf8')) as readonly Rival[];
writeFileSync(output, JSON.stringify(rivals.map(scored)));
