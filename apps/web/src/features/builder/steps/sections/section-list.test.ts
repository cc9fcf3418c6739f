import { describe, expect, it } from 'vitest';
import { blankDraft, type Draft } from '../../../../resume/draft.ts';
import {
  addedSections,
  isEmptySection,
  sectionsToAdd,
  withoutEmptyForms,
  withoutSection,
  withSectionBack,
} from './section-list.ts';

const blank = blankDraft();
const fresher: Draft = { ...blank, data: { ...blank.data, isFresher: true } };
const language = { id: 'l', title: 'Kannada' };

describe('optional sections', () => {
  it('decision 65: skills and projects are offered to freshers alone', () => {
    expect(sectionsToAdd(fresher).slice(0, 3)).toEqual(['fresherSkills', 'fresherProjects', 'languages']);
    expect(sectionsToAdd(blank)[0]).toBe('languages');
  });

  it('of one’s own are offered one by one, three in all', () => {
    const named = (headings: Record<string, string>): Draft => ({
      ...blank,
      data: { ...blank.data, arrangement: { headings } },
    });
    expect(sectionsToAdd(blank).at(-1)).toBe('own1');
    expect(sectionsToAdd(named({ own1: 'Sports' })).at(-1)).toBe('own2');
    expect(sectionsToAdd(named({ own1: 'A', own2: 'B', own3: 'C' })).at(-1)).toBe('links');
  });

  it('are there once something is in them or their form is open', () => {
    expect(addedSections(blank)).toEqual([]);
    const open: Draft = { ...blank, pendingEntries: { links: { id: 'x', title: '' } } };
    expect(addedSections({ ...open, data: { ...blank.data, languages: [language] } })).toEqual([
      'languages',
      'links',
    ]);
  });

  it('go when they are left empty, and stay with the first letter', () => {
    const open: Draft = {
      ...blank,
      pendingEntries: { links: { id: 'x', title: '' }, languages: { id: 'y', title: 'K' } },
    };
    const left = withoutEmptyForms(open);
    expect(addedSections(left)).toEqual(['languages']);
    expect(withoutEmptyForms(left)).toBe(left);
    const beside = { ...open, data: { ...blank.data, links: [language] } };
    expect(withoutEmptyForms(beside).pendingEntries).not.toHaveProperty('links');
    expect(addedSections(withoutEmptyForms(beside))).toContain('links');
    const dated = { ...open, unfinishedDates: { 'links.new.date': { day: '1', month: '', year: '' } } };
    expect(isEmptySection(dated, 'links')).toBe(false);
  });

  it('are taken out whole and put back whole, with heading and what was being written', () => {
    const draft: Draft = {
      ...blank,
      data: {
        ...blank.data,
        own1: [language],
        arrangement: { order: ['own1'], hidden: ['own1', 'summary'], headings: { own1: 'Sports' } },
      },
      pendingEntries: { own1: { id: 'n', title: 'Half' } },
      unfinishedDates: { 'own1.new.date': { day: '1', month: '', year: '' } },
    };
    const without = withoutSection(draft, 'own1');
    expect(without.data).not.toHaveProperty('own1');
    expect(without.data.arrangement).toEqual({ order: ['own1'], hidden: ['summary'] });
    expect(without.pendingEntries).toEqual({});
    expect(without.unfinishedDates).toEqual({});
    expect(withSectionBack(without, draft, 'own1')).toEqual(draft);
  });
});
