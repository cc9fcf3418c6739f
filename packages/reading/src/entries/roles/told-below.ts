import { paragraphsOf } from '../../layout/join-lines.ts';
import type { Line } from '../../source/blocks.ts';
import { slice, type Traced } from '../../text/traced-text.ts';
import { type RoleLine, roleLine } from './role-lines.ts';

/** A post that a table has named, and where its entry stands in the draft. */
export interface ListedRole {
  readonly entry: string;
  readonly company?: Traced;
  readonly title?: Traced;
  readonly place?: Traced;
}

/** What is told of a listed post below the table. */
export interface ToldRole {
  readonly role: ListedRole;
  /** The line that names it again. */
  readonly named: Line;
  readonly body: readonly RoleLine[];
}

const letters = (text: Traced | undefined): string =>
  (text?.text ?? '').toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Which post a line names: by its firm, or its title, or both, and nothing else but when and where. */
const namedBy = (line: Line, roles: readonly ListedRole[], taken: ReadonlySet<ListedRole>) => {
  if (line.mark && !/[\p{L}\p{N}]/u.test(line.mark.text)) return undefined;
  const {
    period,
    line: { text },
  } = roleLine(line);
  const rest = period ? letters({ text: text.text.replace(period.text.text, ''), at: [] }) : letters(text);
  if (rest === '') return undefined;
  const fits = (role: ListedRole): number => {
    const [company, title, place] = [letters(role.company), letters(role.title), letters(role.place)];
    const both = [company + title, title + company, company + place + title, company + title + place];
    if (company !== '' && title !== '' && both.includes(rest)) return 3;
    if (company !== '' && [company, company + place].includes(rest)) return 2;
    return title !== '' && rest === title ? 1 : 0;
  };
  const ranked = roles
    .map((role) => ({ role, fit: fits(role) - (taken.has(role) ? 0.5 : 0) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  return ranked[0]?.role;
};

/**
 * Below a table of posts each may stand again, with what was done in it. Lines before the first that is known are handed
 * back.
 */
export const toldBelow = (
  lines: readonly Line[],
  roles: readonly ListedRole[],
): { readonly told: readonly ToldRole[]; readonly before: readonly Line[] } => {
  const before: Line[] = [];
  const told: { role: ListedRole; named: Line; body: RoleLine[] }[] = [];
  const taken = new Set<ListedRole>();
  for (const line of paragraphsOf(lines)) {
    const role = namedBy(line, roles, taken);
    const last = told.at(-1);
    if (role) {
      taken.add(role);
      told.push({ role, named: line, body: [] });
    } else if (last) last.body.push(roleLine(line));
    else before.push(line);
  }
  return { told, before };
};

/** Of a line that names a post: all of it, its mark too. */
export const wholeOf = ({ mark, text }: Line): readonly Traced[] => (mark ? [mark, slice(text, 0)] : [text]);
