/** A provider waits five seconds for us, a person for the next page. */
const budgets = { usable: 1000, acknowledged: 100 };

const names = {
  usable: 'verified payment → usable subscription (two requests)',
  acknowledged: 'webhook acknowledged, mail server down',
};

const at = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

const figure = (value) => `${value.toFixed(1)} ms`;

export const paymentsReport = ({ measured, facts }) => {
  const rows = Object.entries(measured).map(([key, values]) => ({
    key,
    count: values.length,
    p50: at(values, 0.5),
    p95: at(values, 0.95),
    p99: at(values, 0.99),
    budget: budgets[key],
  }));
  // With more work waiting than cores, these are times of the queue for the processor as much as ours.
  const busy = facts.load > facts.cores;
  const caution = busy
    ? `\n**Measured on a busy machine** (load ${facts.load.toFixed(1)} on ${facts.cores} cores): a miss may be the machine’s and\nnot the server’s. Measure again on a quiet one before claiming any figure.\n`
    : '';
  const markdown = `# Payments

${facts.date}, ${facts.processor}, ${facts.cores} cores, ${facts.memoryGb} GB, ${facts.platform}, Node ${facts.node}, PostgreSQL 17
of our own; machine load ${facts.load.toFixed(1)}. Server, queue, the provider's stand-in and the caller share the machine and one
process; the provider is asked over HTTP each time. The mail server is down throughout.
${caution}
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
  return { results: { ...facts, busy, rows }, markdown };
};
