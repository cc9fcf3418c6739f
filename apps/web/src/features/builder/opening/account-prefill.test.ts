import { describe, expect, it } from 'vitest';
import { blankDraft, type Draft } from '../../../resume/draft.ts';
import { hasWork } from '../../../resume/journal/journal-record.ts';
import { withAccount } from './account-prefill.ts';

const account = { displayName: 'Asha Rao', email: 'asha@example.com' };
const typed = (change: Partial<Draft['data']['personalInfo']>): Draft => {
  const draft = blankDraft();
  return { ...draft, data: { ...draft.data, personalInfo: { ...draft.data.personalInfo, ...change } } };
};

describe('the account’s name and e-mail in a new resume', () => {
  it('stand in empty fields only, never over something typed', () => {
    expect(withAccount(blankDraft(), account).data.personalInfo).toMatchObject({
      fullName: 'Asha Rao',
      email: 'asha@example.com',
    });
    expect(withAccount(typed({ fullName: 'As' }), account).data.personalInfo).toMatchObject({
      fullName: 'As',
      email: 'asha@example.com',
    });
    const both = typed({ fullName: 'As', email: 'a' });
    expect(withAccount(both, account)).toBe(both);
  });

  it('leave the name out when it is none for a resume', () => {
    const { fullName, email } = withAccount(blankDraft(), { ...account, displayName: 'R2 D2' }).data
      .personalInfo;
    expect([fullName, email]).toEqual(['', 'asha@example.com']);
  });

  it('are no work by themselves; what is changed or added is', () => {
    const filled = withAccount(blankDraft(), account);
    expect(hasWork(filled)).toBe(false);
    const change = (info: Partial<Draft['data']['personalInfo']>): Draft => ({
      ...filled,
      data: { ...filled.data, personalInfo: { ...filled.data.personalInfo, ...info } },
    });
    expect(hasWork(change({ fullName: 'Asha Rao Menon' }))).toBe(true);
    expect(hasWork(change({ location: 'Pune' }))).toBe(true);
    expect(hasWork(change({ fullName: '', email: '' }))).toBe(false);
    expect(hasWork(typed({ fullName: 'Asha Rao' }))).toBe(true);
  });
});
