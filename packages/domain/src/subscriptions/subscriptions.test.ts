import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonthsInIndia, dayInIndia, startOfDayInIndia } from '../calendar/india-calendar.ts';
import { messageText } from '../message-catalogue.ts';
import { planIds, plans } from '../plans/plan-catalogue.ts';
import {
  cancel,
  endDateOf,
  grant,
  isRunning,
  replace,
  type Spent,
  type Subscription,
  spendFormat,
  spendResume,
  statusOf,
} from './subscription-machine.ts';
import { subscriptionSchema, subscriptionView } from './subscription-model.ts';
import { checkEditing, daysLeft, showsFormatButton } from './subscription-rights.ts';

const day = 86_400_000;
const now = new Date('2026-11-15T10:00:00Z');
const order = { kind: 'order', orderId: 'o1' } as const;
const pro = grant('u1', 'pro', order, now);
const basic = grant('u1', 'basic', order, now);
const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

const said = (spent: Spent<Subscription>): string => (spent.refusal ? messageText(spent.refusal) : 'spent');

describe('S1 §1 §9 validity (decision 16)', () => {
  it('basic ends 7 days after its start, to the moment', () => {
    expect(basic.endDate.toISOString()).toBe('2026-11-22T10:00:00.000Z');
  });

  it.each([
    ['pro', '2026-11-15T10:00:00.000Z', '2026-12-15T10:00:00.000Z'],
    ['pro', '2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['pro', '2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['premium', '2026-11-30T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['enterprise', '2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    // 20:00 UTC on 31 January is already 1 February in India.
    ['pro', '2027-01-31T20:00:00.000Z', '2027-02-28T20:00:00.000Z'],
    ['pro', '2027-03-30T20:00:00.000Z', '2027-04-29T20:00:00.000Z'],
  ] as const)('%s from %s ends %s', (id, start, end) => {
    expect(endDateOf(plans[id], new Date(start)).toISOString()).toBe(end);
  });

  it('keeps the time of day and never skips a month', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 12 }),
        (start, months) => {
          const end = addMonthsInIndia(start, months);
          expect((end.getTime() - start.getTime()) % day).toBe(0);
          const [fromYear = 0, fromMonth = 0, fromDay = 0] = dayInIndia(start).split('-').map(Number);
          const [toYear = 0, toMonth = 0, toDay = 0] = dayInIndia(end).split('-').map(Number);
          expect(toYear * 12 + toMonth - (fromYear * 12 + fromMonth)).toBe(months);
          expect(toDay).toBeLessThanOrEqual(fromDay);
          if (toDay < fromDay) expect(dayInIndia(after(end, day)).slice(8)).toBe('01');
        },
      ),
    );
  });

  it('India’s day begins at 18:30 UTC of the day before', () => {
    expect(startOfDayInIndia('2026-11-15').toISOString()).toBe('2026-11-14T18:30:00.000Z');
    expect(dayInIndia(new Date('2026-11-14T18:29:59.999Z'))).toBe('2026-11-14');
    expect(dayInIndia(new Date('2026-11-14T18:30:00.000Z'))).toBe('2026-11-15');
  });
});

describe('S1 §4 subscription status', () => {
  it('is active through the moment of its end date, then expired because ended', () => {
    expect(statusOf(pro, pro.endDate)).toEqual({ status: 'active', expiredBecause: null });
    expect(statusOf(pro, after(pro.endDate, 1))).toEqual({ status: 'expired', expiredBecause: 'ended' });
  });

  it('is expired because used up when resumesRemaining is 0 or less', () => {
    expect(statusOf({ ...pro, resumesRemaining: 1 }, now).status).toBe('active');
    for (const resumesRemaining of [0, -1])
      expect(statusOf({ ...pro, resumesRemaining }, now)).toEqual({
        status: 'expired',
        expiredBecause: 'used-up',
      });
  });

  it('is expired when another plan was bought', () => {
    expect(statusOf(replace(pro, now), now)).toEqual({ status: 'expired', expiredBecause: 'replaced' });
    expect(replace(replace(pro, now), after(now, 5)).replacedAt).toEqual(now);
  });

  it('is cancelled with its reason and moment, once, whatever else became of it (decision 69)', () => {
    const cancelled = cancel(pro, 'refunded', now);
    expect(cancelled).toMatchObject({ cancelledAt: now, cancelledBecause: 'refunded', updatedAt: now });
    expect(cancel(cancelled, 'refunded', after(now, 5))).toBe(cancelled);
    for (const one of [cancelled, cancel(replace(pro, now), 'refunded', after(now, 5))])
      expect(statusOf(one, now)).toEqual({ status: 'cancelled', expiredBecause: null });
    expect(subscriptionView({ ...cancelled, id: 's1' }, now)).toMatchObject({
      status: 'cancelled',
      cancelledAt: now.toISOString(),
      cancelledBecause: 'refunded',
    });
  });

  it('cancelled ends saves, format changes, editing and job searches', () => {
    const cancelled = cancel(pro, 'refunded', now);
    expect(isRunning(cancelled, now)).toBe(false);
    expect(said(spendResume(cancelled, now))).toBe('No active subscription found');
    expect(said(spendFormat(cancelled, now))).toBe('No active subscription found');
    expect(checkEditing(cancelled, now)?.code).toBe('subscription-none');
  });
});

