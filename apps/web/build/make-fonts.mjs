// Cuts the interface faces from the whole fonts. Run by hand when the fonts or the character list change:
// `npm run fonts -w @kalam/web`; the results are committed, so a build needs no font tools.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { scriptFeatures } from '../../../packages/documents/build/script-families.mjs';

const require = createRequire(import.meta.url);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = range(0x20, 0x7e) + range(0xa0, 0xff);
const punctuation = '‐–—‘’“”•…₹→←↑↓✓×∞−·™';
/** The large words of the landing page are ours alone, so their face needs plain letters only. */
const display = `${range(0x20, 0x7e)}‘’“”–—…₹`;

/** The letters, marks and figures of Hindi; a rare letter of the block comes from the device. */
const hindi = [
  range(0x901, 0x903) + range(0x905, 0x90b) + range(0x90f, 0x911) + range(0x913, 0x928),
  `${range(0x92a, 0x930)}लवशषसह\u093c${range(0x93e, 0x943)}\u0945\u0947\u0948\u0949\u094b\u094c\u094d`,
  `ॐ${range(0x958, 0x95e)}${range(0x964, 0x970)} \u200c\u200d\u25cc`,
].join('');
const latinFeatures = ['kern', 'mark', 'tnum', 'ccmp'];
const devanagari = (style, weight) => [
  `@expo-google-fonts/noto-sans-devanagari/${style}/NotoSansDevanagari_${style}.ttf`,
  `devanagari-${weight}`,
  hindi,
  scriptFeatures,
];

const faces = [
  ['@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf', 'inter-400', latin + punctuation],
  ['@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf', 'inter-500', latin + punctuation],
  ['@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf', 'inter-600', latin + punctuation],
  // Reserved Font Name: a changed Playfair must not carry its name, hence "kalam-display".
  [
    '@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf',
    'kalam-display-500',
    display,
  ],
  devanagari('400Regular', 400),
  devanagari('600SemiBold', 600),
];

for (const [source, name, text, keepFeatures = latinFeatures] of faces) {
  const whole = await readFile(require.resolve(source));
  const woff2 = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(`../src/ui/styles/fonts/${name}.woff2`, import.meta.url), woff2);
  console.log(name, woff2.length);
}
