import type {
  Block,
  EntryBlock,
  FactsBlock,
  ImageBlock,
  ResumeDocument,
  Section,
  SectionKind,
  SkillsBlock,
  Text,
} from '../compose/blocks.ts';
import { entryGap, entryRows, wholeBullets } from '../compose/entry-rows.ts';
import type { Picture } from '../images/picture.ts';
import { headingDirection } from '../layout/directions.ts';
import { evenRows } from '../layout/rows.ts';
import type { Look } from '../templates/look.ts';
import type { Mark } from '../templates/template.ts';
import { declarationParagraphs } from './docx-declaration.ts';
import { fitWithin, floatingPicture, inlinePicture, squareCrop } from './docx-drawing.ts';
import { letterWriter } from './docx-letter.ts';
import { colourOf, type ParagraphLook, textWidthOf } from './docx-look.ts';
import { joined, type Line, line, type Piece, paragraph, saying } from './docx-paragraph.ts';
import { type DocxScripts, scriptRuns, turnedBy } from './docx-scripts.ts';
import { factLines, itemRuns, tab } from './docx-short-facts.ts';
import { styleIds } from './docx-styles.ts';
import { writeTable } from './docx-table.ts';
import { type Child, declare, element, part, type Xml } from './docx-xml.ts';

/** Hands out the relationships of the body: one per address and one per picture. */
export interface DocxResources {
  link(address: string): string;
  picture(
    address: string,
  ): { readonly relationship: string; readonly id: number; readonly image: Picture } | undefined;
}

/** Name, contacts, the sections as read; Word does the flowing. */
export const bodyParagraphs = (
  resume: ResumeDocument,
  look: Look,
  scripts: DocxScripts,
  resources: DocxResources,
): Xml[] => {
  const write = writer(look, scripts, resources);
  return [
    ...write.header(resume),
    ...resume.sections.flatMap((section, index) => write.section(section, index === 0)),
    ...(resume.letter ? write.letter(resume.letter) : []),
  ];
};

export const writeBody = (paragraphs: readonly Xml[], setup: Xml): Uint8Array =>
  part(
    element(
      'w:document',
      { ...declare('w', 'r', 'wp', 'a', 'pic', 'wps', 'mc', 'w14'), 'mc:Ignorable': 'w14' },
      element('w:body', {}, ...paragraphs, setup),
    ),
  );

const drawing = (picture: Xml): Xml => element('w:r', {}, picture);

/** Between facts on one line. */
const separator = ' · ';

const contactSeparators: Readonly<Record<Mark, string>> = { none: '    ', dot: ' · ', bar: ' | ' };

