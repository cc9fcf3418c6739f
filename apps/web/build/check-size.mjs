// First load of every public page: entry, what it imports, and the page's own chunks, as brotli bytes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotli } from './compress.mjs';
import { chunksOf, screenModule } from './prerender.mjs';
import { matchingFiles, readingFiles, withLater } from './service-worker.mjs';

export const limit = 111_000;
/** The builder with all its steps and dialogs, before the document engine, which comes after the first paint. */
export const builderLimit = 190_000;
/**
 * What only a press or an entry brings into it, and the step works without: reading a file, the look, all designs, the order
 * of sections, a marks table, the cover letter, paying.
 */
export const onDemandLimit = 45_000;
const onDemand =
  /features\/builder\/(?:import|letter|copies)\/|builder\/preview\/(?:look-panel|more-designs)|builder\/steps\/sections\/arrange-part|education\/marks-table|features\/payments\//;
/** All lists of suggestions together; each comes when a field that offers it is first entered. */
export const suggestionsLimit = 40_000;
const suggestionList = /domain\/src\/resumes\/suggestions\//;
/** What reads a resume that somebody has, with the reader of PDFs: fetched when one is brought, never before. */
export const readingLimit = 500_000;
/** The window in which one is brought and looked over, fetched then as well. */
export const reviewLimit = 20_000;
/** What a copy is offered of its original: beside a saved resume alone. */
export const offerLimit = 14_000;
const offering = /features\/builder\/copies\//;
const bringing = /features\/builder\/import\/import-dialog/;
/** The window that holds an advert beside the resume, and what reads the advert: both fetched when one is compared. */
export const matchLimit = 20_000;
const matching = /features\/builder\/matching\//;
export const jobTermsLimit = 60_000;
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
  const leaving = (...parts) => builderWithout(new RegExp(parts.map(({ source }) => source).join('|')));
  const builder = leaving(engine, onDemand, matching);
  const later = builderWithout(engine).filter((key) => !builder.includes(key) && !entry.has(key));
  const asked = leaving(engine, bringing, matching, offering).filter((key) => later.includes(key));
  const onlyWith = (part) => {
    const others = leaving(engine, part);
    return later.filter((key) => !asked.includes(key) && !others.includes(key));
  };
  const brought = onlyWith(bringing);
  const compared = onlyWith(matching);
  const offered = onlyWith(offering);
  const suggestions = Object.keys(manifest).filter((key) => suggestionList.test(key));
  // In no screen's own files, or they would be fetched before anyone asks.
  const early = [...entry, ...builder].filter((key) => suggestions.includes(key));
  if (suggestions.length === 0 || early.length > 0)
    throw new Error('The lists of suggestions are not files of their own');
  const sizeOf = async (address) => (await brotli(await readFile(join(dist, address)))).length;
  const sumOf = async (addresses) =>
    (await Promise.all(addresses.map(sizeOf))).reduce((total, bytes) => total + bytes, 0);
  return {
    entry: await sum(entry),
    rows,
    builder: await sum(new Set([...entry, ...builder])),
    onDemand: await sum(asked),
    offered: await sum(offered),
    suggestions: await sum(suggestions),
    reading: await sumOf(await readingFiles(dist)),
    review: await sum(brought),
    match: await sum(compared),
    terms: await sumOf(await matchingFiles(dist)),
  };
};

export const checkSize = async (dist) => {
  const sizes = await measure(dist);
  const { entry, rows, builder, suggestions, reading, review, match, terms } = sizes;
  const { onDemand: asked, offered } = sizes;
  console.log(`JavaScript of a first visit (brotli): entry ${(entry / 1000).toFixed(1)} KB`);
  for (const { path, bytes } of rows) console.log(`  ${path.padEnd(22)} ${(bytes / 1000).toFixed(1)} KB`);
  console.log(`  /builder, every step     ${(builder / 1000).toFixed(1)} KB`);
  console.log(`  and when asked for       ${(asked / 1000).toFixed(1)} KB`);
  if (asked > onDemandLimit)
    throw new Error(`What a press brings into the builder is larger than ${onDemandLimit / 1000} KB`);
  console.log(`  what a copy is offered   ${(offered / 1000).toFixed(1)} KB`);
  if (offered > offerLimit) throw new Error(`What a copy is offered takes more than ${offerLimit / 1000} KB`);
  console.log(`  suggestions, all lists   ${(suggestions / 1000).toFixed(1)} KB`);
  if (suggestions > suggestionsLimit)
    throw new Error(`The lists of suggestions are larger than ${suggestionsLimit / 1000} KB`);
  console.log(`  reading a resume         ${(reading / 1000).toFixed(1)} KB`);
  console.log(`  looking it over          ${(review / 1000).toFixed(1)} KB`);
  console.log(`  comparing with a job     ${(match / 1000).toFixed(1)} KB`);
  console.log(`  reading an advert        ${(terms / 1000).toFixed(1)} KB`);
  if (match > matchLimit) throw new Error(`Comparing with a job takes more than ${matchLimit / 1000} KB`);
  if (terms > jobTermsLimit)
    throw new Error(`What reads an advert is larger than ${jobTermsLimit / 1000} KB`);
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
