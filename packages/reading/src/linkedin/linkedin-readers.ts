import type { EntryReader } from '../draft/entry-context.ts';
import { linesOf } from '../entries/pieces/lines-of-blocks.ts';
import { placePeriod } from '../entries/pieces/place-period.ts';
import { readHead } from '../entries/read-head.ts';
import { findLength, findPeriod } from '../fields/dates.ts';
import { leftAround } from '../fields/found.ts';
import { isPlace } from '../fields/places.ts';
import { paragraphsOf } from '../layout/join-lines.ts';
import type { Line } from '../source/blocks.ts';
import { join, type Traced } from '../text/traced-text.ts';

const saysSomething = ({ text }: Traced): boolean => /[\p{L}\p{N}]/u.test(text);

const lengthAlone = ({ text }: Line): boolean => {
  const length = findLength(text);
  return length !== undefined && !saysSomething(leftAround(text, length));
};

/** `January 2020 - Present (3 years 2 months)`, and nothing else. */
const timesOf = ({ text }: Line) => {
  const period = findPeriod(text);
  if (!period) return undefined;
  const rest = leftAround(text, period);
  const length = findLength(rest);
  const left = length ? leftAround(rest, length) : rest;
  return saysSomething(left) ? undefined : { period, ...(length && { length: length.text }) };
};

interface Post {
  readonly title: Line | undefined;
  readonly company: Line | undefined;
  readonly total: Line | undefined;
  readonly times: NonNullable<ReturnType<typeof timesOf>>;
  readonly start: number;
  readonly end: number;
}

/** A post is its title above its dates; above the first of a firm stands the firm, in larger type, and how long it was in all. */
const postsOf = (lines: readonly Line[]): readonly Post[] =>
  lines.flatMap((line, index): Post[] => {
    const times = timesOf(line);
    if (!times) return [];
    const title = lines[index - 1];
    const above = lines[index - 2];
    const total = above && lengthAlone(above) ? above : undefined;
    const firm = total ? lines[index - 3] : above;
    const isFirst = index - (total ? 3 : 2) === 0;
    const isLarger = firm !== undefined && title !== undefined && firm.size > title.size + 0.2;
    const company = firm && (total || isFirst || isLarger) ? firm : undefined;
    return [
      {
        title,
        company,
        total,
        times,
        start: index - 1 - (total ? 1 : 0) - (company ? 1 : 0),
        end: index + 1,
      },
    ];
  });

const isWhere = (line: Line | undefined): line is Line =>
  line !== undefined &&
  !line.mark &&
  (isPlace(line.text) ||
    /^[\p{Lu}][\p{L}.' -]+(?:, [\p{Lu}][\p{L}.' -]+){1,2}$/u.test(line.text.text.trim()));

/** The posts of LinkedIn's own layout, which has no bullets between its entries and says a firm once for all of its posts. */
export const readLinkedInWork: EntryReader = ({ blocks }, context) => {
  const lines = linesOf(blocks);
  const posts = postsOf(lines);
  let firm: Traced | undefined;
  for (const [index, { title, company, total, times, end }] of posts.entries()) {
    const entry = `workExperience.${context.next('workExperience')}`;
    firm = company?.text ?? firm;
    if (title) context.place(`${entry}.position`, title.text);
    if (firm) context.place(`${entry}.company`, firm);
    placePeriod(context, entry, times.period);
    if (times.length) context.ledger.take(times.length, 'label');
    if (total) context.ledger.take(total.text, 'label');
    const below = lines.slice(end, posts[index + 1]?.start ?? lines.length);
    const where = isWhere(below[0]) ? below[0] : undefined;
    if (where) context.place(`${entry}.location`, where.text);
    const told = paragraphsOf(where ? below.slice(1) : below);
    for (const { mark } of told) if (mark) context.ledger.take(mark, 'mark');
    if (told.length > 0)
      context.place(
        `${entry}.description`,
        join(
          told.map(({ text }) => text),
          '\n',
        ),
      );
  }
};

/** The name, what its owner says of themselves, and where they are: a line each, the middle one as long as it likes. */
export const readLinkedInHead: EntryReader = (section, context) => {
  if (!section.topics.includes('head')) {
    readHead(section, context);
    return;
  }
  const [name, ...rest] = linesOf(section.blocks);
  const last = rest.at(-1);
  const where = isWhere(last) ? last : undefined;
  const told = where ? rest.slice(0, -1) : rest;
  if (name) context.place('personalInfo.fullName', name.text);
  if (told.length > 0)
    context.place(
      'personalInfo.headline',
      join(
        told.map(({ text }) => text),
        ' ',
      ),
    );
  if (where) context.place('personalInfo.location', where.text);
};
