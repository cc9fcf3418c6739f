import type { DocumentWords } from '@kalam/domain/resumes/document-words';
import { folded } from './folded-text.ts';
import type { PrintedField } from './printed-fields.ts';
import type { Tagged } from './read-back.ts';
import { readByPage } from './read-by-page.ts';
import type { Answer } from './read-by-text.ts';

const evened = (text: string): string => folded(text.trim().replace(/\s+/g, ' ')).signs.join('');

/** Holds each field beside what the file itself says that it shows. */
export const readByTags = (
  fields: readonly PrintedField[],
  tagged: Tagged,
  words: DocumentWords,
): ReadonlyMap<string, Answer> => {
  if (tagged.kind === 'structure') return readByPage(fields, tagged.page, words);
  return new Map(
    fields.map(({ path, lines, again }) => {
      const isWhole = tagged.kind === 'fields' && (tagged.times.get(path) ?? 0) > again.length;
      const got = isWhole ? (tagged.texts.get(path) ?? '') : '';
      return [path, { got, isSame: evened(got) === evened(lines.join('\n')) }];
    }),
  );
};
