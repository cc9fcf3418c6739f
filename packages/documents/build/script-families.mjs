/** What the shaping of the Indian scripts is made of: conjuncts, half and below-base forms, reordering, marks, spacing. */
const scriptFeatures = [
  ...['locl', 'ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'calt', 'clig', 'liga', 'rlig'],
  ...['abvm', 'blwm', 'dist', 'kern', 'mark', 'mkmk'],
];

/** Arabic letters take a form by their place in a word, and hang on each other. */
const arabicFeatures = [...scriptFeatures, 'isol', 'fina', 'medi', 'curs'];

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/** A block, dandas, joiners, a space of the script's own, and what a mark without a letter stands on. */
const blockCharacters = (block) => `${range(block, block + 0x7f)} \u00a0\u0964\u0965\u200c\u200d\u25cc`;

/** `serif` says where a serif face comes from, for the scripts that have one. */
const scripts = [
  { id: 'deva', name: 'Devanagari', block: 0x900, serif: 'expo' },
  { id: 'beng', name: 'Bengali', block: 0x980, serif: 'expo' },
  { id: 'guru', name: 'Gurmukhi', block: 0xa00 },
  { id: 'gujr', name: 'Gujarati', block: 0xa80, serif: 'fontsource' },
  { id: 'orya', name: 'Oriya', block: 0xb00 },
  { id: 'taml', name: 'Tamil', block: 0xb80, serif: 'fontsource' },
  { id: 'telu', name: 'Telugu', block: 0xc00, serif: 'expo' },
  { id: 'knda', name: 'Kannada', block: 0xc80 },
  { id: 'mlym', name: 'Malayalam', block: 0xd00, serif: 'fontsource' },
  { id: 'olck', name: 'Ol Chiki', characters: `${range(0x1c50, 0x1c7f)} \u00a0` },
  {
    id: 'mtei',
    name: 'Meetei Mayek',
    characters: `${range(0xabc0, 0xabff)}${range(0xaae0, 0xaaff)} \u00a0\u200c\u200d\u25cc`,
  },
];

const sources = {
  expo: (kind, script) => {
    const name = `noto-${kind} ${script}`.toLowerCase().replaceAll(' ', '-');
    return {
      package: `@expo-google-fonts/${name}`,
      file: (style) =>
        `@expo-google-fonts/${name}/${style}/Noto${kind}${script.replaceAll(' ', '')}_${style}.ttf`,
    };
  },
  fontsource: (kind, script) => {
    const name = `noto-${kind.toLowerCase()}-${script.toLowerCase()}`;
    return {
      package: `@fontsource/${name}`,
      file: (style) =>
        `@fontsource/${name}/files/${name}-${script.toLowerCase()}-${style.slice(0, 3)}-normal.woff2`,
    };
  },
};

const sans = ({ id, name, block, characters = blockCharacters(block) }) => ({
  id: `sans-${id}`,
  name: `Noto Sans ${name}`,
  characters,
  styles: ['400Regular', '600SemiBold'],
  ...sources.expo('Sans', name),
});

const serif = ({ id, name, block, serif: source }) => ({
  id: `serif-${id}`,
  name: `Noto Serif ${name}`,
  characters: blockCharacters(block),
  styles: ['400Regular', '700Bold'],
  ...sources[source]('Serif', name),
});

const families = [
  ...scripts.map(sans),
  ...scripts.filter((script) => script.serif).map(serif),
  {
    id: 'poppins-deva',
    name: 'Poppins Devanagari',
    characters: blockCharacters(0x900),
    styles: ['400Regular', '600SemiBold'],
    package: '@expo-google-fonts/poppins',
    file: (style) => `@expo-google-fonts/poppins/${style}/Poppins_${style}.ttf`,
    // The licence of Poppins stands beside its Latin.
    licence: false,
  },
  {
    id: 'nastaliq-arab',
    name: 'Noto Nastaliq Urdu',
    // The letters, and the signs that stand among them: drawn from the Latin face, those would hang in the air. Digits are
    // of that face on our pages, but LibreOffice takes them from this one.
    characters: [
      range(0x600, 0x6ff),
      ` !"'()*+,-./0123456789:;<=>[]{}|\\&%#@_\u00a0\u00ab\u00bb\u00b7\u2013\u2014‘’“”…•`,
      '\u200c\u200d\u25cc\ufdf2\ufdfa',
    ].join(''),
    styles: ['400Regular', '700Bold'],
    features: arabicFeatures,
    ...sources.expo('Nastaliq', 'Urdu'),
  },
];

export const scriptFamilies = families.map((family) => ({ features: scriptFeatures, ...family }));
