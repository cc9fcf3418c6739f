import { describe, expect, it } from 'vitest';
import { factChanges } from './audit-facts.ts';

describe('decision 28 what was changed, in words', () => {
  it('names a fact and what it was and became', () => {
    expect(factChanges({ status: 'active' }, { status: 'suspended' })).toEqual([
      { name: 'Status', from: 'active', to: 'suspended' },
    ]);
    expect(factChanges({ showOnLanding: false }, { showOnLanding: true })).toEqual([
      { name: 'Show on landing', from: 'No', to: 'Yes' },
    ]);
  });

  it('reads what was made or taken away', () => {
    expect(factChanges(null, { name: 'Modern', features: ['One', 'Two'] })).toEqual([
      { name: 'Name', from: undefined, to: 'Modern' },
      { name: 'Features', from: undefined, to: 'One, Two' },
    ]);
    expect(factChanges({ response: 'Done' }, null)).toEqual([
      { name: 'Response', from: 'Done', to: undefined },
    ]);
  });

  it('says nothing of what stayed, and tells moments in India', () => {
    expect(factChanges({ count: 1, note: null }, { count: 1, note: '' })).toEqual([]);
    expect(factChanges(null, { endDate: '2026-11-15T18:30:00.000Z' })[0]?.to).toMatch(
      /^16 Nov 2026, 12:00\sam$/,
    );
  });
});
