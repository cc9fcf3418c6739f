import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailMessages } from '../../mail/mail-tables.ts';
import { mailContent } from '../../mail/mail-templates.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { password, testConfig } from '../../testing/test-app.ts';
import { testDocuments } from '../../testing/test-documents.ts';
import { startPaymentStage, testResume } from '../../testing/test-payments.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { orders, receipts, refunds } from '../payment-tables.ts';
import type { TaxDocument } from './document-queries.ts';
import { orderBilling, taxDocuments } from './invoice-tables.ts';
import { ensureCreditNote } from './issue-documents.ts';
import { documentAttachments, readReceipt, readTaxDocument, writeTaxDocument } from './order-documents.ts';

const config = testConfig({
  GSTIN: '27AAPFU0939F1ZV',
  OWNER_NAME: 'Kalam Software LLP',
  SUPPORT_ADDRESS: '12 Nariman Point, Mumbai 400021',
});
const stage = await startPaymentStage({ config });
const { provider, buy } = stage;
const { db } = stage.database;
const folder = temporaryFolder();
const { site, tax } = config;
const now = () => new Date(Date.now() + stage.clock.offsetMs);
const services = { db, now, site, tax, documents: testDocuments };

const maharashtra = { state: '27', gstin: '', businessName: '', businessAddress: '' };
const business = {
  state: '29',
  gstin: '29aagcb7383j1z4',
  businessName: 'Bengaluru Staffing Private Limited',
  businessAddress: '4 Residency Road, Bengaluru 560025',
};

const textOf = (bytes: Uint8Array): string => {
  const file = join(folder, 'document.pdf');
  writeFileSync(file, bytes);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
};

const paid = async (body: Record<string, unknown>, browser = stage.browser()) => {
  const order = await buy(browser, body);
  const { razorpay_payment_id: paymentId } = await provider.pay(order.id);
  await stage.tasks['settle-order']({ providerOrderId: order.id });
  return { ...order, paymentId };
};
const guestOrder = (email: string, more: Record<string, unknown> = {}) => ({
  planId: 'guest',
  customerEmail: email,
  resume: testResume,
  billing: maharashtra,
  ...more,
});
const issue = ({ orderId }: { readonly orderId: string }) => stage.tasks['issue-document']({ orderId });
const documentsOf = (orderId: string) =>
  db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId)).orderBy(taxDocuments.number);

describe('where a GSTIN is configured, checkout', () => {
  it('asks for the State, says what is wrong at its field, and remembers it', async () => {
    const buyer = await stage.signedIn('state@example.com');
    expect((await buyer.get('/api/payment/billing')).body).toMatchObject({ asked: true, last: null });
    const order = (billing?: unknown) =>
      buyer.post('/api/payment/create-order', {
        planId: 'pro',
        customerEmail: 'state@example.com',
        ...(billing === undefined ? {} : { billing }),
      });
    const refusals: [unknown, string, string][] = [
      [undefined, 'billing-state-missing', 'billing.state'],
      [{ ...maharashtra, state: '99' }, 'billing-state-missing', 'billing.state'],
      [{ ...business, gstin: '29AAGCB7383J1Z5' }, 'gstin-invalid', 'billing.gstin'],
      [{ ...business, state: '27' }, 'gstin-of-another-state', 'billing.gstin'],
      [{ ...business, businessName: ' ' }, 'business-name-missing', 'billing.businessName'],
    ];
    for (const [billing, code, field] of refusals) {
      const { status, body } = await order(billing);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code, field });
    }
    expect(await db.select().from(orders).where(eq(orders.customerEmail, 'state@example.com'))).toEqual([]);
    expect((await order(maharashtra)).status).toBe(200);
    expect((await order(business)).status).toBe(200);
    const { body } = await buyer.get('/api/payment/billing');
    expect(body).toMatchObject({ asked: true, last: { ...business, gstin: '29AAGCB7383J1Z4' } });
    expect(await db.select().from(orderBilling)).toHaveLength(1);
    expect((await stage.browser().get('/api/payment/billing')).body).toMatchObject({
      asked: true,
      last: null,
    });
  });
});

