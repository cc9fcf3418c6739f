import type { PersonPart } from '@kalam/domain/admin/person';
import type { PersonSections } from '@kalam/domain/admin/person-model';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import type { IconComponent } from '../../../ui/icons.tsx';
import { LoadFailure } from '../list/list-states.tsx';

export type RowOf<Part extends PersonPart> = PersonSections[Part]['rows'][number];

/** Reads on in one kind of records. */
export type ReadMore = (part: PersonPart, cursor: string) => Promise<Partial<PersonSections>>;

export const SectionFrame = ({
  title,
  icon: Icon,
  total,
  children,
}: {
  readonly title: ReactNode;
  readonly icon: IconComponent;
  readonly total?: number;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-center gap-2 border-line border-b pb-2 font-semibold text-16">
        <Icon className="size-4.5 text-muted" />
        {title}
        {total !== undefined && <span className="font-normal text-14 text-muted tabular-nums">{total}</span>}
      </h2>
      {children}
    </section>
  );
};

const useMore = <Part extends PersonPart>(
  part: Part,
  whose: string,
  { nextCursor }: PersonSections[Part],
  readMore: ReadMore,
) => {
  const [asked, setAsked] = useState(false);
  const more = useInfiniteQuery({
    queryKey: ['admin', 'person', whose, part, nextCursor],
    queryFn: async ({ pageParam }) => (await readMore(part, pageParam))[part],
    initialPageParam: nextCursor ?? '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
    enabled: asked && nextCursor !== null,
    ...failWhenOffline,
  });
  return {
    more,
    rows: (more.data?.pages ?? []).flatMap((page) => (page?.rows ?? []) as RowOf<Part>[]),
    hasMore: more.data === undefined ? nextCursor !== null : more.hasNextPage,
    readOn: () => {
      if (more.data !== undefined) void more.fetchNextPage();
      else if (asked) void more.refetch();
      setAsked(true);
    },
  };
};

interface PersonSectionProps<Part extends PersonPart> {
  readonly part: Part;
  /** The account or the address. */
  readonly whose: string;
  readonly section: PersonSections[Part];
  readonly readMore: ReadMore;
  readonly title: ReactNode;
  readonly icon: IconComponent;
  readonly empty: ReactNode;
  readonly row: (row: RowOf<Part>) => ReactNode;
}

/** The newest records of a kind, and the way to the earlier ones. */
export const PersonSection = <Part extends PersonPart>({
  part,
  whose,
  section,
  readMore,
  title,
  icon,
  empty,
  row,
}: PersonSectionProps<Part>) => {
  const first = section.rows as readonly RowOf<Part>[];
  const { more, rows: later, hasMore, readOn } = useMore(part, whose, section, readMore);
  const rows = [...first, ...later];
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number>(undefined);
  const shown = rows.length;
  // Its own button may be gone: the first new row takes the focus.
  useEffect(() => {
    if (next.current === undefined || shown <= next.current) return;
    (list.current?.children[next.current] as HTMLElement | undefined)?.focus();
    next.current = undefined;
  }, [shown]);
  return (
    <SectionFrame title={title} icon={icon} total={section.total}>
      {rows.length === 0 ? (
        <p className="py-4 text-14 text-muted">{empty}</p>
      ) : (
        <ul ref={list} className="divide-y divide-line text-14">
          {rows.map((one) => (
            <li key={one.id} tabIndex={-1} className="py-3 focus-visible:bg-accent-soft">
              {row(one)}
            </li>
          ))}
        </ul>
      )}
      {more.isError && (
        <LoadFailure
          words={failureText(more.error, 'person-records-failed')}
          retrying={more.isFetching}
          onRetry={readOn}
        />
      )}
      {hasMore && !more.isError && (
        <Button
          look="quiet"
          size="small"
          className="-ml-3"
          busy={more.isFetching}
          onClick={() => {
            next.current = rows.length;
            readOn();
          }}
        >
          <Trans>Show earlier ones</Trans>
        </Button>
      )}
    </SectionFrame>
  );
};
