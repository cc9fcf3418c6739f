import { describe, expect, it } from 'vitest';
import { moveTo } from './step-history.ts';

describe('steps in the browser’s history', () => {
  it('a step ahead is an entry of its own', () => {
    expect(moveTo({ step: 0, trail: [] }, 1)).toEqual({ kind: 'push', entry: { step: 1, trail: [0] } });
    expect(moveTo({ step: 1, trail: [0] }, 4)).toEqual({ kind: 'push', entry: { step: 4, trail: [0, 1] } });
  });

  it('a step back is the entry it has already, so that Back never leads ahead', () => {
    expect(moveTo({ step: 3, trail: [0, 1, 2] }, 2)).toEqual({ kind: 'back', by: 1 });
    expect(moveTo({ step: 3, trail: [0, 1, 2] }, 0)).toEqual({ kind: 'back', by: 3 });
  });

  it('a step back without an entry takes the place of the first one beyond it', () => {
    expect(moveTo({ step: 3, trail: [] }, 1)).toEqual({ kind: 'replace', entry: { step: 1, trail: [] } });
    expect(moveTo({ step: 4, trail: [0, 2, 3] }, 1)).toEqual({ kind: 'back', by: 2 });
    expect(moveTo({ step: 2, trail: [0] }, 1)).toEqual({ kind: 'replace', entry: { step: 1, trail: [0] } });
  });

  it('the same step is no move', () => {
    expect(moveTo({ step: 2, trail: [1] }, 2)).toEqual({ kind: 'stay' });
  });
});
