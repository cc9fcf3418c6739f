import { findTime } from '../../fields/dates.ts';
import type { Cell, Table } from '../../source/blocks.ts';
import type { Traced } from '../../text/traced-text.ts';
import { labelKind, type RoleLabelKind } from './role-labels.ts';

/** A table whose first row says what its columns hold. */
export interface RoleTable {
  readonly heads: readonly Traced[];
  readonly rows: readonly (readonly { readonly kind: RoleLabelKind | undefined; readonly cell: Cell }[])[];
}

const hasText = ({ text }: Cell): boolean => text.text.trim() !== '';

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
    rows: rest.map((row) =>
      row.map((cell, index) => ({ kind: kinds[index], cell })).filter(({ cell }) => hasText(cell)),
    ),
  };
};
