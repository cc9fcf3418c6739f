import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@kalam/documents/engine';
import { loadFaceInNode } from '@kalam/documents/fonts/load-faces-node';
import { loadHarfbuzzInNode } from '@kalam/documents/fonts/load-harfbuzz-node';
import { dayInIndia, dayInMs } from '@kalam/domain/calendar/india-calendar';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { startMailbox } from '@kalam/sandbox/sandbox';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { startBackground } from '../background.ts';
import { createSmtpSender } from '../mail/mail-sender.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { mailContent } from '../mail/mail-templates.ts';
import { templates } from '../templates/template-tables.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testConfig, testSecret } from '../testing/test-app.ts';
import { startDocuments, testDocuments } from '../testing/test-documents.ts';
import { ownResume, startPaymentStage, testResume } from '../testing/test-payments.ts';
import { dataUrl, pngBomb } from '../testing/test-resumes.ts';
import { waitFor } from '../testing/wait-for.ts';
import { guestCopyAttachments } from './guests/guest-download.ts';
import { readReceipt } from './invoices/order-documents.ts';
import { orders, receipts } from './payment-tables.ts';
import { issueReceipt } from './receipts/receipt-queries.ts';
import { settleOrder } from './settling/settle-order.ts';

const stage = await startPaymentStage();
const { provider, buy } = stage;
const { db } = stage.database;
const folder = temporaryFolder();

const copyServices = {
  db,
  now: () => new Date(),
  documents: testDocuments,
  warn: () => undefined,
};

const coverLetter = {
  recipient: 'The Hiring Manager\nExample Payments',
  subject: 'Application for Backend Engineer',
  salutation: 'Dear Sir or Madam,',
  body: 'I would like to work with you.\nMy resume is attached.',
  closing: 'Yours sincerely,',
};

const textOf = (name: string, bytes: Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
};

describe('what the server writes', () => {
  it('is byte for byte the file the browser makes of the same resume', async () => {
    const engine = createEngine({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode });
    for (const [template, font] of [
      ['modern', 'inter'],
      ['classic', 'playfair'],
    ] as const) {
      const formatting = { ...defaultFormatting, font };
      const there = await engine.pdf({ data: ownResume, template, formatting, date: '2026-11-15' });
      const here = await testDocuments.resume({ ...testResume, template, formatting }, '2026-11-15');
      expect(Buffer.compare(here.bytes, there), template).toBe(0);
    }
  });

  it('a receipt names what was paid, by whom, when, and its number', async () => {
    await db.insert(users).values({ id: 'asha', email: 'asha@example.com', displayName: 'Asha Rao' });
    const providerOrder = await provider.gateway.createOrder({ amountPaise: 4900, receipt: 'r1', notes: {} });
    const [order] = await db
      .insert(orders)
      .values({
        userId: 'asha',
        customerName: 'Asha Rao',
        customerEmail: 'asha@example.com',
        customerPhone: '9999999999',
        planId: 'pro',
        amountPaise: 4900,
        receipt: 'r1',
        razorpayOrderId: providerOrder.id,
      })
      .returning();
    const paid = await provider.pay(providerOrder.id);
    const now = () => new Date('2026-11-15T10:00:00Z');
    await settleOrder(
      { db, now, gateway: provider.gateway, publicUrl: 'http://localhost:3000' },
      providerOrder.id,
    );
    const services = { db, now, site: testConfig().site, tax: undefined, documents: testDocuments };
    const receipt = await readReceipt(services, 'asha', order?.id ?? '');
    const again = await readReceipt(services, 'asha', order?.id ?? '');
    expect(Buffer.compare(Buffer.from(receipt.content), Buffer.from(again.content))).toBe(0);
    expect(receipt.fileName).toMatch(/^receipt_KLM-\d{6}\.pdf$/);
    const text = textOf('receipt.pdf', Buffer.from(receipt.content));
    for (const part of [
      'Receipt',
      'KLM-000001',
      'Pro plan',
      '₹49',
      '15 Nov 2026',
      'Valid until 15 Dec 2026',
      'Asha Rao',
      'asha@example.com',
      providerOrder.id,
      paid.razorpay_payment_id,
    ])
      expect(text).toContain(part);
  });

  it('numbers receipts without a gap, whatever was downloaded again, cut off or settled at once', async () => {
    const buyer = await stage.signedIn('numbers@example.com');
    const paidOrder = async () => {
      await db.update(orders).set({ openKey: null });
      const order = await buy(buyer, { customerEmail: 'numbers@example.com' });
      await provider.pay(order.id);
      return order;
    };
    const settle = ({ id }: { id: string }) => stage.tasks['settle-order']({ providerOrderId: id });
    const number = ({ orderId }: { orderId: string }) => stage.tasks['issue-document']({ orderId });
    const download = ({ orderId }: { orderId: string }) => buyer.get(`/api/orders/${orderId}/receipt`);
    const numbers = async () =>
      (await db.select().from(receipts).orderBy(receipts.number)).map(({ number }) => number);
    const [first, second, third] = [await paidOrder(), await paidOrder(), await paidOrder()];
    const before = (await numbers()).length;

    await settle(first);
    await number(first);
    for (let turn = 0; turn < 3; turn++) expect((await download(first)).status).toBe(200);
    const cutOff = db.transaction(async (tx) => {
      await issueReceipt(tx, second.orderId, new Date());
      throw new Error('cut off');
    });
    await expect(cutOff).rejects.toThrow('cut off');
    await Promise.all([settle(second), settle(third), settle(second)]);
    await Promise.all([number(second), number(third), number(second)]);
    // A record of before receipts were numbered gets its number when it is asked for, once.
    await db.delete(receipts).where(eq(receipts.number, before + 3));
    await Promise.all([first, second, third, second, third].map(download));
    expect(await numbers()).toEqual(Array.from({ length: before + 3 }, (_, place) => place + 1));
  });
});

