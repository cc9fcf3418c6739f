import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import type { Refusal } from '../refusal.ts';
import { slowestOnHostileText, textOfUnits } from '../text/hostile-text.fixture.ts';
import { checkContactForm } from './contact-fields.ts';
import {
  checkContactRate,
  type RateRecord,
  rateLimitKey,
  readRateRecord,
  recordContactAttempt,
} from './contact-rate-limit.ts';
import {
  checkResolution,
  dueDates,
  type Grievance,
  grievanceActions,
  markForReview,
  nextDue,
  overdue,
  reopen,
  replyInterim,
  resolve,
  scoreBadge,
} from './grievance-machine.ts';

const anyText = fc.array(fc.nat(0xffff)).map(textOfUnits);

const said = (refusal: Refusal | undefined): string => (refusal ? messageText(refusal) : 'fine');
const now = new Date('2026-11-15T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('S2 §5 contact form', () => {
  const form = {
    name: 'Asha',
    email: 'asha@example.com',
    subject: 'Refund',
    message: 'Please refund my order',
  };

  it.each([
    [{}, 'fine'],
    [{ name: ' ' }, 'Please enter your name'],
    [{ email: '' }, 'Please enter your email'],
    [{ email: 'asha@example' }, 'Please enter a valid domain name'],
    [{ subject: '' }, 'Please enter a subject'],
    [{ message: '\n' }, 'Please enter a message'],
    [{ name: 'x'.repeat(100) }, 'fine'],
    [{ name: 'x'.repeat(101) }, 'Please use at most 100 characters'],
    [{ email: `${'a'.repeat(60)}@${'b'.repeat(35)}.com` }, 'fine'],
    [{ email: `${'a'.repeat(60)}@${'b'.repeat(36)}.com` }, 'Please use at most 100 characters'],
    [{ subject: 'x'.repeat(200) }, 'fine'],
    [{ subject: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    [{ message: 'x'.repeat(2000) }, 'fine'],
    [{ message: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
  ])('%#', (change, answer) => expect(said(checkContactForm({ ...form, ...change }))).toBe(answer));

  it('names the field', () => expect(checkContactForm({ ...form, subject: '' })?.field).toBe('subject'));

  it('never throws, and answers 100 kB of hostile text within 50 ms', () => {
    const all = (text: string) => checkContactForm({ name: text, email: text, subject: text, message: text });
    fc.assert(fc.property(anyText, (text) => void all(text)));
    expect(slowestOnHostileText(all)).toBeLessThan(50);
    expect(slowestOnHostileText((text) => checkContactForm({ ...form, email: text }))).toBeLessThan(50);
    expect(slowestOnHostileText(readRateRecord)).toBeLessThan(50);
    expect(slowestOnHostileText(checkResolution)).toBeLessThan(50);
  });
});

describe('S2 §9 limit of 10 attempts per rolling hour', () => {
  const after = (minutes: readonly number[]): RateRecord =>
    minutes.reduce<RateRecord>((record, minute) => recordContactAttempt(record, later(minute)), {
      attempts: [],
      lastAttempt: null,
    });
  const ten = after([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

  it('is kept under contactFormRateLimit', () => expect(rateLimitKey).toBe('contactFormRateLimit'));

  it('lets the tenth pass and stops the eleventh', () => {
    expect(checkContactRate(after([0, 1, 2, 3, 4, 5, 6, 7, 8]), later(9))).toBeUndefined();
    expect(said(checkContactRate(ten, later(10)))).toBe(
      'Maximum message limit reached. Please try again in 50 minutes.',
    );
  });

  it('opens when the oldest attempt is an hour old, for one more', () => {
    expect(said(checkContactRate(ten, later(59.5)))).toBe(
      'Maximum message limit reached. Please try again in 1 minutes.',
    );
    expect(checkContactRate(ten, later(60))).toBeUndefined();
    const eleven = recordContactAttempt(ten, later(60));
    expect(said(checkContactRate(eleven, later(60)))).toContain('in 1 minutes');
    expect(checkContactRate(eleven, later(61))).toBeUndefined();
  });

  it('survives whatever lies in storage, and a clock that ran ahead', () => {
    for (const stored of [null, '', '{', '[]', '1', '{"attempts":5}', '{"attempts":["x",null]}'])
      expect(checkContactRate(readRateRecord(stored), now)).toBeUndefined();
    expect(readRateRecord(JSON.stringify(ten))).toEqual(ten);
    const counted = (attempts: number) =>
      said(checkContactRate(readRateRecord(JSON.stringify({ attempts, lastAttempt: now.getTime() })), now));
    expect(counted(9)).toBe('fine');
    expect(counted(10)).toBe('Maximum message limit reached. Please try again in 60 minutes.');
    expect(checkContactRate(after([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]), now)).toBeUndefined();
  });

  it('never lets more than 10 through in any hour', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 80 }), (waits) => {
        let record: RateRecord = { attempts: [], lastAttempt: null };
        const passed: number[] = [];
        let minute = 0;
        for (const wait of waits) {
          minute += wait;
          if (checkContactRate(record, later(minute))) continue;
          record = recordContactAttempt(record, later(minute));
          passed.push(minute);
        }
        for (const from of passed)
          expect(passed.filter((time) => time >= from && time < from + 60).length).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('S2 §4 grievance', () => {
  const pending: Grievance = {
    status: 'pending',
    response: null,
    resolvedAt: null,
    reopenedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const reviewed: Grievance = { ...pending, status: 'under_review' };
  const at = later(5);

  it('pending to under_review by Mark for Review', () => {
    expect(markForReview(pending, at)).toEqual({
      grievance: { ...pending, status: 'under_review', updatedAt: at },
    });
    expect(markForReview(reviewed, at).refusal?.code).toBe('grievance-not-pending');
  });

  it('pending or under_review to resolved by Resolve, which sets resolvedAt, response and updatedAt', () => {
    for (const grievance of [pending, reviewed])
      expect(resolve(grievance, '  Refunded. ', at)).toEqual({
        grievance: { ...grievance, status: 'resolved', response: 'Refunded.', resolvedAt: at, updatedAt: at },
      });
  });

  const resolved: Grievance = { ...pending, status: 'resolved', response: 'Refunded.', resolvedAt: at };

  it('resolved has no further actions but opening it again', () => {
    expect(resolve(resolved, 'Again', at).refusal?.code).toBe('grievance-resolved');
    expect(markForReview(resolved, at).refusal?.code).toBe('grievance-resolved');
    expect(grievanceActions('resolved')).toEqual(['reopen']);
    expect(grievanceActions('under_review')).toEqual(['interim', 'resolve']);
    expect(grievanceActions('pending')).toEqual(['review', 'interim', 'resolve']);
  });

  it('is opened again with a reason, under review, with a new month', () => {
    const again = later(24 * 60 * 20);
    const grievance: Grievance = {
      ...pending,
      status: 'under_review',
      reopenedAt: again,
      updatedAt: again,
    };
    expect(reopen(resolved, ' Not refunded after all ', again)).toEqual({ grievance });
    expect(nextDue(grievance)).toEqual(new Date('2027-01-05T10:00:00Z'));
    expect(said(reopen(resolved, ' ', again).refusal)).toBe('Please give a reason for reopening');
    expect(reopen(resolved, 'x'.repeat(501), again).refusal?.code).toBe('grievance-text-long');
    expect(said(reopen(reviewed, 'Why', again).refusal)).toBe('Only a resolved grievance can be reopened');
  });

  it('stays open with an interim reply, which is its first answer', () => {
    for (const open of [pending, reviewed])
      expect(replyInterim(open, 'We are looking.', at)).toEqual({
        grievance: { ...reviewed, updatedAt: at },
      });
    expect(said(replyInterim(pending, ' ', at).refusal)).toBe('Please enter a reply');
    expect(replyInterim(pending, 'x'.repeat(2001), at).refusal?.code).toBe('grievance-text-long');
    expect(said(replyInterim(resolved, 'Late', at).refusal)).toBe('This grievance is already resolved');
  });

  it('is next due for an answer while pending, then for redress, then for nothing', () => {
    expect([pending, reviewed, resolved].map(nextDue)).toEqual([
      new Date('2026-11-17T10:00:00Z'),
      new Date('2026-12-15T10:00:00Z'),
      undefined,
    ]);
  });

  it('S2 §5 resolution comment', () => {
    expect(said(checkResolution(' \n'))).toBe('Please enter a resolution comment');
    expect(said(checkResolution('x'))).toBe('fine');
    expect(said(checkResolution('x'.repeat(2000)))).toBe('fine');
    expect(checkResolution('x'.repeat(2001))?.code).toBe('resolution-long');
  });

  it('is due for an answer in 48 hours and for redress in a month', () => {
    expect(dueDates(now)).toEqual({
      acknowledgeBy: new Date('2026-11-17T10:00:00Z'),
      resolveBy: new Date('2026-12-15T10:00:00Z'),
    });
    const hours = (count: number) => later(count * 60);
    expect(overdue(pending, hours(48))).toBeUndefined();
    expect(overdue(pending, later(48 * 60 + 1))).toBe('acknowledgement');
    expect(overdue(reviewed, hours(49))).toBeUndefined();
    expect(overdue(reviewed, hours(24 * 30))).toBeUndefined();
    expect(overdue(reviewed, later(24 * 30 * 60 + 1))).toBe('resolution');
    expect(overdue({ ...pending, status: 'resolved' }, hours(10_000))).toBeUndefined();
  });

  it('S2 §9 a spam score of 5 or more is yellow', () => {
    expect([4, 5, 10].map(scoreBadge)).toEqual(['green', 'yellow', 'yellow']);
  });
});
