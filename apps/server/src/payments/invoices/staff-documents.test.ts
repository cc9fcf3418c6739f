import { dayInIndia } from '@kalam/domain/calendar/india-calendar';
import { financialYearOf } from '@kalam/domain/payments/invoices/invoice-rules';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit-tables.ts';
import { testConfig } from '../../testing/test-app.ts';
import { startPaymentStage, testResume } from '../../testing/test-payments.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { orders, receipts, refunds } from '../payment-tables.ts';
import { orderBilling, taxDocuments } from './invoice-tables.ts';
import { ensureCreditNote } from './issue-documents.ts';

const config = testConfig({
  GSTIN: '27AAPFU0939F1ZV',
  OWNER_NAME: 'Kalam Software LLP',
  SUPPORT_ADDRESS: '12 Nariman Point, Mumbai 400021',
});
const stage = await startPaymentStage({ config });
const { db } = stage.database;
const { site, tax } = config;
const now = () => new Date(Date.now() + stage.clock.offsetMs);
const owner = await signedInAdmin(stage);
const finance = await signedInAdmin(stage, 'finance@example.com', 'finance');
const support = await signedInAdmin(stage, 'support@example.com', 'support');

const buy = async (billing: Record<string, string>, email = 'buyer@example.com') => {
  const order = await stage.buy(stage.browser(), {
    planId: 'guest',
    customerEmail: email,
    resume: testResume,
    billing: { gstin: '', businessName: '', businessAddress: '', ...billing },
  });
  const { razorpay_payment_id: paymentId } = await stage.provider.pay(order.id);
  await stage.tasks['settle-order']({ providerOrderId: order.id });
  await stage.tasks['issue-document']({ orderId: order.orderId });
  return { ...order, paymentId };
};

const credit = async (
  order: { readonly orderId: string; readonly paymentId: string },
  amountPaise: number,
) => {
  const refund = { id: `refund of ${order.orderId}`, ...order, amountPaise };
  const { id, orderId, paymentId } = refund;
  await db
    .insert(refunds)
    .values({ id, orderId, paymentId, amountPaise, origin: 'provider', state: 'made', madeAt: now() });
  await db.update(orders).set({ refundedPaise: amountPaise }).where(eq(orders.id, orderId));
  return ensureCreditNote({ db, now, site, tax }, { id, orderId, paymentId, amountPaise, currency: 'INR' });
};

const home = await buy({ state: '27' });
const business = await buy({
  state: '29',
  gstin: '29AAGCB7383J1Z4',
  businessName: '=HYPERLINK("https://evil.example","Staffing, Ltd")',
  businessAddress: '4 Residency Road, Bengaluru 560025',
});
const note = await credit(business, 400);

const fileAt = async (url: string) => {
  const { statusCode, headers, body } = await stage.app.inject({
    url,
    headers: { host: 'localhost:3000', cookie: finance.cookie },
  });
  return { status: statusCode, headers, text: body };
};

interface Paper {
  readonly id: string;
  readonly kind: string;
  readonly serial: string;
}
const listed = async (query = '') => {
  const { status, body } = await finance.get(`/api/admin/documents${query}`);
  expect(status).toBe(200);
  return body.papers as Paper[];
};
const serialsOf = async (query: string) => (await listed(query)).map(({ serial }) => serial);
const invoiceOf = async (orderId: string) => {
  const rows = await db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId));
  return rows.find(({ kind }) => kind === 'invoice');
};

