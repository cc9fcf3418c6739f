import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { factsLine, machineFacts, summary, writeResults } from '../measure.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const facts = machineFacts();
const bundle = await rolldown({
  input: join(here, 'measure-lock.ts'),
  platform: 'node',
  external: [/^node:/],
});
await bundle.write({ dir: join(here, 'dist'), format: 'esm', entryFileNames: '[name].mjs' });
const output = execFileSync(process.execPath, [join(here, 'dist/measure-lock.mjs')], { maxBuffer: 2 ** 26 });
const { rows, refused, times } = JSON.parse(output.toString());

const locks = Object.keys(rows[0].shown);
const line = (name, count, cells) => `| ${name} | ${count} | ${cells.join(' | ')} |`;
const table = (kind, cell) => {
  const some = rows.filter((row) => row.kind === kind);
  const all = {
    name: '**all**',
    count: some.reduce((sum, { count }) => sum + count, 0),
    shown: Object.fromEntries(
      locks.map((lock) => [lock, some.reduce((sum, row) => sum + row.shown[lock], 0)]),
    ),
  };
  return [
    `| | answers | ${locks.join(' | ')} |`,
    `|---|---|${locks.map(() => '---').join('|')}|`,
    ...[...some, all].map((row) =>
      line(
        row.name,
        row.count,
        locks.map((lock) => cell(row, row.shown[lock])),
      ),
    ),
  ].join('\n');
};
const share = (part, whole) => `${part} (${((part / Math.max(whole, 1)) * 100).toFixed(1)} %)`;

const known = rows.filter(({ kind, name }) => kind === 'honest' && !name.startsWith('held out'));
const knownCount = known.reduce((sum, { count }) => sum + count, 0);
const knownRefused = known.reduce((sum, { count, shown }) => sum + count - shown.lock, 0);
const passed = rows.filter(({ kind }) => kind === 'lies').reduce((sum, { shown }) => sum + shown.lock, 0);
const verdict = (kept) => (kept ? 'kept' : 'MISSED');
const { p50, p95 } = summary(times);

const thirdHand = 'held out, by a third hand';
const third = rows.find(({ name }) => name === thirdHand);
const refusedOf = (name) =>
  refused
    .filter(({ turn }) => turn === name)
    .map(({ source, answer, reason, word }) => `- ${source} → ${answer} (${reason}: ${word})`)
    .join('\n');
const reasonsOf = (name) => {
  const counts = new Map();
  for (const { turn, reason } of refused)
    if (turn === name) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${reason} ${count}`).join(', ') || 'none';
};

const markdown = `# The lock of rewritten sentences

${factsLine(facts)}

Answers that say more than their sentence: none may pass, ${verdict(passed === 0)}. Honest rewrites the rules were made with: at most 3 % refused,
${verdict(knownRefused / knownCount <= 0.03)} (${share(knownRefused, knownCount)}). Beside it what is usually done instead. One sentence takes ${p50.toFixed(2)} ms in the middle, ${p95.toFixed(2)} ms at the 95th percentile.

## Lies that would be shown

${table('lies', (_, shown) => String(shown))}

## Honest rewrites that would be refused

The first were written before any list; the second and third each afterwards, as an editor would write who does not know the lists. The lock refused a
fifth and a sixth of those when it first saw them, and was widened by them. Those called held out are by the same hand: 3 of 40 refused at first sight
(7.5 %), which said too little of others. Of 150 by another hand, who knew only the promise, it refused 50 (33.3 %). The rules were widened by what those
showed (forms, trades and their verbs, Hindi in Latin letters, numbers moved with what they count), with 220 lies aimed at the widenings, 124 of them
written before. The fourth were written by whoever widened the rules, to try them: 31 of 129 refused at first sight (24 %), and the rules were widened
again; three answers were then taken out, because they say more than their sentence. What an editor can expect is what the held-out ones by a third
hand show, who has seen none of this; until they are measured, expect about a quarter to be refused.

${table('honest', ({ count }, shown) => share(count - shown, count))}

Refused of the held-out ones:

${refusedOf('held out')}

### Held out, by a third hand

${third.count === 0 ? 'None written yet.' : `Refused: ${share(third.count - third.shown.lock, third.count)}; by reason: ${reasonsOf(thirdHand)}.`}

${refusedOf(thirdHand)}
`;
writeResults('lock', { facts, rows, refused, times: { p50, p95 } }, markdown);
