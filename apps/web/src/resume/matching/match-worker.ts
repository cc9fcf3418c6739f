import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { matchJob } from '@kalam/domain/jobs/matching/match-job';
import { jobTerms } from '@kalam/domain/jobs/matching/terms/job-terms';
import type { FromMatcher, ToMatcher } from './match-messages.ts';

/** The part of a worker's own scope that is used here; the page's types know no worker. */
interface WorkerScope {
  postMessage(message: FromMatcher): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToMatcher>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

const answer = ({ id, advert, resume }: ToMatcher): FromMatcher => {
  try {
    const { day: today } = visitorToday(new Date());
    return { id, match: matchJob({ advert, resume, terms: jobTerms, today }) };
  } catch (failure) {
    console.error(failure);
    return { id };
  }
};

scope.addEventListener('message', ({ data }) => scope.postMessage(answer(data)));
