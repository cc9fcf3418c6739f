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
import { entryRows } from '../entry-rows.ts';
import type { Picture } from '../images/picture.ts';
import type { Look } from '../look.ts';
import { fitWithin, floatingPicture, inlinePicture, squareCrop } from './docx-drawing.ts';
import { colourOf, type ParagraphLook, page, paragraphProperties, sideMargin, twips } from './docx-look.ts';
import { type DocxScripts, scriptRuns } from './docx-scripts.ts';
import { styleIds } from './docx-styles.ts';
import { type Child, declare, element, part, type Xml } from './docx-xml.ts';

/** Hands out the relationships of the body: one per address and one per picture. */
export interface DocxResources {
  link(address: string): string;
  picture(
    address: string,
  ): { readonly relationship: string; readonly id: number; readonly image: Picture } | undefined;
}

/** Name, contacts, the sections as read; Word does the flowing. */
export const writeBody = (
  resume: ResumeDocument,
  look: Look,
  scripts: DocxScripts,
  resources: DocxResources,
): Uint8Array => {
  const write = writer(look, scripts, resources);
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

type Line = readonly [style: string, content: readonly Child[], look: ParagraphLook];

const line = (style: string, content: readonly Child[], look: ParagraphLook = {}): Line => [
  style,
  content,
  look,
];

const tab = element('w:r', {}, element('w:tab'));

const drawing = (picture: Xml): Xml => element('w:r', {}, picture);

/** Between facts on one line. */
const separator = ' · ';

/** What stands together on a line: one text may be several runs. */
type Piece = readonly Xml[];

const joined = (pieces: readonly Piece[], between: Piece): Xml[] =>
  pieces.flatMap((piece, index) => (index === 0 ? piece : [...between, ...piece]));

const writer = (look: Look, scripts: DocxScripts, resources: DocxResources) => {
  const { template, unit } = look;

  const run = (content: string, style?: string): Piece => scriptRuns(content, style, scripts);

  const linked = (piece: Text, style?: string): Piece =>
    piece.href === undefined
      ? run(piece.text, style)
      : [
          element(
            'w:hyperlink',
            { 'r:id': resources.link(piece.href), 'w:history': 1 },
            ...run(piece.text, style ?? styleIds.link),
          ),
        ];

  const facts = (pieces: readonly (Piece | undefined)[]): Xml[] =>
    joined(
      pieces.filter((piece) => piece !== undefined),
      run(separator, styleIds.dates),
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
  /** A band or a bar reaches across the page, under the photo; elsewhere the words flow around it. */
  const floating = banded
    ? { top: 8, wrap: false }
    : template.header.band === 'bar'
      ? { top: 16, wrap: false }
      : { top: 0, wrap: true };

  const photo = (block: ImageBlock | undefined): Child => {
    const found = block && resources.picture(block.image);
    if (!found || !template.header.photo) return undefined;
    const side = template.header.photo.size * unit;
    const drawn = {
      relationship: found.relationship,
      id: found.id,
      alt: block.alt,
      width: side,
      height: side,
      ...photoFrame(found.image, template.header.photo.shape),
    } as const;
    return drawing(centred ? inlinePicture(drawn) : floatingPicture(drawn, floating));
  };

  const mark = template.header.separator.trim();
  const contactSeparator = mark ? ` ${mark} ` : '    ';

  /**
   * Beside a photo the contacts stand one on a line: a band cannot flow around what stands on it, and a rule below them
   * should pass below the photo too.
   */
  const contactLines = (resume: ResumeDocument): Xml[] => {
    const contacts = resume.contacts.map((contact) => linked(contact));
    const stacked =
      template.header.contacts === 'stack' ||
      ((banded || template.header.rule !== 'none') && !centred && resume.photo !== undefined);
    const lines = stacked ? contacts : [joined(contacts, run(contactSeparator))];
    const filled = lines.filter((line) => line.length > 0);
    const beside: ParagraphLook =
      template.header.band === 'bar' && template.header.photo && resume.photo
        ? { indent: { right: template.header.photo.size * unit + 12 } }
        : {};
    return filled.map((line, index) =>
      paragraph(styleIds.contact, line, index === filled.length - 1 ? { ...afterHeader, ...beside } : beside),
    );
  };

  const afterHeader: ParagraphLook = {
    after: unit * Math.max(2, template.header.spaceAfter),
    ...(!banded && headerRule(look)),
  };

  const section = ({ heading, blocks }: Section): Xml[] => [
    paragraph(styleIds.heading, run(heading.text)),
    ...blocks.flatMap((block, index) => writeBlock(block, index === 0)),
  ];

  const writeBlock = (block: Block, first: boolean): Xml[] => {
    switch (block.kind) {
      case 'entry':
        return entry(block, first);
      case 'paragraph':
        return [paragraph(styleIds.body, run(block.text), first ? {} : { before: unit })];
      case 'skills':
        return skills(block);
      case 'declaration':
        return declaration(block);
    }
  };

  const entry = (block: EntryBlock, first: boolean): Xml[] => {
    const { lead } = template.entry;
    const title = linked(block.title, styleIds.title);
    const organisation = block.subtitle && linked(block.subtitle, styleIds.organisation);
    const dates = block.dates && run(block.dates.text, styleIds.dates);
    const [head, follow] =
      organisation && lead === 'subtitle' ? [organisation, title] : [title, organisation];
    const detail = block.detail && run(block.detail.text, styleIds.dates);
    const [firstLine, details] = entryRows(template.entry, { first: head, other: follow, dates, detail });
    const tags = block.tags.map((tag) => run(tag.text, styleIds.tag));
    const below: Line[] = [
      ...(details.some(Boolean) ? [line(styleIds.details, facts(details))] : []),
      ...(block.link ? [line(styleIds.details, linked(block.link, styleIds.address))] : []),
      ...block.bullets.map((bullet) => line(styleIds.bullet, linked(bullet))),
      ...(tags.length > 0
        ? [line(styleIds.body, joined(tags, run(separator, styleIds.tag)), { before: unit / 2 })]
        : []),
      ...certificate(block.image),
    ];
    const top: ParagraphLook = first ? { before: 0 } : {};
    return [
      paragraph(styleIds.entry, facts(firstLine), below.length > 0 ? top : { ...top, keepNext: false }),
      // What heads an entry stays with its first bullet, and its last bullet with the technologies.
      ...below.map(([style, content, look], index) => {
        const heads = style === styleIds.details || index === below.length - 2;
        return paragraph(style, content, { ...look, keepNext: heads && index < below.length - 1 });
      }),
    ];
  };

  const certificate = (block: ImageBlock | undefined): Line[] => {
    const scan = block && picture(block, { width: 130, height: 84 });
    return scan ? [line(styleIds.body, [scan], { before: unit })] : [];
  };

  const skills = ({ groups }: SkillsBlock): Xml[] => {
    const column = look.body * 7.5;
    return groups.map((group, index) =>
      paragraph(
        styleIds.body,
        [
          ...run(group.level, styleIds.label),
          tab,
          ...joined(
            group.skills.map((skill) => run(skill.text)),
            run(', '),
          ),
        ],
        {
          indent: { left: column, hanging: column },
          leftTab: column,
          before: unit / 2,
          keepNext: index < groups.length - 1,
        },
      ),
    );
  };

  const declaration = ({ statement, place, date, signature }: DeclarationBlock): Xml[] => {
    const labelled = (fact: LabelledText): Xml[] => [
      ...run(`${fact.label}: `, styleIds.label),
      ...run(fact.text),
    ];
    const signed: readonly Child[] = isImage(signature)
      ? [picture(signature, { width: 120, height: 42 })].filter(Boolean)
      : run(signature.text, styleIds.title);
    const align = template.declaration.signature === 'right' ? 'right' : 'left';
    const lines = [...(place ? [labelled(place)] : []), labelled(date)];
    return [
      paragraph(styleIds.body, run(statement.text), { keepNext: true, keepLines: true }),
      ...lines.map((fact, index) =>
        paragraph(styleIds.body, fact, {
          keepNext: index < lines.length - 1 || signed.length > 0,
          before: index === 0 ? unit * 3 : 0,
        }),
      ),
      ...(signed.length > 0 ? [paragraph(styleIds.body, signed, { align, before: unit * 2 })] : []),
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
        paragraph(styleIds.name, centred ? name : [face, ...name]),
        ...contactLines(resume),
      ];
    },
    section,
  };
};

/** LibreOffice loses a picture that is both cut and round, so only a square photo becomes a circle. */
const photoFrame = (image: Picture, shape: 'circle' | 'rounded') =>
  image.width === image.height
    ? ({ shape: shape === 'circle' ? 'ellipse' : 'roundRect' } as const)
    : ({ shape: 'rect', crop: squareCrop(image) } as const);

const headerRule = (look: Look): ParagraphLook => {
  const { rule } = look.template.header;
  if (rule === 'none') return {};
  const accent = colourOf(look, 'accent');
  const line = colourOf(look, 'line');
  const bottom = {
    hair: { style: 'single', width: 0.75, space: 8, colour: line },
    thick: { style: 'single', width: 2.25, space: 8, colour: accent },
    double: { style: 'double', width: 0.75, space: 8, colour: accent },
    short: { style: 'single', width: 1.5, space: 8, colour: accent },
  } as const;
  return { borders: { bottom: bottom[rule] } };
};
