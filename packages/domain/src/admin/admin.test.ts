import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages, messageText } from '../message-catalogue.ts';
import { slowestOnHostileText, textOfUnits } from '../text/hostile-text.fixture.ts';
import { checkAddPlan, showsAddPlan } from './add-plan.ts';
import { searchTerm } from './admin-search.ts';
import {
  chartStart,
  chartWeek,
  dashboardStats,
  perDay,
  previousWindowStart,
  recentPercent,
  revenueGrowth,
  statsWindowStart,
} from './admin-stats.ts';
import { changedFacts } from './audit.ts';
import { csvCell, csvRow } from './csv.ts';

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
    });
  });
});

describe('S2 §2 charts of the last 7 days', () => {
  it('are labelled by short weekday, today in India last', () => {
    expect(chartWeek(now).map(({ label }) => label)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(chartWeek(new Date('2026-11-15T18:30:00Z')).at(-1)).toEqual({ day: '2026-11-16', label: 'Mon' });
    expect(chartStart(now).toISOString()).toBe('2026-11-08T18:30:00.000Z');
  });

  it('sum each day, empty days included', () => {
    const days = perDay(
      [
        { at: new Date('2026-11-08T18:29:59Z'), value: 1 },
        { at: new Date('2026-11-08T18:30:00Z'), value: 2 },
        { at: new Date('2026-11-14T18:29:59Z'), value: 4 },
        { at: new Date('2026-11-14T18:30:00Z'), value: 8 },
        { at: new Date('2026-11-15T09:00:00Z'), value: 16 },
      ],
      now,
    );
    expect(days.map(({ value }) => value)).toEqual([2, 0, 0, 0, 0, 4, 24]);
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
