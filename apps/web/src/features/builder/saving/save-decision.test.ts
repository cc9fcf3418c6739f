import { describe, expect, it } from 'vitest';
import { saveDecision } from './save-decision.ts';

const active = { status: 'active', expiredBecause: null } as const;
const ended = { status: 'expired', expiredBecause: 'ended' } as const;
const usedUp = { status: 'expired', expiredBecause: 'used-up' } as const;
const cancelled = { status: 'cancelled', expiredBecause: null } as const;

describe('S1 §4 save flow', () => {
  it.each([
    [
      'a visitor chooses how to save',
      { signedIn: false, subscription: undefined, editing: false },
      'choices',
    ],
    ['a subscriber names the resume', { signedIn: true, subscription: active, editing: false }, 'name'],
    ['no subscription leads to plans', { signedIn: true, subscription: null, editing: false }, 'plans'],
    ['an ended one leads to plans', { signedIn: true, subscription: ended, editing: false }, 'plans'],
    ['a cancelled one leads to plans', { signedIn: true, subscription: cancelled, editing: false }, 'plans'],
    ['decision 38: used up is said', { signedIn: true, subscription: usedUp, editing: false }, 'used-up'],
    ['decision 10: an edit costs none', { signedIn: true, subscription: usedUp, editing: true }, 'name'],
    [
      'what could not be asked is said',
      { signedIn: true, subscription: undefined, editing: false },
      'unknown',
    ],
  ] as const)('%s', (_, standing, decision) => {
    expect(saveDecision(standing)).toBe(decision);
  });
});
