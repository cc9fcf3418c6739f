import { refuse } from '@kalam/domain/refusal';
import { describe, expect, it } from 'vitest';
import { valueAt, withValue } from '../../../../resume/reading/field-values.ts';
import { putTargets, withPiece } from './put-pieces.ts';
import { doubtfulReading as reading } from './reading.fixture.ts';
import { openFields, reviewGroups } from './review-groups.ts';
import { reviewedData, settledAt, swappedWith, typedInto, untouchedReview, withPut } from './review-state.ts';

const groupsOf = (state = untouchedReview, faults = [] as Parameters<typeof reviewGroups>[3]) =>
  reviewGroups(reading, reviewedData(reading, state, 'More'), state, faults);

describe('the review of a reading', () => {
  it('has only the doubtful fields open, each list of technologies as one', () => {
    expect(openFields(groupsOf()).map(({ path }) => path)).toEqual([
      'workExperience.0.position',
      'workExperience.0.company',
      'workExperience.0.startDate',
      'projects.0.technologies',
    ]);
    const [info] = groupsOf();
    expect(info).toMatchObject({ key: 'personalInfo', isList: false, toCheck: 0 });
    expect(info?.entries[0]?.fields.map(({ path }) => path)).toEqual([
      'personalInfo.fullName',
      'personalInfo.email',
      'personalInfo.phone',
    ]);
  });

  it('what was looked at is closed, and what was typed is in the resume', () => {
    const typed = typedInto(untouchedReview, 'workExperience.0.startDate', '2019-07');
    const state = settledAt(typed, ['workExperience.0.startDate']);
    expect(reviewedData(reading, state, '').workExperience[0]?.startDate).toBe('2019-07');
    expect(openFields(groupsOf(state)).map(({ path }) => path)).not.toContain('workExperience.0.startDate');
  });

  it('exchanges title and company, with the places they stand at, and back again', () => {
    const [company, position] = ['workExperience.0.company', 'workExperience.0.position'];
    const once = swappedWith(reading, untouchedReview, company, position);
    expect(reviewedData(reading, once, '').workExperience[0]).toMatchObject({
      company: 'Saffron Bank',
      position: 'Sales Officer',
    });
    const shown = openFields(groupsOf(once)).find(({ path }) => path === company);
    expect(shown?.written).toBe('Saffron Bank');
    const twice = swappedWith(reading, once, company, position);
    expect(reviewedData(reading, twice, '')).toEqual(reading.data);
  });

  it('marks what needs a change at its field, also where there is none yet', () => {
    const faults = [
      { ...refuse('birth-date-required'), field: 'personalInfo.dateOfBirth' },
      { ...refuse('education-level-required'), field: 'education.0.degree' },
      { ...refuse('skill-entry-required'), field: 'skills' },
    ];
    const groups = groupsOf(untouchedReview, faults);
    expect(groups.find(({ key }) => key === 'education')).toMatchObject({ faults: 1 });
    const info = groups[0]?.entries[0]?.fields ?? [];
    expect(info.map(({ path }) => path)).toContain('personalInfo.dateOfBirth');
  });

  it('puts a piece where its owner wants it, and takes it back', () => {
    const put = withPut(untouchedReview, 't0', 'achievements');
    expect(reviewedData(reading, put, '').achievements?.[0]?.title).toBe('Best employee of the year 2021');
    expect(reviewedData(reading, withPut(put, 't0', undefined), '')).toEqual(reading.data);
  });
});

describe('where a piece can go', () => {
  const [prize, number] = reading.tray;
  it('offers the suggestion first, then what is sensible, and no place for an Aadhaar number', () => {
    if (!prize || !number) throw new Error('the fixture has two pieces');
    const targets = putTargets(prize, reading.data);
    expect(targets[0]).toBe('achievements');
    expect(targets).toContain('workExperience.0.description');
    expect(targets).not.toContain('personalInfo.email');
    expect(putTargets(number, reading.data)).toEqual([]);
    expect(putTargets({ text: 'github.com/kavya' }, reading.data)).toEqual(
      expect.arrayContaining(['personalInfo.website', 'links']),
    );
  });

  it('a filled text gets a further line, a skill stands by itself, a section of its own gets a heading', () => {
    const piece = { id: 't9', text: 'GST, Excel' };
    const told = withPiece(reading.data, piece, 'workExperience.0.description', 'More');
    expect(told.workExperience[0]?.description).toMatch(/\nGST, Excel$/);
    expect(withPiece(reading.data, piece, 'skills', 'More').skills.map(({ name }) => name)).toEqual([
      'Tally',
      'GST',
      'Excel',
    ]);
    const own = withPiece(reading.data, piece, 'own', 'More');
    expect(own.own1?.[0]?.description).toBe('GST, Excel');
    expect(own.arrangement?.headings).toEqual({ own1: 'More' });
    const detail = withPiece(reading.data, { id: 'x', text: 'Blood group: O+' }, 'personalDetails', '');
    expect(detail.personalDetails?.[0]).toMatchObject({ title: 'Blood group', detail: 'O+' });
  });
});

describe('a field by its path', () => {
  it('is read and written as text, whatever the resume holds there', () => {
    expect(valueAt(reading.data, 'workExperience.0.current')).toBe('true');
    expect(valueAt(reading.data, 'projects.0.technologies')).toBe('Excel, VBA');
    expect(valueAt(reading.data, 'education.7.school')).toBe('');
    const without = withValue(reading.data, 'workExperience.0.current', '');
    expect(without.workExperience[0]?.current).toBe(false);
    expect(withValue(without, 'projects.0.technologies', 'SQL,\nR').projects[0]?.technologies).toEqual([
      'SQL',
      'R',
    ]);
    expect(withValue(reading.data, 'education.0.marksKind', '').education[0]).toEqual(
      reading.data.education[0],
    );
    expect(withValue(reading.data, 'personalInfo.headline', 'Banker').personalInfo.headline).toBe('Banker');
  });
});
