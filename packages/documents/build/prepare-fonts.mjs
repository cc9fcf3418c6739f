import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { renameFont } from './rename-font.mjs';
import { scriptFamilies } from './script-families.mjs';
import { signFamilies } from './sign-families.mjs';

/**
 * Makes the faces of `fonts/` from the whole font files of npm packages. The result is committed
 * (docs/decisions/document-fonts.md says why); run this again after changing a list below.
 */

const require = createRequire(import.meta.url);
const fontsFolder = fileURLToPath(new URL('../fonts/', import.meta.url));

/**
 * No calt: Inter's turns typed characters into others ("->" into an arrow, the x of "3x4" into a times sign) and costs
 * a sixth of the family. No ccmp: HarfBuzz composes letters and marks by itself. lnum is kept because Playfair's
 * figures hang below the line without it.
 */
const latinFeatures = ['kern', 'liga', 'mark', 'mkmk', 'tnum', 'lnum'];

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

export const characters = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  'ȘșȚț',
  // Indian names and words in scholarly transliteration (IAST, ISO 15919)
  'ḌḍḤḥḲḳḴḵḶḷḸḹḺḻṀṁṂṃṄṅṆṇṈṉṚṛṜṝṞṟṢṣṬṭẎẏẒẓ',
  // Spaces of other widths, joiners, hyphens, dashes, quotation marks, daggers, ellipsis, primes
  '\u2002\u2003\u2009\u200a\u200b\u200c\u200d\u202f\u2010\u2011',
  '‒–—―‘’‚“”„†‡…′″‹›⁄',
  '₹€№™←↑→↓↗−≈≠≤≥∞',
  '•◦●○■▪★☆✓✔',
  // Where a text arrives decomposed and the composed letter is not in the face
  '\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u030c\u0323\u0327\u0331',
  '\ufffd',
].join('');

const expo = (name, source) => (style) => `@expo-google-fonts/${name}/${style}/${source}_${style}.ttf`;

/** Small capitals are kept where the font has drawn some; a fifth more of the face. */
const withSmallCaps = ['kern', 'liga', 'mark', 'mkmk', 'lnum', 'smcp'];

/**
 * `name` is what the face calls itself: Playfair Display and Source are Reserved Font Names, which a subset may not
 * carry.
 */
const latinFamilies = [
  { id: 'inter', package: 'inter', source: 'Inter', name: 'Inter', bold: '600SemiBold' },
  { id: 'poppins', package: 'poppins', source: 'Poppins', name: 'Poppins', bold: '600SemiBold' },
  { id: 'roboto', package: 'roboto', source: 'Roboto', name: 'Roboto', bold: '700Bold' },
  {
    id: 'playfair',
    package: 'playfair-display',
    source: 'PlayfairDisplay',
    name: 'Resume Serif',
    bold: '700Bold',
  },
  {
    id: 'sourceserif',
    package: 'source-serif-4',
    source: 'SourceSerif4',
    name: 'Resume Book',
    bold: '600SemiBold',
    // Its f stands clear of i and l by itself, and without ligatures the two upright faces keep to their 60 KB.
    features: withSmallCaps.filter((feature) => feature !== 'liga'),
  },
  {
    id: 'sourcesans',
    package: 'source-sans-3',
    source: 'SourceSans3',
    name: 'Resume Sans',
    bold: '600SemiBold',
    features: withSmallCaps,
  },
  {
    id: 'spectral',
    package: 'spectral',
    source: 'Spectral',
    name: 'Spectral',
    bold: '600SemiBold',
    features: withSmallCaps,
  },
].map((family) => ({
  features: latinFeatures,
  ...family,
  styles: ['400Regular', family.bold, '400Regular_Italic'],
  file: expo(family.package, family.source),
  package: `@expo-google-fonts/${family.package}`,
  characters,
}));

const families = [...latinFamilies, ...scriptFamilies, ...signFamilies];

export const faces = families.flatMap((family) =>
  family.styles.map((style) => ({
    family,
    style,
    id: `${family.id}-${style.slice(0, 3)}${style.endsWith('_Italic') ? '-italic' : ''}`,
  })),
);

export const prepareFace = async ({ family, style }) => {
  const subset = await subsetFont(readFileSync(require.resolve(family.file(style))), family.characters, {
    targetFormat: 'sfnt',
    keepFeatures: family.features,
    noHinting: true,
    dropTables: ['STAT', 'gasp', ...(family.dropTables ?? [])],
    preserveNameIds: [0, 1, 2, 4, 5, 6, 13, 14],
  });
  const weightName = style.slice(3).replace('Regular_Italic', 'Italic');
  return renameFont(subset, { family: family.name, style: weightName });
};

const licenceOf = (family) => {
  const folder = dirname(require.resolve(`${family.package}/package.json`));
  return readFileSync(join(folder, family.package.startsWith('@fontsource') ? 'LICENSE' : 'LICENSE_FONT'));
};

const main = async () => {
  mkdirSync(fontsFolder, { recursive: true });
  for (const face of faces) writeFileSync(join(fontsFolder, `${face.id}.ttf`), await prepareFace(face));
  for (const family of families)
    if (family.licence !== false) writeFileSync(join(fontsFolder, `OFL-${family.id}.txt`), licenceOf(family));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
