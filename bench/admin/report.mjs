import { factsLine, summary } from '../measure.mjs';

const budgets = { list: 100, overview: 300, pages: 2000 };

const ms = (value) => `${value.toFixed(1)} ms`;
const many = (value) => value.toLocaleString('en-IN');
const verdict = (value, budget) => `${value <= budget ? '✓' : '✗'}`;

/** Budgets hold for the 95th percentile with one caller; a page must hear of a switch in time whichever it is. */
export const adminReport = ({ measured, facts }) => {
  const { scale, makingSeconds, recountSeconds, lists, overview, file, openPages } = measured;
  const rows = [
    ...lists.map(({ list, what, times }) => ({ what: `${list}: ${what}`, times, budget: budgets.list })),
    ...overview.map(({ what, times }) => ({ what, times, budget: budgets.overview })),
  ].map(({ what, times, budget }) => ({
    what,
    budget,
    alone: summary(times.alone),
    together: summary(times.together),
  }));
  const slowest = Math.max(...openPages.delays);
  const heard = { pages: openPages.pages, ...summary(openPages.delays), slowest, budget: budgets.pages };
  const results = { ...facts, scale, makingSeconds, recountSeconds, rows, file, heard };
  const over = rows.filter(({ alone, budget }) => alone.p95 > budget);
  const markdown = `# The back office over ${many(scale.users)} users, ${many(scale.orders)} orders, ${many(scale.resumes)} resumes

${factsLine(facts)}

PostgreSQL 17 of our own. Also ${many(scale.subscriptions)} subscriptions, ${many(scale.grievances)} grievances, ${many(scale.audit)} audit entries; ${makingSeconds === undefined ? 'kept from another run' : `made in\n${makingSeconds.toFixed(0)} s`}. Whole requests over HTTP with a session: one caller after another, then 8 at a time.
${over.length === 0 ? 'Every budget is kept.' : `${over.length} of ${rows.length} are over budget.`}

| request | alone p50 | alone p95 | 8 at once p50 | 8 at once p95 | budget p95 |
|---|---|---|---|---|---|
${rows
  .map(
    ({ what, alone, together, budget }) =>
      `| ${what} | ${ms(alone.p50)} | ${ms(alone.p95)} | ${ms(together.p50)} | ${ms(together.p95)} | ${budget} ms ${verdict(alone.p95, budget)} |`,
  )
  .join('\n')}

- A switch of checkout reaches ${heard.pages} open pages on two server processes: half of them after ${ms(heard.p50)}, the last after ${ms(slowest)}
  (budget ${budgets.pages} ms ${verdict(slowest, budgets.pages)}).
- All users as CSV: ${many(file.lines)} lines, ${(file.bytes / 1_048_576).toFixed(0)} MB in ${file.seconds.toFixed(1)} s; the process grew by ${file.grownMb.toFixed(0)} MB.
- The hourly recount of the totals takes ${recountSeconds.toFixed(1)} s.

Made by \`npm run bench -- admin\` (\`npm run bench -- admin 50000\` for a smaller one,
\`npm run bench -- admin 1000000 <folder>\` to keep the rows in a folder and measure them again).
`;
  return { results, markdown };
};
