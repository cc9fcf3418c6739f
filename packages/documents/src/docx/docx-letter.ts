import type { ImageBlock, LetterBlock } from '../compose/blocks.ts';
import { letterParts } from '../layout/letter-flow.ts';
import { letterMeasure } from '../templates/letter-template.ts';
import type { Look } from '../templates/look.ts';
import type { ParagraphLook } from './docx-look.ts';
import { styleIds } from './docx-styles.ts';
import type { Child, Xml } from './docx-xml.ts';

interface LetterTools {
  readonly look: Look;
  readonly textWidth: number;
  readonly run: (text: string, style?: string) => readonly Xml[];
  readonly paragraph: (style: string, content: readonly Child[], look?: ParagraphLook) => Xml;
  readonly picture: (image: ImageBlock, bounds: { width: number; height: number }) => Child;
}

/** The same parts as the page's, with the same spaces between them. */
export const letterWriter =
  ({ look, textWidth, run, picture, ...tools }: LetterTools) =>
  (letter: LetterBlock): Xml[] => {
    const { unit } = look;
    const indent = { right: Math.max(0, textWidth - letterMeasure(look.text('body').size)) };
    const paragraph = (style: string, content: readonly Child[], own: ParagraphLook): Xml =>
      tools.paragraph(style, content, { indent, ...own });
    return letterParts(letter).flatMap(({ texts, before, bold, label, bound, signed }) => {
      const [style, kept] = [bold ? styleIds.title : undefined, signed !== undefined];
      const said = texts.map(({ text }, index) =>
        paragraph(styleIds.body, [...(label ? run(label, styleIds.title) : []), ...run(text, style)], {
          before: index === 0 ? before * unit : 0,
          ...((kept || bound || index < texts.length - 1) && { keepNext: true }),
        }),
      );
      if (!signed) return said;
      const drawn = signed.image && picture(signed.image, { width: unit * 44, height: unit * 9 });
      return [
        ...said,
        ...(drawn ? [paragraph(styleIds.body, [drawn], { before: unit, keepNext: true })] : []),
        ...(signed.name.text
          ? [
              paragraph(styleIds.body, run(signed.name.text, styleIds.title), {
                before: drawn ? unit / 2 : unit * 8,
              }),
            ]
          : []),
      ];
    });
  };
