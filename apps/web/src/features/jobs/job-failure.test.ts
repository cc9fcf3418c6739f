import { describe, expect, it } from 'vitest';
import { Refused } from '../../platform/api/call.ts';
import { searchFailure } from './job-failure.ts';

const refused = (status: number, code: string, error: string) =>
  searchFailure(new Refused({ status, code, error }));

describe('S2 §8 a job search that gave nothing', () => {
  it('says Failed to fetch jobs without an answer or without its words', () => {
    expect(refused(0, 'network', 'No connection')).toEqual({
      title: 'Failed to fetch jobs',
      detail: 'No connection',
    });
    expect(refused(502, 'unexpected-error', '?')).toEqual({ title: 'Failed to fetch jobs' });
    expect(searchFailure(new TypeError('?'))).toEqual({ title: 'Failed to fetch jobs' });
  });

  it('passes on the server’s words', () => {
    expect(refused(503, 'jobs-limit-check-failed', 'Failed to check search limit')).toEqual({
      title: 'Failed to check search limit',
    });
  });
});
