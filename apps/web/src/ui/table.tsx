// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets that it is a table once its display changes
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { ChevronDownIcon } from './icons.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand right, in columns. */
  readonly numeric?: boolean;
  /** On a phone: the card's first line, without its header. */
  readonly lead?: boolean;
  /** On a phone: the card's last line over its whole width, without its header; for buttons. */
  readonly foot?: boolean;
  /** Its header sorts the rows. */
  readonly sortable?: boolean;
}

export interface TableSort {
  /** Undefined while the rows have an order of their own. */
  readonly column: string | undefined;
  readonly descending: boolean;
  readonly onSort: (column: string) => void;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly dense?: boolean;
  /** Many columns: cards up to a laptop's width, not on phones alone. */
  readonly wide?: boolean;
  readonly sort?: TableSort | undefined;
}

/** Where cards become a table; written out, because classes are found by reading. */
const cuts = {
  phone: {
    table: 'max-md:block',
    head: 'max-md:sr-only',
    body: 'max-md:block max-md:space-y-3',
    row: 'max-md:block max-md:rounded-base max-md:border max-md:bg-surface max-md:p-4 max-md:shadow-card md:border-b md:hover:bg-ink/3',
    cell: 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1',
    lead: 'max-md:pb-2 max-md:text-16',
    foot: 'max-md:mt-2 max-md:border-line max-md:border-t max-md:pt-3!',
    name: 'md:hidden',
    value: 'max-md:text-right',
    roomy: 'md:px-4 md:py-3.5',
    dense: 'md:px-2.5 md:py-0.5',
    sorts: 'max-md:hidden',
    plain: 'md:hidden',
  },
  laptop: {
    table: 'max-xl:block',
    head: 'max-xl:sr-only',
    body: 'max-xl:grid max-xl:items-start max-xl:gap-3 md:max-xl:grid-cols-2',
    row: 'max-xl:block max-xl:rounded-base max-xl:border max-xl:bg-surface max-xl:p-4 max-xl:shadow-card xl:border-b xl:hover:bg-ink/3',
    cell: 'max-xl:flex max-xl:items-baseline max-xl:justify-between max-xl:gap-4 max-xl:py-1',
    lead: 'max-xl:pb-2 max-xl:text-16',
    foot: 'max-xl:mt-2 max-xl:border-line max-xl:border-t max-xl:pt-3!',
    name: 'xl:hidden',
    value: 'max-xl:text-right',
    roomy: 'xl:px-4 xl:py-3.5',
    dense: 'xl:px-2.5 xl:py-0.5',
    sorts: 'max-xl:hidden',
    plain: 'xl:hidden',
  },
} as const;

type Cut = (typeof cuts)[keyof typeof cuts];

/** The name of a column; where there are headers to press, a press sorts by it. Cards have no headers to see. */
const Header = <Row,>({
  column,
  sort,
  cut,
}: {
  readonly column: Column<Row>;
  readonly sort: TableSort | undefined;
  readonly cut: Cut;
}) => {
  if (sort === undefined || !column.sortable) return column.header;
  const isSorted = sort.column === column.id;
  return (
    <>
      <span className={cut.plain}>{column.header}</span>
      <button
        type="button"
        onClick={() => sort.onSort(column.id)}
        className={cx(
          '-mx-1.5 inline-flex items-center gap-1 rounded-inner px-1.5 py-1 font-medium hover:bg-ink/6 hover:text-ink',
          isSorted && 'text-ink',
          cut.sorts,
        )}
      >
        {column.header}
        <ChevronDownIcon
          className={cx('size-3.5', !isSorted && 'opacity-30', isSorted && !sort.descending && 'rotate-180')}
        />
      </button>
    </>
  );
};

const ariaSort = (sort: TableSort | undefined, id: string): 'ascending' | 'descending' | undefined => {
  if (sort === undefined || sort.column !== id) return undefined;
  return sort.descending ? 'descending' : 'ascending';
};

/** A table that is a list of cards on a phone. Its rows can be given the focus by script, never by Tab. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  dense = false,
  wide = false,
  sort,
}: TableProps<Row>) => {
  const cut = cuts[wide ? 'laptop' : 'phone'];
  const padding = dense ? cut.dense : cut.roomy;
  return (
    <table role="table" className={cx('w-full border-collapse text-14', cut.table)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={cut.head}>
        <tr role="row" className="border-line border-b text-left text-12 text-muted">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={ariaSort(sort, column.id)}
              className={cx('whitespace-nowrap font-medium', padding, column.numeric && 'text-right')}
            >
              <Header column={column} sort={sort} cut={cut} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={cut.body}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            data-row=""
            tabIndex={-1}
            className={cx('border-line focus-visible:bg-accent-soft', cut.row)}
          >
            {columns.map((column) => (
              <td
                key={column.id}
                role="cell"
                className={cx(
                  'align-middle',
                  cut.cell,
                  padding,
                  column.numeric && 'text-right tabular-nums',
                  column.lead && cx('font-medium', cut.lead),
                  column.foot && cut.foot,
                )}
              >
                {!column.lead && !column.foot && (
                  <span aria-hidden="true" className={cx('shrink-0 text-muted', cut.name)}>
                    {column.header}
                  </span>
                )}
                <span
                  className={cx(
                    'min-w-0',
                    column.foot && 'w-full',
                    !column.lead && !column.foot && cut.value,
                  )}
                >
                  {column.cell(row)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
