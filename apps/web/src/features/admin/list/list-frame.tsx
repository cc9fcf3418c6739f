import type { MessageCode } from '@kalam/domain/message-catalogue';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { ConnectionNote } from '../../../platform/connection-note.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { FilterChoices } from './list-address.ts';
import { useRowFocus } from './list-focus.ts';
import { moveBetweenRows } from './list-keyboard.ts';
import { DayFields, ListLine, SortSelect, tableSort } from './list-parts.tsx';
import type { AdminListState } from './list-query.ts';
import { ListSearch } from './list-search.tsx';
import { type EmptyWords, LoadFailure, LoadingRows, NoRows } from './list-states.tsx';

type FilterWords<Choices extends FilterChoices> = {
  readonly [Name in keyof Choices]?: {
    readonly label: string;
    /** The choice of everything. */
    readonly all: string;
    readonly options: Readonly<Record<Choices[Name][number], string>>;
  };
};

interface AdminListProps<Row, Choices extends FilterChoices, Sort extends string> {
  readonly list: AdminListState<Row, Choices, Sort>;
  /** Names the list for screen readers. */
  readonly caption: string;
  readonly search: { readonly label: string; readonly placeholder?: string };
  readonly filters: FilterWords<Choices>;
  /** What the first and the last day of a filter are about, such as "Ordered"; without it there is none. */
  readonly dates?: string;
  /** The order it has by itself, where that is not the newest first. */
  readonly ownOrder?: string;
  /** What its rows are called where they are counted: `(n) => plural(n, …)`. */
  readonly counted?: (count: number) => ReactNode;
  /** One description: a table where there is room, cards on a phone. */
  readonly columns?: readonly Column<Row>[];
  /** Many columns: cards up to a laptop's width. */
  readonly wide?: boolean;
  /** Instead of columns, for records that are read rather than compared. */
  readonly card?: (row: Row) => ReactNode;
  /** What is said when the list cannot be read; Retry stands beside it. */
  readonly failure: MessageCode;
  readonly empty: EmptyWords;
}

const Toolbar = <Row, Choices extends FilterChoices, Sort extends string>({
  list,
  search,
  filters,
  dates,
  ownOrder,
  columns,
  wide = false,
}: AdminListProps<Row, Choices, Sort>) => {
  const chosen: Readonly<Record<string, string | undefined>> = list.filter;
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
      <ListSearch
        label={search.label}
        placeholder={search.placeholder}
        value={list.filter.search ?? ''}
        onSearch={list.search}
      />
      {Object.entries<FilterWords<Choices>[string]>(filters).map(
        ([name, words]) =>
          words && (
            <Select
              key={name}
              label={words.label}
              placeholder={words.all}
              className="min-w-0 grow basis-32 sm:grow-0"
              value={chosen[name] ?? ''}
              onChange={({ target }) => list.choose(name, target.value)}
              options={Object.entries<string>(words.options).map(([value, text]) => ({ value, label: text }))}
            />
          ),
      )}
      {dates !== undefined && <DayFields label={dates} filter={list.filter} onChange={list.choose} />}
      {columns && <SortSelect list={list} columns={columns} wide={wide} ownOrder={ownOrder} />}
    </div>
  );
};

/**
 * The frame of every list of the back office: search, filters, CSV of the current filter, rows, the way to more of
 * them, and every state a list can be in. A screen describes its data and its words:
 *
 *     const list = useAdminList({
 *       name: 'orders', path: '/api/admin/orders', rowKey: ({ id }) => id,
 *       choices: { status: orderStatuses, since: orderPeriods },     // {} without filters
 *       load: async (query) => {
 *         const { orders, nextCursor } = await call('GET /api/admin/orders', { query });
 *         return { rows: orders, nextCursor };
 *       },
 *     });
 *     <AdminList list={list} caption=… search=… filters=… columns=… (or card=…) failure="admin-orders-failed" empty=… />
 *
 * After a change: `list.put(row)` with the row of the reply, or `list.refresh()`.
 */
export const AdminList = <Row, Choices extends FilterChoices, Sort extends string = never>(
  props: AdminListProps<Row, Choices, Sort>,
) => {
  const { list, caption, columns, wide, card, failure, empty, counted } = props;
  const { pages, rows } = list;
  const focus = useRowFocus(rows);
  const toolbar = useRef<HTMLDivElement>(null);
  const { t } = useLingui();
  const more = () => {
    focus.expectMore();
    void pages.fetchNextPage();
  };
  const clear = () => {
    list.clear();
    // Its own button goes away with it.
    toolbar.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <ConnectionNote />
      <div ref={toolbar}>
        <Toolbar {...props} />
      </div>
      {pages.isError && !pages.isFetchNextPageError && (
        <LoadFailure
          words={failureText(pages.error, failure)}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {rows === undefined ? (
        pages.isPending && <LoadingRows />
      ) : rows.length === 0 ? (
        <NoRows empty={empty} filtered={list.filtered} onClear={clear} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: follows the keys of the controls inside it
        <div
          ref={focus.area}
          aria-busy={pages.isPlaceholderData}
          onKeyDown={moveBetweenRows}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          className="relative"
        >
          <ListLine totals={list.totals} counted={counted} csv={list.csv} />
          {/* The rows before stay readable until the ones asked for are there. */}
          {pages.isPlaceholderData && (
            <span aria-hidden="true" className="absolute inset-x-0 top-0 h-0.5 animate-shimmer bg-accent" />
          )}
          {columns && (
            <Table
              caption={caption}
              columns={columns}
              rows={rows}
              rowKey={list.rowKey}
              wide={wide}
              sort={tableSort(list)}
              dense
            />
          )}
          {card && (
            <ul aria-label={caption} className="space-y-3">
              {rows.map((row) => (
                <li
                  key={list.rowKey(row)}
                  data-row=""
                  tabIndex={-1}
                  className="rounded-base focus-visible:ring-2 focus-visible:ring-accent-ink"
                >
                  {card(row)}
                </li>
              ))}
            </ul>
          )}
          <LoadMore
            shown={rows.length}
            hasMore={pages.hasNextPage}
            loading={pages.isFetchingNextPage}
            onMore={more}
          />
          {pages.isFetchNextPageError && (
            <LoadFailure
              words={failureText(pages.error, failure)}
              retrying={pages.isFetchingNextPage}
              onRetry={more}
            />
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{pages.isPlaceholderData && t`Searching…`}</span>
      </VisuallyHidden>
    </>
  );
};
