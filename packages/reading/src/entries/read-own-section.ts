import type { OwnSection } from '@kalam/domain/resumes/sections/section-keys';
import type { EntryReader } from '../draft/entry-context.ts';
import { paragraphsOf } from '../layout/join-lines.ts';
import type { Line } from '../source/blocks.ts';
import { hasText, trim } from '../text/traced-text.ts';
import { withoutDate } from './pieces/item-groups.ts';
import { asDescription, linesOf } from './pieces/lines-of-blocks.ts';

const shortest = 3;

/** Lines that stand out with text below them are titles; anything else is text. */
const isTitle = (line: Line, next: Line | undefined): boolean =>
  line.bold &&
  !line.mark &&
  next !== undefined &&
  !(next.bold && !next.mark) &&
  line.text.text.length >= shortest;

/** A section whose heading nobody knows, under that heading. */
export const readOwnSection =
  (key: OwnSection): EntryReader =>
  ({ blocks, heading }, context) => {
    const lines = paragraphsOf(linesOf(blocks)).filter(({ text }) => hasText(text));
    if (lines.length === 0) return;
    if (heading) context.place(`arrangement.headings.${key}`, heading);
    const groups: { title?: Line; told: Line[] }[] = [];
    for (const [index, line] of lines.entries()) {
      if (line.mark) context.ledger.take(line.mark, 'mark');
      if (isTitle(line, lines[index + 1])) groups.push({ title: line, told: [] });
      else {
        if (groups.length === 0) groups.push({ told: [] });
        groups.at(-1)?.told.push(line);
      }
    }
    for (const { title, told } of groups) {
      const entry = `${key}.${context.next(key)}`;
      if (title) {
        const { rest, date } = withoutDate(title.text);
        context.place(`${entry}.title`, hasText(rest) ? rest : trim(title.text));
        if (date && hasText(rest)) context.place(`${entry}.date`, date.text, { value: date.value });
      }
      if (told.length > 0) context.place(`${entry}.description`, asDescription(told));
    }
  };
