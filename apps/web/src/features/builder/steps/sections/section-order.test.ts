import { sampleFresher, sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import type { SectionKey } from '@kalam/domain/resumes/sections/section-keys';
import { describe, expect, it } from 'vitest';
import { blankDraft } from '../../../../resume/draft.ts';
import { filledSections, usualOrder, withArrangement, withSectionMoved } from './section-order.ts';

const skill = { id: 's', name: 'Tally', level: 'Advanced' } as const;
const language = { id: 'l', title: 'Kannada' };

describe('the sections of a resume', () => {
  it('are those with something in them', () => {
    expect(filledSections({ ...sampleProfessional, languages: [language], links: [] })).toEqual([
      'summary',
      'work',
      'education',
      'skills',
      'projects',
      'certificates',
      'languages',
      'declaration',
    ]);
  });

  it('decision 65: of a fresher have the skills a fresher added, not the others', () => {
    const fresher = { ...sampleFresher, skills: [skill], fresherSkills: undefined };
    expect(filledSections(fresher)).not.toContain('skills');
    expect(filledSections({ ...fresher, fresherSkills: [skill] })).toContain('skills');
  });

  it('stand as the template has them, with a place for what it does not name', () => {
    const order = usualOrder(['summary', 'education', 'training', 'certificates', 'declaration']);
    expect(order.indexOf('education')).toBeLessThan(order.indexOf('training'));
    expect(order.indexOf('certificates')).toBeLessThan(order.indexOf('languages'));
    expect(order.at(-1)).toBe('declaration');
  });
});

describe('moving a section', () => {
  const usual = usualOrder(['summary', 'work', 'skills', 'education', 'certificates', 'declaration']);
  const shown: SectionKey[] = ['summary', 'work', 'skills', 'education', 'declaration'];

  it('changes its place among those shown and leaves the others where they are', () => {
    const moved = withSectionMoved(undefined, usual, shown, 3, 1);
    expect(moved?.order?.filter((key) => shown.some((one) => one === key))).toEqual([
      'summary',
      'education',
      'work',
      'skills',
      'declaration',
    ]);
    expect(moved?.order).toHaveLength(usual.length);
    expect(moved?.order?.indexOf('languages')).toBeGreaterThan(moved?.order?.indexOf('certificates') ?? 99);
  });

  it('back to where it was leaves no trace', () => {
    const down = withSectionMoved(undefined, usual, shown, 0, 1);
    expect(down).toBeDefined();
    const now: SectionKey[] = ['work', 'summary', 'skills', 'education', 'declaration'];
    expect(withSectionMoved(down, usual, now, 1, 0)).toBeUndefined();
    expect(withSectionMoved(down, usual, now, 0, 9)).toBe(down);
  });

  it('leaves a resume without departures without an arrangement', () => {
    const draft = blankDraft();
    const arranged = withArrangement(draft, { hidden: ['links'] });
    expect(arranged.data.arrangement).toEqual({ hidden: ['links'] });
    expect(withArrangement(arranged, undefined).data).not.toHaveProperty('arrangement');
  });
});
