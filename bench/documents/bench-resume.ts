import type { ResumeInput } from '@kalam/documents/engine';
import { fullResume, testDate } from '@kalam/documents/testing/test-resumes';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import type { ResumeData } from '@kalam/domain/resumes/resume-model';

/** Three pages in the modern template, without pictures. */
const benchData: ResumeData = {
  ...fullResume,
  workExperience: [...fullResume.workExperience, ...fullResume.workExperience.slice(3)].map((job, index) => ({
    ...job,
    id: `job${index}`,
  })),
  certificates: fullResume.certificates.map(({ image, ...certificate }) => certificate),
};

/** The resume after so many keystrokes in the middle of a long description. */
export const typed = (keystrokes: number): ResumeData => ({
  ...benchData,
  workExperience: benchData.workExperience.map((job, index) =>
    index === 1 ? { ...job, description: insert(job.description, keystrokes) } : job,
  ),
});

const insert = (text: string, keystrokes: number): string => {
  const letters = 'and kept the books of every release in order ';
  const typing = Array.from({ length: keystrokes % 90 }, (_, at) => letters[at % letters.length]).join('');
  return `${text.slice(0, 60)}${typing}${text.slice(60)}`;
};

/** A resume whose every sentence is new, so that nothing kept from the last one helps. */
export const stranger = (number: number): ResumeData => ({
  ...benchData,
  personalInfo: { ...benchData.personalInfo, fullName: `Person Number ${number}` },
  summary: `${number} ${benchData.summary}`,
  workExperience: benchData.workExperience.map((job) => ({
    ...job,
    description: job.description.replaceAll('. ', `. ${number} `).replaceAll('\n', `\n${number} `),
  })),
});

export const inputOf = (data: ResumeData): ResumeInput => ({
  data,
  template: 'modern',
  formatting: defaultFormatting,
  date: testDate,
});
