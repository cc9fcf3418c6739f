import type { Dice } from '../corpus/people/dice.ts';
import type { PdfEditor, ShownText } from './pdf-editor.ts';
import type { PlantedDefect } from './planted-defect.ts';

type Defect = PlantedDefect<PdfEditor>;

/** One of the longer texts that are no heading: part of a field for certain. */
const someText = (file: PdfEditor, dice: Dice, fits = /\p{L}{4}/u): ShownText | undefined => {
  const fitting = file
    .texts()
    .filter(({ text, role }) => fits.test(text) && !/^H2$/.test(role) && text.length >= 6);
  return fitting.length > 0 ? dice.pick(fitting) : undefined;
};

const headingOf = (file: PdfEditor, dice: Dice): ShownText | undefined => {
  const headings = file.texts().filter(({ role, text }) => role === 'H2' && text.length >= 6);
  return headings.length > 0 ? dice.pick(headings) : undefined;
};

/** Changes the glyphs of one text. */
const changed =
  (
    change: (codes: readonly number[], at: number, shown: ShownText, file: PdfEditor) => readonly number[],
    fits?: RegExp,
    place?: RegExp,
  ): Defect['plant'] =>
  (file, dice) => {
    const shown = someText(file, dice, fits);
    const letters = shown
      ? [...shown.text].flatMap((letter, at) =>
          (place ?? /[\p{L}\p{N}]/u).test(letter) && at > 0 ? [at] : [],
        )
      : [];
    if (!shown || letters.length === 0) return false;
    const codes = change(shown.codes, dice.pick(letters), shown, file);
    if (codes.join() === shown.codes.join()) return false;
    file.replace(shown, codes);
    return true;
  };

const without = (codes: readonly number[], at: number): number[] => codes.toSpliced(at, 1);
const instead = (codes: readonly number[], at: number, code: number | undefined): readonly number[] =>
  code === undefined ? codes : codes.with(at, code);

/** Another letter that the face has. */
const otherLetter = (file: PdfEditor, { font }: ShownText, code: number, fits: RegExp): number | undefined =>
  [...(file.faces.get(font)?.letters ?? [])].find(([one, text]) => one !== code && fits.test(text))?.[0];

/** Says of a letter that it is another. */
const remapped =
  (letter: RegExp, meaning: string): Defect['plant'] =>
  (file, dice) => {
    const shown = someText(file, dice);
    const face = shown && file.faces.get(shown.font);
    const code = shown?.codes.find((_, at) => letter.test(shown.text[at] ?? ''));
    if (!face || code === undefined) return false;
    const digits = code.toString(16).toUpperCase().padStart(4, '0');
    const entry = `1 beginbfchar\n<${digits}><${meaning}>\nendbfchar\n`;
    const others = [...face.letters]
      .filter(([one]) => one !== code)
      .map(([one, text]) => {
        const hex = Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('');
        return `<${one.toString(16).padStart(4, '0')}><${hex}>`;
      });
    const lists = Array.from({ length: Math.ceil(others.length / 100) }, (_, list) => {
      const part = others.slice(list * 100, list * 100 + 100);
      return `${part.length} beginbfchar\n${part.join('\n')}\nendbfchar\n`;
    });
    const whole = file.stream(face.map);
    const opening = whole.slice(0, whole.search(/\d+ beginbf/));
    file.setStream(
      face.map,
      `${opening}${lists.join('')}${entry}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`,
    );
    return true;
  };

/** Words that a person does not see. */
const slippedIn =
  (how: (text: string, show: string) => string): Defect['plant'] =>
  (file, dice) => {
    const shown = someText(file, dice, /\p{L}.*\p{L}.*\p{L}/u);
    if (!shown) return false;
    const show = file.show(shown.codes);
    file.contents[0] += `\nq\n/Artifact BMC\nBT\n${how(`/${shown.font}`, show)}\nET\nEMC\nQ`;
    return true;
  };

const inBlock = (file: PdfEditor, { page, from, to }: ShownText, write: (block: string) => string): void => {
  const content = file.contents[page] ?? '';
  file.contents[page] = content.slice(0, from) + write(content.slice(from, to)) + content.slice(to);
};

const swapped: Defect['plant'] = (file, dice) => {
  const texts = file.texts().filter(({ page, text }) => page === 0 && text.length >= 8);
  const [one, other] = dice.some(texts, 2);
  if (!one || !other || texts.indexOf(other) - texts.indexOf(one) < 3) return false;
  const content = file.contents[0] ?? '';
  const withFont = ({ from, to, font, size }: ShownText): string =>
    content.slice(from, to).replace('BT\n', `BT\n/${font} ${size} Tf\n`);
  // What stood between keeps the face it had.
  const faceAt = ({ font, size }: ShownText): string => `\n/${font} ${size} Tf\n`;
  file.contents[0] =
    content.slice(0, one.from) +
    withFont(other) +
    faceAt(one) +
    content.slice(one.to, other.from) +
    withFont(one) +
    faceAt(other) +
    content.slice(other.to);
  return true;
};

const sideBySide: Defect['plant'] = (file) => {
  const [first = '', second = first] = file.contents;
  const half = (x: number, content: string): string => `q\n0.49 0 0 0.49 ${x} 420 cm\n${content}\nQ`;
  file.contents[0] = `${half(0, first)}\n${half(300, second)}`;
  return true;
};

