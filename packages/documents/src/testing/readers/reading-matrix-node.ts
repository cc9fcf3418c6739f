import { fontSizes, fonts, spacings } from '@kalam/domain/resumes/formatting';
import type { Formatting, ResumeData } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { realResumes } from '@kalam/domain/resumes/testing/real-resumes.fixture';
import { compose } from '../../compose/compose.ts';
import type { Engine } from '../../engine.ts';
import { templateOf } from '../../templates/template-catalogue.ts';
import { richFresher, richProfessional } from '../resumes/rich-resumes.ts';
import { fresherResume, fullResume, testDate, testFormatting } from '../resumes/test-resumes.ts';
import { type FileToRead, fileToRead } from './pdf-readers-node.ts';

export interface ReadingCase {
  readonly name: string;
  readonly data: ResumeData;
  readonly formatting: Formatting;
}

type Look = Pick<Formatting, 'font' | 'fontSize' | 'spacing'>;

/** Three pages, a fresher, the samples, every optional section in both languages, and people as they are. */
const resumes: Readonly<Record<string, ResumeData>> = {
  'three pages': fullResume,
  fresher: fresherResume,
  'sample professional': sampleProfessional,
  'sample fresher': sampleFresher,
  'every section': richProfessional,
  'every section in Hindi': { ...richProfessional, language: 'hi' },
  'every section of a fresher': richFresher,
  ...realResumes,
};

const inLook = (name: string, data: ResumeData, look: Look): ReadingCase => ({
  name: `${name}, ${Object.values(look).join(' ')}`,
  data,
  formatting: testFormatting(look),
});

/** Every resume as it looks when nothing was chosen. */
export const everyResume = (): ReadingCase[] =>
  Object.entries(resumes).map(([name, data]) => ({ name, data, formatting: testFormatting() }));

/** A few resumes in every font and size. */
export const everyLook = (
  names: readonly string[],
  spaced: readonly Look['spacing'][] = spacings,
): ReadingCase[] =>
  fonts.flatMap((font) =>
    fontSizes.flatMap((fontSize) =>
      spaced.flatMap((spacing) =>
        names.flatMap((name) => {
          const data = resumes[name];
          return data ? [inLook(name, data, { font, fontSize, spacing })] : [];
        }),
      ),
    ),
  );

export const caseFile = async (
  engine: Engine,
  template: string,
  { data, formatting }: ReadingCase,
): Promise<FileToRead> => {
  const bytes = await engine.pdf({ template, data, formatting, date: testDate });
  return fileToRead(bytes, compose({ data, template: templateOf(template), date: testDate }));
};
