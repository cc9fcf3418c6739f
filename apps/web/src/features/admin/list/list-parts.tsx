import { readSort } from '@kalam/domain/admin/list-filters';
import { formatAmount } from '@kalam/domain/plans/rupees';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type { Column, TableSort } from '../../../ui/table.tsx';
import { useMay } from '../admin-session.ts';
import type { FilterChoices } from './list-address.ts';
import type { AdminListState, ListTotals } from './list-query.ts';

/** A day that counts once its year does: a keyboard types that digit by digit. */
const DayField = ({
  label,
  value,
  onChange,
  ...limits
}: {
  readonly label: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (day: string) => void;
}) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      {...limits}
      label={label}
      type="date"
      className="min-w-0 grow basis-0 sm:w-38 sm:grow-0 sm:basis-auto"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || target.value >= '2000') onChange(target.value);
      }}
    />
  );
};

/** The first and the last day that are listed, both included. */
export const DayFields = ({
  label,
  filter,
  onChange,
}: {
  readonly label: string;
  readonly filter: { readonly from?: string; readonly to?: string };
  readonly onChange: (name: string, value: string) => void;
}) => {
  const { t } = useLingui();
  const { from = '', to = '' } = filter;
  return (
    <fieldset className="flex min-w-0 gap-2 max-sm:w-full">
      <legend className="sr-only">{label}</legend>
      <DayField
        label={t`${label} from`}
        max={to || undefined}
        value={from}
        onChange={(day) => onChange('from', day)}
      />
      <DayField label={t`to`} min={from || undefined} value={to} onChange={(day) => onChange('to', day)} />
    </fieldset>
  );
};

/** What a table's headers do: another column, then the other way, then back to how the list is by itself. */
export const tableSort = <Row, Choices extends FilterChoices, Sort extends string>(
  list: AdminListState<Row, Choices, Sort>,
): TableSort | undefined => {
  if (list.sorts.length === 0) return undefined;
  const current = list.sort && readSort<string>(list.sort);
  const find = (column: string, way: 'asc' | 'desc') =>
    list.sorts.find((sort) => sort === `${column}-${way}`);
  return {
    column: current?.column,
    descending: current?.descending ?? true,
    onSort: (column) => {
      const next =
        current?.column !== column
          ? find(column, 'asc')
          : current.descending
            ? undefined
            : find(column, 'desc');
      list.sortBy(next ?? '');
    },
  };
};

/** Where there are cards instead of headers. */
export const SortSelect = <Row, Choices extends FilterChoices, Sort extends string>({
  list,
  columns,
  wide,
  ownOrder,
}: {
  readonly list: AdminListState<Row, Choices, Sort>;
  readonly columns: readonly Column<Row>[];
  readonly wide: boolean;
  readonly ownOrder?: string | undefined;
}) => {
  const { t } = useLingui();
  if (list.sorts.length === 0) return null;
  const nameOf = (sort: Sort): string => {
    const { column, descending } = readSort<string>(sort);
    const name = columns.find(({ id }) => id === column)?.header ?? column;
    return descending ? t`${name}, descending` : t`${name}, ascending`;
  };
  return (
    <Select
      label={t`Sort by`}
      placeholder={ownOrder ?? t`Newest first`}
      className={cx('min-w-0 grow basis-36', wide ? 'xl:hidden' : 'md:hidden')}
      value={list.sort ?? ''}
      onChange={({ target }) => list.sortBy(target.value as Sort | '')}
      options={list.sorts.map((sort) => ({ value: sort, label: nameOf(sort) }))}
    />
  );
};

/** What the rows come to, each sum with its name. */
const Sums = ({ totals }: { readonly totals: ListTotals }) => {
  const { t } = useLingui();
  const words = {
    amount: (sum: string) => t`${sum} ordered`,
    paid: (sum: string) => t`${sum} paid`,
    taxable: (sum: string) => t`${sum} taxable`,
    cgst: (sum: string) => `${sum} CGST`,
    sgst: (sum: string) => `${sum} SGST`,
    igst: (sum: string) => `${sum} IGST`,
    total: (sum: string) => t`${sum} in all`,
  } as const;
  const names = Object.keys(words) as (keyof typeof words)[];
  return names.map((name) => {
    const sum = totals[name];
    return sum === undefined ? null : (
      <span key={name}>
        {' · '}
        <span className="whitespace-nowrap">{words[name](formatAmount(sum))}</span>
      </span>
    );
  });
};

interface ListLineProps {
  readonly totals: ListTotals | undefined;
  /** What rows are called where they are counted. */
  readonly counted: ((count: number) => ReactNode) | undefined;
  readonly csv: string;
}

/** Over the rows: how many the filter finds in all, what orders come to, and the same as a file. */
export const ListLine = ({ totals, counted, csv }: ListLineProps) => {
  const may = useMay();
  return (
    <div className="mb-1 flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-14">
      <p className="text-muted tabular-nums" role="status">
        {totals && counted && <span className="font-semibold text-ink">{counted(totals.count)}</span>}
        {totals && <Sums totals={totals} />}
      </p>
      {may('lists-export') && (
        <a href={csv} download className={buttonClass({ look: 'quiet', size: 'small' })}>
          <DownloadIcon className="size-4.5" />
          <Trans>Download CSV</Trans>
        </a>
      )}
    </div>
  );
};
