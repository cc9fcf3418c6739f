import { type FileScore, shareOf } from '@kalam/reading/testing/scoring/score-files-node';
import { scoreGroups } from '@kalam/reading/testing/scoring/score-resume';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What many files come to; which mistakes there are is counted, not shown, so that no layout is tuned by its report. */
export const summaryOf = (scores: readonly FileScore[]) => {
  const mistakes: Record<string, number> = {};
  for (const { score, failure } of scores) {
    if (failure) mistakes['file: not read'] = (mistakes['file: not read'] ?? 0) + 1;
    for (const group of ['contacts', 'education', 'jobs'] as const)
      for (const { what, right } of score?.marks[group] ?? [])
        if (!right) mistakes[what] = (mistakes[what] ?? 0) + 1;
  }
  return {
    files: scores.length,
    unread: scores.filter(({ failure }) => failure).length,
    groups: Object.fromEntries(scoreGroups.map((group) => [group, shareOf(scores, group)])),
    lost: scores.reduce((sum, { score }) => sum + (score?.lost.join('').length ?? 0), 0),
    invented: scores.reduce((sum, { score }) => sum + (score?.invented.length ?? 0), 0),
    milliseconds: median(scores.map(({ milliseconds }) => milliseconds)),
    mistakes,
  };
};
