import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import { blankDraft, type Draft } from '../../../resume/draft.ts';
import { previewData } from '../../../resume/preview/preview-data.ts';
import { hasOpenEntry, minutesLeft } from './wizard-progress.ts';

const today = visitorToday(new Date('2026-11-15T10:00:00'));
const blank = blankDraft();
const full = { data: sampleProfessional, declarationAccepted: true };

describe('progress through the wizard', () => {
  it('counts what is left from the step on', () => {
    expect(minutesLeft(0, blank, today)).toBe(11);
    expect(minutesLeft(2, blank, today)).toBe(7);
    expect(minutesLeft(4, blank, today)).toBe(1);
  });

  it('counts no time for steps that are filled', () => {
    expect(minutesLeft(0, full, today)).toBe(1);
    expect(minutesLeft(0, { ...full, declarationAccepted: false }, today)).toBe(3);
  });

  it('knows where an entry is still being written', () => {
    const skill = { id: 'new', name: 'Rust', level: 'Advanced' } as const;
    const open = (part: Partial<Draft>) =>
      [0, 1, 2, 3, 4].filter((step) => hasOpenEntry({ ...blank, ...part }, step));
    expect(open({ pendingEntries: { skills: skill } })).toEqual([2]);
    expect(open({ pendingEntries: { skills: { ...skill, name: '' } } })).toEqual([]);
    expect(
      open({ unfinishedDates: { 'education.new.graduationDate': { day: '', month: '', year: '2018' } } }),
    ).toEqual([1]);
  });
});

describe('the page while a form is open', () => {
  const draft = { ...blank, data: sampleProfessional };
  const skill = { id: 'new', name: 'Rust', level: 'Advanced' } as const;

  it('shows a new entry at the end', () => {
    expect(previewData({ ...draft, pendingEntries: { skills: skill } }).skills.at(-1)).toBe(skill);
  });

  it('shows an edited entry in its place', () => {
    const edited = { ...skill, id: 'sample-skill-2' };
    const { skills } = previewData({ ...draft, pendingEntries: { skills: edited } });
    expect(skills[1]).toBe(edited);
    expect(skills).toHaveLength(sampleProfessional.skills.length);
  });

  it('waits for the level of an education', () => {
    const entry = { id: 'e', school: 'Lakeview', degree: '', field: '', graduationDate: '' };
    expect(previewData({ ...draft, pendingEntries: { education: entry } }).education).toHaveLength(3);
    const chosen = { ...entry, degree: 'secondary' };
    expect(previewData({ ...draft, pendingEntries: { education: chosen } }).education).toHaveLength(4);
  });

  it('shows what is written into a section that is not there yet', () => {
    const language = { id: 'l', title: 'Kannada' };
    const more = { id: 'm', school: 'IISc', degree: '', degreeName: 'PhD', field: '', graduationDate: '' };
    const pendingEntries = { languages: language, moreEducation: more, fresherSkills: skill };
    const shown = previewData({ ...draft, pendingEntries });
    expect(shown.languages).toEqual([language]);
    expect(shown.moreEducation).toEqual([more]);
    expect(shown.fresherSkills).toEqual([skill]);
    expect(shown).not.toHaveProperty('links');
  });

  it('is the very data when no form is open', () => {
    expect(previewData(draft)).toBe(sampleProfessional);
  });
});
