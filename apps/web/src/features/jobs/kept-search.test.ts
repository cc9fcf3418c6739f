import { describe, expect, it } from 'vitest';
import { criteriaKey } from './job-criteria.ts';
import { firstView, readKeptSearch, readKeptView } from './kept-search.ts';

const job = {
  id: '1',
  title: 'Accountant',
  company: 'Sample Works',
  location: 'Pune',
  description: 'Books',
  employmentType: 'Full-time',
  timeAgoPosted: '2 hours ago',
  url: 'https://jobs.example/1',
  jobProviders: [{ jobProvider: 'LinkedIn', url: 'https://jobs.example/1' }],
};
const wish = { query: 'Accountant', location: 'Pune', datePosted: 'any', employmentTypes: [] };
const read = (value: unknown) => readKeptSearch(JSON.stringify(value));

describe('the last search kept in the browser', () => {
  it('comes back whole', () => {
    const kept = { wish, found: { jobs: [job], foundAt: 5, nextPage: '50' } };
    expect(read(kept)).toEqual(kept);
  });

  it('comes back without results that are not whole', () => {
    const broken = [
      { jobs: [{ ...job, url: 5 }], foundAt: 5 },
      { jobs: [job] },
      { jobs: 'x', foundAt: 5 },
      null,
    ];
    for (const found of broken) expect(read({ wish, found })).toEqual({ wish, found: undefined });
    expect(read({ wish, found: { jobs: [{ ...job, jobProviders: [null] }], foundAt: 5 } })?.found).toBe(
      undefined,
    );
  });

  it('is none when something else lies there', () => {
    for (const stored of [null, '', '{', '[]', '{"wish":{}}']) expect(readKeptSearch(stored)).toBeUndefined();
  });
});

describe('how the results were looked at', () => {
  const criteria = { ...wish, datePosted: 'any', employmentTypes: [] } as const;
  const narrowing = { words: 'gst', types: ['intern'], place: 'Pune', posted: 'week', savedOnly: true };
  const readView = (value: unknown) => readKeptView(JSON.stringify(value), criteria);
  const of = criteriaKey(criteria);

  it('comes back with the search it belongs to', () => {
    expect(readView({ of, narrowing, limit: 60 })).toEqual({ narrowing, limit: 60 });
    expect(readView({ of: 'another', narrowing, limit: 60 })).toBeUndefined();
  });

  it('is read with what is known of it, whatever lies there', () => {
    const odd = { ...narrowing, types: ['gig'], posted: 'never', savedOnly: 1 };
    expect(readView({ of, narrowing: odd, limit: 'x' })).toEqual({
      narrowing: { words: 'gst', types: [], place: 'Pune', posted: 'any', savedOnly: false },
      limit: firstView.limit,
    });
    for (const value of [null, 5, {}, { of }, { of, narrowing: { words: 5 } }])
      expect(readView(value)).toBeUndefined();
    expect(readKeptView('{', criteria)).toBeUndefined();
  });
});