describe('decision 19: a paid guest always receives the resume', () => {
  it('decision 11 drawn as made, on a template that staff made and switched off since', async () => {
    await db.insert(templates).values({
      id: 'quiet-page',
      name: 'Quiet Page',
      description: 'Much white space.',
      layout: 'classic',
    });
    const order = await buy(stage.browser(), {
      planId: 'guest',
      customerEmail: 'quiet@example.com',
      resume: { ...testResume, template: 'quiet-page' },
    });
    await db.update(templates).set({ enabled: false }).where(eq(templates.id, 'quiet-page'));
    await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const sent = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    const mail = sent.find(({ kind }) => kind === 'guest-copy');
    if (mail === undefined) throw new Error('no mail was queued');
    const { attachments } = await guestCopyAttachments(copyServices)(mail, { attempt: 1 });
    const [file] = attachments;
    const date = file?.filename.match(/^resume_quiet-page_(.*)\.pdf$/)?.[1] ?? '';
    const drawn = await testDocuments.resume({ ...testResume, template: 'classic' }, date);
    expect(Buffer.compare(Buffer.from(file?.content ?? ''), drawn.bytes)).toBe(0);
  });

  it('on the day it was looked into before paying, so that the mail has the bytes of that file', async () => {
    const yesterday = dayInIndia(new Date(Date.now() - dayInMs));
    const order = await buy(stage.browser(), {
      planId: 'guest',
      customerEmail: 'midnight@example.com',
      resume: { ...testResume, date: yesterday },
    });
    await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const sent = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    const mail = sent.find(({ kind }) => kind === 'guest-copy');
    if (mail === undefined) throw new Error('no mail was queued');
    const [file] = (await guestCopyAttachments(copyServices)(mail, { attempt: 1 })).attachments;
    const seen = await testDocuments.resume(testResume, yesterday);
    expect(Buffer.compare(Buffer.from(file?.content ?? ''), seen.bytes)).toBe(0);
    // Decision 32: the name has the day on which it is had.
    expect(file?.filename).not.toContain(yesterday);
  });

  it('with the cover letter kept with it as a second file, at the same price', async () => {
    const resume = { ...testResume, data: { ...testResume.data, letter: coverLetter } };
    const guest = { planId: 'guest', customerEmail: 'letter@example.com' };
    const order = await buy(stage.browser(), { ...guest, resume });
    const plain = await buy(stage.browser(), { ...guest, resume: testResume });
    expect(order.amount).toBe(plain.amount);
    await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const sent = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    const mail = sent.find(({ kind }) => kind === 'guest-copy');
    if (mail === undefined) throw new Error('no mail was queued');
    const made = await guestCopyAttachments(copyServices)(mail, { attempt: 1 });
    expect(made.attachments.map(({ filename }) => filename.replace(/[0-9-]{10}/, 'day'))).toEqual([
      'resume_modern_day.pdf',
      'cover_letter_modern_day.pdf',
    ]);
    const [, letter] = made.attachments;
    const engine = createEngine({ loadFace: loadFaceInNode, loadHarfbuzz: loadHarfbuzzInNode });
    const date = letter?.filename.match(/[0-9-]{10}/)?.[0] ?? '';
    const data = { ...ownResume, letter: coverLetter };
    const there = await engine.pdf({
      data,
      template: 'modern',
      formatting: defaultFormatting,
      date,
      part: 'letter',
    });
    expect(Buffer.compare(Buffer.from(letter?.content ?? ''), there)).toBe(0);
    const params = { downloadUrl: '', expiresAt: '2026-11-15T10:00:00Z', orderId: '' };
    expect(JSON.stringify(mailContent('guest-copy', 'en', { ...params, ...made.params }))).toContain(
      'Your cover letter comes with it',
    );
  });

  it('and is told before paying what a letter would print as question marks, or has too much of', async () => {
    const ask = (body: string) =>
      stage.browser().post('/api/payment/create-order', {
        planId: 'guest',
        customerName: 'Kavya Raghavan',
        customerEmail: 'marks@example.com',
        resume: { ...testResume, data: { ...testResume.data, letter: { ...coverLetter, body } } },
      });
    expect((await ask('Hello \u{1f600}')).body).toMatchObject({
      code: 'resume-unprintable',
      field: 'resume.data.letter.body',
    });
    expect((await ask('x'.repeat(5001))).body).toMatchObject({
      code: 'text-too-long',
      field: 'resume.data.letter.body',
    });
  });

  it('without a picture that slipped in and cannot be decoded, and the mail says so', async () => {
    const order = await buy(stage.browser(), {
      planId: 'guest',
      customerEmail: 'bomb@example.com',
      resume: testResume,
    });
    await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const { personalInfo } = testResume.data;
    const data = { ...testResume.data, personalInfo: { ...personalInfo, profileImage: dataUrl(pngBomb()) } };
    await db
      .update(orders)
      .set({ pendingResume: { ...testResume, data } })
      .where(eq(orders.id, order.orderId));
    const sent = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    const mail = sent.find(({ kind }) => kind === 'guest-copy');
    if (mail === undefined) throw new Error('no mail was queued');
    const warnings: string[] = [];
    const services = { ...copyServices, warn: (message: string) => warnings.push(message) };
    const made = await guestCopyAttachments(services)(mail, { attempt: 1 });
    expect(made.params).toEqual({ leftOut: ['personalInfo.profileImage'] });
    expect(made.attachments).toHaveLength(1);
    expect(warnings).toEqual([`Order ${order.orderId}: the file has no personalInfo.profileImage`]);
    const params = { downloadUrl: '', expiresAt: '2026-11-15T10:00:00Z', orderId: '' };
    const said = JSON.stringify(mailContent('guest-copy', 'en', { ...params, ...made.params }));
    expect(said).toContain('It is missing: your photo.');
  });

  it('by its link alone when the file cannot be written, after three tries', async () => {
    const order = await buy(stage.browser(), {
      planId: 'guest',
      customerEmail: 'unwritable@example.com',
      resume: testResume,
    });
    await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const sent = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
    const mail = sent.find(({ kind }) => kind === 'guest-copy');
    if (mail === undefined) throw new Error('no mail was queued');
    const documents = startDocuments({ patienceMs: 0 });
    const make = guestCopyAttachments({ ...copyServices, documents });
    for (const attempt of [1, 2]) await expect(make(mail, { attempt })).rejects.toThrow('not written');
    expect(await make(mail, { attempt: 3 })).toEqual({ attachments: [], params: { withoutFile: true } });
    await documents.close();
  });

  it('by e-mail, as a PDF and with a link, even when the browser died after paying', async () => {
    const mailbox = await startMailbox({ outboxDir: join(folder, 'outbox') });
    const config = testConfig();
    const sender = createSmtpSender({ smtpUrl: mailbox.smtpUrl, from: config.mailFrom });
    const worker = await startBackground(
      {
        config,
        secret: testSecret,
        database: stage.database,
        services: stage.services,
        now: () => new Date(),
        documents: testDocuments,
      },
      sender,
      () => undefined,
    );
    afterAll(async () => {
      await worker.stop();
      sender.close();
      await mailbox.close();
    });
    const order = await buy(stage.browser(), {
      planId: 'guest',
      customerEmail: 'guest@example.com',
      resume: testResume,
    });
    await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    await waitFor(async () => {
      const sent = await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId));
      return sent.length === 2 && sent.every(({ status }) => status === 'sent');
    });
    const letters = await mailbox.mailbox.list({ to: 'guest@example.com' });
    const letter = letters.find(({ subject }) => subject === 'Your resume from Kalam');
    expect(letter?.attachments.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^resume_modern_\d{4}-\d\d-\d\d\.pdf$/),
      expect.stringMatching(/^receipt_KLM-\d{6}\.pdf$/),
    ]);
    const link = letter?.links.find((address) => address.includes('/guest/download#'));
    const token = new URL(link ?? '').hash.slice(1);
    expect((await stage.browser().post('/api/guest/downloads', { token })).status).toBe(200);
  });
});
