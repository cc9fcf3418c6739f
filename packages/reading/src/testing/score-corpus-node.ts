import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FileScore, percent, scoreFolder, shareOf } from './scoring/score-files-node.ts';
import type { ScoreGroup } from './scoring/score-resume.ts';

/** `<folder of layouts> [layout] [pdf|docx] [group]`: a table, and the first mistakes. */
const [folder = '', ...choices] = process.argv.slice(2);
const groups: readonly ScoreGroup[] = [
  'contacts',
  'education',
  'jobs',
  'trainings',
  'projects',
  'skills',
  'certificates',
  'others',
];
const layouts = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const chosen = choices.filter((choice) => layouts.includes(choice));
const kinds = (['pdf', 'docx'] as const).filter(
  (kind) => choices.includes(kind) || !choices.some((choice) => /^(?:pdf|docx)$/.test(choice)),
);
const shownGroups = groups.filter((group) => choices.includes(group));
const least = Number(choices.find((choice) => /^\d+$/.test(choice)) ?? 20);

const row = (name: string, kind: string, scores: readonly FileScore[]): string =>
  `| ${name} | ${kind} | ${groups.map((group) => percent(shareOf(scores, group))).join(' | ')} | ${scores.reduce((sum, { score }) => sum + (score?.lost.join('').length ?? 0), 0)} | ${scores.reduce((sum, { score }) => sum + (score?.invented.length ?? 0), 0)} | ${scores.filter(({ failure }) => failure).length} | ${Math.round(scores.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / Math.max(1, scores.length))} |`;

console.log(
  `| layout | file | ${groups.join(' | ')} | characters lost | words invented | not read | ms a file |`,
);
console.log(`|---|---|${groups.map(() => '---').join('|')}|---|---|---|---|`);
const all: FileScore[] = [];
for (const layout of chosen.length > 0 ? chosen : layouts)
  for (const kind of kinds) {
    const scores = await scoreFolder(join(folder, layout), kind);
    console.log(row(layout, kind, scores));
    all.push(...scores);
  }
console.log(row('all', kinds.join(' '), all));

const mistakes = all.flatMap(({ file, score, failure }) => {
  const name = file.replace(`${folder}/`, '');
  if (failure) return [`${name} NOT READ ${failure}`];
  if (!score) return [];
  const wanted = shownGroups.length > 0 ? shownGroups : (['contacts', 'education', 'jobs'] as const);
  return [
    ...wanted.flatMap((group) =>
      score.marks[group]
        .filter(({ right }) => !right)
        .map(({ what, expected, got }) => `${name} ${what}\n    expected ${expected}\n    got      ${got}`),
    ),
    ...(shownGroups.length > 0 || score.lost.length === 0 ? [] : [`${name} LOST ${score.lost.join(' ')}`]),
    ...(shownGroups.length > 0 || score.invented.length === 0
      ? []
      : [`${name} INVENTED ${score.invented.join(', ')}`]),
  ];
});
console.log(`\n${mistakes.length} mistakes; the first ${Math.min(least, mistakes.length)}:`);
for (const mistake of mistakes.slice(0, least)) console.log(mistake);
