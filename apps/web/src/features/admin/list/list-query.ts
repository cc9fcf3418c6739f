import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { addressOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { type FilterChoices, type FilterOf, useListAddress } from './list-address.ts';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

export interface ListTotals {
  readonly count: number;
  /** Of orders, in rupees. */
  readonly amount?: number;
  readonly paid?: number;
  /** Of invoices, in rupees. */
  readonly taxable?: number;
  readonly cgst?: number;
  readonly sgst?: number;
  readonly igst?: number;
  readonly total?: number;
}

interface ListSource<Row, Choices extends FilterChoices, Sort extends string> {
  /** Names the list in the cache: `['admin', name, filter]`. */
  readonly name: string;
  /** Where it is read from; the same address with `format=csv` is the file. */
  readonly path: string;
  readonly choices: Choices;
  readonly load: (
    query: FilterOf<Choices> & { readonly sort?: Sort | undefined; readonly cursor?: string | undefined },
  ) => Promise<ListPage<Row>>;
  /** The orders it can be asked for, `amount-desc`; each begins with the id of its column. */
  readonly sorts?: readonly Sort[];
  /** What all rows of a filter add up to; null where that takes too long. */
  readonly totals?: (query: FilterOf<Choices>) => Promise<ListTotals | null>;
  readonly rowKey: (row: Row) => string;
}

/** Lists are read again where they are shown, and when they are next opened. */
export const refreshList = async (client: QueryClient, name: string): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['admin', name] }),
    client.invalidateQueries({ queryKey: ['admin', totalsOf(name)] }),
  ]);
};

const totalsOf = (name: string): string => `${name} totals`;

/** One list of the back office: its filter from the address, its pages by cursor, and the rows read so far. */
export const useAdminList = <Row, const Choices extends FilterChoices, Sort extends string = never>(
  source: ListSource<Row, Choices, Sort>,
) => {
  const { name, load, rowKey } = source;
  const client = useQueryClient();
  const address = useListAddress(source.choices, source.sorts);
  const { filter, sort } = address;
  const order = sort && { sort };
  const pages = useInfiniteQuery({
    queryKey: ['admin', name, { ...filter, ...order }],
    queryFn: ({ pageParam }) => load({ ...filter, ...order, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...failWhenOffline,
  });
  const totals = useQuery({
    queryKey: ['admin', totalsOf(name), filter],
    queryFn: () => source.totals?.(filter) ?? null,
    enabled: source.totals !== undefined,
    placeholderData: keepPreviousData,
    ...failWhenOffline,
  });
  return {
    ...address,
    pages,
    /** Undefined until they are known, and where they cannot be had. */
    totals: totals.data ?? undefined,
    rowKey,
    rows: pages.data?.pages.flatMap((page) => page.rows),
    filtered: Object.keys(filter).length > 0,
    csv: addressOf(source.path, { query: { ...filter, ...order, format: 'csv' } }),
    /** Shows a row as a change left it, where it stands, even if the filter would no longer find it. */
    put: (row: Row) => {
      void client.invalidateQueries({ queryKey: ['admin', totalsOf(name)] });
      client.setQueriesData<InfiniteData<ListPage<Row>>>(
        { queryKey: ['admin', name] },
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              rows: page.rows.map((one) => (rowKey(one) === rowKey(row) ? row : one)),
            })),
          },
      );
    },
    refresh: () => refreshList(client, name),
  };
};

export type AdminListState<Row, Choices extends FilterChoices, Sort extends string = never> = ReturnType<
  typeof useAdminList<Row, Choices, Sort>
>;
