import type { Dice } from '../corpus/people/dice.ts';
import type { DocxEditor } from './docx-editor.ts';
import type { PlantedDefect } from './planted-defect.ts';

type Defect = PlantedDefect<DocxEditor>;

const isHeading = (paragraph: string): boolean => paragraph.includes('w:val="Heading1"');

const runsIn = (paragraph: string): readonly string[] =>
  [...paragraph.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([xml]) => xml);

const textIn = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');

/** A paragraph of the person's own words. */
const someParagraph = (file: DocxEditor, dice: Dice, fits = /\p{L}{4}/u): string | undefined => {
  const fitting = file
    .paragraphs()
    .filter((xml) => !isHeading(xml) && fits.test(textIn(xml)) && textIn(xml).length >= 8);
  return fitting.length > 0 ? dice.pick(fitting) : undefined;
};

const someHeading = (file: DocxEditor, dice: Dice): string | undefined => {
  const headings = file.paragraphs().filter(isHeading);
  return headings.length > 0 ? dice.pick(headings) : undefined;
};

/** Changes the words of one run. */
const changed =
  (change: (text: string, dice: Dice) => string, fits = /\p{L}{4}/u): Defect['plant'] =>
  (file, dice) => {
    const paragraph = someParagraph(file, dice, fits);
    const run =
      paragraph && runsIn(paragraph).find((xml) => fits.test(textIn(xml)) && !/&\w+;/.test(textIn(xml)));
    if (!paragraph || !run) return false;
    const text = textIn(run);
    const other = change(text, dice);
    if (other === text) return false;
    return file.replace(
      paragraph,
      paragraph.replace(
        run,
        run.replace(`>${text}<`, () => `>${other}<`),
      ),
    );
  };

const letterAt = (text: string, dice: Dice, fits: RegExp): number =>
  dice.pick([...text].flatMap((letter, at) => (fits.test(letter) && at > 0 ? [at] : [])));

/** Gives the runs of one paragraph a look of their own. */
const looking =
  (look: string, choose: typeof someHeading = someParagraph): Defect['plant'] =>
  (file, dice) => {
    const paragraph = choose(file, dice);
    if (!paragraph) return false;
    const plain = paragraph.replace(/<w:rPr>.*?<\/w:rPr>(?=<w:t)/gs, '');
    return file.replace(
      paragraph,
      plain
        .replaceAll('<w:r>', `<w:r><w:rPr>${look}</w:rPr>`)
        .replaceAll(/(<w:rPr>[^/]*\/><\/w:rPr>)<w:rPr>.*?<\/w:rPr>/gs, '$1'),
    );
  };

/** Takes a paragraph out of the body. */
const taken = (file: DocxEditor, dice: Dice): string | undefined => {
  const paragraph = someParagraph(file, dice);
  return paragraph && file.replace(paragraph, '') ? paragraph : undefined;
};

const inHeader: Defect['plant'] = (file, dice) => {
  const paragraph = taken(file, dice);
  if (!paragraph) return false;
  const text = `<w:p><w:r><w:t>${textIn(paragraph)}</w:t></w:r></w:p>`;
  const root = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  file.set('word/header9.xml', `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${root}>${text}</w:hdr>`);
  const relations = 'word/_rels/document.xml.rels';
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/header';
  file.set(
    relations,
    file
      .part(relations)
      .replace(
        '</Relationships>',
        `<Relationship Id="header9" Type="${kind}" Target="header9.xml"/></Relationships>`,
      ),
  );
  return file.replace('<w:sectPr>', '<w:sectPr><w:headerReference w:type="default" r:id="header9"/>');
};

const inTextBox: Defect['plant'] = (file, dice) => {
  const paragraph = someParagraph(file, dice);
  if (!paragraph) return false;
  const words = `<w:p><w:r><w:t>${textIn(paragraph)}</w:t></w:r></w:p>`;
  const box = `<wp:inline><wp:extent cx="3000000" cy="600000"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>${words}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline>`;
  return file.replace(paragraph, `<w:p><w:r><w:drawing>${box}</w:drawing></w:r></w:p>`);
};

const beside: Defect['plant'] = (file) => {
  const paragraphs = file.paragraphs();
  if (paragraphs.length < 16 || file.document.includes('<w:tbl>')) return false;
  const cell = (part: readonly string[]): string => `<w:tc><w:tcPr/>${part.join('')}</w:tc>`;
  const [start = '', ...rest] = paragraphs;
  const half = rest.length >> 1;
  const body = /(<w:body>).*(<w:sectPr>)/s;
  if (!body.test(file.document)) return false;
  const table = `${start}<w:tbl><w:tblPr/><w:tr>${cell(rest.slice(0, half))}${cell(rest.slice(half))}</w:tr></w:tbl>`;
  file.document = file.document.replace(body, (_, open: string, close: string) => `${open}${table}${close}`);
  return true;
};