describe('S1 §4 allowances', () => {
  it('saving a resume lowers resumesRemaining by 1', () => {
    const spent = spendResume(pro, now);
    expect(!spent.refusal && spent.subscription.resumesRemaining).toBe(4);
  });

  it('S1 §5 words its refusals', () => {
    expect(said(spendResume(null, now))).toBe('No active subscription found');
    expect(said(spendResume(pro, after(pro.endDate, 1)))).toBe('No active subscription found');
    expect(said(spendResume({ ...pro, resumesRemaining: 0 }, now))).toBe(
      'No resumes remaining in your subscription',
    );
    expect(said(spendResume({ ...pro, resumesRemaining: 1 }, now))).toBe('spent');
  });

  it('a format change lowers formatsRemaining by 1 unless unlimited, and is refused at 0', () => {
    const one = spendFormat({ ...pro, formatsRemaining: 1 }, now);
    expect(!one.refusal && one.subscription.formatsRemaining).toBe(0);
    expect(said(spendFormat({ ...pro, formatsRemaining: 0 }, now))).toBe(
      'No format changes remaining in your subscription',
    );
    const endless = spendFormat(grant('u1', 'enterprise', order, now), now);
    expect(!endless.refusal && endless.subscription.formatsRemaining).toBe(-1);
    expect(said(spendFormat(basic, now))).toBe('No format changes remaining in your subscription');
  });

  it('used-up blocks new saves only (decision 38)', () => {
    const usedUp = { ...pro, resumesRemaining: 0 };
    expect(said(spendFormat(usedUp, now))).toBe('spent');
    expect(checkEditing(usedUp, now)).toBeUndefined();
    expect(isRunning(usedUp, now)).toBe(true);
    expect(checkEditing(usedUp, after(pro.endDate, 1))?.code).toBe('subscription-none');
  });

  it('the same plan bought again starts new allowances (decision 43)', () => {
    const again = grant('u1', 'pro', { kind: 'order', orderId: 'o2' }, after(now, day));
    expect(again).toMatchObject({ resumesRemaining: 5, formatsRemaining: 25, orderId: 'o2' });
  });

  it('staff grants keep the reason and who gave it', () => {
    expect(
      grant('u1', 'pro', { kind: 'staff', reason: ' Goodwill ', by: 'a@example.com' }, now),
    ).toMatchObject({
      renewalReason: 'Goodwill',
      renewedBy: 'a@example.com',
      orderId: null,
    });
    expect(grant('u1', 'pro', { kind: 'staff', reason: 'x', by: null }, now).renewedBy).toBe('system');
  });

  it('are never negative and never overspent, whatever is done when', () => {
    const act = fc.record({
      what: fc.constantFrom('resume', 'format'),
      wait: fc.integer({ min: 0, max: 3 * day }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...planIds), fc.array(act, { maxLength: 80 }), (planId, acts) => {
        let subscription: Subscription = grant('u1', planId, order, now);
        let clock = now;
        let resumes = 0;
        let formats = 0;
        for (const { what, wait } of acts) {
          clock = after(clock, wait);
          const spent =
            what === 'resume' ? spendResume(subscription, clock) : spendFormat(subscription, clock);
          if (spent.refusal) continue;
          expect(clock.getTime()).toBeLessThanOrEqual(subscription.endDate.getTime());
          if (what === 'resume') resumes += 1;
          else formats += 1;
          subscription = spent.subscription;
        }
        const plan = plans[planId];
        expect(subscription.resumesRemaining).toBe(plan.resumeCount - resumes);
        expect(subscription.resumesRemaining).toBeGreaterThanOrEqual(0);
        if (plan.formatCount === -1) expect(subscription.formatsRemaining).toBe(-1);
        else {
          expect(subscription.formatsRemaining).toBe(plan.formatCount - formats);
          expect(subscription.formatsRemaining).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('what the dashboard shows', () => {
  it('S2 §2 days left until the end date', () => {
    expect(daysLeft(basic, now)).toBe(7);
    expect(daysLeft(basic, after(now, 1))).toBe(7);
    expect(daysLeft(basic, after(now, day))).toBe(6);
    expect(daysLeft(basic, after(basic.endDate, -1))).toBe(1);
    expect(daysLeft(basic, basic.endDate)).toBe(0);
    expect(daysLeft(basic, after(basic.endDate, day))).toBe(0);
  });

  it('S2 §2 the Format button', () => {
    const shows = (planUsed: 'basic' | 'pro', current: Subscription | null, at = now) =>
      showsFormatButton(planUsed, current && { ...current, ...statusOf(current, at) });
    expect(shows('pro', pro)).toBe(true);
    expect(shows('basic', pro)).toBe(false);
    expect(shows('pro', basic)).toBe(false);
    expect(shows('pro', { ...pro, formatsRemaining: 1 })).toBe(true);
    expect(shows('pro', { ...pro, formatsRemaining: 0 })).toBe(false);
    expect(shows('pro', { ...pro, formatsRemaining: -1 })).toBe(true);
    expect(shows('pro', null)).toBe(false);
    // Decision 38: used-up resumes leave the format changes, the end date does not.
    expect(shows('pro', { ...pro, resumesRemaining: 0 })).toBe(true);
    expect(shows('pro', pro, after(pro.endDate, 1))).toBe(false);
  });

  it('S2 §4 subscription: travels as the contract says', () => {
    const view = subscriptionView({ ...pro, id: 's1' }, now);
    expect(subscriptionSchema.parse(view)).toEqual(view);
    expect(view).toMatchObject({ status: 'active', expiredBecause: null, daysLeft: 30, formatCount: 25 });
  });
});
