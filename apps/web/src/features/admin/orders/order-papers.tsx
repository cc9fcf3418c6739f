import { paperFileName } from '@kalam/domain/payments/invoices/paper-file-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { call, callFile, type ReplyOf } from '../../../platform/api/call.ts';
import { failWhenOffline } from '../../../platform/api/query-client.ts';
import { DownloadButton } from '../../../platform/download-button.tsx';
import { failureText } from '../../../platform/failure-words.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { useMay } from '../admin-session.ts';
import { paperWords } from '../invoices/paper-words.tsx';
import { LoadFailure } from '../list/list-states.tsx';
import type { AdminOrder } from './order-status.tsx';

type OrderPaper = ReplyOf<'GET /api/admin/orders/:id/documents'>['documents'][number];

const Papers = ({
  order,
  papers,
}: {
  readonly order: AdminOrder;
  readonly papers: readonly OrderPaper[];
}) => {
  const { t, i18n } = useLingui();
  if (papers.length === 0)
    return (
      <p className="text-14 text-muted">
        {order.status === 'completed' ? (
          <Trans>Its invoice or receipt is being made.</Trans>
        ) : (
          <Trans>None: an order has an invoice or a receipt once it is completed.</Trans>
        )}
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {papers.map(({ id, kind, number }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="text-14">
            {i18n._(paperWords[kind])} <span className="text-muted tabular-nums">{number}</span>
          </span>
          <DownloadButton
            name={paperFileName(kind, number)}
            fetchFile={() =>
              id === null
                ? callFile('GET /api/admin/orders/:id/receipt', { params: { id: order.id } })
                : callFile('GET /api/admin/documents/:id', { params: { id } })
            }
            failure="invoice-download-failed"
            label={t`Download ${number} as PDF`}
            className="-mr-3"
          >
            PDF
          </DownloadButton>
        </li>
      ))}
    </ul>
  );
};

const PapersSection = ({ order }: { readonly order: AdminOrder }) => {
  const read = useQuery({
    // Again after a refund, which brings a credit note.
    queryKey: ['admin', 'order-papers', order.id, order.updatedAt],
    queryFn: async () =>
      (await call('GET /api/admin/orders/:id/documents', { params: { id: order.id } })).documents,
    staleTime: 0,
    ...failWhenOffline,
  });
  return (
    <section className="mt-6" aria-busy={read.isPending}>
      <h3 className="mb-1 font-semibold text-16">
        <Trans>Papers</Trans>
      </h3>
      {read.isError && (
        <LoadFailure
          words={failureText(read.error, 'invoices-load-failed')}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {read.isPending && <Skeleton className="h-11" />}
      {read.data && <Papers order={order} papers={read.data} />}
    </section>
  );
};

/** The invoice or receipt of an order and its credit notes, for whoever may see them. */
export const OrderPapers = ({ order }: { readonly order: AdminOrder }) =>
  useMay()('invoices-read') ? <PapersSection order={order} /> : null;
