import { describe, expect, it } from 'vitest';
import { advertText, isTooShort, pastedMarkup } from './advert.ts';

const clipboard = (data: Readonly<Record<string, string>>) => ({
  getData: (kind: string) => data[kind] ?? '',
});

describe('the text of a job', () => {
  it('is what is read of a page’s source', () => {
    expect(advertText('<h2>Accountant</h2><ul><li>Tally &amp; GST</li><li>MS Excel</li></ul>')).toBe(
      'Accountant\nTally & GST\nMS Excel',
    );
  });

  it('stays as written where it is no markup', () => {
    expect(advertText('Age < 30, salary > 3 lakh\r\n  Tally')).toBe('Age < 30, salary > 3 lakh\n  Tally');
    expect(advertText('x'.repeat(20_000))).toHaveLength(20_000);
  });

  it('is taken from markup where a paste has nothing else', () => {
    expect(pastedMarkup(clipboard({ 'text/html': '<p>Clerk</p><p>Pune</p>' }))).toBe('Clerk\nPune');
    expect(pastedMarkup(clipboard({ 'text/html': '<p>Clerk</p>', 'text/plain': 'Clerk' }))).toBeUndefined();
    expect(pastedMarkup(clipboard({}))).toBeUndefined();
  });

  it('says nothing of a job in a few words', () => {
    expect(isTooShort('   Accountant, Pune   ')).toBe(true);
    expect(isTooShort('Accountant in Pune with two years of Tally.')).toBe(false);
  });
});
