import { describe, expect, it } from 'vitest';
import { authLimits, checkAccountName } from '../auth/auth-fields.ts';
import { checkContactField } from '../contact/contact-fields.ts';
import { checkJobQuery } from '../jobs/job-search.ts';
import { checkDescription } from '../resumes/fields/description-text.ts';
import { checkNameText } from '../resumes/fields/name-text.ts';
import { checkResumeName } from '../resumes/saved/resume-name.ts';
import { countCharacters, hasAtLeast, hasMoreThan } from './text-length.ts';

/** One sign to a reader, four units in memory. */
const sign = 'क्षि';
const signs = (count: number) => sign.repeat(count);

describe('decision 8: lengths are counted in graphemes', () => {
  it('counts what a reader sees', () => {
    expect(sign.length).toBe(4);
    expect(countCharacters(signs(10))).toBe(10);
    expect(countCharacters('👩‍🏫')).toBe(1);
    expect(hasAtLeast('e\u0301', 2)).toBe(false);
    expect(hasAtLeast('e\u0301a', 2)).toBe(true);
    expect(hasAtLeast('', 0)).toBe(true);
    expect(hasAtLeast('', 1)).toBe(false);
  });

  it('holds an upper limit on both sides, and a text that is all marks', () => {
    expect(hasMoreThan(signs(10), 10)).toBe(false);
    expect(hasMoreThan(signs(11), 10)).toBe(true);
    expect(hasMoreThan(`a${'\u0301'.repeat(1_000)}`, 10)).toBe(true);
    expect(hasMoreThan('a'.repeat(10), 10)).toBe(false);
    expect(hasMoreThan('a'.repeat(11), 10)).toBe(true);
  });

  it('S1 §5 two characters for a name, fifty for a description', () => {
    expect(checkNameText('fullName', 'नी')?.code).toBe('text-too-short');
    expect(checkNameText('fullName', 'नीर')).toBeUndefined();
    expect(checkDescription(signs(49))?.code).toBe('description-too-short');
    expect(checkDescription(signs(50))).toBeUndefined();
  });

  it.each([
    ['an account name', authLimits.nameMax, checkAccountName],
    ['a field of a resume', 200, (text: string) => checkNameText('school', text)],
    ['a description', 5_000, checkDescription],
    ['the name of a resume', 100, checkResumeName],
    ['S2 §5 a contact name', 100, (text: string) => checkContactField('name', text)],
    ['S2 §5 a subject', 200, (text: string) => checkContactField('subject', text)],
    ['S2 §5 a message', 2_000, (text: string) => checkContactField('message', text)],
    ['a job search', 100, checkJobQuery],
  ])('%s may hold as many signs as letters', (_, limit, check) => {
    expect(check(signs(limit))).toBeUndefined();
    expect(check(signs(limit + 1))).toBeDefined();
  });
});
