import { describe, expect, it } from 'vitest';
import { messageText } from '../../message-catalogue.ts';
import { canAddCertificate, checkCertificate, checkIssueDate, issueDateBounds } from './certificate-rules.ts';

const today = { day: '2026-11-15', latest: '2026-11-15' };
const birth = '2000-06-15';
const education = [
  { school: 'A', field: 'B', degree: 'undergraduate', graduationDate: '2021-05-20' },
  { school: 'A', field: 'B', degree: 'higher-secondary', graduationDate: '2018-05-20' },
];

const answer = (date: string, among = education): string | undefined => {
  const refusal = checkIssueDate(date, birth, among, today);
  return refusal && messageText(refusal);
};

describe('S1 §5 certificate', () => {
  it('needs an issue date that is not in the future', () => {
    expect(answer('')).toBe('Please select the issue date');
    expect(answer('2026-02-30')).toBe('Invalid date format. There is no 30 Feb 2026.');
    expect(answer('2026-11-15')).toBeUndefined();
    expect(answer('2026-11-16')).toBe('Issue date cannot be in the future');
  });

  it('is not older than its holder', () => {
    expect(answer('2000-06-15', [])).toBeUndefined();
    expect(answer('2000-06-14', [])).toBe('Issue date cannot be before your birth date');
  });

  it.each([
    ['secondary', '2014-05-20', '2014-05-19'],
    ['higher-secondary', '2014-05-20', '2014-05-19'],
    ['undergraduate', '2013-05-20', '2013-05-19'],
    ['postgraduate', '2014-05-20', '2014-05-19'],
  ])('decision 12: %s completed on 2016-05-20 began on %s', (degree, first, before) => {
    const only = [{ school: 'A', field: 'B', degree, graduationDate: '2016-05-20' }];
    expect(answer(first, only)).toBeUndefined();
    expect(answer(before, only)).toBe('Issue date cannot be before your education started');
  });

  it('looks at the earliest education', () => {
    expect(answer('2016-05-20')).toBeUndefined();
    expect(answer('2016-05-19')).toBe('Issue date cannot be before your education started');
    expect(issueDateBounds(birth, education, today, 'strict')).toEqual({
      min: '2016-05-20',
      max: '2026-11-15',
    });
    expect(issueDateBounds(birth, education, today, 'ask')).toEqual({ min: birth, max: '2026-11-15' });
    expect(issueDateBounds(birth, [], today)).toEqual({ min: '2000-06-15', max: '2026-11-15' });
    expect(issueDateBounds('', [], today)).toEqual({ max: '2026-11-15' });
  });

  it('needs name and issuer; a link must be an address', () => {
    const bad = { name: '', issuer: 'X', date: '2020-01-01', link: 'example.com' };
    expect(checkCertificate(bad, birth, education, today).map((r) => [r.field, messageText(r)])).toEqual([
      ['name', 'Certificate name is required'],
      ['issuer', 'Issuer is too short'],
      ['link', 'Please enter a valid URL starting with http:// or https://'],
    ]);
    const good = { name: 'Cloud Practitioner', issuer: 'Example Institute', date: '2020-01-01' };
    expect(checkCertificate(good, birth, education, today)).toEqual([]);
  });

  it('can be added once name, issuer and date are filled', () => {
    const filled = { name: 'A', issuer: 'B', date: '2020-01-01' };
    expect(canAddCertificate(filled)).toBe(true);
    for (const field of ['name', 'issuer', 'date'])
      expect(canAddCertificate({ ...filled, [field]: ' ' })).toBe(false);
  });
});
