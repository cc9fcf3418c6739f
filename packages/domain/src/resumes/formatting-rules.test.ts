import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import type { PlanId } from '../plans/plan-catalogue.ts';
import { grant, type Subscription } from '../subscriptions/subscription-machine.ts';
import { colorSchemes, defaultFormatting } from './formatting.ts';
import { formattingFor, keepsFormatting, spendFormatting } from './formatting-rules.ts';
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

it('S1 §3 basic always gets the default formatting', () => {
  expect(formattingFor('basic', rose)).toEqual(defaultFormatting);
  expect(formattingFor('pro', rose)).toEqual(rose);
});

it('S1 §3: only the basic plan changes a look, and not the default one', () => {
  expect(keepsFormatting('basic', rose)).toBe(false);
  expect(keepsFormatting('basic', defaultFormatting)).toBe(true);
  expect(keepsFormatting('pro', rose)).toBe(true);
});
