import { fontFamilies } from '../fonts/font-faces.ts';
import { headingGround } from '../layout/heading-flow.ts';
import type { Look } from '../templates/look.ts';
import type { Colour, Heading, TextRole } from '../templates/template.ts';
import {
  type Borders,
  colourOf,
  halves,
  hexDigits,
  indentOf,
  type ParagraphLook,
  paragraphProperties,
  runProperties,
} from './docx-look.ts';
import { complexFont, complexLanguage, type DocxScripts } from './docx-scripts.ts';
import { type Child, declare, element, flag, part, value, type Xml } from './docx-xml.ts';

/** The styles by which a person can restyle the whole file in Word, named as Word names its own where it has one. */
export const styleIds = {
  name: 'Title',
  headline: 'Headline',
  contact: 'ContactDetails',
  heading: 'Heading1',
  entry: 'Heading2',
  details: 'EntryDetails',
  bullet: 'ListBullet',
  body: 'BodyText',
  lead: 'Lead',
  label: 'LabelText',
  organisation: 'OrganisationText',
  dates: 'DatesText',
  tag: 'TagText',
  title: 'EntryTitleText',
  address: 'AddressText',
  link: 'Hyperlink',
  foot: 'Footer',
} as const;

/** A style is written only where something stands in it, the headline's too. */
export const writeStyles = (look: Look, scripts: DocxScripts, hasHeadline: boolean): Uint8Array =>
  part(
    element(
      'w:styles',
      { ...declare('w', 'w14', 'mc'), 'mc:Ignorable': 'w14' },
      documentDefaults(look, scripts),
      element(
        'w:style',
        { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
        value('w:name', 'Normal'),
        flag('w:qFormat', true),
      ),
      ...paragraphStyles(look, hasHeadline).map((style) => paragraphStyle(look, style, scripts)),
      ...characterStyles(look, scripts),
    ),
  );

const documentDefaults = (look: Look, scripts: DocxScripts): Xml => {
  const body = look.text('body');
  const { name } = fontFamilies[look.family];
  return element(
    'w:docDefaults',
    {},
    element(
      'w:rPrDefault',
      {},
      element(
        'w:rPr',
        {},
        element('w:rFonts', {
          'w:ascii': name,
          'w:hAnsi': name,
          'w:eastAsia': name,
          'w:cs': complexFont(scripts),
        }),
        value('w:color', hexDigits(body.colour)),
        value('w:sz', halves(body.size)),
        value('w:szCs', halves(body.size * (scripts.main?.scale ?? 1))),
        element('w:lang', { 'w:val': 'en-IN', 'w:eastAsia': 'en-IN', 'w:bidi': complexLanguage(scripts) }),
        // Figures that stand on the line, in fonts whose own hang below it.
        element('w14:numForm', { 'w14:val': 'lining' }),
      ),
    ),
    element('w:pPrDefault', {}, paragraphProperties({ widows: true, before: 0, after: 0, line: body.line })),
  );
};

interface ParagraphStyle {
  readonly id: string;
  readonly name: string;
  readonly next?: string;
  readonly basedOn?: string;
  readonly role?: TextRole;
  readonly ground?: Colour;
  /** What its words alone stand on. */
  readonly field?: string | undefined;
  readonly look?: ParagraphLook;
}

/** What the paragraphs of a style look like, by its id. */
export type StyleLooks = ReadonlyMap<string, Pick<ParagraphStyle, 'role' | 'look'>>;

export const styleLooks = (look: Look, hasHeadline: boolean): StyleLooks =>
  new Map(paragraphStyles(look, hasHeadline).map((style) => [style.id, style]));

const paragraphStyles = (look: Look, hasHeadline: boolean): ParagraphStyle[] => {
  const { template } = look;
  const header = headerLook(look);
  const ground = headerGround(look);
  /** Lines below the name carry on its band, but not its bar. */
  const below = template.header.band === 'bar' ? {} : header;
  const heading = headingLook(look, template.heading);
  // A strip starts where the headings do.
  const out: ParagraphLook = template.header.strip ? { indent: { left: -indentOf(look) } } : {};
  return [
    {
      id: styleIds.name,
      name: 'Title',
      next: styleIds.contact,
      role: 'name',
      ground,
      look: {
        ...out,
        ...header,
        line: look.text('name', ground).line,
        keepNext: true,
        align: template.header.align,
      },
    },
    ...(hasHeadline ? [headlineStyle(look, { ...out, ...below })] : []),
    {
      id: styleIds.contact,
      name: 'Contact Details',
      role: 'contact',
      ground: template.header.strip ? 'fill' : ground,
      look: {
        ...out,
        ...below,
        ...(template.header.strip && stripLook(look)),
        line: look.text('contact', ground).line,
        align: template.header.align,
      },
    },
    {
      id: styleIds.heading,
      name: 'heading 1',
      next: styleIds.body,
      role: 'heading',
      ground: headingGround(template.heading),
      field: template.heading.ornament === 'label' ? colourOf(look, 'accent') : undefined,
      look: { line: look.text('heading').line, ...heading, keepNext: true, keepLines: true, outline: 0 },
    },
    {
      id: styleIds.entry,
      name: 'heading 2',
      next: styleIds.bullet,
      role: 'title',
      look: {
        before: look.unit * template.gaps.entry,
        keepNext: true,
        keepLines: true,
        line: look.text('title').line,
        outline: 1,
      },
    },
    {
      id: 'Heading3',
      name: 'heading 3',
      next: styleIds.body,
      role: 'label',
      look: { before: look.unit * 1, keepNext: true, keepLines: true, outline: 2 },
    },
    { id: styleIds.body, name: 'Body Text' },
    { id: styleIds.lead, name: 'Lead', role: 'lead', look: { line: look.text('lead').line } },
    {
      id: styleIds.details,
      name: 'Entry Details',
      next: styleIds.bullet,
      role: 'subtitle',
      look: { keepLines: true, line: look.text('subtitle').line },
    },
    {
      id: styleIds.bullet,
      name: 'List Bullet',
      look: { bullet: true, before: look.unit * template.gaps.bullet },
    },
    footStyle(look),
  ];
};

/** The name and the number of a page, as the PDF has them. */
const footStyle = (look: Look): ParagraphStyle => ({
  id: styleIds.foot,
  name: 'footer',
  role: 'dates',
  look: { align: look.template.header.align === 'center' ? 'center' : 'right', line: footLine },
});

export const footLine = 12;

const headlineStyle = (look: Look, below: ParagraphLook): ParagraphStyle => {
  const ground = headerGround(look);
  const { align } = look.template.header;
  const { line } = look.text('headline', ground);
  return {
    id: styleIds.headline,
    name: 'Headline',
    next: styleIds.contact,
    role: 'headline',
    ground,
    look: { ...below, line, after: look.unit, keepNext: true, align },
  };
};

const paragraphStyle = (look: Look, style: ParagraphStyle, scripts: DocxScripts): Xml =>
  element(
    'w:style',
    { 'w:type': 'paragraph', 'w:styleId': style.id, 'w:customStyle': custom(style.id) },
    value('w:name', style.name),
    value('w:basedOn', 'Normal'),
    value('w:next', style.next),
    flag('w:qFormat', true),
    style.look && paragraphProperties(style.look),
    style.role && runProperties(look, look.text(style.role, style.ground), scripts, { field: style.field }),
  );

const wordsOwn: ReadonlySet<string> = new Set([
  'Title',
  'Heading1',
  'Heading2',
  'Heading3',
  'BodyText',
  'ListBullet',
  'Hyperlink',
  'Footer',
]);
const custom = (id: string): number | undefined => (wordsOwn.has(id) ? undefined : 1);

const textStyles: readonly (readonly [id: string, name: string, role: TextRole])[] = [
  [styleIds.title, 'Entry Title', 'title'],
  [styleIds.organisation, 'Organisation', 'subtitle'],
  [styleIds.dates, 'Dates', 'dates'],
  [styleIds.label, 'Label', 'label'],
  [styleIds.tag, 'Tag', 'tag'],
  [styleIds.address, 'Address', 'link'],
];

/** What words in a character style look like; none for one that leaves them as those around it. */
export const roleOf = (id: string): TextRole | undefined => textStyles.find((style) => style[0] === id)?.[2];

const characterStyles = (look: Look, scripts: DocxScripts): Xml[] => {
  return [
    element(
      'w:style',
      { 'w:type': 'character', 'w:default': 1, 'w:styleId': 'DefaultParagraphFont' },
      value('w:name', 'Default Paragraph Font'),
    ),
    ...textStyles.map(([id, name, role]) =>
      characterStyle(id, name, runProperties(look, look.text(role), scripts, { over: true })),
    ),
    // In a coloured header a link keeps the colour of the words around it, so this style only says that it is one.
    characterStyle(styleIds.link, 'Hyperlink', undefined),
  ];
};

const characterStyle = (id: string, name: string, properties: Child): Xml =>
  element(
    'w:style',
    { 'w:type': 'character', 'w:styleId': id, 'w:customStyle': custom(id) },
    value('w:name', name),
    value('w:basedOn', 'DefaultParagraphFont'),
    flag('w:qFormat', true),
    properties,
  );

/**
 * Name and contacts share one frame, which Word and LibreOffice draw as a single band around them. Its sides are thick
 * lines that touch the text, because LibreOffice leaves the room between a line and its text unpainted.
 */
const headerLook = (look: Look): ParagraphLook => {
  const { band } = look.template.header;
  if (band === 'bar')
    return {
      borders: { top: { style: 'single', width: 6, space: 10, colour: colourOf(look, 'accent') } },
    };
  if (band === 'none') return {};
  const colour = colourOf(look, band);
  const edge = { style: 'single', width: 1, colour } as const;
  const borders: Borders = {
    top: { ...edge, space: 12 },
    left: { ...edge, width: 12, space: 0 },
    bottom: { ...edge, space: 12 },
    right: { ...edge, width: 12, space: 0 },
  };
  return { borders, shade: colour };
};

/** What the words of the header stand on, by which their colours are chosen. */
const headerGround = ({ template }: Look): Colour => {
  const { band } = template.header;
  return band === 'fill' ? band : 'paper';
};

/** No higher than letters with their marks, above and below which a field shows as much of itself. */
const snugLine = (look: Look): number => look.text('heading').size * 1.3;

/** Contacts on a strip of the accent, padded by borders of its colour that stand outside the text. */
const stripLook = (look: Look): ParagraphLook => {
  const colour = colourOf(look, 'fill');
  const pad = { style: 'single', space: 0, colour } as const;
  return {
    shade: colour,
    indent: { left: 6 - indentOf(look), right: 6 },
    borders: {
      top: { ...pad, width: 3 },
      left: { ...pad, width: 6 },
      bottom: { ...pad, width: 3 },
      right: { ...pad, width: 6 },
    },
  };
};

/** Borders of a field's own colour, which pad it. */
const around = (colour: string): Borders => {
  const edge = { style: 'single', space: 0, colour } as const;
  return { top: { ...edge, width: 3 }, left: { ...edge, width: 6 }, bottom: { ...edge, width: 3 } };
};

const headingLook = (look: Look, { ornament, spaceAfter }: Heading): ParagraphLook => {
  const accent = colourOf(look, 'accent');
  const line = colourOf(look, 'line');
  const panel = colourOf(look, 'panel');
  const rule = { style: 'single', width: 0.75, space: 2, colour: line } as const;
  const ornaments: Readonly<Record<Heading['ornament'], ParagraphLook>> = {
    'line-before': {},
    'rule-below': { borders: { bottom: { ...rule, colour: accent } } },
    'line-after': { borders: { bottom: rule } },
    tab: { borders: { top: { ...rule, width: 1.5, space: 4, colour: accent } } },
    // Behind its words alone.
    label: {},
    // A line higher than its letters has the room above them, so the band is padded by borders of its own colour. They
    // stand outside the text: moved in by as much, the band starts where the text below it does.
    band: {
      shade: panel,
      line: snugLine(look),
      indent: { left: 6, firstLine: 6 },
      borders: { ...around(panel), left: { style: 'single', width: 6, space: 0, colour: accent } },
    },
  };
  const own = ornaments[ornament];
  // Words behind a line in the margin stand where the text does.
  const out = ornament === 'line-before' ? 0 : indentOf(look);
  const left = (own.indent?.left ?? 0) - out;
  return {
    ...own,
    ...(left !== 0 && { indent: { ...own.indent, left } }),
    before: look.unit * look.template.gaps.section,
    after: look.unit * spaceAfter,
  };
};
