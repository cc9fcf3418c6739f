import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../auth/auth-tables.ts';
import { contactSubmissions } from '../contact/contact-tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { orders, receipts } from '../payments/payment-tables.ts';
import { resumes } from '../resumes/resume-tables.ts';
import { checkoutSettings } from '../settings/setting-tables.ts';
import { subscriptions } from '../subscriptions/subscription-tables.ts';
import { templates } from '../templates/template-tables.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { violatedConstraint } from './database.ts';

const { db } = await freshDatabase();
let sequence = 0;

const violates = (write: PromiseLike<unknown>, constraint: string) =>
  expect(Promise.resolve(write).then(() => 'accepted', violatedConstraint)).resolves.toBe(constraint);

type NewOrder = typeof orders.$inferInsert;
const newOrder = (change: Partial<NewOrder> = {}): NewOrder => {
  sequence += 1;
  return {
    customerName: 'Asha Rao',
    customerEmail: 'asha@example.org',
    customerPhone: '9999999999',
    planId: 'pro',
    amountPaise: 4900,
    receipt: `receipt-${sequence}`,
    ...change,
  };
};
const addOrder = async (change: Partial<NewOrder> = {}) => {
  const [order] = await db.insert(orders).values(newOrder(change)).returning();
  if (order === undefined) throw new Error('no order');
  return order;
};

type NewSubscription = typeof subscriptions.$inferInsert;
const newSubscription = (change: Partial<NewSubscription> = {}): NewSubscription => ({
  userId: 'asha',
  planId: 'pro',
  startDate: new Date('2026-11-15T00:00:00Z'),
  endDate: new Date('2026-12-15T00:00:00Z'),
  resumesRemaining: 5,
  totalResumes: 5,
  formatsRemaining: 25,
  totalFormats: 25,
  allowedFormats: ['pdf', 'docx'],
  renewalReason: 'Goodwill',
  renewedBy: 'staff@example.org',
  ...change,
});

beforeEach(async () => {
  await db.execute(sql`truncate users, orders cascade`);
  await db.insert(users).values({ id: 'asha', email: 'asha@example.org', displayName: 'Asha Rao' });
});

describe('orders', () => {
  it.each([
    ['a price of nothing', { amountPaise: 0 }, 'orders_amount_check'],
    ['another currency', { currency: 'USD' }, 'orders_currency_check'],
    ['completion without a moment', { status: 'completed', paymentId: 'pay_1' }, 'orders_completed_check'],
    ['a moment without completion', { completedAt: new Date() }, 'orders_completed_check'],
    [
      'a grant nobody paid or answers for',
      { status: 'completed', completedAt: new Date() },
      'orders_grant_check',
    ],
    ['a guest with an account', { planId: 'guest', userId: 'asha' }, 'orders_guest_check'],
    ['a receipt the provider would not take', { receipt: 'r'.repeat(41) }, 'orders_receipt_check'],
  ] as const)('refuse %s', async (_what, change, constraint) => {
    await violates(db.insert(orders).values(newOrder(change)), constraint);
  });

  it.each([
    ['razorpayOrderId', 'order_IEIaMR65cu6nz3', 'orders_razorpay_order_id_key'],
    ['paymentId', 'pay_IH4NVgf4Dreq1l', 'orders_payment_id_key'],
    ['downloadTokenHash', 'abc', 'orders_download_token_hash_key'],
    ['openKey', 'asha:pro', 'orders_open_key'],
  ] as const)('hold one %s once', async (column, value, constraint) => {
    await addOrder({ [column]: value });
    await violates(db.insert(orders).values(newOrder({ [column]: value })), constraint);
  });

  it('settle without running into the key of open orders', async () => {
    const done = { status: 'completed', completedAt: new Date() } as const;
    await addOrder({ openKey: 'asha:pro', paymentId: 'pay_1', ...done });
    const open = await addOrder({ openKey: 'asha:pro' });
    await db
      .update(orders)
      .set({ paymentId: 'pay_2', ...done })
      .where(eq(orders.id, open.id));
  });

  it('stay when their account is erased', async () => {
    const { id } = await addOrder({ userId: 'asha' });
    await db.delete(users).where(eq(users.id, 'asha'));
    expect(await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id))).toEqual([
      { userId: null },
    ]);
  });

  it('get one receipt, and one mail of a kind', async () => {
    const { id } = await addOrder();
    await db.insert(receipts).values({ number: 1, orderId: id });
    await violates(db.insert(receipts).values({ number: 2, orderId: id }), 'receipts_order_id_key');
    const mail = {
      to: 'asha@example.org',
      language: 'en',
      kind: 'guest-copy',
      params: { downloadUrl: 'https://kalam.example/x', expiresAt: '2026-11-16T00:00:00Z', orderId: id },
      orderId: id,
    } as const;
    expect(await queueMail(db, mail)).toEqual(expect.any(String));
    expect(await queueMail(db, mail)).toBeUndefined();
  });
});

