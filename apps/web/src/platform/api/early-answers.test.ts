import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';
import { dropEarlyAnswers } from './early-answers.ts';

const answer = (resumes: readonly string[]) => Response.json({ success: true, resumes });
const later = vi.fn(async () => answer(['asked later']));

const withEarly = (early: Promise<Response | undefined>) => {
  vi.stubGlobal('window', { earlyAnswers: { '/api/resumes': early } });
  vi.stubGlobal('fetch', later);
};
const resumes = async () => (await call('GET /api/resumes')).resumes;

afterEach(() => {
  later.mockClear();
  vi.unstubAllGlobals();
});

describe('answers asked for before the app was here', () => {
  it('go to the first call that wants them, and to no second one', async () => {
    withEarly(Promise.resolve(answer(['asked early'])));
    expect(await resumes()).toEqual(['asked early']);
    expect(later).not.toHaveBeenCalled();
    expect(await resumes()).toEqual(['asked later']);
  });

  it('are asked for again when there were none', async () => {
    withEarly(Promise.resolve(undefined));
    expect(await resumes()).toEqual(['asked later']);
  });

  it('are for the same address and a plain question alone', async () => {
    withEarly(Promise.resolve(answer(['asked early'])));
    await call('DELETE /api/resumes/:id', { params: { id: 'one' } });
    await call('GET /api/subscription');
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('are not given to a later screen', async () => {
    withEarly(Promise.resolve(answer(['asked early'])));
    dropEarlyAnswers();
    expect(await resumes()).toEqual(['asked later']);
  });
});
