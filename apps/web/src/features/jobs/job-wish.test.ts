import { describe, expect, it } from 'vitest';
import { type JobWish, noWish, paramsOf, readWish, wishKey, wishOf } from './job-wish.ts';

const wish: JobWish = {
  query: 'C++ & Qt',
  location: 'Pune, Maharashtra',
  datePosted: 'week',
  employmentTypes: ['fulltime', 'intern'],
};

describe('a job search in the address', () => {
  it('is the same search when it is read again', () => {
    expect(wishOf(new URLSearchParams(paramsOf(wish).toString()))).toEqual(wish);
    expect(paramsOf({ ...noWish, query: 'Nurse', location: 'Kochi' }).toString()).toBe(
      'q=Nurse&location=Kochi',
    );
  });

  it('is none when neither title nor place is named, and leaves out what nobody can search for', () => {
    expect(wishOf(new URLSearchParams('posted=week&q=%20'))).toBeUndefined();
    expect(wishOf(new URLSearchParams('q=Nurse&posted=yesterday&type=gig&type=intern&type=intern'))).toEqual({
      query: 'Nurse',
      location: '',
      datePosted: 'any',
      employmentTypes: ['intern'],
    });
  });

  it('is equal however it is typed', () => {
    const typed = {
      ...wish,
      query: ' c++ & QT ',
      employmentTypes: ['intern', 'fulltime'],
    } as const;
    expect(wishKey(typed)).toBe(wishKey(wish));
    expect(wishKey({ ...wish, datePosted: 'any' })).not.toBe(wishKey(wish));
  });

  it('is read from storage, whatever lies there', () => {
    expect(readWish(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
    for (const other of [null, 5, [], {}, { query: 'x' }]) expect(readWish(other)).toBeUndefined();
    expect(readWish({ query: 'x', location: 'y', datePosted: 7, employmentTypes: 'all' })).toEqual({
      ...noWish,
      query: 'x',
      location: 'y',
    });
  });
});