describe('the accountant’s list', () => {
  it('has every invoice and credit note, the last first, with the State and of a business what it registered', async () => {
    const papers = await listed();
    const year = financialYearOf(now()).slice(2);
    expect(papers.map(({ serial }) => serial)).toEqual([
      `CRN${year}/000001`,
      `INV${year}/000002`,
      `INV${year}/000001`,
    ]);
    expect(papers[0]).toMatchObject({
      kind: 'credit-note',
      corrects: `INV${year}/000002`,
      orderId: business.id,
      state: '29',
      gstin: '29AAGCB7383J1Z4',
      rate: 18,
      taxable: -3.39,
      cgst: 0,
      sgst: 0,
      igst: -0.61,
      total: -4,
    });
    expect(papers[2]).toMatchObject({
      kind: 'invoice',
      corrects: null,
      orderId: home.id,
      state: '27',
      place: '27',
      gstin: null,
      businessName: null,
      taxable: 7.62,
      cgst: 0.69,
      sgst: 0.69,
      igst: 0,
      total: 9,
    });
    expect(JSON.stringify(papers)).not.toContain('buyer@example.com');
  });

  it('is filtered by year, month and kind, and found by serial and by order', async () => {
    const year = financialYearOf(now());
    const month = dayInIndia(now()).slice(0, 7);
    expect(await listed(`?year=${year}&month=${month}`)).toHaveLength(3);
    expect(await listed('?kind=credit-note')).toHaveLength(1);
    expect(await listed(`?kind=invoice&month=${month}`)).toHaveLength(2);
    expect(await listed('?year=2019-20')).toEqual([]);
    expect(await listed('?month=2019-12')).toEqual([]);
    const serial = (await invoiceOf(home.orderId))?.serial ?? '';
    const short = serial.toLowerCase().replace('/00000', '/');
    for (const search of [serial, short, home.orderId, home.id])
      expect(await serialsOf(`?search=${encodeURIComponent(search)}`)).toEqual([serial]);
    expect(await listed('?search=INV')).toEqual([]);
    for (const query of ['year=2026-28', 'month=2026-13', 'kind=receipt', 'cursor=x'])
      expect((await finance.get(`/api/admin/documents?${query}`)).status, query).toBe(400);
  });

  it('adds up, credit notes taken off, to what its lines come to', async () => {
    const totalsOf = async (query: string) =>
      (await finance.get(`/api/admin/documents/totals${query}`)).body.totals;
    expect(await totalsOf('')).toEqual({
      count: 3,
      taxable: 11.86,
      cgst: 0.69,
      sgst: 0.69,
      igst: 0.76,
      total: 14,
    });
    expect(await totalsOf('?kind=credit-note')).toMatchObject({ count: 1, igst: -0.61, total: -4 });
    expect(await totalsOf('?year=2019-20')).toEqual({
      count: 0,
      taxable: 0,
      cgst: 0,
      sgst: 0,
      igst: 0,
      total: 0,
    });
  });

  it('is a file with a line a paper, plain decimals, and no formula of a stranger', async () => {
    const { status, text, headers } = await fileAt('/api/admin/documents?format=csv&kind=invoice');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('invoices.csv');
    const lines = text.trim().split('\r\n');
    expect(lines[0]?.replace('\uFEFF', '')).toBe(
      'serial,kind,date,corrects,orderId,buyerState,buyerStateCode,buyerGstin,businessName,placeOfSupply,ratePercent,taxableRupees,cgstRupees,sgstRupees,igstRupees,totalRupees',
    );
    expect(lines).toHaveLength(3);
    const day = dayInIndia(now());
    expect(lines[2]).toMatch(
      new RegExp(`^INV\\S+,invoice,${day},,${home.id},Maharashtra,27,,,Maharashtra,18,7.62,0.69,0.69,0,9$`),
    );
    expect(lines[1]).toContain(`29AAGCB7383J1Z4,"'=HYPERLINK(""https://evil.example"",""Staffing, Ltd"")"`);
    const notes = (await fileAt('/api/admin/documents?format=csv&kind=credit-note')).text;
    expect(notes).toContain(`,INV`);
    expect(notes.trim()).toMatch(/,18,-3\.39,0,0,-0\.61,-4$/);
  });
});

describe('a paper for staff', () => {
  beforeEach(() => db.delete(auditEntries));
  const trail = async () =>
    (await db.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
      ({ action, subject, subjectId, staffEmail }) => [staffEmail.split('@')[0], action, subject, subjectId],
    );

  it('is the same file the buyer has, and taking it is on record once for one look', async () => {
    const invoice = await invoiceOf(business.orderId);
    const { body } = await finance.get(`/api/admin/orders/${business.orderId}/documents`);
    expect(body.documents).toEqual([
      { id: invoice?.id, kind: 'invoice', number: invoice?.serial },
      { id: note?.id, kind: 'credit-note', number: note?.serial },
    ]);
    expect(await trail()).toEqual([]);
    for (const address of [
      `/api/admin/orders/${business.orderId}/receipt`,
      `/api/admin/documents/${invoice?.id}`,
      `/api/admin/documents/${note?.id}`,
    ]) {
      const { status, headers, text } = await fileAt(address);
      expect([status, headers['content-type']], address).toEqual([200, 'application/pdf']);
      expect(text.slice(0, 5)).toBe('%PDF-');
    }
    await owner.get(`/api/admin/documents/${note?.id}`);
    expect(await trail()).toEqual([
      ['finance', 'person-viewed', 'order', business.orderId],
      ['boss', 'person-viewed', 'order', business.orderId],
    ]);
  });

  it('is a receipt where the order has one, and nothing before the order is completed', async () => {
    const sold = await buy({ state: '27' }, 'receipt@example.com');
    await db.delete(taxDocuments).where(eq(taxDocuments.orderId, sold.orderId));
    await db.delete(orderBilling).where(eq(orderBilling.orderId, sold.orderId));
    await db.insert(receipts).values({ number: 42, orderId: sold.orderId, issuedAt: now() });
    const { body } = await owner.get(`/api/admin/orders/${sold.orderId}/documents`);
    expect(body.documents).toEqual([{ id: null, kind: 'receipt', number: 'KLM-000042' }]);
    const file = await owner.get(`/api/admin/orders/${sold.orderId}/receipt`);
    expect(file.headers['content-disposition']).toContain('receipt_KLM-000042.pdf');
    await db.update(orders).set({ status: 'pending', completedAt: null }).where(eq(orders.id, sold.orderId));
    const open = await owner.get(`/api/admin/orders/${sold.orderId}/receipt`);
    expect([open.status, open.body.code]).toEqual([409, 'receipt-not-ready']);
  });

  it('is for owner and finance, and of nothing there is none', async () => {
    const invoice = await invoiceOf(home.orderId);
    for (const address of [
      '/api/admin/documents',
      `/api/admin/documents/${invoice?.id}`,
      `/api/admin/orders/${home.orderId}/documents`,
      `/api/admin/orders/${home.orderId}/receipt`,
    ])
      expect((await support.get(address)).body.code, address).toBe('permission-missing');
    for (const address of ['documents/none', 'orders/none/documents', 'orders/none/receipt'])
      expect((await owner.get(`/api/admin/${address}`)).status, address).toBe(404);
    expect(await trail()).toEqual([]);
  });
});
