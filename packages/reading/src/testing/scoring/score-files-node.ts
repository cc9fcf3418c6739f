import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitorToday } from '@kalam/domain/calendar/calendar-day';
import { readResume } from '../../read-resume.ts';
import type { ReadResume } from '../../reading-result.ts';
import type { TruthFile } from '../corpus/set-corpus-node.ts';
import { patiently } from '../patiently.ts';
import { type Mark, type Score, type ScoreGroup, scoreResume } from './score-resume.ts';

export interface FileScore {
  readonly file: string;
  readonly score?: Score;
  readonly failure?: string;
  readonly milliseconds: number;
}

/** Reads a file as the app does; what it refuses is an error here. */
export const readBytes = async (name: string, bytes: Uint8Array): Promise<ReadResume> => {
  let ids = 0;
  const read = await readResume(
    { name, bytes },
    { newId: () => `id-${++ids}`, today: visitorToday(new Date(2026, 10, 16)), ...patiently },
  );
  if ('refusal' in read) throw new Error(`refused: ${read.refusal.code}`);
  return read;
};

/** A refusal or a crash counts against every field. */
export const scoreBytes = async (
  name: string,
  bytes: Uint8Array,
  { truth, text }: TruthFile,
): Promise<FileScore> => {
  const start = performance.now();
  try {
    const read = await readBytes(name, bytes);
    const milliseconds = performance.now() - start;
    return { file: name, score: scoreResume(truth, text, read), milliseconds };
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { file: name, failure, milliseconds: performance.now() - start };
  }
};

/** The files of a folder, or those of some seeds. */
export const scoreFolder = async (
  folder: string,
  kind: 'pdf' | 'docx',
  seeds?: readonly number[],
): Promise<FileScore[]> => {
  const scores: FileScore[] = [];
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(`.${kind}`) && (seeds?.includes(Number.parseInt(name, 10)) ?? true),
  );
  names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  for (const name of names) {
    const truth = JSON.parse(
      readFileSync(join(folder, name.replace(/\.\w+$/, '.json')), 'utf8'),
    ) as TruthFile;
    scores.push(
      await scoreBytes(join(folder, name), new Uint8Array(readFileSync(join(folder, name))), truth),
    );
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
