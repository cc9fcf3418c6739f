import type { ResumeDocument } from '@kalam/documents/compose/blocks';
import { compose } from '@kalam/documents/compose/compose';
import { templateNames } from '@kalam/documents/templates/template';
import { templateOf } from '@kalam/documents/templates/template-catalogue';
import { richFresher, richProfessional } from '@kalam/documents/testing/resumes/rich-resumes';
import { scriptCorpus } from '@kalam/documents/testing/resumes/script-corpus';
import { manipuriResume, santaliResume, urduResume } from '@kalam/documents/testing/resumes/script-resumes';
import { fresherResume, fullResume, testDate } from '@kalam/documents/testing/resumes/test-resumes';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';

/** Pictures are not read back. */
export const withoutPictures = ({ signature: _, ...data }: ResumeData): ResumeData => {
  const { profileImage: __, ...personalInfo } = data.personalInfo;
  const certificates = data.certificates.map(({ image: ___, ...certificate }) => certificate);
  return { ...data, personalInfo, certificates };
};

/** All that a page says: the same from what was read back as from what was written. */
export const pageOf = (data: ResumeData, template: string): Omit<ResumeDocument, 'words'> => {
  const { words: _, ...said } = compose({ data, template: templateOf(template), date: testDate });
  return said;
};

/** A job in each script, with a quarter of the texts of its corpus. */
const everyScript = (quarter: number): ResumeData => ({
  ...fullResume,
  workExperience: Object.values(scriptCorpus).map(([position = '', company = '', ...lines], index) => ({
    id: `w${index}`,
    position,
    company,
    location: lines[9] ?? '',
    startDate: '2019-07',
    endDate: '2022-03',
    current: false,
    description: lines.filter((_line, place) => place % 4 === quarter).join('\n'),
  })),
  skills: Object.values(scriptCorpus).map((lines, index) => ({
    id: `s${index}`,
    name: lines[17] ?? '',
    level: index % 2 === 0 ? 'Expert' : 'Beginner',
  })),
});

type OwnFile = readonly [name: string, template: string, data: ResumeData];

const inEachTemplate = Object.entries({
  'every section': richProfessional,
  'every section in Hindi, marks as a table': {
    ...richProfessional,
    marksTable: true,
    language: 'hi' as const,
  },
  'every section of a fresher': richFresher,
});

const inOneTemplate = Object.entries({
  'the first texts of every script': everyScript(0),
  'the second texts of every script': everyScript(1),
  'the third texts of every script': everyScript(2),
  'the fourth texts of every script': everyScript(3),
  'marks as a table': { ...richProfessional, marksTable: true },
  'three pages': fullResume,
  fresher: fresherResume,
  'sample professional': sampleProfessional,
  'sample fresher': sampleFresher,
  ...realResumes,
  Urdu: urduResume,
  Santali: santaliResume,
  Manipuri: manipuriResume,
});

/** What is read back from files of ours; every resume in every template is measured by `npm run bench -- import`. */
export const ownFiles: readonly OwnFile[] = [
  ...templateNames.flatMap((template) =>
    inEachTemplate.map(([name, data]): OwnFile => [name, template, data]),
  ),
  ...inOneTemplate.map(
    ([name, data], index): OwnFile => [name, templateNames[(index * 3) % templateNames.length] ?? '', data],
  ),
];
