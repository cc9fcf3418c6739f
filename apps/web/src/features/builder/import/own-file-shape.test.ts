import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { formattingSchema, resumeDataSchema } from '@kalam/domain/resumes/resume-model';
import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { formattingOf, resumeDataOf } from './own-file-shape.ts';

/** The value with one part, however deep, replaced or added. */
const spoilt = (value: unknown, by: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [by];
  if (Array.isArray(value)) {
    return [by, ...value.flatMap((one, index) => spoilt(one, by).map((bad) => value.with(index, bad)))];
  }
  return [
    by,
    { ...value, odd: by },
    ...Object.entries(value).flatMap(([name, one]) =>
      spoilt(one, by).map((bad) => ({ ...value, [name]: bad })),
    ),
  ];
};

const full = {
  ...sampleProfessional,
  language: 'hi',
  signature: 'x',
  trainingExperience: sampleFresher.trainingExperience,
};

describe('our own file', () => {
  it.each([undefined, null, 1, 'text', true, [], {}, [1]])(
    'is read as the schema of a resume would, with any part of it %j',
    (by) => {
      for (const value of spoilt(full, by)) {
        expect(resumeDataOf(value)).toEqual(resumeDataSchema.safeParse(value).data);
      }
    },
  );

  it.each([undefined, null, 1, 'inter', '#123456', {}])('so is its look, with any part of it %j', (by) => {
    for (const value of spoilt(defaultFormatting, by)) {
      expect(formattingOf(value)).toEqual(formattingSchema.safeParse(value).data);
    }
  });
});
