import type { ReadResume } from '../../reading-result.ts';
import { squeezed, wordsOf } from '../../text/same-text.ts';
import type { Truth, TruthJob } from '../corpus/truth.ts';

/** Words that join the parts of a date, a degree or marks, or begin an address, and say nothing by themselves. */
const joints = new Set(
  'to till from since present current date now ongoing pursuing cgpa in with https www अब तक'.split(' '),
);

const roleTexts = ({ company, title, place, period, bullets }: TruthJob): string[] => [
  company,
  title,
  place,
  ...bullets,
  ...period.written.split(/\s/),
];

/** Everything a made resume says, in its own words. */
const truthTexts = (truth: Truth): string[] =>
  [
    truth.name,
    truth.headline,
    truth.email,
    truth.place,
    truth.linkedin,
    truth.summary,
    truth.declaration,
    truth.declarationPlace,
    truth.declarationDate,
    ...[...truth.jobs, ...truth.trainings].flatMap(roleTexts),
    ...truth.education.flatMap((row) => [
      row.degree,
      row.field,
      row.school,
      row.place,
      row.board,
      ...row.date.written.split(/\s/),
      ...row.marks.split(/\s/),
    ]),
    ...truth.projects.flatMap((one) => [
      one.name,
      ...one.text,
      ...one.technologies,
      one.role ?? '',
      ...(one.period?.written.split(/\s/) ?? []),
    ]),
    ...truth.certificates.flatMap(({ name, issuer, date }) => [
      name,
      issuer,
      ...(date?.written.split(/\s/) ?? []),
    ]),
    ...truth.skills,
    ...truth.languages,
    ...truth.achievements,
    ...truth.interests,
    ...truth.strengths,
    ...truth.details.map(({ value }) => value),
  ].filter((text) => text !== '' && !joints.has(text.toLowerCase()));

const counted = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Words of the truth that the file has more often than the fields and the tray together. */
export const lostTexts = (
  truth: Truth,
  fileText: string,
  { fields, tray }: Pick<ReadResume, 'fields' | 'tray'>,
): string[] =>
  missingWords(
    truth,
    fileText,
    [...fields.map(({ value, written }) => written ?? value), ...tray.map(({ text }) => text)].join('\n'),
  );

/** Words of the truth that the file has more often than the kept text. */
export const missingWords = (truth: Truth, fileText: string, kept: string): string[] => {
  const keptWords = counted(wordsOf(kept));
  const keptWhole = squeezed(kept);
  const inFile = counted(wordsOf(fileText));
  const wanted = counted(
    truthTexts(truth)
      .flatMap(wordsOf)
      .filter((word) => !joints.has(word)),
  );
  return [...wanted]
    .filter(([word, count]) => {
      const least = Math.min(count, inFile.get(word) ?? 0);
      const found = keptWords.get(word) ?? 0;
      // A word broken at the end of a line may have come together in another way.
      return found < least && keptWhole.split(word).length - 1 < least;
    })
    .map(([word]) => word);
};

const isWrittenInWords = (path: string): boolean =>
  !/(?:Date|date|level|kind|current|pursuing|degree|marksKind|id)$/.test(path);

/** Words in fields that stand nowhere in the file. */
export const inventedTexts = (fileText: string, { fields }: ReadResume): string[] => {
  const whole = squeezed(fileText);
  return fields
    .filter(({ path }) => isWrittenInWords(path))
    .flatMap(({ path, value }) =>
      wordsOf(value.replace(/^https?:\/\//, '').replace(/^\+91/, ''))
        .filter((word) => !whole.includes(word))
        .map((word) => `${path}: ${word}`),
    );
};
