import type { OrderResume } from '@kalam/domain/payments/payment-model';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailMessages } from '../../mail/mail-tables.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { testDocuments } from '../../testing/test-documents.ts';
import { startPaymentStage, testResume } from '../../testing/test-payments.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { orderEvents, orders } from '../payment-tables.ts';
import { guestCopyAttachments } from './guest-download.ts';

const stage = await startPaymentStage();
const { provider, tasks } = stage;
const { db } = stage.database;
const hour = 3_600_000;
const name = testResume.data.personalInfo.fullName;

type Person = OrderResume['data']['personalInfo'];
const resumeWith = (change: Partial<Person>) => ({
  ...testResume,
  data: { ...testResume.data, personalInfo: { ...testResume.data.personalInfo, ...change } },
});
const inCity = (location: string) => resumeWith({ location });

/** A guest who has paid: their browser, their order, and the token of the link in their first mail. */
const paidGuest = async (customerEmail = 'guest@example.com') => {
  const browser = stage.browser();
  const order = await stage.buy(browser, { planId: 'guest', customerEmail, resume: testResume });
  const { razorpay_payment_id: paymentId } = await provider.pay(order.id);
  await tasks['settle-order']({ providerOrderId: order.id });
  const { orderId } = order;
  const [first] = await mailsOf(orderId);
  return { browser, order, orderId, paymentId, token: tokenIn(first) };
};
const mailsOf = async (orderId: string) =>
  (
    await db
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.orderId, orderId))
      .orderBy(mailMessages.createdAt)
  ).filter(({ kind }) => kind === 'guest-copy');
const tokenIn = (mail: { readonly params: Record<string, unknown> } | undefined): string =>
  new URL(String(mail?.params.downloadUrl)).hash.slice(1);
const rowOf = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0];
const eventsOf = (orderId: string) => db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
const correct = (browser: TestBrowser, body: Record<string, unknown>) =>
  browser.post('/api/guest/corrections', body);
const resend = (browser: TestBrowser, body: Record<string, unknown>) =>
  browser.post('/api/guest/resends', body);
const download = async (token: string) =>
  (await stage.browser().post('/api/guest/downloads', { token })).body;
const inTime = async <Answer>(offsetMs: number, act: () => Promise<Answer>): Promise<Answer> => {
  stage.clock.offsetMs = offsetMs;
  try {
    return await act();
  } finally {
    stage.clock.offsetMs = 0;
  }
};

