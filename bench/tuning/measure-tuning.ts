import { join } from 'node:path';
import { tuningLayouts } from '@kalam/reading/testing/corpus/layouts/tuning-layouts';
import { writeLayout } from '@kalam/reading/testing/corpus/set-corpus-node';
import {
  type FileScore,
  percent,
  scoreFolder,
  shareOf,
} from '@kalam/reading/testing/scoring/score-files-node';
import { type ScoreGroup, scoreGroups } from '@kalam/reading/testing/scoring/score-resume';

/** `<folder> [how many resumes] [layouts] [pdf|docx] [groups]`: a table, and the mistakes. */
const [folder = '', ...choices] = process.argv.slice(2);
const chosen = <Name extends string>(names: readonly Name[]): readonly Name[] | undefined => {
  const some = names.filter((name) => choices.includes(name));
  return some.length > 0 ? some : undefined;
};
const count = Number(choices.find((choice) => /^\d+$/.test(choice)) ?? 40);
const seeds = Array.from({ length: count }, (_, seed) => seed);
const layoutNames = tuningLayouts.map(({ name }) => name);
const layouts = tuningLayouts.filter(({ name }) => (chosen(layoutNames) ?? layoutNames).includes(name));
const kinds = chosen(['pdf', 'docx'] as const) ?? (['pdf', 'docx'] as const);
const groups = chosen(scoreGroups);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const row = (name: string, kind: string, scores: readonly FileScore[]): string =>
  `| ${[
    name,
    kind,
    ...scoreGroups.map((group) => percent(shareOf(scores, group))),
    sum(scores.map(({ score }) => score?.lost.join('').length ?? 0)),
    sum(scores.map(({ score }) => score?.invented.length ?? 0)),
    scores.filter(({ failure }) => failure).length,
  ].join(' | ')} |`;

console.log(`| layout | file | ${scoreGroups.join(' | ')} | characters lost | words invented | not read |`);
console.log(`|---|---|${scoreGroups.map(() => '---').join('|')}|---|---|---|`);
const all: FileScore[] = [];
for (const layout of layouts) {
  const place = join(folder, layout.name);
  await writeLayout(layout, seeds, place);
  for (const kind of kinds) {
    const scores = await scoreFolder(place, kind, seeds);
    console.log(row(layout.name, kind, scores));
    all.push(...scores);
  }
}
console.log(row('all', kinds.join(' '), all));

const wrongIn = (score: NonNullable<FileScore['score']>, group: ScoreGroup): readonly string[] =>
  score.marks[group]
    .filter(({ right }) => !right)
    .map(({ what, expected, got }) => `${what}\n    expected ${expected}\n    got      ${got}`);

const mistakesOf = ({ score, failure }: FileScore): readonly string[] => {
  if (!score) return [`NOT READ ${failure}`];
  if (groups) return groups.flatMap((group) => wrongIn(score, group));
  return [
    ...(['contacts', 'education', 'jobs'] as const).flatMap((group) => wrongIn(score, group)),
    ...(score.lost.length > 0 ? [`LOST ${score.lost.join(' ')}`] : []),
    ...(score.invented.length > 0 ? [`INVENTED ${score.invented.join(', ')}`] : []),
  ];
};
const mistakes = all.flatMap((file) =>
  mistakesOf(file).map((mistake) => `${file.file.replace(`${folder}/`, '')} ${mistake}`),
);
console.log(`\n${mistakes.length} mistakes`);
for (const mistake of mistakes) console.log(mistake);
