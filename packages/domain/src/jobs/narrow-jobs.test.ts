import { describe, expect, it } from 'vitest';
import {
  daysSincePosted,
  isNarrowed,
  type Narrowing,
  narrowJobs,
  noNarrowing,
  typesNamed,
} from './narrow-jobs.ts';

const job = (id: string, change: object = {}) => ({
  id,
  title: 'Accountant',
  company: 'Sample Works',
  location: 'Pune',
  description: 'Books and GST',
  employmentType: 'Full-time',
  timeAgoPosted: '3 days ago',
  url: `https://jobs.example/${id}`,
  ...change,
});
const jobs = [
  job('1'),
  job('2', { title: 'Junior Accountant', location: 'Mumbai', timeAgoPosted: '2 hours ago' }),
  job('3', { company: 'Café Udyog', employmentType: 'Part-time', timeAgoPosted: '2 weeks ago' }),
  job('4', {
    employmentType: 'Internship',
    location: 'Mumbai',
    timeAgoPosted: '',
    description: 'लेखा का काम',
  }),
];
const isSaved = ({ id }: { id: string }) => id === '2' || id === '4';
const narrowed = (change: Partial<Narrowing>) => narrowJobs(jobs, { ...noNarrowing, ...change }, isSaved);
const shown = (change: Partial<Narrowing>) => narrowed(change).jobs.map(({ id }) => id);

describe('decision 75 narrowing what was found', () => {
  it.each<[Partial<Narrowing>, string[]]>([
    [{}, ['1', '2', '3', '4']],
    [{ words: ' JUNIOR  gst ' }, ['2']],
    [{ words: 'cafe' }, ['3']],
    [{ words: 'लेखा' }, ['4']],
    [{ words: 'accountant pirate' }, []],
    [{ types: ['parttime', 'intern'] }, ['3', '4']],
    [{ place: 'Mumbai' }, ['2', '4']],
    [{ posted: 'today' }, ['2']],
    [{ posted: 'week' }, ['1', '2']],
    [{ posted: 'month' }, ['1', '2', '3']],
    [{ savedOnly: true }, ['2', '4']],
    [{ savedOnly: true, types: ['fulltime'], place: 'Mumbai' }, ['2']],
  ])('%j', (change, ids) => expect(shown(change)).toEqual(ids));

  it('counts what each choice would show, the others staying', () => {
    const { counts } = narrowed({ place: 'Mumbai', types: ['intern'] });
    expect([...counts.types]).toEqual([
      ['fulltime', 1],
      ['intern', 1],
    ]);
    expect([...counts.places]).toEqual([['Mumbai', 1]]);
    expect(counts.saved).toBe(1);
    expect([...narrowed({}).counts.posted]).toEqual([
      ['week', 2],
      ['month', 3],
      ['today', 1],
    ]);
  });

  it('says whether anything is narrowed', () => {
    expect(isNarrowed(noNarrowing)).toBe(false);
    expect(isNarrowed({ ...noNarrowing, words: ' ' })).toBe(false);
    expect(isNarrowed({ ...noNarrowing, savedOnly: true })).toBe(true);
  });
});

describe('the age of an advert from its words', () => {
  it.each([
    ['Just now', 0],
    ['Today', 0],
    ['45 minutes ago', 0],
    ['an hour ago', 0],
    ['23 hours ago', 0],
    ['30 hours ago', 1],
    ['yesterday', 1],
    ['1 day ago', 1],
    ['30+ days ago', 30],
    ['2 weeks ago', 14],
    ['a month ago', 30],
    ['1 year ago', 365],
    ['', undefined],
    ['Posted by Daybreak', undefined],
  ])('%s', (text, days) => expect(daysSincePosted(text)).toBe(days));
});

it.each([
  ['Full-time', ['fulltime']],
  ['FULLTIME', ['fulltime']],
  ['Full-time and Part-time', ['fulltime', 'parttime']],
  ['Internship', ['intern']],
  ['Contractor', ['contractor']],
  ['Volunteer', []],
])('an advert says of its kind: %s', (text, types) => expect(typesNamed(text)).toEqual(types));