describe('decision 64: a paid guest corrects a mistake', () => {
  it('three times without paying, to the paid address alone, and every link then gives the correction', async () => {
    const { browser, orderId, token } = await paidGuest();
    const before = (await browser.get(`/api/payment/orders/${orderId}`)).body.after;
    expect(before).toMatchObject({
      email: 'guest@example.com',
      correctionsLeft: 3,
      resendsLeft: 3,
      ended: null,
    });
    const first = await correct(browser, { orderId, resume: inCity('Pune') });
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(first.body.after).toMatchObject({ orderId, correctionsLeft: 2, resendsLeft: 3 });
    // By the holder of the link, on another device.
    expect((await correct(stage.browser(), { token, resume: inCity('Nashik') })).status).toBe(200);
    expect((await correct(browser, { orderId, resume: inCity('Mysuru') })).body.after).toMatchObject({
      correctionsLeft: 0,
    });
    const fourth = await correct(browser, { orderId, resume: inCity('Delhi') });
    expect([fourth.status, fourth.body.code]).toEqual([409, 'corrections-used-up']);
    expect(fourth.body.error).toBe(
      'All 3 free corrections of this download are used. A changed resume is a new download.',
    );

    const mails = await mailsOf(orderId);
    expect(mails.map(({ recipient, dedupeKey, params }) => [recipient, dedupeKey, params.again])).toEqual([
      ['guest@example.com', null, undefined],
      ...[1, 2, 3].map((number) => ['guest@example.com', `${orderId} correction-${number}`, 'correction']),
    ]);
    for (const mail of mails) {
      expect(await download(tokenIn(mail))).toMatchObject({
        resume: { data: { personalInfo: { location: 'Mysuru' } } },
        after: { orderId, correctionsLeft: 0 },
      });
    }
    expect((await browser.get(`/api/payment/orders/${orderId}/resume`)).body.resume).toMatchObject({
      data: { personalInfo: { location: 'Mysuru' } },
    });
    const row = await rowOf(orderId);
    expect(row).toMatchObject({ status: 'completed', amountPaise: 900 });
    expect(row?.pendingResume?.data.personalInfo.location).toBe(testResume.data.personalInfo.location);
    const services = { db, now: () => new Date(), documents: testDocuments, warn: () => undefined };
    const last = mails.at(-1);
    if (last === undefined) throw new Error('no mail was queued');
    const made = await guestCopyAttachments(services)(last, { attempt: 1 });
    expect(made.attachments[0]?.content).not.toEqual(
      (await testDocuments.resume(testResume, new Date().toISOString().slice(0, 10))).bytes,
    );
  });

  it('is compared with the file first paid for, never with an earlier correction', async () => {
    const { browser, orderId } = await paidGuest();
    const renamed = (fullName: string) => correct(browser, { orderId, resume: resumeWith({ fullName }) });
    expect((await renamed(`${name}xyz`)).status).toBe(200);
    const further = await renamed(`${name}xyzabc`);
    expect([further.status, further.body.code, further.body.field]).toEqual([
      422,
      'correction-other-person',
      'resume.data.personalInfo.fullName',
    ]);
    expect(further.body.error).toContain('Another person’s resume is a new download.');
    const { phone, dateOfBirth } = { phone: '9123456780', dateOfBirth: '1995-01-01' };
    expect((await correct(browser, { orderId, resume: resumeWith({ phone }) })).status).toBe(200);
    // Each alone would do; against the last correction this would only change the birth date.
    const both = await correct(browser, { orderId, resume: resumeWith({ phone, dateOfBirth }) });
    expect([both.status, both.body.code]).toEqual([422, 'correction-other-person']);
    expect(await eventsOf(orderId)).toHaveLength(2);
  });

  it('is judged like a new order', async () => {
    const { browser, orderId } = await paidGuest();
    const code = async (resume: unknown) => {
      const { status, body } = await correct(browser, { orderId, resume });
      return [status, body.code, body.field];
    };
    const at = (field: string) => `resume.data.personalInfo.${field}`;
    expect(await code(resumeWith({ fullName: 'Kavya Raghavan สม' }))).toEqual([
      400,
      'resume-unprintable',
      at('fullName'),
    ]);
    expect(await code({ ...testResume, data: toSavedPayload(sampleProfessional) })).toEqual([
      400,
      'resume-is-sample',
      at('fullName'),
    ]);
    expect((await code(resumeWith({ fullName: '' })))[2]).toBe(at('fullName'));
    expect((await code(resumeWith({ profileImage: 'data:image/png;base64,AAAA' })))[2]).toBe(
      at('profileImage'),
    );
    const heavy = await code(resumeWith({ profileImage: `data:image/png;base64,${'A'.repeat(4_050_000)}` }));
    expect(heavy[0]).toBeGreaterThanOrEqual(400);
    expect(await eventsOf(orderId)).toHaveLength(0);
    expect((await rowOf(orderId))?.correctedResume).toBeNull();
  });

  it('costs one correction however often the same is sent, and nothing when nothing is changed', async () => {
    const { browser, orderId } = await paidGuest();
    const unchanged = await correct(browser, { orderId, resume: testResume });
    expect(unchanged.body.after).toMatchObject({ correctionsLeft: 3 });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => correct(browser, { orderId, resume: inCity('Pune') })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await eventsOf(orderId)).toMatchObject([{ kind: 'correction', number: 1 }]);
    expect(await mailsOf(orderId)).toHaveLength(2);
  });

  it('never makes four, nor two with one number, whatever comes at once and on which server', async () => {
    const { browser, orderId, token } = await paidGuest();
    const second = await stage.another();
    const cities = ['Pune', 'Nashik', 'Mysuru', 'Salem', 'Surat', 'Patna', 'Kochi', 'Indore'];
    const answers = await Promise.all(
      cities.flatMap((city, place) => [
        place % 2 === 0
          ? correct(browser, { orderId, resume: inCity(city) })
          : second.inject({
              method: 'POST',
              url: '/api/guest/corrections',
              headers: { host: 'localhost:3000' },
              payload: { token, resume: inCity(city) },
            }),
        resend(browser, { orderId }),
      ]),
    );
    const statuses = answers.map((answer) => ('status' in answer ? answer.status : answer.statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    const events = (await eventsOf(orderId)).map(({ kind, number }) => `${kind}-${number}`).sort();
    expect(events).toEqual(
      [1, 2, 3].flatMap((n) => `correction-${n}`).concat([1, 2, 3].map((n) => `resend-${n}`)),
    );
    expect(await mailsOf(orderId)).toHaveLength(7);
  });
});

describe('decision 64: a paid guest has the mail sent again', () => {
  it('three times, to the paid address, each with a link of its own', async () => {
    const { browser, orderId, token } = await paidGuest('again@example.com');
    expect((await resend(browser, { orderId })).body.after).toMatchObject({ resendsLeft: 2 });
    expect((await resend(stage.browser(), { token })).status).toBe(200);
    expect((await resend(browser, { orderId, email: 'other@example.com' })).status).toBe(200);
    const fourth = await resend(browser, { orderId });
    expect([fourth.status, fourth.body.code]).toEqual([409, 'resends-used-up']);
    const mails = await mailsOf(orderId);
    expect(mails.map(({ recipient, dedupeKey }) => [recipient, dedupeKey])).toEqual([
      ['again@example.com', null],
      ...[1, 2, 3].map((number) => ['again@example.com', `${orderId} resend-${number}`]),
    ]);
    expect(new Set(mails.map(tokenIn)).size).toBe(4);
    for (const mail of mails) expect((await download(tokenIn(mail))).success).toBe(true);
  });
});

describe('decision 64: where it ends', () => {
  it('for everybody but the browser that paid and the holder of the link', async () => {
    const { orderId, order } = await paidGuest();
    const stranger = (await paidGuest('stranger@example.com')).browser;
    const user = await stage.signedIn('asha@example.com');
    for (const asker of [stranger, user, stage.browser()]) {
      for (const id of [orderId, order.id]) {
        expect((await correct(asker, { orderId: id, resume: inCity('Pune') })).status).toBe(404);
        expect((await resend(asker, { orderId: id })).status).toBe(404);
      }
      expect((await correct(asker, { token: 'nobody', resume: inCity('Pune') })).body.code).toBe(
        'guest-link-invalid',
      );
      expect((await resend(asker, {})).status).toBe(404);
    }
    // Neither an account's own order nor one that waits for its payment.
    const plan = await stage.buy(user, { customerEmail: 'asha@example.com' });
    expect((await resend(user, { orderId: plan.orderId })).status).toBe(404);
    const unpaid = stage.browser();
    const open = await stage.buy(unpaid, {
      planId: 'guest',
      customerEmail: 'g@example.com',
      resume: testResume,
    });
    expect((await correct(unpaid, { orderId: open.orderId, resume: inCity('Pune') })).status).toBe(404);
    expect((await unpaid.get(`/api/payment/orders/${open.orderId}`)).body.after).toBeNull();
    expect(await eventsOf(orderId)).toHaveLength(0);
  });

  it('after 24 hours, with a clear message for browser and link', async () => {
    const { browser, orderId, token } = await paidGuest();
    const { at, late } = { at: 24 * hour - 60_000, late: 24 * hour + 60_000 };
    expect((await inTime(at, () => correct(browser, { orderId, resume: inCity('Pune') }))).status).toBe(200);
    for (const who of [{ orderId }, { token }]) {
      const over = await inTime(late, () => correct(browser, { ...who, resume: inCity('Nashik') }));
      expect([over.status, over.body.code]).toEqual([409, 'after-payment-over']);
      expect(over.body.error).toMatch(/^Corrections and copies are free for 24 hours after paying/);
      expect((await inTime(late, () => resend(browser, who))).body.code).toBe('after-payment-over');
    }
    const after = await inTime(late, () => browser.get(`/api/payment/orders/${orderId}`));
    expect(after.body.after).toMatchObject({
      correctionsLeft: 0,
      resendsLeft: 0,
      ended: 'after-payment-over',
    });
  });

  it('with a full refund, not with a part of one', async () => {
    const { browser, order, orderId, paymentId } = await paidGuest();
    await provider.gateway.refund(paymentId, 400, `part-of-${paymentId}`);
    await tasks['settle-order']({ providerOrderId: order.id });
    expect((await correct(browser, { orderId, resume: inCity('Pune') })).status).toBe(200);
    await provider.gateway.refund(paymentId, 500, `rest-of-${paymentId}`);
    await tasks['settle-order']({ providerOrderId: order.id });
    const refunded = await correct(browser, { orderId, resume: inCity('Nashik') });
    expect([refunded.status, refunded.body.code]).toEqual([409, 'after-payment-refunded']);
    expect((await resend(browser, { orderId })).body.code).toBe('after-payment-refunded');
    expect((await browser.get(`/api/payment/orders/${orderId}`)).body.after).toMatchObject({
      ended: 'after-payment-refunded',
    });
  });

  it('decision 19: all of it is erased seven days after paying, the record of it stays', async () => {
    const { browser, orderId } = await paidGuest();
    await correct(browser, { orderId, resume: inCity('Pune') });
    await resend(browser, { orderId });
    await inTime(7 * 24 * hour - 60_000, () => tasks['erase-order-data']());
    expect((await rowOf(orderId))?.correctedResume?.data.personalInfo.location).toBe('Pune');
    expect((await rowOf(orderId))?.pendingResume).not.toBeNull();
    await inTime(7 * 24 * hour + 60_000, () => tasks['erase-order-data']());
    expect(await rowOf(orderId)).toMatchObject({ pendingResume: null, correctedResume: null });
    expect(await eventsOf(orderId)).toMatchObject([
      { kind: 'correction', number: 1, linkHash: null },
      { kind: 'resend', number: 1, linkHash: null },
    ]);
  });

  it('is refused for a while to whoever tries without end', async () => {
    const { browser, orderId } = await paidGuest();
    const tries = Array.from({ length: 41 }, () => correct(browser, { orderId, resume: testResume }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('what staff see', () => {
  it('names corrections and mails on the order, and counts them in the file', async () => {
    const { browser, orderId } = await paidGuest('seen@example.com');
    await correct(browser, { orderId, resume: inCity('Pune') });
    await resend(browser, { orderId });
    const boss = await signedInAdmin(stage);
    const { body } = await boss.get('/api/admin/orders?search=seen@example.com');
    expect(body.orders).toMatchObject([
      {
        id: orderId,
        events: [
          { kind: 'correction', number: 1 },
          { kind: 'resend', number: 1 },
        ],
      },
    ]);
    const file = await stage.app.inject({
      url: '/api/admin/orders?format=csv&search=seen@example.com',
      headers: { host: 'localhost:3000', cookie: boss.cookie },
    });
    expect(file.body.split('\r\n')[0]).toContain('corrections,resends');
  });
});
