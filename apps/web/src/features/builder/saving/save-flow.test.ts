import { colorSchemes, defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { expect, it } from 'vitest';
import { blankDraft } from '../../../resume/draft.ts';
import { waitingResume } from './save-flow.ts';

it('S1 §3: what is ordered looks as its preview does', () => {
  const formatting = { ...defaultFormatting, font: 'playfair', colorScheme: colorSchemes.rose } as const;
  const draft = { ...blankDraft('classic'), data: sampleProfessional, formatting };
  expect(waitingResume(draft, ' ')).toMatchObject({ name: 'Ananya Sharma', template: 'classic', formatting });
});
