import { factsLine } from '../measure.mjs';

const goalSeconds = 15;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The value that so many of a hundred stay at or below. */
const percentile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

const row = (what, values) =>
  `| ${what} | ${values.length} | ${seconds(percentile(values, 0.5))} | ${seconds(percentile(values, 0.95))} | ${seconds(Math.max(...values))} |`;

export const problemsOf = ({ failovers, typing, returned, audit }) => [
  ...(failovers.length === 0 ? ['no failover was made'] : []),
  ...audit.problems,
  ...returned.problems,
  ...typing.problems,
];

export const clusterReport = ({ measured, facts, commit }) => {
  const { failovers, typing, returned, audit, acknowledged, versions, nodes } = measured;
  const problems = problemsOf(measured);
  const outages = failovers.flatMap((failover) => failover.outages);
  const isQuick = percentile(outages, 0.95) <= goalSeconds * 1000;
  const markdown = `# A database that dies

${factsLine(facts)} Commit ${commit}.

${nodes} PostgreSQL nodes under Patroni (strict synchronous mode, ttl 10, loop_wait 2, retry_timeout 3) with etcd, HAProxy in front of the primary, PgBouncer
in transaction mode, two Kalam servers behind HAProxy, all on one machine. ${versions.join('; ')}.

The primary is killed with its Patroni (\`kill -9\`) while people save, order, pay, write to us and change settings through HTTP; its machine is
back once another node has taken over, and the next kill comes once it is in sync.

| seconds from the kill | count | p50 | p95 | max |
|---|---|---|---|---|
${row(
  'until another node was the primary',
  failovers.map(({ promotedMs }) => promotedMs),
)}
${row('without a yes, as a caller sees it', outages)}
${row(
  'until the killed node was a standby again',
  failovers.map(({ inSyncMs }) => inSyncMs),
)}

Goal: a caller waits ${goalSeconds} s or less in 95 of 100 cases ${isQuick ? '✓' : '✗'}.${
    nodes > 2
      ? ''
      : ` With two nodes a caller also waits for the killed one: strict mode acknowledges nothing that is on
one node alone. \`npm run cluster -- --nodes 3\` measures it with a third.`
  }

| afterwards | |
|---|---|
| failovers | ${failovers.length} |
| acknowledged through HTTP | ${Object.entries(acknowledged)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')} |
| payments captured by the provider, granted | ${audit.captured}, ${audit.grants} |
| LISTEN was back on | ${returned.listening} servers; a changed setting reached both after ${returned.noticeMs} ms |
| the queue was back on | ${returned.workers} servers; nothing was left to settle or send after ${seconds(returned.backgroundMs)} |
| typed in a browser through two failovers | ${typing.typed} characters |

${
  problems.length === 0
    ? 'No acknowledged write was lost, nothing was granted twice, every captured payment was granted once, held or returned, and the typed resume was kept as typed.'
    : problems.map((problem) => `- ✗ ${problem}`).join('\n')
}

Made by \`npm run cluster${nodes > 2 ? ` -- --nodes ${nodes}` : ''}\`.
`;
  return { results: { ...facts, commit, ...measured, problems }, markdown };
};
