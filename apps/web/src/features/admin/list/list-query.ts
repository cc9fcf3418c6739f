import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { addressOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { type FilterChoices, type FilterOf, useListAddress } from './list-address.ts';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

interface ListSource<Row, Choices extends FilterChoices> {
  /** Names the list in the cache: `['admin', name, filter]`. */
  readonly name: string;
  /** Where it is read from; the same address with `format=csv` is the file. */
  readonly path: string;
  readonly choices: Choices;
  readonly load: (
    query: FilterOf<Choices> & { readonly cursor?: string | undefined },
  ) => Promise<ListPage<Row>>;
  readonly rowKey: (row: Row) => string;
}

/** Lists are read again where they are shown, and when they are next opened. */
export const refreshList = (client: QueryClient, name: string): Promise<void> =>
  client.invalidateQueries({ queryKey: ['admin', name] });

/** One list of the back office: its filter from the address, its pages by cursor, and the rows read so far. */
export const useAdminList = <Row, const Choices extends FilterChoices>(source: ListSource<Row, Choices>) => {
  const { name, load, rowKey } = source;
  const client = useQueryClient();
  const address = useListAddress(source.choices);
  const { filter } = address;
  const pages = useInfiniteQuery({
    queryKey: ['admin', name, filter],
    queryFn: ({ pageParam }) => load({ ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...failWhenOffline,
  });
  return {
    ...address,
    pages,
    rowKey,
    rows: pages.data?.pages.flatMap((page) => page.rows),
    filtered: Object.keys(filter).length > 0,
    csv: addressOf(source.path, { query: { ...filter, format: 'csv' } }),
    /** Shows a row as a change left it, where it stands, even if the filter would no longer find it. */
    put: (row: Row) =>
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
      ),
    refresh: () => refreshList(client, name),
  };
};

export type AdminListState<Row, Choices extends FilterChoices> = ReturnType<
  typeof useAdminList<Row, Choices>
>;
