import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import type { Refusal } from '@kalam/domain/refusal';
import type { ReadResume } from '../../reading-result.ts';
import type { TruthFile } from '../corpus/set-corpus-node.ts';
import { type Mark, type Score, type ScoreGroup, scoreResume } from './score-resume.ts';

type ReadFile = (
  file: { readonly name: string; readonly bytes: Uint8Array } | { readonly text: string },
  options: { readonly newId: () => string; readonly today: ReturnType<typeof visitorToday> },
) => Promise<{ readonly refusal: Refusal } | ReadResume>;

export interface FileScore {
  readonly file: string;
  readonly score?: Score;
  readonly failure?: string;
  readonly milliseconds: number;
}

/** Reads one file and scores it; a refusal or a crash counts against every field. */
export const scoreFile = async (
  readResume: ReadFile,
  path: string,
  { truth, text }: TruthFile,
): Promise<FileScore> => {
  let ids = 0;
  const bytes = new Uint8Array(readFileSync(path));
  const start = performance.now();
  try {
    const read = await readResume(
      { name: path.split('/').at(-1) ?? '', bytes },
      { newId: () => `id-${++ids}`, today: visitorToday(new Date(2026, 10, 16)) },
    );
    const milliseconds = performance.now() - start;
    if ('refusal' in read && read.refusal)
      return { file: path, failure: `refused: ${read.refusal.code}`, milliseconds };
    return { file: path, score: scoreResume(truth, text, read as ReadResume), milliseconds };
  } catch (error) {
    return {
      file: path,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      milliseconds: performance.now() - start,
    };
  }
};

export const scoreFolder = async (
  readResume: ReadFile,
  folder: string,
  kind: 'pdf' | 'docx',
): Promise<FileScore[]> => {
  const scores: FileScore[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${kind}`));
  names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  for (const name of names) {
    const truth = JSON.parse(
      readFileSync(join(folder, name.replace(/\.\w+$/, '.json')), 'utf8'),
    ) as TruthFile;
    scores.push(await scoreFile(readResume, join(folder, name), truth));
  }
  return scores;
};

export interface Share {
  readonly right: number;
  readonly all: number;
}

/** How many of a group's marks are right. A file that was not read has none right; how many it has is taken from its likes. */
export const shareOf = (scores: readonly FileScore[], group: ScoreGroup): Share => {
  const marks = scores.flatMap(({ score }): readonly Mark[] => score?.marks[group] ?? []);
  const readFiles = scores.filter(({ score }) => score).length;
  const unread = scores.length - readFiles;
  const perFile = readFiles === 0 ? 1 : marks.length / readFiles;
  return {
    right: marks.filter(({ right }) => right).length,
    all: marks.length + Math.round(unread * perFile),
  };
};

/** Rounded down: what is not whole is not 100 %. */
export const percent = ({ right, all }: Share): string =>
  all === 0 ? '–' : `${(Math.floor((right / all) * 1000) / 10).toFixed(1)} %`;
