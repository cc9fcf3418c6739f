import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { describe, expect, it, vi } from 'vitest';
import { type MatcherPort, startMatcher } from './match-client.ts';
import type { FromMatcher, ToMatcher } from './match-messages.ts';

const request = { advert: 'Accountant in Pune', resume: blankResume() };

/** A worker that answers as it is told; `errors` says that its file did not come. */
const workerThat = (answer: (asked: ToMatcher) => FromMatcher | undefined, errors = false) => {
  const terminate = vi.fn();
  let starts = 0;
  const start = (): MatcherPort => {
    starts += 1;
    let hear: (event: { data: FromMatcher }) => void = () => undefined;
    let break_: () => void = () => undefined;
    return {
      postMessage: (asked) =>
        queueMicrotask(() => {
          const data = answer(structuredClone(asked));
          if (errors) break_();
          else if (data) hear({ data });
        }),
      addEventListener: (type: string, listener: never) => {
        if (type === 'message') hear = listener;
        else break_ = listener;
      },
      terminate,
    };
  };
  return { start, terminate, starts: () => starts };
};

const titled = ({ id, advert }: ToMatcher): FromMatcher => ({ id, match: { title: advert, asks: [] } });

describe('a comparison in a worker', () => {
  it('answers each question with its own, by one worker', async () => {
    const worker = workerThat(titled);
    const { compare } = startMatcher(worker);
    const both = await Promise.all([compare(request), compare({ ...request, advert: 'Clerk' })]);
    expect(both.map(({ title }) => title)).toEqual(['Accountant in Pune', 'Clerk']);
    expect(worker.starts()).toBe(1);
  });

  it('fails where the program does, and asks the same worker again', async () => {
    let works = false;
    const worker = workerThat((asked) => (works ? titled(asked) : { id: asked.id }));
    const { compare } = startMatcher(worker);
    await expect(compare(request)).rejects.toThrow();
    works = true;
    await expect(compare(request)).resolves.toMatchObject({ title: 'Accountant in Pune' });
    expect(worker.starts()).toBe(1);
  });

  it('starts another worker after one whose file did not come', async () => {
    const lost = workerThat(titled, true);
    const found = workerThat(titled);
    const starts = [lost.start, found.start];
    const { compare } = startMatcher({ start: () => (starts.shift() ?? found.start)() });
    await expect(compare(request)).rejects.toThrow();
    expect(lost.terminate).toHaveBeenCalledOnce();
    await expect(compare(request)).resolves.toMatchObject({ title: 'Accountant in Pune' });
  });

  it('is fetched before the first question where that is asked', async () => {
    const worker = workerThat(titled);
    const { prepare, compare } = startMatcher(worker);
    prepare();
    prepare();
    expect(worker.starts()).toBe(1);
    await compare(request);
    expect(worker.starts()).toBe(1);
  });

  it('ends a worker that never answers', async () => {
    const worker = workerThat(() => undefined);
    await expect(startMatcher({ start: worker.start, patience: 1 }).compare(request)).rejects.toThrow();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
