import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { expect, it } from 'vitest';
import type { ResumeCardData } from '../../../resume/resume-queries.ts';
import { withCardBack } from './card-list.ts';

const card = (id: string, createdAt: string): ResumeCardData => ({
  id,
  name: id,
  template: 'modern',
  formatting: defaultFormatting,
  planUsed: 'pro',
  status: 'active',
  downloadCount: 0,
  version: 1,
  createdAt,
  updatedAt: createdAt,
});

it('an undone delete puts the resume back in its place, once', () => {
  const [old, middle, young] = [
    card('old', '2026-11-01T10:00:00.000Z'),
    card('middle', '2026-11-05T10:00:00.000Z'),
    card('young', '2026-11-09T10:00:00.000Z'),
  ];
  expect(withCardBack([young, old], middle).map(({ id }) => id)).toEqual(['young', 'middle', 'old']);
  expect(withCardBack([young, middle, old], middle)).toHaveLength(3);
});
