import { crc32 } from '@kalam/domain/resumes/images/crc-32';
import { type Block, isImage, type ResumeDocument, type Section, type Text } from '../compose/blocks.ts';
import { letterParts } from '../layout/letter-flow.ts';
import { element, part, text, type Xml } from './docx-xml.ts';

/** A piece of what the body says, in its order; words of the template have no field. */
type Piece = Pick<Text, 'text' | 'source'>;

const word = (said: string): Piece => ({ text: said, source: '' });

/** Stands before what is in a list; it is drawn by Word and has no letters in the file. */
const bullet: Piece = { text: '', source: '•' };

const listed = (bullets: readonly Text[]): Piece[] => bullets.flatMap((one) => [bullet, one]);

const given = (...pieces: (Piece | undefined)[]): Piece[] => pieces.filter((piece) => piece !== undefined);

const blockPieces = (block: Block): readonly Piece[] => {
  switch (block.kind) {
    case 'entry': {
      const {
        title,
        titleEnd,
        subtitle,
        beside,
        dates,
        detail,
        link,
        bullets,
        paragraphs = [],
        tags,
      } = block;
      const head = subtitle ? given(title, titleEnd, subtitle, beside) : given(title, titleEnd, beside);
      return [...head, ...given(dates, detail, link), ...listed(bullets), ...paragraphs, ...tags];
    }
    case 'paragraph':
      return [block];
    case 'list':
      return listed(block.bullets);
    case 'skills':
      return block.groups.flatMap(({ level, skills }) => [word(level), ...skills]);
    case 'items':
      return block.items.flatMap((item) => [item, ...item.notes]);
    case 'facts':
      return block.facts.flatMap(({ label, value }) => given(label, value));
    case 'table':
      return [...block.columns, ...block.rows.flatMap(({ cells }) => cells.flat())];
    case 'declaration': {
      const { statement, place, date, signature, signatureLabel } = block;
      const labelled = [place, date].flatMap((fact) => (fact ? [word(fact.label), fact] : []));
      return given(statement, ...labelled, isImage(signature) ? undefined : signature, word(signatureLabel));
    }
  }
};

const letterPieces = ({ letter }: ResumeDocument): readonly Piece[] =>
  letter
    ? letterParts(letter).flatMap(({ texts, label, signed }) => [
        ...texts.flatMap((said) => given(label ? word(label.trim()) : undefined, said)),
        ...given(signed?.name),
      ])
    : [];

const piecesOf = (resume: ResumeDocument): readonly Piece[] => [
  ...given(resume.name, resume.headline),
  ...resume.contacts,
  ...resume.sections.flatMap(({ heading, blocks }: Section) => [heading, ...blocks.flatMap(blockPieces)]),
  ...letterPieces(resume),
];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The letters of each paragraph of the body, also of those in tables. */
const paragraphTexts = (body: readonly Xml[]): readonly string[] => {
  const texts: string[] = [];
  for (const { xml } of body) {
    for (const [tag, said] of xml.matchAll(/<w:p[ />]|<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)) {
      if (!tag.startsWith('<w:t')) texts.push('');
      else
        texts[texts.length - 1] += (said ?? '').replace(
          /&(amp|lt|gt|quot);/g,
          (_, name) => entities[name] ?? '',
        );
    }
  }
  return texts;
};

/** Tells a paragraph that was changed from one that is as it was written. */
const checksum = (said: string): string => (crc32(new TextEncoder().encode(said)) & 0xffff).toString(36);

/**
 * Which field each letter of the body is from, so that a file of ours can be read back exactly
 * (docs/decisions/own-files-by-their-tags.md): the paths of the fields, and for every paragraph a checksum and pairs of a
 * field and how many letters it has. Nothing is said that is not printed.
 */
export const writeOwnFields = (resume: ResumeDocument, body: readonly Xml[]): Uint8Array | undefined => {
  const paths: string[] = [''];
  const numberOf = (path: string): number => {
    const known = paths.indexOf(path);
    return known < 0 ? paths.push(path) - 1 : known;
  };
  const pieces = piecesOf(resume).filter((piece) => piece === bullet || piece.text !== '');
  let next = 0;
  const marks = paragraphTexts(body).map((said) => {
    const pairs: number[] = [];
    let at = 0;
    for (let piece = pieces[next]; piece; piece = pieces[next]) {
      const start = said.indexOf(piece.text, at);
      if (start < 0 || (piece === bullet && (at > 0 || said === ''))) break;
      if (start > at) pairs.push(-1, start - at);
      pairs.push(numberOf(piece.source), piece.text.length);
      at = start + piece.text.length;
      next += 1;
    }
    if (said.length > at) pairs.push(-1, said.length - at);
    return [checksum(said), ...pairs].join(' ');
  });
  // A file that says a part of its fields would be read back without the others.
  if (next < pieces.length) return undefined;
  return part(
    element(
      'fields',
      { xmlns: 'urn:kalam:fields', template: resume.template, language: resume.language },
      element('paths', {}, text(paths.join(' '))),
      element('marks', {}, text(marks.join(';'))),
    ),
  );
};
