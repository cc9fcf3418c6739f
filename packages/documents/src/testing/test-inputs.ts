import type { ResumeInput } from '../engine.ts';
import { fullResume, testDate, testFormatting } from './resumes/test-resumes.ts';

export const testInput = (choices: Partial<ResumeInput> = {}): ResumeInput => ({
  data: fullResume,
  template: 'modern',
  formatting: testFormatting(),
  date: testDate,
  ...choices,
});
