import '../office-messages.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages, messageText } from '../message-catalogue.ts';
import { slowestOnHostileText, textOfUnits } from '../text/hostile-text.fixture.ts';
import { checkAddPlan, showsAddPlan } from './add-plan.ts';
import { searchTerm } from './admin-search.ts';
import {
  dashboardStats,
  previousWindowStart,
  recentPercent,
  revenueGrowth,
  statsWindowStart,
} from './admin-stats.ts';
import { changedFacts } from './audit.ts';
import { chartDaysOf, chartSpan, checkChartSpan, perDay, spanBefore } from './chart-span.ts';
import { csvCell, csvRow } from './csv.ts';
import { funnelShare } from './funnel.ts';

const anyText = fc.array(fc.nat(0xffff)).map(textOfUnits);

const now = new Date('2026-11-15T10:00:00Z');

describe('S2 §9 admin statistics', () => {
  it('look at 30 days', () => {
    expect(statsWindowStart(now).toISOString()).toBe('2026-10-16T10:00:00.000Z');
    expect(previousWindowStart(now).toISOString()).toBe('2026-09-16T10:00:00.000Z');
  });

  it('growth is the percent of all created in the window, 1 decimal', () => {
    expect(recentPercent(1, 3)).toBe(33.3);
    expect(recentPercent(2, 3)).toBe(66.7);
    expect(recentPercent(0, 3)).toBe(0);
    expect(recentPercent(3, 3)).toBe(100);
    expect(recentPercent(0, 0)).toBe(0);
  });

  it('revenue growth is computed, never 15.7 by itself (decision 27)', () => {
    expect(revenueGrowth(15_000, 10_000)).toBe(50);
    expect(revenueGrowth(5_000, 10_000)).toBe(-50);
    expect(revenueGrowth(10_000, 30_000)).toBe(-66.7);
    expect(revenueGrowth(10_000, 0)).toBe(0);
    expect(revenueGrowth(0, 0)).toBe(0);
  });

  it('fill the overview', () => {
    expect(
      dashboardStats({
        users: 8,
        recentUsers: 1,
        activeSubscriptions: 4,
        recentActiveSubscriptions: 3,
        resumes: 10,
        recentResumes: 1,
        contacts: 6,
        pendingContacts: 2,
        recentRevenuePaise: 11_000,
        previousRevenuePaise: 10_000,
      }),
    ).toEqual({
      hasEarlierRevenue: true,
      totalUsers: 8,
      activeSubscriptions: 4,
      totalResumes: 10,
      totalContacts: 6,
      pendingContacts: 2,
      userGrowth: 12.5,
      subscriptionGrowth: 75,
      resumeGrowth: 10,
      revenueGrowth: 10,
      recentUsers: 1,
      recentSubscriptions: 3,
      recentResumes: 1,
      recentRevenue: 110,
    });
  });
});

