import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pngFile } from '@kalam/domain/resumes/images/picture-files.fixture';
import { pngRowsLength } from '@kalam/domain/resumes/images/png-file';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailMessages } from '../../mail/mail-tables.ts';
import { TestBrowser } from '../../testing/test-app.ts';
import { testDocuments } from '../../testing/test-documents.ts';
import { startPaymentStage, testResume } from '../../testing/test-payments.ts';
import { dataUrl, pngUrl } from '../../testing/test-resumes.ts';
import { guestCopyAttachments } from '../guests/guest-download.ts';
import { orders } from '../payment-tables.ts';

const stage = await startPaymentStage();
const { provider, buy } = stage;
const { db } = stage.database;
const hour = 3_600_000;

const withPhoto = (profileImage: string) => ({
  ...testResume,
  data: { ...testResume.data, personalInfo: { ...testResume.data.personalInfo, profileImage } },
});

/** About 200 KB that do not pack: as large as a usual photo. */
const photo = (): string => {
  const header = { width: 256, height: 200, depth: 8, colourType: 6, interlaced: false };
  const rows = new Uint8Array(randomBytes(pngRowsLength(header)));
  for (let row = 0; row < header.height; row += 1) rows[row * (1 + header.width * 4)] = 0;
  return dataUrl(pngFile({ ...header, rows, pack: deflateSync }));
};

const guest = (resume: unknown) => ({ planId: 'guest', customerEmail: 'guest@example.com', resume });
const order = (address: string, resume: unknown) =>
  stage.browser(address).post('/api/payment/create-order', guest(resume));
const fill = (orderId: unknown, bytes: number) =>
  db
    .update(orders)
    .set({ resumeBytes: bytes })
    .where(eq(orders.id, String(orderId)));
const rowOf = async (orderId: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (row === undefined) throw new Error('the order is gone');
  return row;
};
const photoOf = async (orderId: string) =>
  (await rowOf(orderId)).pendingResume?.data.personalInfo.profileImage;

describe('what unpaid orders hold', () => {
  it('has a limit for each network, on every server, and paying makes room again', async () => {
    const address = '203.0.113.7';
    const browser = stage.browser(address);
    const first = await buy(browser, guest(withPhoto(photo())));
    expect((await rowOf(first.orderId)).resumeBytes).toBeGreaterThan(200_000);
    await fill(first.orderId, 39_900_000);
    const refused = await order(address, withPhoto(photo()));
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'order-storage-full',
        error:
          'Orders that wait for their payment, from you or from others in your network, already hold as many images as we keep. Please order without images, or try again tomorrow.',
      },
    });
    const second = new TestBrowser(await stage.another(), address);
    const there = await second.post('/api/payment/create-order', guest(withPhoto(photo())));
    expect(there.status).toBe(429);
    expect((await order(address, testResume)).status).toBe(200);
    expect((await order('203.0.113.8', withPhoto(photo()))).status).toBe(200);

    await provider.pay(first.id);
    await stage.tasks['settle-order']({ providerOrderId: first.id });
    expect((await order(address, withPhoto(photo()))).status).toBe(200);
    expect((await rowOf(first.orderId)).networkHash).toBeNull();
  });

  it('has the same limit for many at once', async () => {
    const address = '203.0.113.20';
    const first = await buy(stage.browser(address), guest(withPhoto(photo())));
    await fill(first.orderId, 39_500_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(address, withPhoto(photo()))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('counts an order that is taken up again once, with its new resume', async () => {
    const browser = stage.browser('203.0.113.30');
    const first = await buy(browser, guest(withPhoto(photo())));
    await fill(first.orderId, 39_990_000);
    const again = await buy(browser, guest(withPhoto(photo())));
    expect(again.orderId).toBe(first.orderId);
    expect((await rowOf(first.orderId)).resumeBytes).toBeLessThan(400_000);
  });

  it('has a limit for each person', async () => {
    const asha = await stage.signedIn('asha@example.com');
    const first = await buy(asha, { planId: 'pro', resume: withPhoto(photo()) });
    await fill(first.orderId, 11_900_000);
    const answer = await asha.post('/api/payment/create-order', {
      planId: 'premium',
      customerEmail: 'asha@example.com',
      resume: withPhoto(photo()),
    });
    expect(answer).toMatchObject({ status: 429, body: { code: 'order-storage-full' } });
  });
});

describe('pictures of an unpaid order', () => {
  it('go after a day, the words stay, and a late payment still brings a file that says so', async () => {
    const order = await buy(stage.browser(), guest(withPhoto(pngUrl('me'))));
    const eraseAt = async (offsetMs: number) => {
      stage.clock.offsetMs = offsetMs;
      await stage.tasks['erase-order-data']();
      stage.clock.offsetMs = 0;
    };
    await eraseAt(24 * hour - 60_000);
    expect(await photoOf(order.orderId)).toBe(pngUrl('me'));
    await eraseAt(24 * hour + 60_000);
    expect(await photoOf(order.orderId)).toBe('data:,');
    expect((await rowOf(order.orderId)).pendingResume?.data.personalInfo.fullName).toBe(
      testResume.data.personalInfo.fullName,
    );

    await provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    const [mail] = (
      await db.select().from(mailMessages).where(eq(mailMessages.orderId, order.orderId))
    ).filter(({ kind }) => kind === 'guest-copy');
    if (mail === undefined) throw new Error('no mail was queued');
    const services = { db, now: () => new Date(), documents: testDocuments, warn: () => undefined };
    const made = await guestCopyAttachments(services)(mail, { attempt: 1 });
    expect(made.attachments).toHaveLength(1);
    expect(made.params).toEqual({ leftOut: ['personalInfo.profileImage'] });
  });

  it('stay while the provider knows of a payment that may still come, and after one came', async () => {
    const tried = await buy(stage.browser(), guest(withPhoto(pngUrl('tried'))));
    await provider.pay(tried.id, { outcome: 'failed' });
    await stage.tasks['settle-order']({ providerOrderId: tried.id });
    const paid = await buy(stage.browser(), guest(withPhoto(pngUrl('paid'))));
    await provider.pay(paid.id);
    await stage.tasks['settle-order']({ providerOrderId: paid.id });
    stage.clock.offsetMs = 6 * 24 * hour;
    await stage.tasks['erase-order-data']();
    stage.clock.offsetMs = 0;
    expect(await photoOf(tried.orderId)).toBe(pngUrl('tried'));
    expect(await photoOf(paid.orderId)).toBe(pngUrl('paid'));
    stage.clock.offsetMs = 7 * 24 * hour + 60_000;
    await stage.tasks['erase-order-data']();
    stage.clock.offsetMs = 0;
    const rows = await db
      .select({ resume: orders.pendingResume, bytes: orders.resumeBytes })
      .from(orders)
      .where(inArray(orders.id, [tried.orderId, paid.orderId]));
    expect(rows).toEqual([
      { resume: null, bytes: 0 },
      { resume: null, bytes: 0 },
    ]);
  });
});