const asPicture: Defect['plant'] = (file) => {
  const picture = file.next();
  file.setStream(
    picture,
    '\0\0\0\0',
    '/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8',
  );
  for (const [index, { object }] of file.pages.entries()) {
    const resources = /\/Resources (\d+) 0 R/.exec(file.object(object))?.[1] ?? '';
    file.set(
      object,
      file
        .object(object)
        .replace(`/Resources ${resources} 0 R`, `/Resources<</XObject<</Im9 ${picture} 0 R>>>>`),
    );
    file.contents[index] = 'q 595 0 0 842 0 0 cm /Im9 Do Q';
  }
  return true;
};

export const pdfDefects: readonly Defect[] = [
  { name: 'a letter is missing', found: 'field', plant: changed(without) },
  {
    name: 'a digit is another',
    found: 'field',
    plant: changed(
      (codes, at, shown, file) => instead(codes, at, otherLetter(file, shown, codes[at] ?? 0, /^\d$/)),
      /\d{4}/,
      /\d/,
    ),
  },
  {
    name: 'a letter stands twice',
    found: 'field',
    plant: changed((codes, at) => codes.toSpliced(at, 0, codes[at] ?? 0)),
  },
  {
    name: 'two letters have changed places',
    found: 'field',
    plant: changed((codes, at) => codes.with(at, codes[at - 1] ?? 0).with(at - 1, codes[at] ?? 0)),
  },
  { name: 'two words are one', found: 'field', plant: changed(without, /\p{L}{3} \p{L}{3}/u, / /) },
  {
    name: 'a word is cut in two',
    found: 'field',
    plant: changed(
      (codes, at, { font }, file) => codes.toSpliced(at, 0, file.codeOf(font, ' ') ?? codes[0] ?? 0),
      /\p{L}{5} /u,
      /\p{Ll}/u,
    ),
  },
  { name: 'the mail address has no @', found: 'field', plant: changed(without, /@/, /@/) },
  {
    name: 'a text is drawn and not written',
    found: 'field',
    plant: (file, dice) => {
      const shown = someText(file, dice);
      if (!shown) return false;
      file.replace(shown, []);
      return true;
    },
  },
  {
    name: 'a text has no tag',
    found: 'field',
    plant: (file, dice) => {
      const shown = someText(file, dice);
      if (!shown) return false;
      inBlock(file, shown, (block) => block.replace(/^\/\w+<<\/MCID \d+[^\n]*>>BDC/, '/Artifact BMC'));
      return true;
    },
  },
  { name: 'a letter means another', found: 'field', plant: remapped(/[aeinrst]/, '0071') },
  {
    name: 'a letter means a sign of the face’s own',
    found: 'not-copyable',
    plant: remapped(/[aeinrst]/, 'E012'),
  },
  { name: 'a letter means nothing', found: 'not-copyable', plant: remapped(/[aeinrst]/, 'FFFD') },
  {
    name: 'a face does not say what its glyphs mean',
    found: 'not-copyable',
    plant: (file, dice) => {
      const shown = someText(file, dice);
      const face = shown && file.faces.get(shown.font);
      if (!face) return false;
      file.set(face.object, file.object(face.object).replace(/\/ToUnicode \d+ 0 R/, ''));
      return true;
    },
  },
  { name: 'two texts have changed places in the file', found: 'wrong-order', plant: swapped },
  {
    name: 'a heading has other words',
    found: 'unusual-heading',
    plant: (file, dice) => {
      const heading = headingOf(file, dice);
      if (!heading) return false;
      file.replace(heading, heading.codes.toReversed());
      return true;
    },
  },
  {
    name: 'words in white',
    found: 'hidden-text',
    plant: slippedIn((font, show) => `${font} 8 Tf\n1 1 1 rg\n1 0 0 1 20 12 Tm\n${show}`),
  },
  {
    name: 'words too small to be seen',
    found: 'hidden-text',
    plant: slippedIn((font, show) => `${font} 0.4 Tf\n0 0 0 rg\n1 0 0 1 60 12 Tm\n${show}`),
  },
  {
    name: 'words outside of the page',
    found: 'hidden-text',
    plant: slippedIn((font, show) => `${font} 9 Tf\n0 0 0 rg\n1 0 0 1 -900 400 Tm\n${show}`),
  },
  {
    name: 'words that are not painted',
    found: 'hidden-text',
    plant: slippedIn((font, show) => `${font} 9 Tf\n3 Tr\n1 0 0 1 60 12 Tm\n${show}`),
  },
  {
    name: 'letters are set far apart',
    found: 'letter-spaced',
    plant: (file, dice) => {
      const heading = headingOf(file, dice);
      if (!heading) return false;
      file.replace(heading, heading.codes, '3 Tc\n', '\n0 Tc');
      return true;
    },
  },
  {
    name: 'spaces stand between letters',
    found: 'letter-spaced',
    plant: (file, dice) => {
      const shown = someText(file, dice, /\p{L}{5}/u);
      const space =
        shown && [...file.faces].map(([font]) => file.codeOf(font, ' ')).find((code) => code !== undefined);
      const own = shown && file.codeOf(shown.font, ' ');
      if (!shown || space === undefined || own === undefined) return false;
      file.replace(
        shown,
        shown.codes.flatMap((code) => [code, own]),
      );
      return true;
    },
  },
  { name: 'two columns stand side by side', found: 'side-column', plant: sideBySide },
  { name: 'the pages are pictures', found: 'text-in-picture', plant: asPicture },
  {
    name: 'the file is large',
    found: 'file-large',
    plant: (file) => {
      file.set(file.next(), `<</Length 2600000>>\nstream\n${'0123456789'.repeat(260_000)}\nendstream`);
      return true;
    },
  },
];
