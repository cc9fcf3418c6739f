// First load of every public page: entry, what it imports, and the page's own chunks, as brotli bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotli } from './compress.mjs';
import { chunksOf, screenModule } from './prerender.mjs';
import { readingFiles, withLater } from './service-worker.mjs';

export const limit = 111_000;
/** The builder with all its steps and dialogs, before the document engine, which comes after the first paint. */
export const builderLimit = 190_000;
/**
 * What only a press or an entry brings into it, and the step works without: reading a file, the look, all designs, the order
 * of sections, a marks table, the cover letter, paying.
 */
export const onDemandLimit = 45_000;
const onDemand =
  /features\/builder\/(?:import|letter)\/|builder\/help\/(?:improve-panel|blank-note)|builder\/preview\/(?:look-panel|more-designs)|builder\/steps\/sections\/arrange-part|education\/marks-table|features\/payments\//;
/** All lists of suggestions together; each comes when a field that offers it is first entered. */
export const suggestionsLimit = 40_000;
const suggestionList = /domain\/src\/resumes\/suggestions\//;
/** What reads a resume that somebody has, with the reader of PDFs: fetched when one is brought, never before. */
export const readingLimit = 500_000;
/** The window in which one is brought and looked over, fetched then as well. */
export const reviewLimit = 20_000;
const bringing = /features\/builder\/import\/import-dialog/;
/**
 * Advice and rewriting beside a text: fetched with the first press on Improve. Most of it is the lock with its lists of words,
 * which runs here as well as on the server, over whatever is to be put in.
 */
export const helpLimit = 36_000;
const helping = /features\/builder\/help\/(?:improve-panel|blank-note)/;
/** With the chunks that its parts share, which have names and no paths. */
const engine = /preview-engine|harfbuzz|documents\/src|^_(?:template-catalogue|load-faces)/;

export const measure = async (dist) => {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const entry = chunksOf(manifest, 'index.html');
  const size = async (key) => (await brotli(await readFile(join(dist, manifest[key].file)))).length;
  const sum = async (keys) =>
    (await Promise.all([...keys].map(size))).reduce((total, bytes) => total + bytes, 0);
  const rows = [];
  for (const [path, module] of Object.entries(screenModule)) {
    if (path === '/builder') continue;
    rows.push({ path, bytes: await sum(new Set([...entry, ...chunksOf(manifest, module)])) });
  }
  const builderWithout = (left) =>
    [...withLater(manifest, 'src/features/builder/builder-page.tsx', left)].filter(
      (key) => manifest[key].file.endsWith('.js') && !engine.test(key),
    );
  const builder = builderWithout(new RegExp(`${engine.source}|${onDemand.source}`));
  const later = builderWithout(engine).filter((key) => !builder.includes(key) && !entry.has(key));
  const laterWithout = (left) =>
    builderWithout(new RegExp(`${engine.source}|${left.source}`)).filter((key) => later.includes(key));
  const asked = laterWithout(new RegExp(`${bringing.source}|${helping.source}`));
  const brought = later.filter((key) => !laterWithout(bringing).includes(key));
  const helped = later.filter((key) => !laterWithout(helping).includes(key));
  const suggestions = Object.keys(manifest).filter((key) => suggestionList.test(key));
  // In no screen's own files, or they would be fetched before anyone asks.
  const early = [...entry, ...builder].filter((key) => suggestions.includes(key));
  if (suggestions.length === 0 || early.length > 0)
    throw new Error('The lists of suggestions are not files of their own');
  const sizeOf = async (address) => (await brotli(await readFile(join(dist, address)))).length;
  const reading = await Promise.all((await readingFiles(dist)).map(sizeOf));
  return {
    entry: await sum(entry),
    rows,
    builder: await sum(new Set([...entry, ...builder])),
    onDemand: await sum(asked),
    suggestions: await sum(suggestions),
    reading: reading.reduce((total, bytes) => total + bytes, 0),
    review: await sum(brought),
    help: await sum(helped),
  };
};

export const checkSize = async (dist) => {
  const { entry, rows, builder, onDemand: asked, suggestions, reading, review, help } = await measure(dist);
  console.log(`JavaScript of a first visit (brotli): entry ${(entry / 1000).toFixed(1)} KB`);
  for (const { path, bytes } of rows) console.log(`  ${path.padEnd(22)} ${(bytes / 1000).toFixed(1)} KB`);
  console.log(`  /builder, every step     ${(builder / 1000).toFixed(1)} KB`);
  console.log(`  and when asked for       ${(asked / 1000).toFixed(1)} KB`);
  if (asked > onDemandLimit)
    throw new Error(`What a press brings into the builder is larger than ${onDemandLimit / 1000} KB`);
  console.log(`  suggestions, all lists   ${(suggestions / 1000).toFixed(1)} KB`);
  if (suggestions > suggestionsLimit)
    throw new Error(`The lists of suggestions are larger than ${suggestionsLimit / 1000} KB`);
  console.log(`  reading a resume         ${(reading / 1000).toFixed(1)} KB`);
  console.log(`  looking it over          ${(review / 1000).toFixed(1)} KB`);
  console.log(`  help with sentences      ${(help / 1000).toFixed(1)} KB`);
  if (help > helpLimit) throw new Error(`Help with sentences takes more than ${helpLimit / 1000} KB`);
  if (review > reviewLimit) throw new Error(`Looking a resume over takes more than ${reviewLimit / 1000} KB`);
  if (reading > readingLimit) throw new Error(`What reads a resume is larger than ${readingLimit / 1000} KB`);
  if (builder > builderLimit) throw new Error(`The builder is larger than ${builderLimit / 1000} KB`);
  const heavy = rows.filter(({ bytes }) => bytes > limit);
  if (heavy.length > 0) {
    throw new Error(
      `More than ${limit / 1000} KB of JavaScript: ${heavy.map(({ path }) => path).join(', ')}`,
    );
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await checkSize(fileURLToPath(new URL('../dist', import.meta.url)));
}