describe('subscriptions', () => {
  it('are current one at a time', async () => {
    await db.insert(subscriptions).values(newSubscription());
    await violates(db.insert(subscriptions).values(newSubscription()), 'subscriptions_current_key');
    await db.update(subscriptions).set({ replacedAt: new Date() });
    await db.insert(subscriptions).values(newSubscription());
  });

  it('are granted once per order', async () => {
    const { id: orderId } = await addOrder({ userId: 'asha' });
    await db.insert(subscriptions).values(newSubscription({ orderId, replacedAt: new Date() }));
    await violates(
      db.insert(subscriptions).values(newSubscription({ orderId })),
      'subscriptions_order_id_key',
    );
  });

  it.each([
    ['fewer resumes than none', { resumesRemaining: -1 }, 'subscriptions_resumes_check'],
    ['more resumes than granted', { resumesRemaining: 6 }, 'subscriptions_resumes_check'],
    ['fewer formats than unlimited', { formatsRemaining: -2 }, 'subscriptions_formats_check'],
    ['unlimited formats out of 25', { formatsRemaining: -1 }, 'subscriptions_formats_check'],
    ['a format nobody knows', { allowedFormats: ['odt'] as never }, 'subscriptions_allowed_formats_check'],
    ['a gift without a reason', { renewalReason: null }, 'subscriptions_source_check'],
    ['an end before the start', { endDate: new Date('2026-11-14T00:00:00Z') }, 'subscriptions_period_check'],
  ] as const)('refuse %s', async (_what, change, constraint) => {
    await violates(db.insert(subscriptions).values(newSubscription(change)), constraint);
  });

  it('may have unlimited formats', async () => {
    await db.insert(subscriptions).values(newSubscription({ formatsRemaining: -1, totalFormats: -1 }));
  });
});

describe('resumes', () => {
  const newResume = (change: Partial<typeof resumes.$inferInsert> = {}) => ({
    userId: 'asha',
    template: 'modern',
    formatting: defaultFormatting,
    data: {} as never,
    ...change,
  });

  it('start as S1 §3 says', async () => {
    const [resume] = await db.insert(resumes).values(newResume()).returning();
    expect(resume).toMatchObject({
      name: 'Untitled Resume',
      planUsed: 'basic',
      status: 'active',
      downloadCount: 0,
      version: 1,
    });
  });

  it.each([
    ['a blank name', { name: '  ' }, 'resumes_name_check'],
    ['deletion without a moment', { status: 'deleted' }, 'resumes_deleted_check'],
    ['downloads below none', { downloadCount: -1 }, 'resumes_download_count_check'],
  ] as const)('refuse %s', async (_what, change, constraint) => {
    await violates(db.insert(resumes).values(newResume(change)), constraint);
  });

  it('are saved once per press of Save and once per order', async () => {
    const { id: orderId } = await addOrder();
    await db.insert(resumes).values(newResume({ saveKey: 'press-1', orderId }));
    await violates(db.insert(resumes).values(newResume({ saveKey: 'press-1' })), 'resumes_user_id_save_key');
    await violates(db.insert(resumes).values(newResume({ orderId })), 'resumes_order_id_key');
  });
});

describe('contact submissions', () => {
  const submission = { name: 'A', email: 'a@example.org', subject: 's', message: 'm' };

  it('score 0 to 10 and are resolved with an answer', async () => {
    const add = (change: object) =>
      db.insert(contactSubmissions).values({ ...submission, spamScore: 5, ...change });
    await violates(add({ spamScore: 11 }), 'contact_submissions_spam_score_check');
    await violates(add({ status: 'resolved', resolvedAt: new Date() }), 'contact_submissions_resolved_check');
    await add({ status: 'resolved', resolvedAt: new Date(), response: 'Done' });
  });
});

describe('first rows', () => {
  it('S2 §3, decision 68: built-in templates, three leading, modern popular, and checkout enabled', async () => {
    const shipped = await db.select().from(templates).orderBy(templates.position);
    expect(shipped.map(({ id, popular, enabled }) => [id, popular, enabled])).toEqual([
      ['modern', true, true],
      ['classic', false, true],
      ['executive', false, true],
      ['creative', false, true],
      ['business', false, true],
      ['minimalist', false, true],
      ['minimalist-pro', false, true],
      ['side-column', false, true],
    ]);
    expect(await db.select().from(checkoutSettings)).toMatchObject([
      {
        isEnabled: true,
        showOnLanding: false,
        maintenanceMessage: 'Checkout is currently unavailable. Please try again later.',
      },
    ]);
  });

  it('checkout settings stay one row', async () => {
    await violates(db.insert(checkoutSettings).values({ id: 2 }), 'checkout_settings_one_row_check');
  });
});
