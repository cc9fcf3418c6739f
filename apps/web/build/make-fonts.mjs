// Cuts the interface faces from the whole fonts. Run by hand when the fonts or the character list change:
// `npm run fonts -w @kalam/web`; the results are committed, so a build needs no font tools.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = range(0x20, 0x7e) + range(0xa0, 0xff);
const punctuation = '‐–—‘’“”•…₹→←↑↓✓×∞−·™';
/** The large words of the landing page are ours alone, so their face needs plain letters only. */
const display = `${range(0x20, 0x7e)}‘’“”–—…₹`;

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
];

for (const [source, name, text] of faces) {
  const whole = await readFile(require.resolve(source));
  const woff2 = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'mark', 'tnum', 'ccmp'],
    noHinting: true,
  });
  await writeFile(new URL(`../src/ui/styles/fonts/${name}.woff2`, import.meta.url), woff2);
  console.log(name, woff2.length);
}
