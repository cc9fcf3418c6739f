// Builds the service worker last, because it carries the list of the files it keeps.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { chunksOf } from './prerender.mjs';

const builderPage = 'src/features/builder/builder-page.tsx';
/** English needs no file of its own. */
const otherLanguages = ['hi'];

/** A screen with everything it may load later, as long as it belongs to the builder and its pages. */
export const withLater = (manifest, key, without = /^$/, seen = new Set()) => {
  for (const chunk of chunksOf(manifest, key)) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const later of manifest[chunk].dynamicImports ?? []) {
      // Not the pages beside it, which the routes of the frame lead to.
      const isOurs =
        /(?:features\/(?:builder|payments)|src\/resume)\/(?!.*-page\.tsx$)|harfbuzz|documents\/src\/(?:worker|fonts)\//.test(
          later,
        );
      if (isOurs && !without.test(later)) withLater(manifest, later, without, seen);
    }
  }
  return seen;
};

/** Other families and scripts are kept when they are first used. */
const worthKeeping = (file) =>
  !/\/(?:poppins|roboto|playfair|source(?:serif|sans)|spectral|sans|serif|signs|math|symbols)-[^/]*\.ttf$/.test(
    file,
  );

/** Hindi's letters come with the style sheet of every page, and are for readers of Hindi. */
const isHindiFace = (file) => /\/devanagari-[^/]*\.woff2$/.test(file);

const filesOf = (manifest, keys) => {
  const files = [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
  return [...new Set(files)]
    .filter((file) => worthKeeping(file) && !isHindiFace(file))
    .map((file) => `/${file}`);
};

const hindiFaces = (manifest) => [
  ...new Set(
    Object.values(manifest)
      .flatMap(({ file, assets = [] }) => [file, ...assets])
      .filter(isHindiFace)
      .map((file) => `/${file}`),
  ),
];

/**
 * A worker with all it may load: a build of its own, of which the manifest knows the first file alone. The names of the
 * others stand in those that load them.
 */
const workerFiles = async (dist, worker) => {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => !/\.(?:br|gz)$/.test(name));
  const found = new Set(names.filter((name) => name.startsWith(`${worker}-`) && name.endsWith('.js')));
  if (found.size !== 1) throw new Error(`The worker ${worker} is not a file of its own`);
  for (const name of found) {
    const text = await readFile(join(dist, 'assets', name), 'latin1');
    for (const other of names) if (text.includes(other)) found.add(other);
  }
  return [...found].map((name) => `/assets/${name}`);
};

/** What reads a resume that somebody has. */
export const readingFiles = (dist) => workerFiles(dist, 'reading-worker');

/** What reads an advert, with the words it knows. */
export const matchingFiles = (dist) => workerFiles(dist, 'match-worker');

const offlineFiles = (manifest, reading) => {
  const entry = chunksOf(manifest, 'index.html');
  const frame = filesOf(manifest, entry);
  const builder = filesOf(manifest, withLater(manifest, builderPage)).filter(
    (file) => !frame.includes(file) && !reading.includes(file),
  );
  const languages = Object.fromEntries(
    otherLanguages.map((language) => {
      const files = filesOf(manifest, chunksOf(manifest, `src/platform/languages/${language}.ts`));
      const faces = language === 'hi' ? hindiFaces(manifest) : [];
      return [language, [...files.filter((file) => !frame.includes(file)), ...faces]];
    }),
  );
  const named = Object.values(manifest)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    .map((file) => `/${file}`);
  const all = [...new Set([...named, ...reading])].sort();
  const version = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 12);
  return { version, frame, builder, reading, languages, all };
};

export const buildServiceWorker = async (root, dist) => {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const reading = [...(await readingFiles(dist)), ...(await matchingFiles(dist))];
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { OFFLINE_FILES: JSON.stringify(offlineFiles(manifest, reading)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
};
