// First load of every public page: entry, what it imports, and the page's own chunks, as brotli bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotli } from './compress.mjs';
import { chunksOf, screenModule } from './prerender.mjs';
import { matchingFiles, readingFiles, withLater } from './service-worker.mjs';

const limit = 111_000;
/** The builder with all its steps and dialogs, before the document engine, which comes after the first paint. */
const builderLimit = 190_000;
/**
 * What only a press or an entry brings into it, and the step works without: reading a file, the look, all designs, the order
 * of sections, a marks table, the cover letter, paying.
 */
const onDemandLimit = 45_000;
const onDemand =
  /features\/builder\/(?:import|letter)\/|builder\/preview\/(?:look-panel|more-designs)|builder\/steps\/sections\/arrange-part|education\/marks-table|features\/payments\//;

/** Windows of the builder that are weighed each for itself: fetched when one is opened, never before. */
const windows = [
  {
    name: 'review',
    says: 'looking it over',
    pattern: /features\/builder\/import\/import-dialog/,
    limit: 20_000,
  },
  {
    name: 'proof',
    says: 'looking into a file',
    pattern: /resume\/proof\/proof-dialog|saving\/draft-proof/,
    limit: 16_000,
  },
  // Beside a saved resume that was made from another.
  { name: 'offer', says: 'what a copy is offered', pattern: /features\/builder\/copies\//, limit: 14_000 },
  { name: 'match', says: 'comparing with a job', pattern: /features\/builder\/matching\//, limit: 20_000 },
  // Most of it is the lock with its lists of words, which runs here as well as on the server.
  {
    name: 'help',
    says: 'help with sentences',
    pattern: /features\/builder\/help\/(?:improve-panel|blank-note)/,
    limit: 40_000,
  },
];

/** All lists of suggestions together; each comes when a field that offers it is first entered. */
const suggestionsLimit = 40_000;
const suggestionList = /domain\/src\/resumes\/suggestions\//;
/** What reads a resume that somebody has, with the reader of PDFs: fetched when one is brought, never before. */
const readingLimit = 500_000;
/** What reads an advert and the resume beside it, with the words it knows, which are held to 60 KB by `bench/match`. */
const advertLimit = 75_000;
/** With the chunks that its parts share, which have names and no paths. */
const engine =
  /preview-engine|harfbuzz|documents\/src|^_(?:template-catalogue|load-faces|letter-flow|blocks|compose)/;

const anyOf = (patterns) => new RegExp(patterns.map(({ source }) => source).join('|'));

export const measure = async (dist) => {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const entry = chunksOf(manifest, 'index.html');
  const sizeOf = async (address) => (await brotli(await readFile(join(dist, address)))).length;
  const sumOf = async (addresses) =>
    (await Promise.all(addresses.map(sizeOf))).reduce((total, bytes) => total + bytes, 0);
  const sum = (keys) => sumOf([...keys].map((key) => manifest[key].file));
  const rows = [];
  for (const [path, module] of Object.entries(screenModule)) {
    if (path === '/builder') continue;
    rows.push({ path, bytes: await sum(new Set([...entry, ...chunksOf(manifest, module)])) });
  }
  const builderWithout = (...parts) =>
    [...withLater(manifest, 'src/features/builder/builder-page.tsx', anyOf([engine, ...parts]))].filter(
      (key) => manifest[key].file.endsWith('.js') && !engine.test(key),
    );
  const patterns = windows.map(({ pattern }) => pattern);
  const builder = builderWithout(onDemand, ...patterns);
  const beside = (...parts) =>
    builderWithout(...parts).filter((key) => !builder.includes(key) && !entry.has(key));
  const asked = beside(...patterns);
  // What two windows share counts for each of them.
  const opened = await Promise.all(
    windows.map(async (window) => {
      const others = patterns.filter((pattern) => pattern !== window.pattern);
      const own = beside(...others).filter((key) => !asked.includes(key));
      return { ...window, bytes: await sum(own) };
    }),
  );
  const suggestions = Object.keys(manifest).filter((key) => suggestionList.test(key));
  // In no screen's own files, or they would be fetched before anyone asks.
  const early = [...entry, ...builder].filter((key) => suggestions.includes(key));
  if (suggestions.length === 0 || early.length > 0)
    throw new Error('The lists of suggestions are not files of their own');
  return {
    entry: await sum(entry),
    rows,
    builder: await sum(new Set([...entry, ...builder])),
    onDemand: await sum(asked),
    windows: opened,
    suggestions: await sum(suggestions),
    reading: await sumOf(await readingFiles(dist)),
    terms: await sumOf(await matchingFiles(dist)),
  };
};

export const checkSize = async (dist) => {
  const sizes = await measure(dist);
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  const parts = [
    ...sizes.rows.map(({ path, bytes }) => ({ says: path, bytes, limit })),
    { says: '/builder, every step', bytes: sizes.builder, limit: builderLimit },
    { says: 'and when asked for', bytes: sizes.onDemand, limit: onDemandLimit },
    { says: 'suggestions, all lists', bytes: sizes.suggestions, limit: suggestionsLimit },
    ...sizes.windows,
    { says: 'reading a resume', bytes: sizes.reading, limit: readingLimit },
    { says: 'reading an advert', bytes: sizes.terms, limit: advertLimit },
  ];
  console.log(`JavaScript of a first visit (brotli): entry ${kilobytes(sizes.entry)}`);
  for (const { says, bytes, limit: most } of parts)
    console.log(`  ${says.padEnd(24)} ${kilobytes(bytes)} of ${kilobytes(most)}`);
  const heavy = parts.filter(({ bytes, limit: most }) => bytes > most);
  if (heavy.length > 0)
    throw new Error(`Larger than they may be: ${heavy.map(({ says }) => says).join(', ')}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await checkSize(fileURLToPath(new URL('../dist', import.meta.url)));
}
