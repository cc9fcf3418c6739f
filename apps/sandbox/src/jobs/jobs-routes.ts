import type { FastifyInstance } from 'fastify';
import type { Guard } from '../sandbox-guard.ts';
import type { Job } from './jobs-list.ts';
import { DATES, KINDS, type Search, searchJobs, timeAgo } from './jobs-search.ts';

interface Options {
  readonly guard: Guard;
}

interface Asked {
  Querystring: Readonly<Record<string, string | string[] | undefined>>;
}

const PAGE = 50;

/** A jobs list service: one page of matches, and the mark of the next one. */
export async function jobsRoutes(app: FastifyInstance, { guard }: Options): Promise<void> {
  app.addHook('onRequest', guard);
  app.get<Asked>('/v2/list', (request, reply) => {
    const search = searchOf(request.query);
    if (typeof search === 'string') return reply.code(400).send(failure(search));
    const start = Math.max(0, Math.trunc(Number(one(request.query.nextPage))) || 0);
    const found = searchJobs(search);
    const more = start + PAGE < found.length;
    return reply.header('cache-control', 'no-store').send({
      jobs: found.slice(start, start + PAGE).map(forReaders),
      jobCount: found.length,
      ...(more ? { nextPage: String(start + PAGE) } : {}),
      hasError: false,
      errors: [],
    });
  });
}

const failure = (message: string) => ({ jobs: [], jobCount: 0, hasError: true, errors: [message] });

function searchOf(query: Asked['Querystring']): Search | string {
  const words = one(query.query).trim();
  if (words === '') return 'query is required.';
  const date = one(query.datePosted)
    .toLowerCase()
    .replace(/^(?:any time|)$/, 'any');
  const datePosted = DATES.find((each) => each === date);
  if (datePosted === undefined) return `datePosted is one of ${DATES.join(', ')}.`;
  const asked = one(query.employmentTypes)
    .toLowerCase()
    .split(/[;,]/)
    .map((each) => each.trim())
    .filter(Boolean);
  const kinds = KINDS.filter((each) => asked.includes(each));
  if (kinds.length < new Set(asked).size)
    return `employmentTypes are ${KINDS.join(', ')}, separated by semicolons.`;
  return { query: words, location: one(query.location), datePosted, kinds };
}

const one = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(';') : (value ?? '');

const forReaders = ({ kind: _kind, ageMinutes, saysAge, alsoCalled: _alsoCalled, ...job }: Job) => ({
  ...job,
  ...(saysAge ? { timeAgoPosted: timeAgo(ageMinutes) } : {}),
});
