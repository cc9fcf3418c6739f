const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/** Greek as formulas use it, raised and lowered figures, fractions, currencies, Roman numbers, what is most used of the rest. */
const formulas = [
  range(0x391, 0x3a1) + range(0x3a3, 0x3a9) + range(0x3b1, 0x3c9),
  'ϑϕϖϵ',
  `⁰ⁱ${range(0x2074, 0x208e)}`,
  range(0x20a0, 0x20bf),
  '‰‱℃℉ℓ℞℠ΩKÅ℮',
  range(0x2150, 0x2189),
  '↔↕↖↘↙↩↪↳↵↺↻⇐⇒⇔',
  '∂∅∆∏∑√∫∶⊕⊖⊗⊘',
  '⌘⏎',
  `${range(0x2460, 0x2468)}${range(0x24b6, 0x24cf)}⓪`,
  '□▲△▶▷►▼▽◀◁◄◆◇◊◯☀☼♡♥⚠✗❖❤',
].join('');

const mathematics = [
  'ℂℕℙℚℝℤℵℏ',
  range(0x2190, 0x22ff),
  '⌀⌈⌉⌊⌋',
  range(0x25a0, 0x25ff),
  '⟨⟩⟵⟶⟷⟸⟹⟺',
  '⩽⩾★☆♀♂♠♣♦♩♪♫♭♯✓',
].join('');

const pictograms = `${range(0x2600, 0x26ff)}${range(0x2701, 0x27bf)}⌚⌛⏰⭐⭕⬅⬆⬇⬛⬜`;

const expo = (name, source) => ({
  package: `@expo-google-fonts/${name}`,
  file: (style) => `@expo-google-fonts/${name}/${style}/${source}_${style}.ttf`,
});

/** Signs that no family has: loaded where one of them occurs. Each face leaves out what those before it have. */
export const signFamilies = [
  { id: 'signs', name: 'Inter Signs', styles: ['400Regular', '600SemiBold'], characters: formulas },
  { id: 'math', name: 'Noto Sans Math', styles: ['400Regular'], characters: mathematics },
  { id: 'symbols', name: 'Noto Sans Symbols 2', styles: ['400Regular'], characters: pictograms },
].map((family, index, all) => {
  const before = all.slice(0, index).map(({ characters }) => characters);
  return {
    ...family,
    ...[
      expo('inter', 'Inter'),
      expo('noto-sans-math', 'NotoSansMath'),
      expo('noto-sans-symbols-2', 'NotoSansSymbols2'),
    ][index],
    characters: `${[...family.characters].filter((sign) => !before.join('').includes(sign)).join('')} `,
    features: ['kern'],
    // How a formula is built of parts, which a line of text has no use for.
    dropTables: ['MATH'],
  };
});
