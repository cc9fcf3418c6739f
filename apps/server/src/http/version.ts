import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packageAbove = (file: string): string => {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path)) return path;
  }
  throw new Error(`There is no package.json above ${file}.`);
};

/**
 * The release, and which build of it: the program names its parts by their contents, so that its own contents tell it
 * from every other.
 */
export const readVersion = (program: string): string => {
  const { version } = JSON.parse(readFileSync(packageAbove(program), 'utf8'));
  return `${version}+${createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 12)}`;
};
