import { describe, expect, it } from 'vitest';
import { grant } from '../subscriptions/subscription-machine.ts';
import { type HelpPerson, helpStanding } from './help-usage.ts';

const now = new Date('2026-11-16T10:00:00Z');
const subscription = grant('u1', 'basic', { kind: 'order', orderId: 'o1' }, now);
const consent = { service: 'Sample AI', givenAt: now };
const person: HelpPerson = { subscription, usage: undefined, consent };
const standing = (change: Partial<HelpPerson> = {}, at = now) =>
  helpStanding({ service: 'Sample AI', person: { ...person, ...change }, now: at });

describe('who may have sentences rewritten', () => {
  it('names the first thing that is in the way', () => {
    const usage = { day: '2026-11-16', used: 50 };
    expect(helpStanding({ service: undefined, person, now }).blockedBy).toBe('help-not-available');
    expect(helpStanding({ service: 'Sample AI', person: undefined, now }).blockedBy).toBe(
      'help-needs-sign-in',
    );
    expect(standing({ subscription: undefined }).blockedBy).toBe('help-needs-plan');
    expect(standing({ usage })).toEqual({ remaining: 0, blockedBy: 'help-limit-reached' });
    expect(standing({ consent: undefined }).blockedBy).toBe('help-needs-consent');
    expect(standing()).toEqual({ remaining: 50, blockedBy: undefined });
  });

  it('asks again when the service is another one, and when the plan has ended', () => {
    expect(standing({ consent: { ...consent, service: 'Other AI' } }).blockedBy).toBe('help-needs-consent');
    expect(standing({}, new Date('2027-11-16T10:00:00Z')).blockedBy).toBe('help-needs-plan');
  });

  it('counts a plan whose resumes are used up as running (decision 38)', () => {
    expect(standing({ subscription: { ...subscription, resumesRemaining: 0 } }).blockedBy).toBeUndefined();
  });

  it('starts again at midnight in India', () => {
    const usage = { day: '2026-11-16', used: 12 };
    expect(standing({ usage }, new Date('2026-11-16T18:29:59Z')).remaining).toBe(38);
    expect(standing({ usage }, new Date('2026-11-16T18:30:00Z')).remaining).toBe(50);
  });
});
