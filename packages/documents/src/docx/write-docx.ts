import type { ResumeDocument } from '../compose/blocks.ts';
import { fontFamilies, type LoadFace } from '../fonts/font-faces.ts';
import type { Shaper } from '../fonts/shaping.ts';
import type { Picture } from '../images/picture.ts';
import type { Look } from '../templates/look.ts';
import { bodyParagraphs, type DocxResources, writeBody } from './docx-body.ts';
import { fitPages, WordPages } from './docx-fit.ts';
import { type EmbeddedFonts, embedFonts } from './docx-fonts.ts';
import { halves, hexDigits, twips, usesItalic } from './docx-look.ts';
import { writeOwnFields } from './docx-own-fields.ts';
import { pageSetup, wordPaper, writeFoot } from './docx-page.ts';
import { complexLanguage, type DocxScripts, docxScripts } from './docx-scripts.ts';
import { styleLooks, writeStyles } from './docx-styles.ts';
import { declare, element, flag, part, text, value, type Xml } from './docx-xml.ts';
import { packFile, storeFile, writeZip } from './zip-archive.ts';

export interface DocxInput {
  readonly resume: ResumeDocument;
  readonly look: Look;
  /** The day of the document, `YYYY-MM-DD`. */
  readonly date: string;
  /** Pictures by the address the blocks name them with; one that is missing is left out. */
  readonly images: ReadonlyMap<string, Picture>;
  readonly loadFace: LoadFace;
  /** Measures lines, with the faces of the resume loaded. */
  readonly shaper: Shaper;
  /** Of the PDF, which the Word file follows. */
  readonly pages: number;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

/** The Word file. The same input gives the same bytes everywhere. */
export const writeDocx = async (input: DocxInput): Promise<Uint8Array> => {
  const { resume, date, images, loadFace } = input;
  const scripts = docxScripts(resume, input.look);
  const fonts = await embedFonts(input.look.family, scripts, loadFace, usesItalic(input.look.template));
  const resources = collectResources(images);
  const { look, body, setup } = fittedBody(input, scripts, resources);
  const own = writeOwnFields(resume, body);
  const parts: readonly (readonly [path: string, content: Uint8Array])[] = [
    ['[Content_Types].xml', writeContentTypes()],
    ['_rels/.rels', writeRelationships(packageRelationships)],
    ['docProps/core.xml', writeProperties(resume, date)],
    ['word/document.xml', writeBody(body, setup)],
    ['word/footer.xml', writeFoot(resume, scripts)],
    ['word/styles.xml', writeStyles(look, scripts, resume.headline !== undefined)],
    ['word/numbering.xml', writeNumbering(look)],
    ['word/settings.xml', writeSettings(scripts)],
    ['word/fontTable.xml', fonts.table],
    ['word/_rels/fontTable.xml.rels', writeRelationships(fontRelationships(fonts))],
    [
      'word/_rels/document.xml.rels',
      writeRelationships([...resources.relationships(), ...(own ? [ownFields] : [])]),
    ],
    ...(own ? ([['customXml/item1.xml', own]] as const) : []),
  ];
  return writeZip(
    new Map([
      ...parts.map(([path, content]) => [path, packFile(content)] as const),
      ...resources.pictures().map(({ path, image }) => [path, storeFile(image.bytes)] as const),
      ...fonts.files,
    ]),
  );
};

/** The body in the look and on the paper that give it as many pages as the PDF has. */
const fittedBody = (
  { resume, look, shaper, pages }: DocxInput,
  scripts: DocxScripts,
  resources: DocxResources,
): { look: Look; body: readonly Xml[]; setup: Xml } => {
  const paper = wordPaper(look, pages);
  const bodies = new Map<number, { look: Look; body: readonly Xml[] }>();
  const bodyAt = (spaces: number) => {
    const known = bodies.get(spaces);
    if (known) return known;
    const close = withSpaces(look, spaces);
    const made = { look: close, body: bodyParagraphs(resume, close, scripts, resources) };
    bodies.set(spaces, made);
    return made;
  };
  const room = { room: paper.textHeight, most: paper.most, least: paper.least };
  const { spaces, lower } = fitPages(pages, room, (share) => {
    const at = bodyAt(share);
    const styles = styleLooks(at.look, resume.headline !== undefined);
    return new WordPages(at.look, styles, shaper, paper.textWidth).boxes(at.body);
  });
  return { ...bodyAt(spaces), setup: pageSetup(paper, lower) };
};

/** A look with less space between its sections and entries. */
const withSpaces = (look: Look, share: number): Look => {
  if (share === 1) return look;
  const { gaps, header } = look.template;
  return {
    ...look,
    template: {
      ...look.template,
      gaps: { ...gaps, section: gaps.section * share, entry: gaps.entry * share },
      header: { ...header, spaceAfter: header.spaceAfter * share },
    },
  };
};

interface CollectedResources extends DocxResources {
  relationships(): Relationship[];
  pictures(): { readonly path: string; readonly image: Picture }[];
}

const collectResources = (images: ReadonlyMap<string, Picture>): CollectedResources => {
  const links = new Map<string, string>();
  const media = new Map<string, { relationship: string; target: string; image: Picture }>();
  let drawn = 0;
  return {
    link: (address) => {
      const known = links.get(address) ?? `link${links.size + 1}`;
      links.set(address, known);
      return known;
    },
    picture: (address) => {
      const image = images.get(address);
      if (!image) return undefined;
      const number = media.size + 1;
      const known = media.get(address) ?? {
        relationship: `image${number}`,
        target: `media/image${number}.${image.type}`,
        image,
      };
      media.set(address, known);
      drawn += 1;
      return { relationship: known.relationship, id: drawn, image };
    },
    relationships: () => [
      ...['styles', 'numbering', 'settings', 'fontTable'].map((name) => ({
        id: name,
        type: `${office}/${name}`,
        target: `${name}.xml`,
      })),
      { id: 'footer', type: `${office}/footer`, target: 'footer.xml' },
      ...[...media.values()].map(({ relationship, target }) => ({
        id: relationship,
        type: `${office}/image`,
        target,
      })),
      ...[...links].map(([target, id]) => ({ id, type: `${office}/hyperlink`, target, external: true })),
    ],
    pictures: () => [...media.values()].map(({ target, image }) => ({ path: `word/${target}`, image })),
  };
};

const packageRelationships: readonly Relationship[] = [
  { id: 'document', type: `${office}/officeDocument`, target: 'word/document.xml' },
  { id: 'core', type: `${packages}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
];

/** Ahead of nobody's reading: programs keep such a part, and show nothing of it. */
const ownFields: Relationship = {
  id: 'fields',
  type: `${office}/customXml`,
  target: '../customXml/item1.xml',
};

const fontRelationships = (fonts: EmbeddedFonts): Relationship[] =>
  fonts.relationships.map(({ id, target }) => ({ id, type: `${office}/font`, target }));

const writeRelationships = (relationships: readonly Relationship[]): Uint8Array =>
  part(
    element(
      'Relationships',
      { xmlns: `${packages}/relationships` },
      ...relationships.map(({ id, type, target, external }) =>
        element('Relationship', {
          Id: id,
          Type: type,
          Target: target,
          TargetMode: external ? 'External' : undefined,
        }),
      ),
    ),
  );

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const writeContentTypes = (): Uint8Array => {
  const byExtension = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    jpeg: 'image/jpeg',
    png: 'image/png',
    odttf: 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
  };
  const byPart = {
    '/docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
    '/word/document.xml': `${word}.document.main+xml`,
    '/word/footer.xml': `${word}.footer+xml`,
    '/word/styles.xml': `${word}.styles+xml`,
    '/word/numbering.xml': `${word}.numbering+xml`,
    '/word/settings.xml': `${word}.settings+xml`,
    '/word/fontTable.xml': `${word}.fontTable+xml`,
  };
  return part(
    element(
      'Types',
      { xmlns: `${packages}/content-types` },
      ...Object.entries(byExtension).map(([Extension, ContentType]) =>
        element('Default', { Extension, ContentType }),
      ),
      ...Object.entries(byPart).map(([PartName, ContentType]) =>
        element('Override', { PartName, ContentType }),
      ),
    ),
  );
};

const writeProperties = (resume: ResumeDocument, date: string): Uint8Array => {
  const moment = (name: string): Xml =>
    element(name, { 'xsi:type': 'dcterms:W3CDTF' }, text(`${date}T00:00:00Z`));
  return part(
    element(
      'cp:coreProperties',
      {
        'xmlns:cp': `${packages}/metadata/core-properties`,
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      element('dc:title', {}, text(resume.title)),
      element('dc:creator', {}, text(resume.author)),
      element('dc:language', {}, text(resume.language)),
      element('cp:lastModifiedBy', {}, text(resume.author)),
      moment('dcterms:created'),
      moment('dcterms:modified'),
    ),
  );
};

const writeNumbering = (look: Look): Uint8Array => {
  const hanging = look.body * 1.2;
  const size = halves(look.body);
  return part(
    element(
      'w:numbering',
      declare('w'),
      element(
        'w:abstractNum',
        { 'w:abstractNumId': 0 },
        value('w:multiLevelType', 'hybridMultilevel'),
        element(
          'w:lvl',
          { 'w:ilvl': 0 },
          value('w:start', 1),
          value('w:numFmt', 'bullet'),
          value('w:pStyle', 'ListBullet'),
          value('w:lvlText', '•'),
          value('w:lvlJc', 'left'),
          element('w:pPr', {}, element('w:ind', { 'w:left': twips(hanging), 'w:hanging': twips(hanging) })),
          element(
            'w:rPr',
            {},
            element('w:rFonts', bulletFont(look)),
            value('w:color', hexDigits(look.colour('accent'))),
            value('w:sz', size),
          ),
        ),
      ),
      element('w:num', { 'w:numId': 1 }, value('w:abstractNumId', 0)),
    ),
  );
};

const bulletFont = (look: Look): Record<string, string> => {
  const { name } = fontFamilies[look.family];
  return { 'w:ascii': name, 'w:hAnsi': name, 'w:cs': name, 'w:hint': 'default' };
};

/** Mode 15 is what Word has written since 2013; without it a file opens in compatibility mode. */
const writeSettings = (scripts: DocxScripts): Uint8Array =>
  part(
    element(
      'w:settings',
      declare('w'),
      flag('w:embedTrueTypeFonts', true),
      flag('w:saveSubsetFonts', true),
      value('w:defaultTabStop', 720),
      element(
        'w:compat',
        {},
        element('w:compatSetting', {
          'w:name': 'compatibilityMode',
          'w:uri': 'http://schemas.microsoft.com/office/word',
          'w:val': 15,
        }),
      ),
      element('w:themeFontLang', { 'w:val': 'en-IN', 'w:bidi': complexLanguage(scripts) }),
    ),
  );