const swapped: Defect['plant'] = (file, dice) => {
  const body = file.paragraphs().filter((xml) => textIn(xml).length >= 12 && !isHeading(xml));
  const [one, other] = dice.some(body, 2);
  if (!one || !other || one === other || body.indexOf(other) - body.indexOf(one) < 3) return false;
  file.document = file.document
    .replace(one, () => '<swapped/>')
    .replace(other, () => one)
    .replace('<swapped/>', () => other);
  return true;
};

export const docxDefects: readonly Defect[] = [
  {
    name: 'a letter is missing',
    found: 'field',
    plant: changed((text, dice) => {
      const at = letterAt(text, dice, /\p{L}/u);
      return text.slice(0, at) + text.slice(at + 1);
    }),
  },
  {
    name: 'a digit is another',
    found: 'field',
    plant: changed((text, dice) => {
      const at = letterAt(text, dice, /\d/);
      return `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
    }, /\d{4}/),
  },
  {
    name: 'two words are one',
    found: 'field',
    plant: changed((text) => text.replace(/(\p{L}) (\p{L})/u, '$1$2'), /\p{L} \p{L}/u),
  },
  { name: 'a paragraph is missing', found: 'field', plant: (file, dice) => taken(file, dice) !== undefined },
  {
    name: 'a field is not named',
    found: 'field',
    plant: (file, dice) => {
      const name = 'customXml/item1.xml';
      const paths = /<paths>([^<]*)<\/paths>/
        .exec(file.part(name))?.[1]
        ?.split(' ')
        .filter((path) => path.includes('.'));
      if (!paths) return false;
      const path = dice.pick(paths);
      file.set(name, file.part(name).replace(` ${path} `, ` ${path}x `).replace(` ${path}<`, ` ${path}x<`));
      return file.part(name).includes(`${path}x`);
    },
  },
  { name: 'words stand in a text box', found: 'text-box', plant: inTextBox },
  { name: 'words stand above the page', found: 'text-in-margin', plant: inHeader },
  { name: 'words are hidden', found: 'hidden-text', plant: looking('<w:vanish/>') },
  { name: 'words are white', found: 'hidden-text', plant: looking('<w:color w:val="FFFFFF"/>') },
  { name: 'words are too small to be seen', found: 'hidden-text', plant: looking('<w:sz w:val="2"/>') },
  {
    name: 'letters are set far apart',
    found: 'letter-spaced',
    plant: looking('<w:spacing w:val="80"/>', someHeading),
  },
  {
    name: 'spaces stand between letters',
    found: 'letter-spaced',
    plant: changed((text) => text.replace(/\p{L}{5,}/u, (word) => [...word].join(' ')), /\p{L}{5}/u),
  },
  {
    name: 'the page has two columns',
    found: 'side-column',
    plant: (file) => file.replace('<w:titlePg/>', '<w:cols w:num="2"/><w:titlePg/>'),
  },
  { name: 'a table holds two columns', found: 'side-column', plant: beside },
  {
    name: 'a heading has other words',
    found: 'unusual-heading',
    plant: (file, dice) => {
      const heading = someHeading(file, dice);
      const text = heading && textIn(heading);
      return text
        ? file.replace(heading, heading.replace(`>${text}<`, `>${[...text].toReversed().join('')}<`))
        : false;
    },
  },
  {
    name: 'a sign is a picture of a face',
    found: 'not-copyable',
    plant: (file, dice) => {
      const paragraph = someParagraph(file, dice);
      const sign = '<w:r><w:sym w:font="Wingdings" w:char="F028"/></w:r>';
      return paragraph ? file.replace(paragraph, paragraph.replace('</w:p>', `${sign}</w:p>`)) : false;
    },
  },
  {
    name: 'letters are signs of a face’s own',
    found: 'not-copyable',
    plant: changed((text) => text.replace(/\p{L}/u, '\ue012')),
  },
  { name: 'two paragraphs have changed places', found: 'wrong-order', plant: swapped },
  {
    name: 'the file may not be changed',
    found: 'locked',
    plant: (file) => {
      const name = 'word/settings.xml';
      const settings = file.part(name);
      file.set(
        name,
        settings.replace(
          /(<w:settings[^>]*>)/,
          '$1<w:documentProtection w:edit="readOnly" w:enforcement="1"/>',
        ),
      );
      return settings !== file.part(name);
    },
  },
  {
    name: 'the file is large',
    found: 'file-large',
    plant: (file) => {
      let state = 1;
      const noise = Uint8Array.from({ length: 2_700_000 }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state >>> 24;
      });
      file.add('word/media/noise.bin', noise);
      return true;
    },
  },
];