describe('an invoice', () => {
  it('says all that rule 46 asks for, with CGST and SGST in the State of the seller', async () => {
    const email = 'mumbai@example.com';
    const buyer = await stage.signedIn(email);
    const order = await paid({ customerEmail: email, customerName: 'Asha Rao', billing: maharashtra }, buyer);
    await Promise.all([issue(order), issue(order), issue(order)]);
    const [invoice, ...others] = await documentsOf(order.orderId);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      serial: expect.stringMatching(/^INV\d\d-\d\d\/\d{6}$/),
    });
    expect(invoice?.facts).toMatchObject({
      totalPaise: 4900,
      taxablePaise: 4152,
      taxes: [
        { name: 'CGST', paise: 374 },
        { name: 'SGST', paise: 374 },
      ],
    });
    const text = textOf(
      (await readReceipt(services, (await ownerOf(order.orderId)) ?? '', order.orderId)).content,
    );
    for (const part of [
      'Tax invoice',
      invoice?.serial ?? '',
      'Kalam Software LLP',
      '12 Nariman Point, Mumbai 400021',
      'GSTIN 27AAPFU0939F1ZV',
      'Asha Rao',
      'State: Maharashtra (27)',
      'Place of supply',
      'Reverse charge',
      'Pro plan',
      '998439',
      '₹41.52',
      'CGST 9%',
      'SGST 9%',
      '₹3.74',
      '₹49.00',
      'Rupees Forty-Nine Only',
      order.id,
      order.paymentId,
      'needs no signature',
    ])
      expect(text).toContain(part);
    const list = await buyer.get('/api/orders');
    expect(list.body.documents).toEqual([
      { id: invoice?.id, orderId: order.orderId, kind: 'invoice', serial: invoice?.serial },
    ]);
    const file = await buyer.get(`/api/documents/${invoice?.id}`);
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain(`invoice_${invoice?.serial.replace('/', '-')}.pdf`);
    const stranger = await stage.signedIn('stranger@example.com');
    expect((await stranger.get(`/api/documents/${invoice?.id}`)).status).toBe(404);
    expect((await stranger.get(`/api/orders/${order.orderId}/receipt`)).status).toBe(404);
    expect((await stage.browser().get(`/api/documents/${invoice?.id}`)).status).toBe(401);
  });

  it('has IGST, the business and its GSTIN for a buyer registered in another State', async () => {
    const order = await paid(guestOrder('hr@example.com', { billing: business }));
    await issue(order);
    const [invoice] = await documentsOf(order.orderId);
    expect(invoice?.facts).toMatchObject({
      place: '29',
      totalPaise: 900,
      taxablePaise: 763,
      taxes: [{ name: 'IGST', rate: 1800, paise: 137 }],
    });
    const text = textOf((await writeTaxDocument(services, invoice as TaxDocument)).bytes);
    for (const part of [
      'Bengaluru Staffing Private Limited',
      '4 Residency Road, Bengaluru 560025',
      'GSTIN 29AAGCB7383J1Z4',
      'Karnataka (29)',
      'IGST 18%',
      '₹1.37',
      '₹7.63',
      'Resume Download',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('CGST');
  });

  it('comes with the mails of a guest and of a plan, not with a correction', async () => {
    const order = await paid(guestOrder('mail@example.com'));
    const mails = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    const make = documentAttachments({ ...services, warn: () => undefined });
    const [copy, receipt] = ['guest-copy', 'receipt'].map((kind) => mails.find((mail) => mail.kind === kind));
    if (!copy || !receipt) throw new Error('no mails');
    const made = await make(copy, { attempt: 1 });
    const again = await make(receipt, { attempt: 1 });
    const [invoice] = await documentsOf(order.orderId);
    const document = { kind: 'invoice', number: invoice?.serial };
    expect(made.attachments.map(({ filename }) => filename)).toEqual([
      `invoice_${invoice?.serial.replace('/', '-')}.pdf`,
    ]);
    expect(made.params).toEqual({ document });
    expect(
      Buffer.compare(made.attachments[0]?.content as Buffer, again.attachments[0]?.content as Buffer),
    ).toBe(0);
    const words = mailContent('receipt', 'en', { ...receipt.params, ...again.params } as never);
    expect(words.subject).toBe(`Invoice ${invoice?.serial}: Resume Download, ₹9`);
    const corrected = { ...copy, params: { ...copy.params, again: 'correction' } };
    expect((await make(corrected, { attempt: 1 })).attachments).toEqual([]);
  });

  it('that cannot be made stops no grant, lets the mail leave, and is made by the sweep', async () => {
    const email = 'fault@example.com';
    const buyer = await stage.signedIn(email);
    await db.execute(sql`create function no_invoice() returns trigger language plpgsql as
      $$ begin raise exception 'no invoice today'; end $$`);
    await db.execute(sql`create trigger no_invoice before insert on tax_documents
      for each row execute function no_invoice()`);
    const order = await paid({ customerEmail: email, billing: maharashtra }, buyer);
    const granted = await db.select().from(subscriptions).where(eq(subscriptions.orderId, order.orderId));
    expect(granted).toMatchObject([{ planId: 'pro', cancelledAt: null }]);
    await expect(issue(order)).rejects.toThrow();
    const queued = await db.execute(sql`select task_identifier from graphile_worker.jobs
      where key = ${`document ${order.orderId}`}`);
    expect(queued.rows).toEqual([{ task_identifier: 'issue-document' }]);
    const [mail] = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    if (!mail) throw new Error('no mail');
    const said: string[] = [];
    const make = documentAttachments({ ...services, warn: (message) => said.push(message) });
    await expect(make(mail, { attempt: 2 })).rejects.toThrow();
    expect(await make(mail, { attempt: 3 })).toEqual({ attachments: [] });
    expect(said).toHaveLength(1);
    expect(mailContent('receipt', 'en', mail.params as never).subject).toBe(
      'Payment received: Pro plan, ₹49',
    );
    expect((await buyer.get(`/api/orders/${order.orderId}/receipt`)).status).toBe(500);
    await db.execute(sql`drop trigger no_invoice on tax_documents`);
    await stage.tasks['sweep-documents']();
    expect(await documentsOf(order.orderId)).toEqual([]);
    stage.clock.offsetMs = 20 * 60_000;
    await stage.tasks['sweep-documents']();
    stage.clock.offsetMs = 0;
    expect(await documentsOf(order.orderId)).toHaveLength(1);
    expect((await buyer.get(`/api/orders/${order.orderId}/receipt`)).status).toBe(200);
  });

  it('is not made of what was sold before: a receipt stays one, and what nobody asked a State of long ago becomes one', async () => {
    const order = await paid(guestOrder('before@example.com'));
    await db.delete(orderBilling).where(eq(orderBilling.orderId, order.orderId));
    stage.clock.offsetMs = 31 * 24 * 60 * 60_000;
    await issue(order);
    stage.clock.offsetMs = 0;
    await issue(order);
    expect(await documentsOf(order.orderId)).toEqual([]);
    expect(await db.select().from(receipts).where(eq(receipts.orderId, order.orderId))).toHaveLength(1);
  });

  it('is made out in the State of the seller where none is on record', async () => {
    const order = await paid(guestOrder('nowhere@example.com'));
    await db.delete(orderBilling).where(eq(orderBilling.orderId, order.orderId));
    await issue(order);
    const [invoice] = await documentsOf(order.orderId);
    expect(invoice?.facts).toMatchObject({ place: '27', buyer: { state: null } });
  });

  it('forgets the person when the account is erased, and keeps what tax law keeps', async () => {
    const email = 'erased@example.com';
    const buyer = await stage.signedIn(email);
    const order = await paid({ customerEmail: email, customerName: 'Asha Rao', billing: maharashtra }, buyer);
    await issue(order);
    const [before] = await documentsOf(order.orderId);
    const { body } = await buyer.get('/api/profile/export');
    expect(body.orders).toMatchObject([
      { billing: [{ state: '27' }], documents: [{ kind: 'invoice', serial: before?.serial }] },
    ]);
    expect((await buyer.send('DELETE', '/api/profile', { password })).status).toBe(200);
    const [after] = await documentsOf(order.orderId);
    expect(after).toMatchObject({ serial: before?.serial, facts: { totalPaise: 4900, place: '27' } });
    expect(JSON.stringify(after)).not.toMatch(/Asha|erased@example/);
    expect(await db.select().from(orderBilling).where(eq(orderBilling.orderId, order.orderId))).toEqual([]);
  });
});

