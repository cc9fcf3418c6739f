import type { ResumeDocument } from '../compose/blocks.ts';
import type { Look } from '../templates/look.ts';
import { leftMargin, sideMargin, textWidthOf, twips } from './docx-look.ts';
import { paragraph } from './docx-paragraph.ts';
import { type DocxScripts, scriptRuns } from './docx-scripts.ts';
import { footLine, styleIds } from './docx-styles.ts';
import { declare, element, flag, part, text, type Xml } from './docx-xml.ts';

/** What printers reach, and what the foot needs. */
const leastMargin = 36;

/** From the lower edge of the paper to that of the foot, as in the PDF. */
const footDistance = 22;

/** The paper and what stands on it, in points. */
export interface WordPaper {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly textWidth: number;
  readonly textHeight: number;
  /** How far the lower margin may move down and up. */
  readonly most: number;
  readonly least: number;
}

/** Where a single page ends, which has no foot. */
const leastBelow = 24;

export const wordPaper = (look: Look, pages: number): WordPaper => {
  const { page, template } = look;
  const { margins } = template;
  const [top, bottom] = [Math.max(leastMargin, margins.top), Math.max(leastMargin, margins.bottom)];
  return {
    ...page,
    ...{ top, bottom, left: leftMargin(look), right: sideMargin(template) },
    textWidth: textWidthOf(look),
    textHeight: page.height - top - bottom,
    most: bottom - (pages === 1 ? leastBelow : leastMargin),
    least: 40,
  };
};

/** The first page has its name above all, so only those after it say whose they are. */
export const pageSetup = ({ width, height, top, left, right, bottom }: WordPaper, lower: number): Xml =>
  element(
    'w:sectPr',
    {},
    element('w:footerReference', { 'w:type': 'default', 'r:id': 'footer' }),
    element('w:pgSz', { 'w:w': twips(width), 'w:h': twips(height) }),
    element('w:pgMar', {
      'w:top': twips(top),
      'w:right': twips(right),
      'w:bottom': twips(bottom - lower),
      'w:left': twips(left),
      'w:header': 0,
      'w:footer': twips(footDistance),
      'w:gutter': 0,
    }),
    flag('w:titlePg', true),
  );

/** The name and the number of the page: printed pages get separated. */
export const writeFoot = ({ name }: ResumeDocument, scripts: DocxScripts): Uint8Array =>
  part(
    element(
      'w:ftr',
      declare('w', 'r'),
      paragraph(
        styleIds.foot,
        [
          ...(name.text ? scriptRuns(`${name.text} · `, undefined, scripts) : []),
          element('w:fldSimple', { 'w:instr': ' PAGE ' }, element('w:r', {}, element('w:t', {}, text('2')))),
        ],
        { line: footLine },
      ),
    ),
  );
