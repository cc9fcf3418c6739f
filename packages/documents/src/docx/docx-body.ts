import {
  type Block,
  type DeclarationBlock,
  type EntryBlock,
  type ImageBlock,
  isImage,
  type LabelledText,
  type ResumeDocument,
  type Section,
  type SkillsBlock,
  type Text,
} from '../blocks.ts';
import type { Look } from '../look.ts';
import { type DocxImage, fitWithin, floatingPicture, inlinePicture, squareCrop } from './docx-drawing.ts';
import {
  type Borders,
  colourOf,
  type ParagraphLook,
  page,
  paragraphProperties,
  sideMargin,
  twips,
} from './docx-look.ts';
import { styleIds } from './docx-styles.ts';
import { type Child, declare, element, part, text, value, type Xml } from './docx-xml.ts';

/** Hands out the relationships of the body: one per address and one per picture. */
export interface DocxResources {
  link(address: string): string;
  picture(
    address: string,
  ): { readonly relationship: string; readonly id: number; readonly image: DocxImage } | undefined;
}

/** Word does the flowing, so columns become one: name, contacts, the sections as read. */
export const writeBody = (resume: ResumeDocument, look: Look, resources: DocxResources): Uint8Array => {
  const write = writer(look, resources);
  return part(
    element(
      'w:document',
      declare('w', 'r', 'wp', 'a', 'pic'),
      element(
        'w:body',
        {},
        ...write.header(resume),
        ...resume.sections.flatMap(write.section),
        pageSetup(look),
      ),
    ),
  );
};

const pageSetup = (look: Look): Xml => {
  const { margins } = look.template;
  return element(
    'w:sectPr',
    {},
    element('w:pgSz', { 'w:w': twips(page.width), 'w:h': twips(page.height) }),
    element('w:pgMar', {
      'w:top': twips(Math.max(36, margins.top)),
      'w:right': twips(sideMargin(look.template)),
      'w:bottom': twips(Math.max(36, margins.bottom)),
      'w:left': twips(sideMargin(look.template)),
      'w:header': 0,
      'w:footer': 0,
      'w:gutter': 0,
    }),
  );
};

const paragraph = (style: string, content: readonly Child[], look: ParagraphLook = {}): Xml =>
  element('w:p', {}, paragraphProperties(look, style), ...content);

const run = (content: string, style?: string): Xml =>
  element(
    'w:r',
    {},
    style !== undefined && element('w:rPr', {}, value('w:rStyle', style)),
    element('w:t', { 'xml:space': 'preserve' }, text(content)),
  );

const tab = element('w:r', {}, element('w:tab'));

const drawing = (picture: Xml): Xml => element('w:r', {}, picture);

/** Between facts on one line. */
const separator = ' · ';

const joined = (parts: readonly Xml[], between: Xml): Xml[] =>
  parts.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));

const facts = (pieces: readonly (Xml | undefined)[]): Xml[] =>
  joined(
    pieces.filter((piece) => piece !== undefined),
    run(separator, styleIds.dates),
  );

