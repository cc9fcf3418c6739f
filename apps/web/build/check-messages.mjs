// Fails when the catalogues do not list the messages that the code has now, or when Hindi lacks one that people read.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';

const languages = ['en', 'hi'];
const catalogue = (language) => new URL(`../src/locales/${language}.po`, import.meta.url);
/** The header carries the time of extraction. */
const entries = (po) => po.slice(po.indexOf('\n\n'));

/** Staff read English, and a legal text is binding in English alone. */
const englishOnly = /^src\/features\/(?:admin|design|legal\/(?!binding-language))/;
const isForEveryone = ({ origin = [] }) => origin.some(([file]) => !englishOnly.test(file));

/** Names and plural forms have to survive translation; what they say does not. */
const namedIn = (text) => [...new Set(text.match(/\{\w+(?=[},])|<\/?\d+\/?>/g) ?? [])].sort().join(' ');

const read = (language) => readFile(catalogue(language), 'utf8').catch(() => '');
const committed = await Promise.all(languages.map(read));
execFileSync('npx', ['lingui', 'extract', '--clean'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const extracted = await Promise.all(languages.map(read));
await Promise.all(languages.map((language, index) => writeFile(catalogue(language), committed[index])));

const problems = languages
  .filter((_, index) => entries(committed[index]) !== entries(extracted[index]))
  .map((language) => `src/locales/${language}.po is out of date: run \`npm run messages -w @kalam/web\``);

const hindi = await formatter().parse(extracted[1], { locale: 'hi', sourceLocale: 'en', filename: 'hi.po' });
for (const entry of Object.values(hindi)) {
  const { message = '', translation } = entry;
  if (!isForEveryone(entry)) continue;
  if (!translation) problems.push(`no Hindi for: ${message}`);
  else if (namedIn(translation) !== namedIn(message))
    problems.push(`Hindi names other things than: ${message}`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
