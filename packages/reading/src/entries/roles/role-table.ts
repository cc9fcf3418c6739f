import { findTime } from '../../fields/dates.ts';
import type { Cell, Table } from '../../source/blocks.ts';
import { join, type Traced } from '../../text/traced-text.ts';
import { labelKind, type RoleLabelKind } from './role-labels.ts';

/** A table whose first row says what its columns hold. */
export interface RoleTable {
  readonly heads: readonly Traced[];
  readonly rows: readonly (readonly { readonly kind: RoleLabelKind | undefined; readonly cell: Cell }[])[];
}

const hasText = ({ text }: Cell): boolean => text.text.trim() !== '';

const times: readonly (RoleLabelKind | undefined)[] = ['period', 'from', 'to'];

const pageOf = (row: readonly Cell[]): number | undefined => row.find(hasText)?.box?.page;

/** A row that the end of a page has cut in two: on the next page it goes on without saying when. */
const withWholeRows = (
  rows: readonly (readonly Cell[])[],
  kinds: readonly (RoleLabelKind | undefined)[],
): readonly (readonly Cell[])[] => {
  const saysWhen = (row: readonly Cell[]): boolean =>
    row.some((cell, index) => times.includes(kinds[index]) && hasText(cell));
  const whole: (readonly Cell[])[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    const page = pageOf(row);
    const goesOn =
      before && page !== undefined && pageOf(before) !== page && saysWhen(before) && !saysWhen(row);
    if (!goesOn) whole.push(row);
    else
      whole[whole.length - 1] = before.map((cell, index) => {
        const next = row[index];
        return next && hasText(next) ? { ...cell, text: join([cell.text, next.text], ' ') } : cell;
      });
  }
  return whole;
};

/** Undefined where the table only sets lines beside each other. */
export const roleTable = ({ rows }: Table): RoleTable | undefined => {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return undefined;
  const kinds = first.map(({ text }) => labelKind(text.text));
  const named = kinds.filter((kind) => kind !== undefined);
  const saysWho = named.includes('company') || named.includes('title');
  if (named.length < 2 || !saysWho || first.some(({ text }) => findTime(text) !== undefined))
    return undefined;
  return {
    heads: first.filter(hasText).map(({ text }) => text),
    rows: withWholeRows(rest, kinds).map((row) =>
      row.map((cell, index) => ({ kind: kinds[index], cell })).filter(({ cell }) => hasText(cell)),
    ),
  };
};