describe('a credit note', () => {
  it('takes back of an invoice what was refunded, part by part, never more than was invoiced', async () => {
    const email = 'refund@example.com';
    const buyer = await stage.signedIn(email);
    const order = await paid({ customerEmail: email, billing: maharashtra }, buyer);
    for (const id of ['refund-1', 'refund-2'])
      await db.insert(refunds).values({
        id,
        orderId: order.orderId,
        paymentId: order.paymentId,
        amountPaise: 1000,
        origin: 'provider',
        state: 'made',
        madeAt: now(),
      });
    const { orderId } = order;
    const refundOf = (id: string, amountPaise: number, paymentId = order.paymentId) =>
      ensureCreditNote(services, { id, orderId, paymentId, amountPaise, currency: 'INR' });
    const goneBack = (refundedPaise: number) =>
      db.update(orders).set({ refundedPaise }).where(eq(orders.id, orderId));
    await goneBack(1000);
    expect(await refundOf('second-payment', 4900, 'pay_Another0000000')).toBeUndefined();
    const first = await refundOf('refund-1', 1000);
    expect((await refundOf('refund-1', 1000))?.id).toBe(first?.id);
    await goneBack(4900);
    const rest = await refundOf('refund-2', 9900);
    expect(await refundOf('refund-3', 100)).toBeUndefined();
    const [invoice, ...notes] = (await documentsOf(order.orderId)).sort((one, other) =>
      other.kind.localeCompare(one.kind),
    );
    expect(notes.map(({ facts }) => facts.totalPaise)).toEqual([1000, 3900]);
    const sumOf = (pick: (facts: (typeof notes)[number]['facts']) => number) =>
      notes.reduce((sum, { facts }) => sum + pick(facts), 0);
    expect(sumOf(({ taxablePaise }) => taxablePaise)).toBe(4152);
    expect(sumOf(({ taxes }) => taxes[0]?.paise ?? 0)).toBe(374);
    expect(rest?.facts.corrects?.serial).toBe(invoice?.serial);
    const owner = (await ownerOf(order.orderId)) ?? '';
    const text = textOf((await readTaxDocument(services, owner, first?.id ?? '')).content);
    for (const part of [
      'Credit note',
      first?.serial ?? '?',
      invoice?.serial ?? '?',
      '₹10.00',
      'Rupees Ten Only',
    ])
      expect(text).toContain(part);
    const list = await buyer.get('/api/orders');
    expect((list.body.documents as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
      'credit-note',
    ]);
  });
});

