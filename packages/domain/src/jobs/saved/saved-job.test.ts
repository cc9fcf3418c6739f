import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import type { Refusal } from '../../refusal.ts';
import {
  checkJobFacts,
  checkJobNote,
  checkSavedJobCount,
  readJobFacts,
  savedAtOf,
  savedJobStatuses,
  sortSavedJobs,
} from './saved-job.ts';

const facts = {
  title: 'Accountant',
  company: 'Sample Works',
  location: 'Pune',
  description: 'Books',
  employmentType: 'Full-time',
  timeAgoPosted: '2 hours ago',
  url: 'https://jobs.example/1',
  provider: 'LinkedIn',
};
const said = (refusal: Refusal | undefined) => (refusal ? messageText(refusal) : 'fine');
const read = (change: object) => readJobFacts({ ...facts, ...change });

describe('saved jobs', () => {
  it('have these states, in this order', () => {
    expect(savedJobStatuses).toEqual(['saved', 'applied', 'interview', 'offer', 'no']);
  });

  it('keep an advert as bounded plain text', () => {
    expect(read({})).toEqual(facts);
    const long = read({
      title: `<b>${'x'.repeat(900)}</b>`,
      description: '<p>y</p>'.repeat(9_000),
      location: '',
    });
    expect(long.title).toHaveLength(200);
    expect(long.description.length).toBeLessThanOrEqual(5_000);
    expect(long.description).not.toContain('<');
    expect(long.location).toBe('Remote');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//x.example',
    '',
    `https://x.example/${'y'.repeat(2_000)}`,
  ])('never keep the address %s', (url) =>
    expect(checkJobFacts(read({ url }))).toEqual({ code: 'saved-job-address-invalid', field: 'url' }),
  );

  it('need a title', () => {
    expect(checkJobFacts(read({ title: ' <i></i> ' }))).toMatchObject({ field: 'title' });
    expect(checkJobFacts(read({}))).toBeUndefined();
  });

  it('have a note of at most 1,000 characters as a reader counts them', () => {
    expect(said(checkJobNote('x'.repeat(1_000)))).toBe('fine');
    expect(said(checkJobNote('कि'.repeat(1_000)))).toBe('fine');
    expect(said(checkJobNote('x'.repeat(1_001)))).toBe('Please use at most 1000 characters');
  });

  it('are at most 500', () => {
    expect(checkSavedJobCount(499)).toBeUndefined();
    expect(said(checkSavedJobCount(500))).toBe('You have 500 saved jobs. Remove one to save another.');
  });

  it('come back with the moment they were saved, never a later one than now', () => {
    const now = new Date('2026-11-15T10:00:00Z');
    expect(savedAtOf('2026-11-01T10:00:00Z', now)).toEqual(new Date('2026-11-01T10:00:00Z'));
    expect(savedAtOf('2027-11-01T10:00:00Z', now)).toEqual(now);
    expect(savedAtOf(undefined, now)).toEqual(now);
  });

  it('are put in order', () => {
    const jobs = [
      { title: 'b', company: 'zebra', status: 'no', savedAt: '2026-11-01', statusAt: '2026-11-09' },
      { title: 'c', company: 'Apple', status: 'saved', savedAt: '2026-11-03', statusAt: '2026-11-03' },
      { title: 'a', company: 'apple', status: 'offer', savedAt: '2026-11-02', statusAt: '2026-11-05' },
    ] as const;
    const order = (by: Parameters<typeof sortSavedJobs>[1]) =>
      sortSavedJobs(jobs, by)
        .map(({ title }) => title)
        .join('');
    expect(order('newest')).toBe('cab');
    expect(order('changed')).toBe('bac');
    expect(order('company')).toBe('acb');
    expect(order('status')).toBe('cab');
  });
});
