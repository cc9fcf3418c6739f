import {
  honestRewrites,
  lies,
  rewritesByThirdHand,
} from '@kalam/domain/resumes/rewriting/cases/all-cases.fixture';
import { lockOut } from '@kalam/domain/resumes/rewriting/rewrite-lock';
import { rivals } from './rivals.ts';

/** Runs in a process of its own and prints what it measured: how many answers each lock would show, and how long ours takes. */
const locks: Readonly<Record<string, (source: string, answer: string) => boolean>> = {
  lock: (source, answer) => lockOut(source, answer) === undefined,
  ...rivals,
};

const honest = { ...honestRewrites, 'held out, by a third hand': rewritesByThirdHand };

const rows = [
  ...Object.entries(lies).map(([name, cases]) => ({ kind: 'lies', name, cases })),
  ...Object.entries(honest).map(([name, cases]) => ({ kind: 'honest', name, cases })),
].map(({ kind, name, cases }) => ({
  kind,
  name,
  count: cases.length,
  shown: Object.fromEntries(
    Object.entries(locks).map(([lock, shows]) => [
      lock,
      cases.filter(({ source, answer }) => shows(source, answer)).length,
    ]),
  ),
}));

const refused = Object.entries(honest).flatMap(([turn, cases]) =>
  cases.flatMap(({ source, answer }) => {
    const locked = lockOut(source, answer);
    return locked ? [{ turn, source, answer, ...locked }] : [];
  }),
);

const times: number[] = [];
for (const { source, answer } of Object.values(honest).flat()) {
  // The quickest of three: others may share the machine.
  const turns = [1, 2, 3].map(() => {
    const start = performance.now();
    lockOut(source, answer);
    return performance.now() - start;
  });
  times.push(Math.min(...turns));
}

console.log(JSON.stringify({ rows, refused, times }));
