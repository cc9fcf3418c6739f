import type { PrintedText } from '@kalam/domain/resumes/printed-text';
import { letterParts } from '../layout/letter-flow.ts';
import { type Block, isImage, type ResumeDocument, type Text } from './blocks.ts';

const given = (...texts: (Text | undefined)[]): Text[] => texts.filter((text) => text !== undefined);

const blockTexts = (block: Block): readonly Text[] => {
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
      const head = given(title, titleEnd, subtitle, beside, dates, detail, link);
      return [...head, ...bullets, ...paragraphs, ...tags];
    }
    case 'paragraph':
      return [block];
    case 'list':
      return block.bullets;
    case 'skills':
      return block.skills;
    case 'items':
      return block.items.flatMap((item) => [item, ...item.notes]);
    case 'facts':
      return block.facts.flatMap(({ label, value }) => given(label, value));
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flat());
    case 'declaration': {
      const { statement, place, date, signature } = block;
      return given(statement, place, date, isImage(signature) ? undefined : signature);
    }
  }
};

/** Everything a file says of its owner's fields, as it says it; headings too. What the template leaves out is not there. */
export const printedTexts = ({
  name,
  headline,
  contacts,
  sections,
  letter,
}: ResumeDocument): readonly PrintedText[] => {
  const printed = ({ text, source }: Text): PrintedText => ({ path: source, text: text.trim() });
  return [
    ...[...given(name, headline), ...contacts].map(printed),
    ...sections.flatMap(({ heading, blocks }): PrintedText[] => [
      { ...printed(heading), isHeading: true },
      ...blocks.flatMap(blockTexts).map(printed),
    ]),
    ...(letter
      ? letterParts(letter).flatMap(({ texts, signed }) => [...texts, ...given(signed?.name)].map(printed))
      : []),
  ].filter(({ text }) => text !== '');
};
