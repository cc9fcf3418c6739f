import { colorSchemes, defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sampleProfessional } from '@kalam/domain/resumes/samples/sample-resumes';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { describe, expect, it } from 'vitest';
import { startPaymentStage, testResume } from '../../testing/test-payments.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';
import { orders } from '../payment-tables.ts';

const stage = await startPaymentStage();
const { db } = stage.database;

const named = (fullName: string) => ({
  ...testResume,
  data: { ...testResume.data, personalInfo: { ...testResume.data.personalInfo, fullName } },
});
const orderOf = (resume: object, planId = 'guest') => ({
  planId,
  customerEmail: 'asha@example.com',
  resume,
});

describe('what cannot be printed is not sold', () => {
  it.each(['guest', 'pro'])('refused with the characters and their field: %s', async (planId) => {
    const browser = await stage.signedIn(`thai-${planId}@example.com`);
    const { status, body } = await browser.post(
      '/api/payment/create-order',
      orderOf(named('สมชาย ใจดี'), planId),
    );
    expect([status, body.code, body.field]).toEqual([
      400,
      'resume-unprintable',
      'resume.data.personalInfo.fullName',
    ]);
    expect(body.error).toMatch(/^Our fonts cannot print these characters: ส/);
    expect(await db.select().from(orders)).toHaveLength(0);
  });

  it('nor is one of our samples without a word of one’s own', async () => {
    const sample = { ...testResume, data: toSavedPayload(sampleProfessional) };
    const { status, body } = await stage.browser().post('/api/payment/create-order', orderOf(sample));
    expect([status, body.code, body.field]).toEqual([
      400,
      'resume-is-sample',
      'resume.data.personalInfo.fullName',
    ]);
  });

  it('every script we draw is taken', async () => {
    for (const name of ['अनन्या शर्मा', 'அனன்யா', 'অনন্যা', 'Zoë Ünal']) {
      const { status, body } = await stage.browser().post('/api/payment/create-order', orderOf(named(name)));
      expect(status, JSON.stringify(body)).toBe(200);
    }
  });
});

describe('decision 34: nobody’s number is not kept as a customer’s', () => {
  it('a plan bought without a resume has none, one with a resume has its number', async () => {
    const browser = await stage.signedIn('phone@example.com');
    const without = await stage.buy(browser, { customerEmail: 'phone@example.com' });
    const claimed = await stage.buy(browser, { planId: 'premium', customerPhone: '9999999999' });
    const own = await stage.buy(browser, { planId: 'enterprise', resume: testResume });
    const rows = await db.select({ id: orders.id, phone: orders.customerPhone }).from(orders);
    const phoneOf = ({ orderId }: { readonly orderId: string }) =>
      rows.find(({ id }) => id === orderId)?.phone;
    expect([without, claimed, own].map(phoneOf)).toEqual(['', '', testResume.data.personalInfo.phone]);
  });

  it('an order of an earlier release that holds it is shown without one, in the list and the file', async () => {
    await db.update(orders).set({ customerPhone: '9999999999' });
    const boss = await signedInAdmin(stage);
    const { body } = await boss.get('/api/admin/orders');
    const listed = body.orders as { readonly customerPhone: string }[];
    expect(new Set(listed.map(({ customerPhone }) => customerPhone))).toEqual(new Set(['']));
    const file = await stage.app.inject({
      url: '/api/admin/orders?format=csv',
      headers: { host: 'localhost:3000', cookie: boss.cookie },
    });
    expect(file.body).toContain('phone@example.com');
    expect(file.body).not.toContain('9999999999');
  });
});

describe('decision 57: the retry page has what the builder had', () => {
  const guestOrder = { planId: 'guest', customerEmail: 'retry@example.com', resume: testResume };

  it('names the payer for the window, to the payer alone', async () => {
    const browser = stage.browser();
    await stage.buy(browser, guestOrder);
    const { body } = await browser.get('/api/payment/open-order');
    expect(body.customer).toMatchObject({ name: 'Guest User', email: 'retry@example.com' });
    expect((await stage.browser().get('/api/payment/open-order')).body.customer).toBeNull();
  });

  it('hands the resume to the browser that paid, after it paid, for 24 hours', async () => {
    const browser = stage.browser();
    const order = await stage.buy(browser, guestOrder);
    const resumeOf = (asker = browser) => asker.get(`/api/payment/orders/${order.orderId}/resume`);
    expect((await resumeOf()).status).toBe(404);
    await browser.post('/api/payment/verify-payment', await stage.provider.pay(order.id));
    const { status, body, headers } = await resumeOf();
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.resume).toMatchObject({ template: 'modern', data: testResume.data });
    expect((await resumeOf(stage.browser())).status).toBe(404);
    stage.clock.offsetMs = 24 * 60 * 60 * 1000;
    expect((await resumeOf()).status).toBe(404);
    stage.clock.offsetMs = 0;
  });
});

describe('S1 §3: what is paid for is printed as it was said to be', () => {
  const formatting = { ...defaultFormatting, colorScheme: colorSchemes.rose };

  it('a guest’s download is in the default formatting, whatever was sent', async () => {
    const browser = stage.browser();
    const order = await stage.buy(browser, {
      planId: 'guest',
      customerEmail: 'look@example.com',
      resume: { ...testResume, formatting },
    });
    await browser.post('/api/payment/verify-payment', await stage.provider.pay(order.id));
    const { body } = await browser.get(`/api/payment/orders/${order.orderId}/resume`);
    expect(body.resume).toMatchObject({ formatting: defaultFormatting });
  });

  it.each([
    ['pro', formatting, 24],
    ['enterprise', formatting, -1],
    ['basic', defaultFormatting, 0],
  ] as const)(
    'a resume that waited for %s is saved in the look that plan keeps',
    async (planId, look, left) => {
      const browser = await stage.signedIn(`look-${planId}@example.com`);
      const order = await stage.buy(browser, {
        planId,
        customerEmail: `look-${planId}@example.com`,
        resume: { ...testResume, formatting },
      });
      await browser.post('/api/payment/verify-payment', await stage.provider.pay(order.id));
      expect((await browser.get('/api/resumes')).body.resumes).toMatchObject([{ formatting: look }]);
      const { body } = await browser.get('/api/subscription');
      expect(body.subscription).toMatchObject({ planId, formatsRemaining: left });
    },
  );
});
