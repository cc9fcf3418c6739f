import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { callFile, type ReplyOf } from '../../../platform/api/call.ts';
import { failureText } from '../../../platform/failure-words.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toasts/toast.ts';

type Orders = ReplyOf<'GET /api/orders'>;
export type OrderDocument = Orders['documents'][number];

interface DownloadProps {
  readonly name: string;
  readonly fetchFile: () => Promise<Blob>;
  readonly children: ReactNode;
}

const DownloadButton = ({ name, fetchFile, children }: DownloadProps) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(name, await fetchFile());
    } catch (failure) {
      showToast(failureText(failure, 'unexpected-error'), { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Button size="small" look="quiet" icon={DownloadIcon} busy={busy} onClick={() => void download()}>
      {children}
    </Button>
  );
};

const fileName = (kind: string, number: string): string => `kalam_${kind}_${number.replaceAll('/', '-')}.pdf`;

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