const writer = (look: Look, resources: DocxResources) => {
  const { template, unit } = look;

  const linked = (piece: Text, style?: string): Xml =>
    piece.href === undefined
      ? run(piece.text, style)
      : element(
          'w:hyperlink',
          { 'r:id': resources.link(piece.href), 'w:history': 1 },
          run(piece.text, style ?? styleIds.link),
        );

  const picture = (block: ImageBlock, bounds: { width: number; height: number }): Child => {
    const found = resources.picture(block.image);
    if (!found) return undefined;
    const { relationship, id, image } = found;
    return drawing(
      inlinePicture({ relationship, id, alt: block.alt, shape: 'rect', ...fitWithin(image, bounds) }),
    );
  };

  const banded = template.header.band === 'fill' || template.header.band === 'panel';

  const centred = template.header.align === 'center';

  const photo = (block: ImageBlock | undefined): Child => {
    const found = block && resources.picture(block.image);
    if (!found || !template.header.photo) return undefined;
    const side = template.header.photo.size * unit;
    const drawn = {
      relationship: found.relationship,
      id: found.id,
      alt: block.alt,
      shape: template.header.photo.shape === 'circle' ? 'ellipse' : 'roundRect',
      crop: squareCrop(found.image),
      width: side,
      height: side,
    } as const;
    return drawing(centred ? inlinePicture(drawn) : floatingPicture(drawn, !banded));
  };

  /** A band cannot flow around the photo that stands on it, so its contacts stay short, one on a line. */
  const contactLines = (resume: ResumeDocument): Xml[] => {
    const contacts = resume.contacts.map((contact) => linked(contact));
    const stacked =
      template.header.contacts === 'stack' || (banded && !centred && resume.photo !== undefined);
    const lines = stacked
      ? contacts.map((contact) => [contact])
      : [joined(contacts, run(` ${template.header.separator.trim()} `))];
    const filled = lines.filter((line) => line.length > 0);
    return filled.map((line, index) =>
      paragraph(styleIds.contact, line, index === filled.length - 1 ? afterHeader : {}),
    );
  };

  const afterHeader: ParagraphLook = {
    after: unit * Math.max(2, template.header.spaceAfter),
    ...(!banded && headerRule(look)),
  };

  const section = ({ heading, blocks }: Section): Xml[] => [
    paragraph(styleIds.heading, [run(heading.text)]),
    ...blocks.flatMap((block, index) => writeBlock(block, index === 0)),
  ];

  const writeBlock = (block: Block, first: boolean): Xml[] => {
    switch (block.kind) {
      case 'entry':
        return entry(block, first);
      case 'paragraph':
        return [paragraph(styleIds.body, [run(block.text)], first ? {} : { before: unit })];
      case 'skills':
        return skills(block);
      case 'declaration':
        return declaration(block);
    }
  };

  const entry = (block: EntryBlock, first: boolean): Xml[] => {
    const { lead, arrangement, dates: datesAt } = template.entry;
    const title = linked(block.title, styleIds.title);
    const organisation = block.subtitle && linked(block.subtitle, styleIds.organisation);
    const dates = block.dates && run(block.dates.text, styleIds.dates);
    const [head, follow] =
      organisation && lead === 'subtitle' ? [organisation, title] : [title, organisation];
    const detail = block.detail && run(block.detail.text, styleIds.dates);
    const inline = arrangement === 'inline';
    const firstLine = inline ? [title, organisation, detail] : [head];
    const details = [...(inline ? [] : [follow, detail]), datesAt === 'below' ? dates : undefined];
    const tags = block.tags.map((tag) => run(tag.text, styleIds.tag));
    return [
      paragraph(
        styleIds.entry,
        [...facts(firstLine), ...(datesAt === 'right' && dates ? [tab, dates] : [])],
        first ? { before: 0 } : {},
      ),
      ...(details.some(Boolean) ? [paragraph(styleIds.details, facts(details))] : []),
      ...(block.link ? [paragraph(styleIds.details, [linked(block.link, styleIds.address)])] : []),
      ...block.bullets.map((bullet) => paragraph(styleIds.bullet, [linked(bullet)])),
      ...(tags.length > 0
        ? [paragraph(styleIds.body, joined(tags, run(separator, styleIds.tag)), { before: unit / 2 })]
        : []),
      ...certificate(block.image),
    ];
  };

  const certificate = (block: ImageBlock | undefined): Xml[] => {
    const scan = block && picture(block, { width: 130, height: 84 });
    return scan ? [paragraph(styleIds.body, [scan], { before: unit })] : [];
  };

  const skills = ({ groups }: SkillsBlock): Xml[] => {
    const column = look.body * 7.5;
    return groups.map((group) =>
      paragraph(
        styleIds.body,
        [
          run(group.level, styleIds.label),
          tab,
          ...joined(
            group.skills.map((skill) => run(skill.text)),
            run(', '),
          ),
        ],
        { indent: { left: column, hanging: column }, leftTab: column, before: unit / 2 },
      ),
    );
  };

  const declaration = ({ statement, place, date, signature }: DeclarationBlock): Xml[] => {
    const boxed = template.declaration.boxed ? { borders: box(look) } : {};
    const labelled = (fact: LabelledText): Xml[] => [run(`${fact.label}: `, styleIds.label), run(fact.text)];
    const signed = isImage(signature)
      ? picture(signature, { width: 120, height: 42 })
      : run(signature.text, styleIds.title);
    const align = template.declaration.signature === 'right' ? 'right' : 'left';
    const lines = [...(place ? [labelled(place)] : []), labelled(date)];
    return [
      paragraph(styleIds.body, [run(statement.text)], { ...boxed, keepNext: true, keepLines: true }),
      ...lines.map((line, index) =>
        paragraph(styleIds.body, line, {
          ...boxed,
          keepNext: index < lines.length - 1 || Boolean(signed),
          before: index === 0 ? unit * 3 : 0,
        }),
      ),
      ...(signed ? [paragraph(styleIds.body, [signed], { ...boxed, align, before: unit * 2 })] : []),
    ];
  };

  return {
    header: (resume: ResumeDocument): Xml[] => {
      const face = photo(resume.photo);
      const name = run(resume.name.text);
      return [
        ...(centred && face
          ? [paragraph(styleIds.contact, [face], { keepNext: true, after: unit * 2 })]
          : []),
        paragraph(styleIds.name, centred ? [name] : [face, name]),
        ...contactLines(resume),
      ];
    },
    section,
  };
};

const headerRule = (look: Look): ParagraphLook => {
  const { rule, band } = look.template.header;
  if (rule === 'none') return {};
  const accent = colourOf(look, 'accent');
  const line = colourOf(look, 'line');
  const bottom = {
    hair: { style: 'single', width: 0.75, space: 8, colour: line },
    thick: { style: 'single', width: 2.25, space: 8, colour: accent },
    double: { style: 'double', width: 0.75, space: 8, colour: accent },
    short: { style: 'single', width: 1.5, space: 8, colour: accent },
  } as const;
  // Without the bar's own border here Word would draw it a second time between name and contacts.
  const top =
    band === 'bar' ? { top: { style: 'single', width: 6, space: 10, colour: accent } as const } : {};
  return { borders: { ...top, bottom: bottom[rule] } };
};

const box = (look: Look): Borders => {
  const edge = { style: 'single', width: 0.75, space: 6, colour: colourOf(look, 'line') } as const;
  return { top: edge, left: edge, bottom: edge, right: edge };
};
