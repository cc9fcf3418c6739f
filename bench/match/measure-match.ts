import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askKinds, type MatchedAsk } from '@kalam/domain/jobs/matching/job-match';
import { matchJob } from '@kalam/domain/jobs/matching/match-job';
import { jobTerms } from '@kalam/domain/jobs/matching/terms/job-terms';
import { falseEvidence } from './check-evidence.ts';
import { type MatchCase, readCases } from './read-cases.ts';
import { type ReadAsk, type Scored, scoreAsks } from './score-match.ts';

/** `<folder of adverts> <rivals' answers> <output>`: both halves, ours and the others'; `mistakes` names those of the tuning half. */
const [folder = '', rivalFile = '', output = '', ...choices] = process.argv.slice(2);
const today = '2026-11-15';

const casesOf = (half: string): readonly MatchCase[] =>
  readdirSync(join(folder, half))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readCases(readFileSync(join(folder, half, name), 'utf8')));

interface Answer {
  readonly one: MatchCase;
  readonly scored: Scored<MatchedAsk>;
  readonly milliseconds: number;
  readonly lies: readonly string[];
}

const answerOf = (one: MatchCase): Answer => {
  const start = performance.now();
  const { asks } = matchJob({ advert: one.advert, resume: one.resume, terms: jobTerms, today });
  const milliseconds = performance.now() - start;
  return {
    one,
    scored: scoreAsks(one.labels, asks, one.advert),
    milliseconds,
    lies: falseEvidence(asks, one),
  };
};

const counted = (right: number, wrong: number, missed: number) => ({
  right,
  wrong,
  missed,
  precision: right + wrong === 0 ? 1 : right / (right + wrong),
  recall: right + missed === 0 ? 1 : right / (right + missed),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const byKind = (answers: readonly Answer[]) =>
  [...askKinds, undefined].map((kind) => {
    const has = (one: { readonly kind?: string | undefined }): boolean =>
      kind === undefined || one.kind === kind;
    const pairs = answers.flatMap(({ scored }) => scored.right.filter(([label]) => has(label)));
    const shown = pairs.map(([label, ask]) => [label.isShown, ask.evidence.length > 0] as const);
    return {
      kind: kind ?? 'all',
      ...counted(
        pairs.length,
        sum(answers.map(({ scored }) => scored.wrong.filter(has).length)),
        sum(answers.map(({ scored }) => scored.missed.filter(has).length)),
      ),
      optional:
        pairs.filter(([label, ask]) => label.isOptional === ask.isOptional).length / (pairs.length || 1),
      shown: counted(
        shown.filter(([is, said]) => is && said).length,
        shown.filter(([is, said]) => !is && said).length,
        shown.filter(([is, said]) => is && !said).length,
      ),
    };
  });

interface RivalAnswer {
  readonly name: string;
  readonly note: string;
  /** By the name of the case. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** They know no kinds and no duties: they are asked for the rest alone, and a word counts wherever it stands. */
const rivalScore = ({ name, note, words }: RivalAnswer, cases: readonly MatchCase[]) => {
  const scores = cases.map(({ name: of, advert, labels }) => {
    const asks = (words[of] ?? []).map((text): ReadAsk => {
      const at = advert.toLowerCase().indexOf(text.toLowerCase());
      return { words: text, span: at < 0 ? [0, 0] : [at, at + text.length] };
    });
    return scoreAsks(
      labels.filter(({ kind }) => kind !== 'duty'),
      asks.filter(({ span }) => span[1] > span[0]),
      advert,
    );
  });
  return {
    name,
    note,
    ...counted(
      sum(scores.map(({ right }) => right.length)),
      sum(scores.map(({ wrong }) => wrong.length)),
      sum(scores.map(({ missed }) => missed.length)),
    ),
  };
};

const rivals: readonly RivalAnswer[] = JSON.parse(readFileSync(rivalFile, 'utf8'));
// The first run pays for what every later one has: the code warm, the terms put together.
for (const one of casesOf('tuning').slice(0, 10)) answerOf(one);

const halves = ['tuning', 'held-out'].map((half) => {
  const cases = casesOf(half);
  const answers = cases.map(answerOf);
  return { half, cases, answers };
});

writeFileSync(
  output,
  JSON.stringify({
    halves: halves.map(({ half, cases, answers }) => ({
      half,
      adverts: cases.length,
      kinds: byKind(answers),
      milliseconds: answers.map(({ milliseconds }) => milliseconds),
      evidence: sum(answers.map(({ scored }) => sum(scored.right.map(([, ask]) => ask.evidence.length)))),
      lies: answers.flatMap(({ lies }) => lies),
      rivals: rivals.map((rival) => rivalScore(rival, cases)),
    })),
  }),
);

if (choices.includes('mistakes')) {
  for (const { one, scored, lies } of halves[0]?.answers ?? []) {
    console.log(`=== ${one.name}`);
    for (const lie of lies) console.log(`  false    ${lie}`);
    for (const { kind, words } of scored.wrong) console.log(`  wrong    ${kind} | ${words}`);
    for (const { kind, words } of scored.missed) console.log(`  missed   ${kind} | ${words}`);
    for (const [label, ask] of scored.right) {
      const said = ask.evidence.length > 0;
      if (label.isOptional !== ask.isOptional)
        console.log(`  optional ${label.kind} | ${label.words} | ${label.isOptional}`);
      if (label.isShown !== said) {
        console.log(
          `  shown    ${label.kind} | ${label.words} | ${label.isShown} | ${ask.evidence[0]?.sentence ?? ''}`,
        );
      }
    }
  }
}
