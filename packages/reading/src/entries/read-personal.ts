import type { EntryReader } from '../draft/entry-context.ts';
import { type LabelledBlock, labelledBlocks, withMore } from '../fields/labels.ts';
import { isDetailLabel } from './details/detail-labels.ts';
import { contactsOf, placeDetail } from './details/place-detail.ts';
import { isClosingLine, isDeclaration, placeDeclaration } from './read-declaration.ts';
import { readHead } from './read-head.ts';

const startsDeclaration = ({ block }: LabelledBlock): boolean =>
  block.kind === 'line' && isDeclaration(block.text);

const closes = ({ block }: LabelledBlock): boolean =>
  block.kind === 'line' && isClosingLine(block.text) && !/^(?:name|नाम)/iu.test(block.text.text);

/** Father's name, birth date, languages known: a label and a value each, the unknown ones under their own words. */
export const readPersonal: EntryReader = (section, context) => {
  const { blocks } = section;
  const labelled = labelledBlocks(blocks, isDetailLabel);
  const statement = labelled.findIndex(startsDeclaration);
  // Place and date without a statement are those of one that has no heading, or of none: they close the resume all the same.
  const end = statement < 0 ? labelled.length - countClosing(labelled) : statement;
  for (const one of labelled.slice(0, end))
    for (const pair of withMore(one)) placeDetail(pair, context, contactsOf(context));
  // A phone or an address needs no label: its form says what it is.
  const bare = labelled.slice(0, end).filter(({ pairs }) => pairs.length === 0);
  readHead({ ...section, topics: ['contact'], blocks: bare.map(({ block }) => block) }, context);
  placeDeclaration(
    labelled.slice(end).flatMap(({ block, more }) => [block, ...more]),
    context,
  );
};

const countClosing = (labelled: readonly LabelledBlock[]): number => {
  const others = labelled.toReversed().findIndex((one) => !closes(one));
  return others < 0 ? 0 : others;
};
