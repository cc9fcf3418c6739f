import { describe, expect, it } from 'vitest';
import { readKeptSearch } from './kept-search.ts';

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
    const kept = { wish, found: { jobs: [job], foundAt: 5 } };
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
