import type { EntryContext, EntryReader } from '../draft/entry-context.ts';
import { labelPair } from '../fields/labels.ts';
import { isPersonName, nameIn } from '../fields/names.ts';
import type { Block, Line } from '../source/blocks.ts';
import { join, slice, type Traced, trim } from '../text/traced-text.ts';

const statement =
  /hereby (?:solemnly )?(?:declare|affirm|certify|confirm)|(?:solemnly|do) declare|i declare that|i confirm that|घोषणा कर|घोषित कर|प्रमाणित कर|यह घोषणा|मेरी घोषणा/iu;

/** The statement that closes a resume, whatever its heading. */
export const isDeclaration = ({ text }: Traced): boolean => statement.test(text);

const closingLabel =
  /^(?:place|date|signature|sign|name|yours? (?:faithfully|sincerely|truly)|स्थान|दिनांक|तारीख|तिथि|हस्ताक्षर|नाम)$/iu;

/** Place, date or signature below the statement. */
export const isClosingLine = ({ text }: Traced): boolean =>
  closingLabel.test(text.split(/[:：–\t-]/u)[0]?.trim() ?? '') || /^\s*yours? \p{L}+ly\b/iu.test(text);

/** A statement set over several lines is one; what stands in a line of its own stays in one. */
const paragraphs = (lines: readonly Line[]): readonly Traced[] => {
  const found: Traced[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const isMore =
      before !== undefined &&
      (before.full || /[\p{L},]$/u.test(before.text.text.trimEnd())) &&
      before.region === line.region &&
      before.cells.length < 2 &&
      line.cells.length < 2 &&
      !line.mark &&
      !isClosingLine(line.text) &&
      !isClosingLine(before.text) &&
      !signedName(line.text);
    const last = found.at(-1);
    if (isMore && last) found[found.length - 1] = join([last, line.text], ' ');
    else found.push(line.text);
    before = line;
  }
  return found;
};

/** `(Asha Rao)` in a line or a cell of its own, and "Name: Asha Rao". */
const signedName = (text: Traced): Traced | undefined => {
  const bracketed = /^\s*\(\s*([^()]+?)\s*\)\s*$/u.exec(text.text);
  if (bracketed?.[1] !== undefined) {
    const start = text.text.indexOf(bracketed[1]);
    return isPersonName(bracketed[1]) ? slice(text, start, start + bracketed[1].length) : undefined;
  }
  const pair = labelPair(text);
  if (pair && /^(?:name|signature|sign|नाम|हस्ताक्षर)$/iu.test(pair.label.text)) return nameIn(pair.value);
  return nameIn(text);
};

const linesOf = (blocks: readonly Block[]): readonly Line[] =>
  blocks.filter((block): block is Line => block.kind === 'line');

/** Everything of it, place, date and signature included: they have no fields, and stand in the statement's text. */
export const placeDeclaration = (blocks: readonly Block[], context: EntryContext): void => {
  const lines = linesOf(blocks);
  for (const text of paragraphs(lines)) context.place('declaration', trim(text));
  for (const block of blocks) {
    if (block.kind === 'line') continue;
    for (const row of block.rows)
      context.place(
        'declaration',
        join(
          row.map(({ text }) => text).filter(({ text }) => text.trim() !== ''),
          ' ',
        ),
      );
  }
  const cells = lines.flatMap((line) =>
    line.cells.length > 0 ? line.cells.map(({ text }) => text) : [line.text],
  );
  const name = cells
    .filter((text) => !isDeclaration(text))
    .flatMap((text) => signedName(text) ?? [])
    .at(-1);
  // Who signs is the person; the head says it better, where it does.
  if (name) context.place('personalInfo.fullName', name, { confidence: 'check' });
};

export const readDeclaration: EntryReader = ({ blocks }, context) => placeDeclaration(blocks, context);
