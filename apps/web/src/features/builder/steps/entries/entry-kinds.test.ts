import { keptBy, keptIn } from '@kalam/domain/resumes/rules/rule-exceptions';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { describe, expect, it } from 'vitest';
import {
  educationKind,
  isUntouched,
  moved,
  placed,
  projectKind,
  restored,
  skillKind,
  trainingKind,
  withHalfDates,
  workKind,
} from './entry-kinds.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id).join('');

describe('entries in their list', () => {
  it('puts a new one last and an edited one in its place', () => {
    expect(ids(placed(list, { id: 'd' }))).toBe('abcd');
    const edited = { id: 'b', name: 'new' };
    expect(
      placed(
        [
          { id: 'a', name: 'x' },
          { id: 'b', name: 'old' },
        ],
        edited,
      )[1],
    ).toBe(edited);
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [5, 0, 'abc'],
  ])('moves %i to %i', (from, to, order) => {
    expect(ids(moved(list, from, to))).toBe(order);
  });

  it('brings a removed one back where it was, once', () => {
    expect(ids(restored([{ id: 'a' }, { id: 'c' }], { id: 'b' }, 1))).toBe('abc');
    expect(ids(restored([], { id: 'b' }, 1))).toBe('b');
    expect(ids(restored(list, { id: 'b' }, 0))).toBe('abc');
  });
});

describe('an entry still being written', () => {
  it('is untouched until something is typed', () => {
    const blank = workKind.blank('1');
    expect(isUntouched(workKind, blank)).toBe(true);
    expect(isUntouched(workKind, { ...blank, company: '  ' })).toBe(true);
    expect(isUntouched(workKind, { ...blank, company: 'S' })).toBe(false);
    expect(isUntouched(workKind, { ...blank, current: true })).toBe(false);
    expect(isUntouched(skillKind, { ...skillKind.blank('1'), level: 'Expert' })).toBe(true);
    expect(isUntouched(projectKind, { ...projectKind.blank('1'), technologyText: 'Re' })).toBe(false);
    expect(isUntouched(educationKind, { ...educationKind.blank('1'), degree: 'secondary' })).toBe(false);
  });

  it('is checked beside the others, not against itself', () => {
    const [first] = sampleProfessional.education;
    if (!first) throw new Error('the sample has education');
    expect(educationKind.check(first, sampleProfessional, today)).toEqual([]);
    expect(
      educationKind.check({ ...first, id: 'other' }, sampleProfessional, today).map(({ field }) => field),
    ).toEqual(['degree']);
  });

  it('takes a typed technology along, unless it is there already', () => {
    const [project] = sampleProfessional.projects;
    if (!project) throw new Error('the sample has a project');
    const named = (technologyText: string) => ({ ...project, technologies: ['React'], technologyText });
    expect(projectKind.finish(named('Go '))).toMatchObject({ technologies: ['React', 'Go'] });
    expect(projectKind.finish(named('Go '))).not.toHaveProperty('technologyText');
    expect(projectKind.check(named('Go'), sampleProfessional, today)).toEqual([]);
    expect(projectKind.check(named('react'), sampleProfessional, today)).toEqual([
      { code: 'technology-duplicate', field: 'technologyText' },
    ]);
  });

  it('decision 62: a tag kept as written is taken along, whichever project it was kept in', () => {
    const [project] = sampleProfessional.projects;
    if (!project) throw new Error('the sample has a project');
    const typed = { ...project, technologies: ['React'], technologyText: 'C++' };
    const [open] = projectKind.check(typed, sampleProfessional, today);
    expect(open).toMatchObject({ field: 'technologyText', asks: ['+'] });
    const exceptions = [{ field: 'projects.technologies', rule: 'text-characters', what: '+' }];
    const kept = keptIn(keptBy(exceptions, 'ask'), 'projects');
    expect(projectKind.check(typed, sampleProfessional, today, kept)).toEqual([]);
    expect(projectKind.finish(typed, kept)).toMatchObject({ technologies: ['React', 'C++'] });
    const strict = keptIn(keptBy(exceptions, 'strict'), 'projects');
    expect(projectKind.check(typed, sampleProfessional, today, strict)).toHaveLength(1);
  });

  it('decision 67: half a date is told what it lacks, in place of any other message', () => {
    const entry = { ...workKind.blank('1'), current: true };
    const missing = workKind.check(entry, sampleProfessional, today);
    const half = { day: '', month: '', year: '2013' };
    const told = (field: string, enough: 'month' | 'year', refusals = missing) =>
      withHalfDates(refusals, entry, { [field]: half }, enough).filter((refusal) => refusal.field === field);
    expect(told('startDate', 'month')).toEqual([
      { code: 'date-incomplete', params: { missing: 'month' }, field: 'startDate' },
    ]);
    // What is current has no end, and one that may be left out is still no half.
    expect(told('endDate', 'month')).toEqual([]);
    expect(told('date', 'year', [])).toHaveLength(1);
    expect(withHalfDates(missing, entry, {}, 'month')).toBe(missing);
  });

  it('S1 §5: three educations and three trainings are the most', () => {
    for (const kind of [educationKind, trainingKind]) {
      expect(kind.checkCount(3)).toBeUndefined();
      expect(kind.checkCount(4)).toBeDefined();
    }
    expect(workKind.checkCount(4)).toBeUndefined();
  });
});
