import { describe, expect, it } from 'vitest';
import { queueTrouble } from './queue-trouble.ts';

const calm = { workers: 1, failing: 0, failed: 0, oldestWaitingSeconds: null };

describe('the background work', () => {
  it('is fine while somebody does it in time', () => {
    expect(queueTrouble(calm)).toBeUndefined();
    expect(queueTrouble({ ...calm, oldestWaitingSeconds: 299 })).toBeUndefined();
  });

  it('is named by the worst about it', () => {
    expect(queueTrouble({ ...calm, failing: 1 })).toBe('retrying');
    expect(queueTrouble({ ...calm, failing: 1, oldestWaitingSeconds: 300 })).toBe('slow');
    expect(queueTrouble({ ...calm, failed: 1, oldestWaitingSeconds: 300 })).toBe('gave-up');
    expect(queueTrouble({ ...calm, workers: 0, failed: 1 })).toBe('no-worker');
  });
});
