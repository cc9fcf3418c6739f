import { paperFileName } from '@kalam/domain/payments/invoices/paper-file-name';
import { Trans } from '@lingui/react/macro';
import { callFile, type ReplyOf } from '../../../platform/api/call.ts';
import { DownloadButton } from '../../../platform/download-button.tsx';

type Orders = ReplyOf<'GET /api/orders'>;
export type OrderDocument = Orders['documents'][number];

const fileName = (...paper: Parameters<typeof paperFileName>): string => `kalam_${paperFileName(...paper)}`;

interface OrderDocumentsProps {
  readonly order: Orders['orders'][number];
  /** All of the list's. */
  readonly documents: readonly OrderDocument[];
}

/** The invoice of a completed order, or its receipt where none are made, and a credit note for each refund. */
export const OrderDocuments = ({ order, documents }: OrderDocumentsProps) => {
  const own = documents.filter(({ orderId }) => orderId === order.id);
  const invoice = own.find(({ kind }) => kind === 'invoice');
  const notes = own.filter(({ kind }) => kind === 'credit-note');
  const params = { id: order.id };
  return (
    <div className="-ml-3 flex flex-wrap">
      <DownloadButton
        name={invoice ? fileName('invoice', invoice.serial) : fileName('receipt', order.razorpayOrderId)}
        fetchFile={() => callFile('GET /api/orders/:id/receipt', { params })}
      >
        {invoice ? <Trans>Invoice</Trans> : <Trans>Receipt</Trans>}
      </DownloadButton>
      {notes.map(({ id, serial }) => (
        <DownloadButton
          key={id}
          name={fileName('credit-note', serial)}
          fetchFile={() => callFile('GET /api/documents/:id', { params: { id } })}
        >
          <Trans>Credit note</Trans>
        </DownloadButton>
      ))}
    </div>
  );
};
