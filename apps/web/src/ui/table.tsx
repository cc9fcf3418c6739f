// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets that it is a table once its display changes
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand right, in columns. */
  readonly numeric?: boolean;
  /** On a phone: the card's first line, without its header. */
  readonly lead?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly dense?: boolean;
}

/** A table that is a list of cards on a phone. */
export const Table = <Row,>({ caption, columns, rows, rowKey, dense = false }: TableProps<Row>) => {
  const padding = dense ? 'md:px-3 md:py-2' : 'md:px-4 md:py-3.5';
  return (
    <table role="table" className="w-full border-collapse text-14 max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-line border-b text-left text-12 text-muted">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={cx('font-medium', padding, column.numeric && 'text-right')}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block max-md:space-y-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-line max-md:block max-md:rounded-base max-md:border max-md:bg-surface max-md:p-4 max-md:shadow-card md:border-b md:hover:bg-ink/3"
          >
            {columns.map((column) => (
              <td
                key={column.id}
                role="cell"
                className={cx(
                  'align-middle max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1',
                  padding,
                  column.numeric && 'text-right tabular-nums',
                  column.lead && 'font-medium max-md:pb-2 max-md:text-16',
                )}
              >
                {!column.lead && (
                  <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
                    {column.header}
                  </span>
                )}
                <span className={cx('min-w-0', !column.lead && 'max-md:text-right')}>{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
