import type { ImageBlock, LetterBlock, Text } from '../compose/blocks.ts';
import { fontFamilies } from '../fonts/font-faces.ts';
import { letterMeasure } from '../templates/letter-template.ts';
import { type Flow, FlowWriter, fitInside, type Setting } from './flow.ts';
import { structure } from './page.ts';
import { type Frame, paginate } from './paginate.ts';

/** What stands together in a letter, with the space above it in units. */
export interface LetterPart {
  readonly key: string;
  readonly texts: readonly Text[];
  readonly before: number;
  readonly bold?: boolean;
  /** Stands before the text and is no part of it. */
  readonly label?: string;
  /** Stays on the page of what follows. */
  readonly bound?: boolean;
  /** What one signs with: a picture, or room to write. */
  readonly signed?: { readonly image?: ImageBlock | undefined; readonly name: Text };
}

/** A letter from its date to its signature, as read. */
export const letterParts = (letter: LetterBlock): readonly LetterPart[] => {
  const { date, recipient, subject, salutation, paragraphs, closing, signature, name } = letter;
  const line = 4;
  return [
    { key: 'date', texts: [date], before: 0 },
    { key: 'recipient', texts: recipient, before: line },
    ...(subject
      ? [{ key: 'subject', texts: [subject], label: subject.label, bold: true, before: line, bound: true }]
      : []),
    ...(salutation ? [{ key: 'salutation', texts: [salutation], before: line, bound: true }] : []),
    ...paragraphs.map((text, index) => ({
      key: `body:${index}`,
      texts: [text],
      before: 3,
      // The signature is never alone on a page.
      bound: index === paragraphs.length - 1,
    })),
    {
      key: 'closing',
      texts: closing ? [closing] : [],
      before: line,
      signed: { image: signature, name },
    },
  ].filter(({ texts, key }) => texts.length > 0 || key === 'closing');
};

/** Room for a signature by hand, and the most a picture of one takes. */
const handRoom = 7;
const pictureRoom = 9;

export const letterFlow = (part: LetterPart, setting: Setting): Flow => {
  const size = setting.look.text('body').size;
  const writer = new FlowWriter({ ...setting, width: Math.min(setting.width, letterMeasure(size)) });
  const { unit } = writer;
  const style = writer.style('body');
  const bold = { ...style, face: fontFamilies[setting.look.family].bold.id };
  for (const [index, text] of part.texts.entries()) {
    const node = structure('P');
    const span = writer.span(text, part.bold ? bold : style, node);
    const label = part.label ? [writer.word(part.label, bold, node)] : [];
    writer.paragraph([...label, span], index === 0 ? part.before * unit : 0);
  }
  if (part.signed) {
    const { image, name } = part.signed;
    const pixels = image && setting.pixels(image.image);
    const room = pixels && fitInside(pixels, unit * 44, unit * pictureRoom);
    writer.box({
      height: room ? room.height + unit : unit * handRoom,
      before: part.texts.length > 0 ? unit : part.before * unit,
      items: image && room ? [writer.image(image, { x: 0, y: unit * 0.5, ...room, radius: 0 })] : [],
    });
    if (name.text) writer.paragraph([writer.span(name, bold, structure('P'))], 0);
  }
  // Addresses and signatures are short and stay whole; a paragraph breaks like any other.
  const whole = part.key === 'recipient' || part.signed !== undefined;
  for (let box = 0; whole && box < writer.length - 1; box++) writer.amend(box, () => ({ keep: true }));
  if (part.bound) writer.amendLast(() => ({ keep: true }));
  return writer.finish(`letter:${part.key}`, part.texts[0]?.source ?? 'letter.closing');
};

/** By how many lines a letter is longer than its page, with its spaces as close as they get. */
export const linesOver = (flows: readonly Flow[], frame: Frame, line: number): number => {
  const { end } = paginate(flows, { ...frame, bottom: Number.POSITIVE_INFINITY }, closest);
  return Math.max(1, Math.ceil((end.y - frame.bottom) / line));
};

const closest = 0.6;
