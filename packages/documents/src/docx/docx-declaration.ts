import { type DeclarationBlock, type ImageBlock, isImage, type LabelledText } from '../compose/blocks.ts';
import type { Look } from '../templates/look.ts';
import { type Borders, colourOf } from './docx-look.ts';
import { joined, type Paragraph, type Piece, paragraph } from './docx-paragraph.ts';
import { tab } from './docx-short-facts.ts';
import { styleIds } from './docx-styles.ts';
import type { Child } from './docx-xml.ts';

interface DeclarationTools {
  readonly look: Look;
  readonly textWidth: number;
  readonly run: (content: string, style?: string) => Piece;
  readonly picture: (block: ImageBlock, bounds: { width: number; height: number }) => Child;
}

/** The statement, place and date, and the signature above its line. */
export const declarationParagraphs = (
  { statement, place, date, signature, signatureLabel }: DeclarationBlock,
  { look, textWidth, run, picture }: DeclarationTools,
): Paragraph[] => {
  const { template, unit } = look;
  const signatureWidth = Math.min(textWidth, unit * 44);
  /** Of a signature, and wider where a word of the name is: bold letters are a little wider than most. */
  const nameWidth = (name: string): number => {
    const longest = Math.max(...name.split(' ').map((word) => word.length));
    return Math.min(textWidth, Math.max(signatureWidth, longest * look.text('title').size * 0.64));
  };
  const facts = [place, date].filter((fact) => fact !== undefined);
  const said = (fact: LabelledText): Piece => [...run(`${fact.label}: `, styleIds.label), ...run(fact.text)];
  // Beside each other where both fit, as the page has them beside the signature. Most letters are near enough.
  const isShort = facts.every(
    ({ label, text }) => (label.length + text.length + 3) * look.body * 0.56 <= textWidth / 2,
  );
  const factRows = isShort ? [facts] : facts.map((fact) => [fact]);
  const signed: readonly Child[] = isImage(signature)
    ? [picture(signature, { width: signatureWidth, height: unit * 9 })].filter(Boolean)
    : run(signature.text, styleIds.title);
  const atRight = template.declaration.signature === 'right';
  const width = isImage(signature) ? signatureWidth : nameWidth(signature.text);
  const indent = { [atRight ? 'left' : 'right']: textWidth - width };
  const line: Borders = {
    top: { style: 'single', width: 0.5, space: 2, colour: colourOf(look, 'soft') },
  };
  return [
    paragraph(styleIds.body, run(statement.text), { keepNext: true, keepLines: true }),
    ...factRows.map((row, index) =>
      paragraph(styleIds.body, joined(row.map(said), [tab]), {
        keepNext: true,
        leftTab: textWidth / 2,
        before: index === 0 ? unit * 2 : 0,
      }),
    ),
    ...(signed.length > 0
      ? [
          paragraph(
            styleIds.body,
            signed,
            // It stands above its line whatever way a name goes.
            { keepNext: true, keepLines: true, indent, before: unit * (atRight ? 1 : 2), turned: false },
            isImage(signature) ? unit * 9 : 0,
          ),
        ]
      : []),
    paragraph(styleIds.body, run(signatureLabel, styleIds.label), {
      borders: line,
      indent,
      before: signed.length > 0 ? 2 : unit * 9,
    }),
  ];
};