describe('S2 §2 charts of the last 7 days', () => {
  it('are labelled by short weekday, today in India last', () => {
    const week = chartDaysOf(chartSpan({}, now));
    expect(week.map(({ label }) => label)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const later = chartDaysOf(chartSpan({}, new Date('2026-11-15T18:30:00Z')));
    expect(later.at(-1)).toEqual({ day: '2026-11-16', label: 'Mon' });
    expect(week[0]?.day).toBe('2026-11-09');
  });

  it('have a value for each day, empty days included', () => {
    const days = perDay(
      chartSpan({}, now),
      new Map([
        ['2026-11-09', 2],
        ['2026-11-15', 24],
        ['2026-11-08', 1],
      ]),
    );
    expect(days.map(({ value }) => value)).toEqual([2, 0, 0, 0, 0, 0, 24]);
  });
});

describe('charts of other days', () => {
  it('are 30, 90, the financial year from 1 April, or two days that are named', () => {
    expect(chartSpan({ range: '30d' }, now)).toEqual({ from: '2026-10-17', to: '2026-11-15' });
    expect(chartSpan({ range: '90d' }, now)).toEqual({ from: '2026-08-18', to: '2026-11-15' });
    expect(chartSpan({ range: 'fy' }, now)).toEqual({ from: '2026-04-01', to: '2026-11-15' });
    // 31 March in India is still the old year.
    expect(chartSpan({ range: 'fy' }, new Date('2027-03-31T18:29:00Z')).from).toBe('2026-04-01');
    expect(chartSpan({ range: 'fy' }, new Date('2027-03-31T18:30:00Z')).from).toBe('2027-04-01');
    const named = { from: '2026-01-30', to: '2026-02-02' };
    expect(chartSpan({ range: '7d', ...named }, now)).toEqual(named);
    expect(chartSpan({ from: '2026-01-30' }, now).to).toBe('2026-11-15');
  });

  it('are compared with as many days before, and last a year at the most', () => {
    expect(spanBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({
      from: '2026-01-30',
      to: '2026-02-28',
    });
    expect(checkChartSpan({ from: '2026-01-02', to: '2026-01-01' })?.code).toBe('invalid-field');
    expect(checkChartSpan({ from: '2025-01-01', to: '2026-01-01' })).toBeUndefined();
    expect(checkChartSpan({ from: '2025-01-01', to: '2026-01-02' })?.field).toBe('from');
  });

  it('are labelled by day and month', () => {
    expect(chartDaysOf({ from: '2026-02-24', to: '2026-03-03' }).map(({ label }) => label)).toEqual([
      '24 Feb',
      '25 Feb',
      '26 Feb',
      '27 Feb',
      '28 Feb',
      '1 Mar',
      '2 Mar',
      '3 Mar',
    ]);
  });

  it('tell how many got from a visit to a payment', () => {
    expect(funnelShare(1, 3)).toBe(33.3);
    expect(funnelShare(4, 0)).toBeNull();
  });
});

describe('S2 §5 Add Plan', () => {
  const said = (planId: string, reason: string) => {
    const refusals = checkAddPlan({ planId, reason });
    return refusals.map(messageText).join(', ') || 'fine';
  };

  it.each([
    ['', 'x', 'Please select a plan'],
    ['', '', 'Please select a plan, Please provide a reason for renewal'],
    ['gold', 'x', 'Invalid plan selected'],
    ['pro', '', 'Please provide a reason for renewal'],
    ['pro', ' \n', 'Please provide a reason for renewal'],
    ['pro', 'x', 'fine'],
    ['pro', 'x'.repeat(500), 'fine'],
    ['pro', 'x'.repeat(501), 'Please use at most 500 characters for the reason'],
  ])('%j with reason %j', (planId, reason, answer) => expect(said(planId, reason)).toBe(answer));

  it('S2 §2 is offered only without an active subscription', () => {
    expect(showsAddPlan(null)).toBe(true);
    expect(showsAddPlan({ status: 'expired' })).toBe(true);
    expect(showsAddPlan({ status: 'active' })).toBe(false);
  });

  it('checks 100 kB of hostile text within 50 ms', () => {
    expect(slowestOnHostileText((text) => checkAddPlan({ planId: 'pro', reason: text }))).toBeLessThan(50);
    expect(slowestOnHostileText(csvCell)).toBeLessThan(50);
    expect(slowestOnHostileText(searchTerm)).toBeLessThan(50);
  });
});

describe('S2 §5 searches', () => {
  it('are for a term without spaces around it, whatever the case', () => {
    expect(searchTerm(' ASHA ')).toBe('asha');
    expect(searchTerm(undefined)).toBe('');
  });
});

describe('CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+91 98', "'+91 98"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    [-5, '-5'],
    [0, '0'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
  ])('cell %j is %j', (value, cell) => expect(csvCell(value)).toBe(cell));

  it('never begins a formula and always holds one cell', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = csvCell(text);
        expect(cell).not.toMatch(/^"?\s*[=+\-@]/);
        if (/[",\r\n]/.test(cell)) expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
      }),
    );
  });

  it('rows end as the format says', () => expect(csvRow(['a', 1, null])).toBe('a,1,\r\n'));
});

describe('decision 28 what was changed', () => {
  it('keeps only what differs', () => {
    expect(
      changedFacts({ status: 'active', name: 'A' }, { status: 'suspended', name: 'A', note: 'x' }),
    ).toEqual({
      before: { status: 'active' },
      after: { status: 'suspended', note: 'x' },
    });
  });
});

describe('S2 §8 admin screens', () => {
  it('say what the specification says', () => {
    expect(Object.values(messages)).toEqual(
      expect.arrayContaining([
        'Failed to load statistics',
        'Failed to load users',
        'Failed to update user status',
        'Failed to load subscription history',
        'No subscription history found',
        'Failed to generate {format}',
        'Failed to load submissions',
        'Failed to update submission status',
        'Failed to submit resolution',
        'Failed to load orders',
        'No orders found',
        'Failed to update order status',
        'No grievances found',
        'Failed to find the root element',
      ]),
    );
  });
});
