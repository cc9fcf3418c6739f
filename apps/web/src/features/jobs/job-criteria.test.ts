import { describe, expect, it } from 'vitest';
import {
  criteriaKey,
  criteriaOf,
  type JobCriteria,
  noCriteria,
  paramsOf,
  readCriteria,
} from './job-criteria.ts';

const criteria: JobCriteria = {
  query: 'C++ & Qt',
  location: 'Pune, Maharashtra',
  datePosted: 'week',
  employmentTypes: ['fulltime', 'intern'],
};

describe('a job search in the address', () => {
  it('is the same search when it is read again', () => {
    expect(criteriaOf(new URLSearchParams(paramsOf(criteria).toString()))).toEqual(criteria);
    expect(paramsOf({ ...noCriteria, query: 'Nurse', location: 'Kochi' }).toString()).toBe(
      'q=Nurse&location=Kochi',
    );
  });

  it('is none when neither title nor place is named, and leaves out what nobody can search for', () => {
    expect(criteriaOf(new URLSearchParams('posted=week&q=%20'))).toBeUndefined();
    expect(
      criteriaOf(new URLSearchParams('q=Nurse&posted=yesterday&type=gig&type=intern&type=intern')),
    ).toEqual({
      query: 'Nurse',
      location: '',
      datePosted: 'any',
      employmentTypes: ['intern'],
    });
  });

  it('is equal however it is typed', () => {
    const typed = {
      ...criteria,
      query: ' c++ & QT ',
      employmentTypes: ['intern', 'fulltime'],
    } as const;
    expect(criteriaKey(typed)).toBe(criteriaKey(criteria));
    expect(criteriaKey({ ...criteria, datePosted: 'any' })).not.toBe(criteriaKey(criteria));
  });

  it('is read from storage, whatever lies there', () => {
    expect(readCriteria(JSON.parse(JSON.stringify(criteria)))).toEqual(criteria);
    for (const other of [null, 5, [], {}, { query: 'x' }]) expect(readCriteria(other)).toBeUndefined();
    expect(readCriteria({ query: 'x', location: 'y', datePosted: 7, employmentTypes: 'all' })).toEqual({
      ...noCriteria,
      query: 'x',
      location: 'y',
    });
  });
});
