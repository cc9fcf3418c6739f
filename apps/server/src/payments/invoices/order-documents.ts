import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { paperFileName } from '@kalam/domain/payments/invoices/paper-file-name';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { refused } from '../../failures/refused.ts';
import { FileAnswer } from '../../http/bind.ts';
import { type MadeForMail, nothingMade, type StoredMail } from '../../mail/mail-task.ts';
import type { JobRun } from '../../queue/job.ts';
import { findOrder, type OrderRecord } from '../orders/order-queries.ts';
import { findGrantEnd, findReceiptNumber } from '../receipts/receipt-queries.ts';
import { receiptNumberText } from '../receipts/receipt-wording.ts';
import { receiptBill, taxDocumentBill } from './document-bill.ts';
import { findDocument, findMadeRefunds, listDocuments, type TaxDocument } from './document-queries.ts';
import { ensureCreditNote, ensureOrderDocument, type IssueServices } from './issue-documents.ts';

export interface DocumentServices extends IssueServices {
  readonly documents: DocumentWriter;
}

interface WrittenDocument {
  readonly kind: 'invoice' | 'credit-note' | 'receipt';
  readonly number: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export const writeTaxDocument = async (
  { documents }: DocumentServices,
  document: TaxDocument,
): Promise<WrittenDocument> => ({
  kind: document.kind,
  number: document.serial,
  fileName: paperFileName(document.kind, document.serial),
  bytes: await documents.bill(taxDocumentBill(document), dayInIndia(document.issuedAt)),
});

/** The invoice or receipt of a completed order, as a file; issued now when it was not. */
const writeOrderDocument = async (
  services: DocumentServices,
  order: OrderRecord,
): Promise<WrittenDocument | undefined> => {
  const document = await ensureOrderDocument(services, order.id);
  if (document === undefined) return undefined;
  if (document.kind === 'invoice') return writeTaxDocument(services, document.invoice);
  const { number } = document;
  const validUntil = await findGrantEnd(services.db, order.id);
  const bill = receiptBill({ order, number, site: services.site, validUntil });
  const bytes = await services.documents.bill(bill, dayInIndia(order.completedAt ?? services.now()));
  return { kind: 'receipt', number, fileName: paperFileName('receipt', number), bytes };
};

const answerOf = ({ fileName, bytes }: WrittenDocument): FileAnswer<Buffer> =>
  new FileAnswer('application/pdf', fileName, Buffer.from(bytes));

const answerOrder = async (services: DocumentServices, order: OrderRecord): Promise<FileAnswer<Buffer>> => {
  const written = order.status === 'completed' ? await writeOrderDocument(services, order) : undefined;
  if (written === undefined) throw refused('receipt-not-ready');
  return answerOf(written);
};

/** Of an own, completed order. */
export const readReceipt = async (
  services: DocumentServices,
  userId: string,
  orderId: string,
): Promise<FileAnswer<Buffer>> => {
  const order = await findOrder(services.db, orderId);
  if (order === undefined || order.userId !== userId) throw refused('not-found');
  return answerOrder(services, order);
};

/** An invoice or a credit note of an own order. */
export const readTaxDocument = async (
  services: DocumentServices,
  userId: string,
  documentId: string,
): Promise<FileAnswer<Buffer>> => {
  const document = await findDocument(services.db, documentId);
  if (document === undefined || document.userId !== userId) throw refused('not-found');
  return answerOf(await writeTaxDocument(services, document));
};

const findAnyOrder = async ({ db }: DocumentServices, orderId: string): Promise<OrderRecord> => {
  const order = await findOrder(db, orderId);
  if (order === undefined) throw refused('not-found');
  return order;
};

/** For staff: of anybody's completed order. */
export const readStaffReceipt = async (
  services: DocumentServices,
  orderId: string,
): Promise<FileAnswer<Buffer>> => answerOrder(services, await findAnyOrder(services, orderId));

/** For staff: anybody's invoice or credit note, and whose order it is of. */
export const readStaffDocument = async (
  services: DocumentServices,
  documentId: string,
): Promise<{ readonly orderId: string; readonly answer: FileAnswer<Buffer> }> => {
  const document = await findDocument(services.db, documentId);
  if (document === undefined) throw refused('not-found');
  return { orderId: document.orderId, answer: answerOf(await writeTaxDocument(services, document)) };
};

interface StaffDocument {
  readonly id: string | null;
  readonly kind: WrittenDocument['kind'];
  readonly number: string;
}

/** For staff: what an order has. Nothing is issued by looking. */
export const listStaffDocuments = async (
  services: DocumentServices,
  orderId: string,
): Promise<StaffDocument[]> => {
  const order = await findAnyOrder(services, orderId);
  const numbered = await listDocuments(services.db, [order.id]);
  const receipt = await findReceiptNumber(services.db, order.id);
  return [
    ...(receipt === undefined
      ? []
      : [{ id: null, kind: 'receipt' as const, number: receiptNumberText(receipt) }]),
    ...numbered.map(({ id, kind, serial }) => ({ id, kind, number: serial })),
  ];
};

/** Tries before a mail leaves without its document: it is issued by another job, and found in My Orders. */
const writingAttempts = 3;

/** The mails that bring the document of an order. A corrected resume comes without: it was paid for before. */
const bringsDocument = ({ kind, params }: StoredMail): boolean =>
  kind === 'receipt' || (kind === 'guest-copy' && params.again !== 'correction');

/** The credit note of the refund that a mail tells of. */
const writeCreditNote = async (
  services: DocumentServices,
  { dedupeKey }: StoredMail,
): Promise<WrittenDocument | undefined> => {
  if (dedupeKey === null) return undefined;
  const [refund] = await findMadeRefunds(services.db, { providerRefundId: dedupeKey });
  const note = refund && (await ensureCreditNote(services, refund));
  return note && writeTaxDocument(services, note);
};

const documentOf = async (
  services: DocumentServices,
  mail: StoredMail,
): Promise<WrittenDocument | undefined> => {
  if (mail.orderId === null) return undefined;
  if (mail.kind === 'refunded') return writeCreditNote(services, mail);
  const order = bringsDocument(mail) ? await findOrder(services.db, mail.orderId) : undefined;
  return order && writeOrderDocument(services, order);
};

/** The invoice, receipt or credit note of the mail about an order, made when it leaves. */
export const documentAttachments =
  ({ warn, ...services }: DocumentServices & { readonly warn: (message: string) => void }) =>
  async (mail: StoredMail, job: Pick<JobRun, 'attempt'>): Promise<MadeForMail> => {
    try {
      const written = await documentOf(services, mail);
      if (written === undefined) return nothingMade;
      const { kind, number, fileName, bytes } = written;
      return {
        attachments: [{ filename: fileName, contentType: 'application/pdf', content: bytes }],
        params: { document: { kind, number } },
      };
    } catch (error) {
      if (job.attempt < writingAttempts) throw error;
      warn(`Order ${mail.orderId}: the mail leaves without its document: ${String(error)}`);
      return nothingMade;
    }
  };
