import { factsLine, summary } from '../measure.mjs';

/** A provider waits five seconds for us, a person for the next page. */
const budgets = { usable: 300, acknowledged: 100 };

const names = {
  usable: 'verified payment → usable subscription (two requests)',
  acknowledged: 'webhook acknowledged, mail server down',
};

const figure = (value) => `${value.toFixed(1)} ms`;

export const paymentsReport = ({ measured, facts }) => {
  const rows = Object.entries(measured).map(([key, values]) => ({
    key,
    ...summary(values),
    budget: budgets[key],
  }));
  const markdown = `# Payments

${factsLine(facts)}

PostgreSQL 17 of our own. Server, queue, the provider's stand-in and the caller share the machine and one process; the provider is
asked over HTTP each time. The mail server is down throughout.

| what | count | p50 | p95 | p99 | budget p99 |
|---|---|---|---|---|---|
${rows
  .map(
    ({ key, count, p50, p95, p99, budget }) =>
      `| ${names[key]} | ${count} | ${figure(p50)} | ${figure(p95)} | ${figure(p99)} | ${figure(budget)} ${p99 <= budget ? '✓' : '✗'} |`,
  )
  .join('\n')}

Made by \`npm run bench -- payments\`.
`;
  return { results: { ...facts, rows }, markdown };
};
