import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { orderEvents, orders } from '../payments/payment-tables.ts';
import { password, startTestApp } from '../testing/test-app.ts';
import { savedSample } from '../testing/test-resumes.ts';

const server = await startTestApp();
const { db } = server.database;

const guestOrder = (receipt: string, customerEmail: string, paid: boolean) => ({
  planId: 'guest' as const,
  amountPaise: 900,
  receipt,
  razorpayOrderId: `order_${receipt}`,
  customerName: 'Asha Rao',
  customerEmail,
  customerPhone: '9999999999',
  pendingResume: { template: 'modern', data: savedSample },
  correctedResume: { template: 'classic', data: savedSample },
  eraseResumeAt: new Date(Date.now() + 60_000),
  ...(paid ? { status: 'completed' as const, paymentId: `pay_${receipt}`, completedAt: new Date() } : {}),
});

const message = (email: string) => ({
  name: 'Asha Rao',
  email,
  subject: 'Payment question',
  message: 'I paid for the pro plan yesterday but my resume is not downloading.',
  spamScore: 1,
});

const messagesOf = async (...emails: string[]) =>
  (await db.select().from(contactSubmissions).where(inArray(contactSubmissions.email, emails))).length;

describe('what we hold under an address beside its account', () => {
  const email = 'asha@example.com';
  const typed = 'Asha@Example.com';
  const stranger = 'ashaa@example.com';

  it('is in the export: guest orders and messages, however the address was typed', async () => {
    const person = await server.signedIn(email);
    await db
      .insert(orders)
      .values([
        guestOrder('paid', typed, true),
        guestOrder('unpaid', email, false),
        guestOrder('theirs', stranger, true),
      ]);
    const [sale] = await db.select().from(orders).where(eq(orders.receipt, 'paid'));
    await db.insert(orderEvents).values({
      orderId: sale?.id ?? '',
      kind: 'correction',
      number: 1,
      at: new Date(),
      linkHash: 'linkTokenHash',
    });
    await db.insert(contactSubmissions).values([message(typed), message(email), message(stranger)]);
    const { body } = await person.get('/api/profile/export');
    const exported = body.orders as Record<string, unknown>[];
    expect(exported.map(({ receipt }) => receipt).sort()).toEqual(['paid', 'unpaid']);
    const [paid, unpaid] = ['paid', 'unpaid'].map((name) => exported.find(({ receipt }) => receipt === name));
    expect(paid).toMatchObject({ amountPaise: 900, paymentId: 'pay_paid', pendingResume: { data: {} } });
    expect(paid).toMatchObject({
      correctedResume: { data: {} },
      events: [{ kind: 'correction', number: 1 }],
    });
    // Nothing of it ever went to this address, and whoever typed it may have meant another.
    for (const name of ['pendingResume', 'correctedResume', 'customerName', 'customerPhone'])
      expect(unpaid).not.toHaveProperty(name);
    expect(JSON.stringify(body)).not.toMatch(/TokenHash|openKey/);
    expect(body.messages).toHaveLength(2);
  });

  it('goes with the account: messages are removed, sales stay without the person', async () => {
    const person = server.browser();
    await person.post('/api/auth/sign-in/email', { email, password });
    await queueMail(db, {
      to: typed,
      language: 'en',
      kind: 'contact-acknowledgement',
      params: { reference: 'x', receivedAt: new Date().toISOString() },
    });
    expect((await person.send('DELETE', '/api/profile', { password })).status).toBe(200);
    expect(await messagesOf(email, typed)).toBe(0);
    expect(await messagesOf(stranger)).toBe(1);
    const [paid] = await db.select().from(orders).where(eq(orders.receipt, 'paid'));
    expect(paid).toMatchObject({
      status: 'completed',
      amountPaise: 900,
      razorpayOrderId: 'order_paid',
      paymentId: 'pay_paid',
      customerName: 'Erased account',
      customerEmail: 'erased@account.invalid',
      customerPhone: '',
      pendingResume: null,
      correctedResume: null,
    });
    expect(await db.select().from(orderEvents)).toMatchObject([{ kind: 'correction', linkHash: null }]);
    const [theirs] = await db.select().from(orders).where(eq(orders.receipt, 'theirs'));
    expect(theirs).toMatchObject({ customerEmail: stranger, customerName: 'Asha Rao' });
    expect(await db.select().from(mailMessages).where(eq(mailMessages.recipient, typed))).toEqual([]);
    const tables = ['orders', 'contact_submissions', 'mail_messages', 'users'];
    for (const table of tables) {
      const { rows } = await server.database.pool.query(
        `select 1 from ${table} t where t::text ilike '%${email}%'`,
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('gets no mail any more, also when an order of theirs settles later', async () => {
    const queued = await queueMail(db, {
      to: 'erased@account.invalid',
      language: 'en',
      kind: 'contact-acknowledgement',
      params: { reference: 'x', receivedAt: new Date().toISOString() },
    });
    expect(queued).toBeUndefined();
  });
});
