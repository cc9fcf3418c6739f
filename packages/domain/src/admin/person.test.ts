import { describe, expect, it } from 'vitest';
import { checkErasure, checkSuspensionReason } from './person.ts';

const asha = { email: 'asha@example.com', displayName: 'Asha Rao' };
const codes = (confirm: string, reason: string) =>
  checkErasure({ confirm, reason }, asha).map(({ field, code }) => [field, code]);

describe('suspending with a reason', () => {
  it('needs words, 500 characters at most', () => {
    expect(checkSuspensionReason(' \n')).toEqual({ field: 'reason', code: 'suspension-reason-missing' });
    expect(checkSuspensionReason('x'.repeat(500))).toBeUndefined();
    expect(checkSuspensionReason('x'.repeat(501))).toMatchObject({ params: { max: 500 } });
  });
});

describe('erasing a person', () => {
  it('needs the address typed out and a reason', () => {
    expect(codes('ASHA@example.com ', 'Asked for by mail')).toEqual([]);
    expect(codes('asha@example.co', ' ')).toEqual([
      ['confirm', 'erase-confirmation-differs'],
      ['reason', 'erase-reason-missing'],
    ]);
    expect(codes('asha@example.com', 'x'.repeat(501))).toEqual([['reason', 'renewal-reason-long']]);
  });

  it('keeps no name in the reason that stays', () => {
    for (const reason of ['Asked by asha rao', 'Mail from ASHA@example.com of Monday']) {
      expect(codes('asha@example.com', reason)).toEqual([['reason', 'erase-reason-names-person']]);
    }
    expect(
      checkErasure({ confirm: 'a@b.in', reason: 'Asked' }, { email: 'a@b.in', displayName: ' ' }),
    ).toEqual([]);
  });
});
