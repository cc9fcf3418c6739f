import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import type { PlanId } from '../plans/plan-catalogue.ts';
import { grant, type Subscription } from '../subscriptions/subscription-machine.ts';
import { colorSchemes, defaultFormatting } from './formatting.ts';
import {
  formattingFor,
  lookPrice,
  type PrintedOn,
  spendFormatting,
  spendNewResume,
} from './formatting-rules.ts';
import type { Formatting } from './resume-model.ts';

const bought = new Date('2026-11-01T00:00:00Z');
const now = new Date('2026-11-15T00:00:00Z');
const pro = grant('user', 'pro', { kind: 'order', orderId: 'order' }, bought);
const rose: Formatting = { ...defaultFormatting, colorScheme: colorSchemes.rose };

const outcome = (planUsed: PlanId, subscription: Subscription | null, wanted = rose, at = now) => {
  const spent = spendFormatting({ planUsed, formatting: defaultFormatting }, wanted, subscription, at);
  return spent.refusal ? messageText(spent.refusal) : spent.subscription.formatsRemaining;
};

describe('S2 §5 formatting save', () => {
  it('is refused for resumes made on basic, whatever plan runs now', () => {
    expect(outcome('basic', pro)).toBe('Formatting is not available for resumes created with Basic plan');
  });

  it('costs one change of the plan', () => {
    expect(outcome('pro', pro)).toBe(24);
    expect(outcome('pro', { ...pro, formatsRemaining: 1 })).toBe(0);
    expect(outcome('pro', { ...pro, formatsRemaining: 0 })).toBe(
      'No format changes remaining in your subscription',
    );
  });

  it('costs nothing when unlimited or unchanged', () => {
    expect(outcome('pro', { ...pro, formatsRemaining: -1 })).toBe(-1);
    expect(outcome('pro', pro, defaultFormatting)).toBe(25);
    expect(outcome('pro', { ...pro, formatsRemaining: 0 }, defaultFormatting)).toBe(0);
  });

  it('decision 38: lasts while the plan does, even with no resume left', () => {
    expect(outcome('pro', { ...pro, resumesRemaining: 0 })).toBe(24);
  });

  it('decision 39: asks for a plan after the end date', () => {
    expect(outcome('pro', pro, rose, new Date('2027-01-01T00:00:00Z'))).toBe('No active subscription found');
    expect(outcome('pro', pro, defaultFormatting, new Date('2027-01-01T00:00:00Z'))).toBe(
      'No active subscription found',
    );
    expect(outcome('pro', null)).toBe('No active subscription found');
  });

  it('has nothing to spend on a running basic plan', () => {
    const basic = grant('user', 'basic', { kind: 'order', orderId: 'order' }, now);
    expect(outcome('pro', basic)).toBe('No format changes remaining in your subscription');
  });
});

it('S1 §3 basic always gets the default formatting, a guest’s download as well', () => {
  expect(formattingFor('basic', rose)).toEqual(defaultFormatting);
  expect(formattingFor('guest', rose)).toEqual(defaultFormatting);
  expect(formattingFor('pro', rose)).toEqual(rose);
});

describe('S1 §4: a new resume in a look of its own', () => {
  const cost = (subscription: Subscription | null, wanted: Formatting | undefined, copied?: Formatting) => {
    const spent = spendNewResume(subscription, { wanted, copied }, now);
    if (spent.refusal) return messageText(spent.refusal);
    const { resumesRemaining, formatsRemaining } = spent.subscription;
    return [resumesRemaining, formatsRemaining, spent.formatting.colorScheme.primary];
  };
  const [blue, red] = [defaultFormatting.colorScheme.primary, rose.colorScheme.primary];

  it('takes a resume and a format change', () => {
    expect(cost(pro, rose)).toEqual([4, 24, red]);
    expect(cost({ ...pro, resumesRemaining: 1, formatsRemaining: 1 }, rose)).toEqual([0, 0, red]);
  });

  it('takes a resume alone in the default look, in that of the resume it copies, or without a limit', () => {
    expect(cost(pro, undefined)).toEqual([4, 25, blue]);
    expect(cost(pro, defaultFormatting)).toEqual([4, 25, blue]);
    expect(cost({ ...pro, formatsRemaining: 0 }, rose, rose)).toEqual([4, 0, red]);
    expect(cost({ ...pro, formatsRemaining: -1 }, rose)).toEqual([4, -1, red]);
  });

  it('is refused with no format change left, and with no resume left before that', () => {
    expect(cost({ ...pro, formatsRemaining: 0 }, rose)).toBe(
      'No format changes remaining in your subscription',
    );
    expect(cost({ ...pro, resumesRemaining: 0, formatsRemaining: 0 }, rose)).toBe(
      'No resumes remaining in your subscription',
    );
    expect(cost(null, rose)).toBe('No active subscription found');
  });

  it('is the default look on basic, and costs no change there', () => {
    const basic = grant('user', 'basic', { kind: 'order', orderId: 'order' }, now);
    expect(cost(basic, rose)).toEqual([0, 0, blue]);
  });
});

it('what a look costs is known before it is saved', () => {
  const price = (printedOn: PrintedOn, formatsRemaining: number, wanted = rose, before = defaultFormatting) =>
    lookPrice({ printedOn, formatsRemaining, before, wanted });
  expect(price('guest', 0)).toBe('standard');
  expect(price('basic', 0)).toBe('standard');
  expect(price('pro', 25)).toBe('one');
  expect(price('pro', 0)).toBe('none-left');
  expect(price('enterprise', -1)).toBe('unlimited');
  expect(price('pro', 0, rose, rose)).toBe('nothing');
  expect(price('guest', 0, defaultFormatting)).toBe('nothing');
});
