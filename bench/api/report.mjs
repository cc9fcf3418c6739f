import { factsLine, summary } from '../measure.mjs';

const budgets = { 'GET /api/resumes': 30 };

const figure = (value) => (value === undefined ? '' : `${value.toFixed(1)} ms`);

/** One row per endpoint; the budget holds for the 95th percentile with one caller. */
export const apiReport = ({ measured, facts }) => {
  const { resumes, listed, users, makingSeconds, times } = measured;
  const rows = Object.entries(times).map(([what, { alone, together }]) => ({
    what,
    alone: summary(alone),
    together: summary(together),
    budget: budgets[what],
  }));
  const results = { ...facts, resumes, listed, users, makingSeconds, rows };
  const markdown = `# The API over ${resumes.toLocaleString('en-IN')} resumes

${factsLine(facts)}

PostgreSQL 17 of our own. ${resumes.toLocaleString('en-IN')} resumes of ${users.toLocaleString('en-IN')} people, ${listed} each. Whole requests
over HTTP with a session: one caller after another, then 8 at a time.

| request | alone p50 | alone p95 | 8 at once p50 | 8 at once p95 | budget p95 |
|---|---|---|---|---|---|
${rows
  .map(({ what, alone, together, budget }) => {
    const verdict = budget === undefined ? '' : `${figure(budget)} ${alone.p95 <= budget ? '✓' : '✗'}`;
    return `| ${what} | ${figure(alone.p50)} | ${figure(alone.p95)} | ${figure(together.p50)} | ${figure(together.p95)} | ${verdict} |`;
  })
  .join('\n')}

Made by \`npm run bench -- api\`.
`;
  return { results, markdown };
};