const writer = (look: Look, scripts: DocxScripts, resources: DocxResources) => {
  const { template, unit } = look;
  const textWidth = textWidthOf(look);

  const run = (content: string, style?: string): Piece =>
    saying(scriptRuns(content, style, scripts), { text: content, style });

  const linked = (piece: Text, style?: string): Piece =>
    piece.href === undefined
      ? run(piece.text, style)
      : saying(
          [
            element(
              'w:hyperlink',
              { 'r:id': resources.link(piece.href), 'w:history': 1 },
              ...run(piece.text, style ?? styleIds.link),
            ),
          ],
          { text: piece.text, style },
        );

  const factsOf = (pieces: readonly (Piece | undefined)[]): Xml[] =>
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

  const banded = template.header.band === 'fill';

  const centred = template.header.align === 'center';
  /** A band or a bar reaches across the page, under the photo; elsewhere the words flow around it. */
  const floating = banded
    ? { top: 8, wrap: false }
    : template.header.band === 'bar'
      ? { top: 16, wrap: false }
      : { top: 0, wrap: true };

  const photoSide = (template.header.photo?.size ?? 0) * unit;

  const photo = (block: ImageBlock | undefined): Child => {
    const found = block && resources.picture(block.image);
    if (!found || !template.header.photo) return undefined;
    const drawn = {
      relationship: found.relationship,
      id: found.id,
      alt: block.alt,
      width: photoSide,
      height: photoSide,
      ...photoFrame(found.image, template.header.photo.shape),
    } as const;
    return drawing(centred ? inlinePicture(drawn) : floatingPicture(drawn, floating));
  };

  const contactSeparator = contactSeparators[template.header.mark];

  const photoInset = ({ photo }: ResumeDocument): number =>
    photo && template.header.photo && template.header.band === 'bar'
      ? template.header.photo.size * unit + 12
      : 0;

  const besidePhoto = (resume: ResumeDocument): ParagraphLook => {
    const inset = photoInset(resume);
    const turned = turnedBy(resume.name.text);
    // The photo stays at the right, where a paragraph from right to left begins.
    return { ...turned, ...(inset > 0 && { indent: { [turned.turned ? 'left' : 'right']: inset } }) };
  };

  /**
   * Beside a photo the contacts stand one on a line: a band cannot flow around what stands on it, and a rule below them
   * should pass below the photo too.
   */
  const contactLines = (resume: ResumeDocument): Xml[] => {
    const photo = resume.photo && template.header.photo;
    const inset = photoInset(resume);
    const beside = besidePhoto(resume);
    const alone = photo && !centred && (banded || template.header.rule !== 'none');
    const rows = alone ? resume.contacts.map((contact) => [contact]) : contactRows(resume.contacts, inset);
    return rows.map((row, index) =>
      paragraph(
        styleIds.contact,
        joined(
          row.map((contact) => linked(contact)),
          run(contactSeparator),
        ),
        {
          ...beside,
          ...(index === 0 && photo && template.header.strip && { before: belowPhoto(resume) }),
          ...(index === rows.length - 1 && afterHeader),
        },
      ),
    );
  };

  /** A strip passes below the photo that stands beside the name. */
  const belowPhoto = ({ headline }: ResumeDocument): number =>
    Math.max(0, photoSide - look.text('name').line - (headline ? look.text('headline').line : 0)) + unit;

  /** Rows as even as those of the page. Words are not measured here: the width of most letters is near enough. */
  const contactRows = (contacts: readonly Text[], inset: number): (readonly Text[])[] => {
    const letter = look.text('contact').size * 0.56;
    return evenRows(
      contacts.map(({ text }) => text.length * letter),
      contactSeparator.length * letter,
      textWidth - inset,
    ).map(({ from, to }) => contacts.slice(from, to));
  };

  const afterHeader: ParagraphLook = {
    after: unit * Math.max(2, template.header.spaceAfter),
    ...(!banded && headerRule(look)),
  };

  /** The header keeps its own distance from the first heading. */
  const section = (written: Section, first: boolean): Xml[] => [
    paragraph(styleIds.heading, run(written.heading.text), {
      turned: headingDirection(written) === 'rtl',
      ...(first && { before: 0 }),
    }),
    ...written.blocks.flatMap((block, index) =>
      writeBlock(block, written.kind, unit * entryGap(written, index, template.gaps.entry)),
    ),
  ];

  const writeBlock = (block: Block, kind: SectionKind, before: number): Xml[] => {
    switch (block.kind) {
      case 'entry':
        return entry(block, before);
      case 'paragraph':
        return [paragraph(kind === 'summary' ? styleIds.lead : styleIds.body, run(block.text), { before })];
      case 'list':
        return block.bullets.map((bullet, index) =>
          paragraph(styleIds.bullet, linked(bullet), index === 0 ? { before } : {}),
        );
      case 'skills':
        return skills(block);
      case 'items':
        return [paragraph(styleIds.body, itemRuns(block, { run, linked }), { before, keepLines: true })];
      case 'facts':
        return facts(block);
      case 'table':
        return writeTable(block, look, { run, linked }, textWidth);
      case 'declaration':
        return declarationParagraphs(block, { look, textWidth, run, picture });
    }
  };

  const entry = (block: EntryBlock, before: number): Xml[] => {
    /** The field of study ends the title; a place follows whom it is the place of. */
    const whole = (piece: Text, style: string): Piece => [
      ...linked(piece, style),
      ...(block.titleEnd && piece === block.title ? run(block.titleEnd.text, style) : []),
      ...(block.beside && piece === (block.subtitle ?? block.title)
        ? run(`, ${block.beside.text}`, styleIds.dates)
        : []),
    ];
    const title = whole(block.title, styleIds.title);
    const subtitle = block.subtitle && whole(block.subtitle, styleIds.organisation);
    const dates = block.dates && run(block.dates.text, styleIds.dates);
    const detail =
      block.detail && linked(block.detail, block.detail.href ? styleIds.address : styleIds.dates);
    const [firstLine, details] = entryRows<Piece | undefined>({ title, subtitle, dates, detail });
    const tags = block.tags.map((tag) => run(tag.text, styleIds.tag));
    const below: Line[] = [
      ...(details.some(Boolean) ? [line(styleIds.details, factsOf(details))] : []),
      ...(block.link ? [line(styleIds.details, linked(block.link, styleIds.address))] : []),
      ...block.bullets.map((bullet) => line(styleIds.bullet, linked(bullet))),
      ...(block.paragraphs ?? []).map((said) => line(styleIds.body, linked(said), { before: unit / 2 })),
      ...(tags.length > 0
        ? [line(styleIds.body, joined(tags, run(separator, styleIds.tag)), { before: unit / 2 })]
        : []),
      ...certificate(block.image),
    ];
    const turned = turnedBy(block.title.text);
    const top: ParagraphLook = { before, ...turned };
    const isShort = block.bullets.length > 0 && block.bullets.length <= wholeBullets;
    return [
      paragraph(styleIds.entry, factsOf(firstLine), below.length > 0 ? top : { ...top, keepNext: false }),
      // What heads an entry stays with its first bullet, and its last bullet with the technologies; a short one is whole.
      ...below.map(([style, content, look, picture], index) => {
        const heads = style === styleIds.details || index === below.length - 2 || isShort;
        const way = style === styleIds.details ? turned : {};
        const keepNext = heads && index < below.length - 1;
        return paragraph(style, content, { ...look, ...way, keepNext }, picture);
      }),
    ];
  };

  const certificate = (block: ImageBlock | undefined): Line[] => {
    const scan = block && picture(block, { width: unit * 18, height: unit * 11.5 });
    return scan ? [line(styleIds.body, [scan], { before: unit }, unit * 11.5)] : [];
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
          ...turnedBy(group.skills[0]?.text ?? ''),
          indent: { left: column, hanging: column },
          leftTab: column,
          before: unit / 2,
          keepNext: index < groups.length - 1,
        },
      ),
    );
  };

  const facts = (block: FactsBlock): Xml[] => {
    const column = textWidth / 2;
    const lines = factLines(block, { run, linked }, look.body * 0.56, column);
    return lines.map((content, index) =>
      paragraph(styleIds.body, content, { leftTab: column, keepNext: index < lines.length - 1 }),
    );
  };

  return {
    header: (resume: ResumeDocument): Xml[] => {
      const face = photo(resume.photo);
      const name = run(resume.name.text);
      return [
        ...(centred && face
          ? [paragraph(styleIds.contact, [face], { keepNext: true, after: unit * 2 }, photoSide)]
          : []),
        paragraph(styleIds.name, centred ? name : [face, ...name]),
        ...(resume.headline
          ? [paragraph(styleIds.headline, run(resume.headline.text), besidePhoto(resume))]
          : []),
        ...contactLines(resume),
      ];
    },
    section,
    letter: letterWriter({ look, textWidth, run, paragraph, picture }),
  };
};

const photoFrame = (image: Picture, shape: 'circle' | 'rounded') => ({
  shape: shape === 'circle' ? ('ellipse' as const) : ('roundRect' as const),
  ...(image.width !== image.height && { crop: squareCrop(image) }),
});

const headerRule = (look: Look): ParagraphLook => {
  const { rule } = look.template.header;
  if (rule === 'none') return {};
  const accent = colourOf(look, 'accent');
  const bottom = {
    thick: { style: 'single', width: 2.25, space: 8, colour: accent },
    double: { style: 'double', width: 0.75, space: 8, colour: accent },
  } as const;
  return { borders: { bottom: bottom[rule] } };
};
