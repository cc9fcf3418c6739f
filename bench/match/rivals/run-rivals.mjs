import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Adverts by the names of their cases, as `adverts/README.md` has them. */
const advertsIn = (folder) =>
  ['tuning', 'held-out'].flatMap((half) =>
    readdirSync(join(folder, half))
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) =>
        `\n${readFileSync(join(folder, half, name), 'utf8')}`
          .split(/\n=== /)
          .slice(1)
          .map((block) => {
            const end = block.indexOf('\n');
            return [block.slice(0, end).trim(), block.slice(end + 1).split(/^--- asks$/m)[0]];
          }),
      ),
  );

const wordsOf = (text) => text.match(/[\p{L}\p{M}\p{N}+#.]*[\p{L}\p{M}\p{N}+#]/gu) ?? [];

/** What a checker of keywords does by itself: the words of the advert that are not in every sentence, the frequent ones first. */
const plainKeywords = (common) => (text) => {
  const counts = new Map();
  for (const word of wordsOf(text)) {
    const small = word.toLowerCase();
    if (small.length < 2 || common.has(small) || /^\d+$/.test(small)) continue;
    counts.set(small, (counts.get(small) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 30)
    .map(([word]) => word);
};

const commonWords = new Set(
  'a an the and or of in on at to for with by from as is are be will was were this that these those it its we you your our their they he she his her has have had do does not no if can may must should would all any each more most other some such than then there up out also into over per within across about who what when where which how'.split(
    ' ',
  ),
);

const packages = ['keyword-extractor@0.3.0', 'node-rake@1.0.1'];

const installed = (folder) => {
  const place = join(folder, 'rivals');
  if (!existsSync(join(place, 'installed'))) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: place,
      stdio: 'pipe',
      timeout: 300_000,
    });
    writeFileSync(join(place, 'installed'), '');
  }
  return createRequire(join(place, 'package.json'));
};

/** One stops at an advert without a Latin letter; it then has found nothing. */
const tried = (read) => {
  try {
    return read();
  } catch {
    return [];
  }
};

/** The words each of them takes from each advert. */
export const rivalAnswers = (adverts, folder) => {
  const load = installed(folder);
  const extractor = load('keyword-extractor');
  const rake = load('node-rake');
  const options = {
    language: 'english',
    remove_digits: true,
    return_changed_case: false,
    remove_duplicates: true,
  };
  const readers = [
    [
      'plain keywords',
      'the 30 most frequent words, as checkers of keywords count them',
      plainKeywords(commonWords),
    ],
    [
      'keyword-extractor 0.3.0',
      'every word that is no stop word',
      (text) => extractor.extract(text, options),
    ],
    ['node-rake 1.0.1', 'phrases between stop words (RAKE)', (text) => tried(() => rake.generate(text))],
  ];
  const cases = advertsIn(adverts);
  return readers.map(([name, note, read]) => ({
    name,
    note,
    words: Object.fromEntries(
      cases.map(([of, text]) => [of, read(text).filter((word) => word.trim() !== '')]),
    ),
  }));
};
