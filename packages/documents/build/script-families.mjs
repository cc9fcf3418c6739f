/** What the shaping of the Indian scripts is made of: conjuncts, half and below-base forms, reordering, marks, spacing. */
export const scriptFeatures = [
  ...['locl', 'ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'calt', 'clig', 'liga', 'rlig'],
  ...['abvm', 'blwm', 'dist', 'kern', 'mark', 'mkmk'],
];

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
];

const sources = {
  expo: (kind, script) => ({
    package: `@expo-google-fonts/noto-${kind.toLowerCase()}-${script.toLowerCase()}`,
    file: (style) =>
      `@expo-google-fonts/noto-${kind.toLowerCase()}-${script.toLowerCase()}/${style}/Noto${kind}${script}_${style}.ttf`,
  }),
  fontsource: (kind, script) => {
    const name = `noto-${kind.toLowerCase()}-${script.toLowerCase()}`;
    return {
      package: `@fontsource/${name}`,
      file: (style) =>
        `@fontsource/${name}/files/${name}-${script.toLowerCase()}-${style.slice(0, 3)}-normal.woff2`,
    };
  },
};

const sans = ({ id, name, block }) => ({
  id: `sans-${id}`,
  name: `Noto Sans ${name}`,
  block,
  styles: ['400Regular', '600SemiBold'],
  ...sources.expo('Sans', name),
});

const serif = ({ id, name, block, serif: source }) => ({
  id: `serif-${id}`,
  name: `Noto Serif ${name}`,
  block,
  styles: ['400Regular', '700Bold'],
  ...sources[source]('Serif', name),
});

export const scriptFamilies = [
  ...scripts.map(sans),
  ...scripts.filter((script) => script.serif).map(serif),
  {
    id: 'poppins-deva',
    name: 'Poppins Devanagari',
    block: 0x900,
    styles: ['400Regular', '600SemiBold'],
    package: '@expo-google-fonts/poppins',
    file: (style) => `@expo-google-fonts/poppins/${style}/Poppins_${style}.ttf`,
    // The licence of Poppins stands beside its Latin.
    licence: false,
  },
];
