import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { describe, expect, it } from 'vitest';
import { blanksLeft } from './blanks-left.ts';

describe('blanks that are left', () => {
  it('are found in the summary and in every description', () => {
    const data = {
      ...blankResume(),
      summary: 'Cut costs by ___ %.',
      workExperience: [
        {
          id: 'w1',
          company: 'A',
          position: 'B',
          startDate: '',
          endDate: '',
          current: true,
          description: 'Whole.',
        },
        {
          id: 'w2',
          company: 'A_B',
          position: 'B',
          startDate: '',
          endDate: '',
          current: true,
          description: 'By ___.',
        },
      ],
      volunteering: [{ id: 'x1', title: 'Camp', description: 'Taught __ children.' }],
    };
    expect(blanksLeft(data)).toEqual([
      'summary',
      'workExperience.1.description',
      'volunteering.0.description',
    ]);
    expect(blanksLeft(blankResume())).toEqual([]);
  });
});
