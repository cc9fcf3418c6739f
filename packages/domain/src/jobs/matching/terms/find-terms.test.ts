import { describe, expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';
import { jobTerms } from './job-terms.ts';

const skills = (text: string): readonly string[] =>
  findTerms(text, jobTerms, 'skill').map(({ term }) => term.name);
const learning = (text: string): readonly string[] =>
  findTerms(text, jobTerms, 'learning').map(({ term }) => term.name);
const places = (text: string): readonly string[] =>
  findTerms(text, jobTerms, 'place').map(({ term }) => term.name);
const shows = (own: string, asked: string): boolean => {
  const [found] = findTerms(own, jobTerms, 'skill');
  return [...(found?.term.shows ?? [])].some(({ name }) => name === asked);
};

describe('terms at the bounds of words', () => {
  it.each([
    ['JavaScript', ['JavaScript']],
    ['Java Script', ['JavaScript']],
    ['Java, JavaScript', ['Java', 'JavaScript']],
    ['C, C++ and C#', ['C', 'C++', 'C#']],
    ['.NET and ASP.NET', ['.NET', 'ASP.NET']],
    ['write to jobs@example.net', []],
    ['Node.js / NodeJS', ['Node.js', 'Node.js']],
    ['Golang or Go', ['Go', 'Go']],
    ['You go the extra mile', []],
    ['Go to our site', []],
    ['Python, R and SAS', ['Python', 'R', 'SAS']],
    ['R & D department', []],
    ['Vitamin C', []],
    ['Grade C', []],
    ['it is good', []],
    ['MS Excel', ['Microsoft Excel']],
    ['You will excel at selling', ['Sales']],
    ['excel in your role', []],
    ['Word, Excel and Access', ['Microsoft Word', 'Microsoft Excel', 'Microsoft Access']],
    ['access to the building', []],
    ['Access Control', ['Access control']],
    ['word of mouth', []],
    ['a keyword', []],
    ['SAP MM', ['SAP MM']],
    ['sales lead', []],
    ['TALLY PRIME, tally.erp 9', ['Tally Prime', 'Tally ERP 9']],
    ['टैली और जीएसटी', ['Tally', 'GST']],
    ['हिंदी टाइपिंग', ['Hindi typing']],
  ])('%s', (text, names) => {
    expect(skills(text)).toEqual(names);
  });
});

describe('degrees in all their spellings', () => {
  it.each([
    ['B.E./B.Tech', ['B.Tech', 'B.Tech']],
    ['BE', ['B.Tech']],
    ['B. Tech', ['B.Tech']],
    ['btech', ['B.Tech']],
    ['will be', []],
    ['me and you', []],
    ['B.Com', ['B.Com']],
    ['bcom', ['B.Com']],
    ['MBA/PGDM', ['MBA']],
    ['10+2', ['12th']],
    ['12th Std', ['12th']],
    ['2nd PUC', ['12th']],
    ['Matric', ['10th']],
    ['दसवीं पास', ['10th']],
    ['स्नातक', ['Graduate']],
    ['Any Graduate', ['Graduate']],
    ['GNM', ['GNM']],
    ['I.T.I', ['ITI']],
    ['it is a degree', ['Graduate']],
  ])('%s', (text, names) => {
    expect(learning(text)).toEqual(names);
  });
});

describe('places by every name', () => {
  it.each([
    ['Bangalore', ['Bengaluru']],
    ['Gurgaon', ['Gurugram']],
    ['Bombay', ['Mumbai']],
    ['Vizag', ['Visakhapatnam']],
    ['Trivandrum', ['Thiruvananthapuram']],
    ['Andheri East, Mumbai', ['Andheri', 'Mumbai']],
    ['लखनऊ', ['Lucknow']],
    ['work from home', ['Work from home']],
    ['PAN India', ['PAN India']],
  ])('%s', (text, names) => {
    expect(places(text)).toEqual(names);
  });
});

describe('what shows what, one way alone', () => {
  it.each([
    ['Advanced Excel', 'Microsoft Excel', true],
    ['Excel', 'Advanced Excel', false],
    ['Spring Boot', 'Java', true],
    ['Java', 'Spring Boot', false],
    ['React', 'JavaScript', false],
    ['Tally Prime', 'Tally', true],
    ['Tally', 'Tally Prime', false],
    ['HMV licence', 'Driving licence', true],
    ['Driving licence', 'HMV licence', false],
    ['MySQL', 'SQL', true],
    ['MIG welding', 'Welding', true],
  ])('%s shows %s: %s', (own, asked, does) => {
    expect(shows(own, asked)).toBe(does);
  });
});

it('has about 1,500 terms beside the places, each with a kind', () => {
  const own = jobTerms.all.filter(({ kind }) => kind !== 'place');
  expect(own.length).toBeGreaterThan(1500);
  expect(jobTerms.all.length).toBeGreaterThan(2400);
});