describe('a refund made at the provider', () => {
  it('is credited by its own job and by the sweep, and the mail about it brings the credit note', async () => {
    const order = await paid(guestOrder('returned@example.com'));
    await issue(order);
    await provider.gateway.refund(order.paymentId, 400, 'kalam-invoices-test', 'by-hand');
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const jobs = await db.execute(sql`select task_identifier from graphile_worker.jobs
      where key like 'credit note %'`);
    expect(jobs.rows).toEqual([{ task_identifier: 'issue-credit-notes' }]);
    const mails = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    const mail = mails.find(({ kind }) => kind === 'refunded');
    if (!mail) throw new Error('no mail');
    const made = await documentAttachments({ ...services, warn: () => undefined })(mail, { attempt: 1 });
    const [, note] = (await documentsOf(order.orderId)).sort((one, other) =>
      other.kind.localeCompare(one.kind),
    );
    expect(made.attachments.map(({ filename }) => filename)).toEqual([
      `credit-note_${note?.serial.replace('/', '-')}.pdf`,
    ]);
    expect(
      JSON.stringify(mailContent('refunded', 'en', { ...mail.params, ...made.params } as never)),
    ).toContain(note?.serial);
    // Both find it done; what nobody did is done by either.
    await stage.tasks['issue-credit-notes'](order);
    expect(await documentsOf(order.orderId)).toHaveLength(2);
    await provider.gateway.refund(order.paymentId, 500, 'kalam-invoices-rest', 'by-hand-too');
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    stage.clock.offsetMs = 20 * 60_000;
    await stage.tasks['sweep-documents']();
    stage.clock.offsetMs = 0;
    const credited = (await documentsOf(order.orderId)).filter(({ kind }) => kind === 'credit-note');
    expect(credited.map(({ facts }) => facts.totalPaise).sort()).toEqual([400, 500]);
    expect(credited.reduce((sum, { facts }) => sum + facts.taxablePaise, 0)).toBe(762);
  });
});

describe('an order that staff completed on their word', () => {
  it('credits what goes back of the money that came for it, not a second payment', async () => {
    const boss = await signedInAdmin(stage);
    const order = await buy(stage.browser(), guestOrder('on.word@example.com'));
    const decided = await boss.send('PATCH', `/api/admin/orders/${order.orderId}`, {
      status: 'completed',
      reason: 'Paid in the shop',
    });
    expect(decided.status).toBe(200);
    await issue(order);
    const { razorpay_payment_id: first } = await provider.pay(order.id);
    // Before the second: of two of the same second either may be the one that counts.
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const { razorpay_payment_id: second } = await provider.pay(order.id, { again: true });
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const refundOf = async (paymentId: string) =>
      (await db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0];
    await stage.tasks['refund-payment']({ refundId: (await refundOf(second))?.id });
    await stage.tasks['issue-credit-notes'](order);
    expect(await refundOf(second)).toMatchObject({ state: 'made', origin: 'system' });
    expect(await documentsOf(order.orderId)).toMatchObject([{ kind: 'invoice', facts: { paymentId: null } }]);

    await provider.gateway.refund(first, 900, `all-of-${first}`);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    stage.clock.offsetMs = 20 * 60_000;
    await stage.tasks['sweep-documents']();
    stage.clock.offsetMs = 0;
    const notes = (await documentsOf(order.orderId)).filter(({ kind }) => kind === 'credit-note');
    expect(notes).toMatchObject([{ refundId: (await refundOf(first))?.id, facts: { totalPaise: 900 } }]);
  });
});

const ownerOf = async (orderId: string): Promise<string | null | undefined> => {
  const [row] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  return row?.userId;
};
