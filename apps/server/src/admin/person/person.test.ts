import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../audit/audit-tables.ts';
import { users } from '../../auth/auth-tables.ts';
import { contactSubmissions } from '../../contact/contact-tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { orders, payments } from '../../payments/payment-tables.ts';
import { password, startTestApp } from '../../testing/test-app.ts';
import { givePlan, newResume, savedBy, subscriber, userIdOf } from '../../testing/test-resumes.ts';
import { signedInAdmin } from '../../testing/test-staff.ts';

const server = await startTestApp();
const { db } = server.database;
const boss = await signedInAdmin(server);
const support = await signedInAdmin(server, 'support@example.com', 'support');
const reader = await signedInAdmin(server, 'reader@example.com', 'reader');

const asha = await subscriber(server, 'asha@example.com', 'pro');
const ashaId = await userIdOf(server, 'asha@example.com');

const sale = (receipt: string, customerEmail: string, userId: string | null) => ({
  planId: userId === null ? ('guest' as const) : ('pro' as const),
  userId,
  amountPaise: userId === null ? 900 : 4900,
  paidPaise: userId === null ? 900 : 4900,
  receipt,
  razorpayOrderId: `order_${receipt}`,
  customerName: 'Asha Rao',
  customerEmail,
  customerPhone: '9812345678',
  status: 'completed' as const,
  paymentId: `pay_${receipt}`,
  completedAt: new Date(),
});
const message = (email: string, subject: string) => ({
  name: 'Asha Rao',
  email,
  subject,
  message: 'A secret worry about my payment.',
  spamScore: 1,
});

interface Section {
  readonly total: number;
  readonly rows: readonly Record<string, unknown>[];
  readonly nextCursor: string | null;
}
const storyOf = async (id: string, browser = boss) => {
  const { status, body } = await browser.get(`/api/admin/users/${id}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as { person: Record<string, unknown>; sections: Record<string, Section> };
};
const actionsAbout = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)).map(
    ({ action, staffEmail }) => `${staffEmail.split('@')[0]} ${action}`,
  );

describe('one person’s story', () => {
  it('account, plans with what was used, orders with payments, resume names, messages, mails', async () => {
    await savedBy(asha, { name: 'For_Infosys' });
    await savedBy(asha, newResume({ name: 'For_TCS' }));
    await db
      .insert(orders)
      .values([
        sale('one', 'asha@example.com', ashaId),
        sale('guest', 'Asha@Example.com', null),
        sale('stranger', 'other@example.com', null),
      ]);
    const [bought] = await db.select().from(orders).where(eq(orders.receipt, 'one'));
    await db.insert(payments).values({
      id: 'pay_one',
      orderId: bought?.id ?? '',
      amountPaise: 4900,
      currency: 'INR',
      status: 'captured',
    });
    await db.insert(contactSubmissions).values(message('ASHA@example.com', 'Where is my file'));
    const { person, sections } = await storyOf(ashaId);
    expect(person).toMatchObject({
      email: 'asha@example.com',
      emailVerified: true,
      status: 'active',
      suspensionReason: null,
      openSessions: 1,
      paid: 58,
      subscription: { plan: 'pro' },
    });
    expect(sections.plans).toMatchObject({
      total: 1,
      rows: [{ planId: 'pro', resumesRemaining: 3, totalResumes: 5, downloads: 0, searches: null }],
    });
    expect(sections.orders?.rows.map(({ razorpayOrderId, userId }) => [razorpayOrderId, userId])).toEqual(
      expect.arrayContaining([
        ['order_one', ashaId],
        ['order_guest', null],
      ]),
    );
    expect(sections.orders?.total).toBe(2);
    expect(sections.orders?.rows.find(({ id }) => id === bought?.id)?.payments).toMatchObject([
      { id: 'pay_one', amount: 49, status: 'captured', refunded: 0 },
    ]);
    expect(sections.messages).toMatchObject({ total: 1, rows: [{ subject: 'Where is my file' }] });
    expect(sections.mails).toMatchObject({ total: 1, rows: [{ kind: 'verify-email', status: 'queued' }] });
  });

  it('resumes by their names alone; no word of a resume, a message or a mail is sent', async () => {
    const { sections } = await storyOf(ashaId);
    expect(sections.resumes?.rows.map(({ name }) => name)).toEqual(['For_TCS', 'For_Infosys']);
    expect(Object.keys(sections.resumes?.rows[0] ?? {}).sort()).toEqual([
      'createdAt',
      'deletedAt',
      'downloadCount',
      'id',
      'name',
      'updatedAt',
    ]);
    expect(JSON.stringify(sections)).not.toMatch(/secret worry|verify-email\?token|9812345678|"data"/);
  });

  it('a long section goes on by its cursor, each row once', async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await queueMail(db, {
        kind: 'contact-acknowledgement',
        language: 'en',
        to: 'asha@example.com',
        params: { reference: `r${turn}`, receivedAt: new Date().toISOString() },
        dedupeKey: `long ${turn}`,
      });
    }
    const { sections } = await storyOf(ashaId);
    expect([sections.mails?.total, sections.mails?.rows.length]).toEqual([61, 5]);
    const seen = sections.mails?.rows.map(({ id }) => id) ?? [];
    let cursor = sections.mails?.nextCursor ?? null;
    while (cursor !== null) {
      const { body } = await boss.get(`/api/admin/users/${ashaId}/records?part=mails&cursor=${cursor}`);
      const more = (body.sections as Record<string, Section>).mails;
      seen.push(...(more?.rows.map(({ id }) => id) ?? []));
      cursor = more?.nextCursor ?? null;
    }
    expect(new Set(seen).size).toBe(61);
    expect(seen).toHaveLength(61);
    expect((await boss.get(`/api/admin/users/${ashaId}/records?part=secrets`)).status).toBe(400);
  });

  it('is on record, once while somebody works on it', async () => {
    await storyOf(ashaId, support);
    await storyOf(ashaId, support);
    expect(await actionsAbout(ashaId)).toEqual(['boss person-viewed', 'support person-viewed']);
    expect((await boss.get('/api/admin/users/nobody')).status).toBe(404);
    expect(await actionsAbout('nobody')).toEqual([]);
  });

  it('of an address without an account: orders, messages, mails; written down at the newest order', async () => {
    await db.insert(contactSubmissions).values(message('other@example.com', 'My guest order'));
    const { body } = await boss.get('/api/admin/people?email=%20OTHER@example.com');
    const sections = body.sections as Record<string, Section>;
    expect([body.userId, sections.orders?.total, sections.messages?.total]).toEqual([null, 1, 1]);
    const [order] = await db.select().from(orders).where(eq(orders.receipt, 'stranger'));
    expect(await actionsAbout(order?.id ?? '')).toEqual(['boss person-viewed']);
    const more = await boss.get('/api/admin/people/records?email=other@example.com&part=orders');
    expect(more.body).toMatchObject({
      sections: { orders: { rows: [{ razorpayOrderId: 'order_stranger' }] } },
    });
    const closed = await boss.get('/api/admin/people/records?email=other@example.com&part=resumes');
    expect(closed.body.sections).toEqual({});
    expect((await boss.get('/api/admin/people?email=asha@example.com')).body.userId).toBe(ashaId);
    expect((await boss.get('/api/admin/people?email=erased@account.invalid')).status).toBe(404);
  });
});

describe('finding people', () => {
  const find = async (search: string) => {
    const { body } = await reader.get(`/api/admin/people/find?search=${encodeURIComponent(search)}`);
    return (body.people as Record<string, unknown>[]).map(({ userId, email, orderId }) => [
      userId,
      email,
      orderId,
    ]);
  };

  it('by name, address, or the ID of an order or payment; each person once', async () => {
    expect(await find('ASHA@EX')).toEqual([[ashaId, 'asha@example.com', null]]);
    expect(await find('order_guest')).toEqual([[ashaId, 'asha@example.com', 'order_guest']]);
    expect(await find('order_stranger')).toEqual([[null, 'other@example.com', 'order_stranger']]);
    expect(await find('pay_one')).toEqual([[ashaId, 'asha@example.com', 'order_one']]);
    expect(await find('  ')).toEqual([]);
    expect(await find('100%_nobody')).toEqual([]);
  });
});

describe('suspending with a reason', () => {
  it('the person reads it at sign-in below the specified words, and in a mail', async () => {
    const url = `/api/admin/users/${ashaId}`;
    expect(await support.send('PATCH', url, { status: 'suspended', reason: '  ' })).toMatchObject({
      status: 400,
      body: { code: 'suspension-reason-missing', field: 'reason' },
    });
    expect(await reader.send('PATCH', url, { status: 'suspended', reason: 'No' })).toMatchObject({
      body: { code: 'permission-missing' },
    });
    await support.send('PATCH', url, { status: 'suspended', reason: ' Shared with others ' });
    expect((await storyOf(ashaId)).person).toMatchObject({
      status: 'suspended',
      suspensionReason: 'Shared with others',
      openSessions: 0,
    });
    expect((await asha.get('/api/auth/get-session')).body).toMatchObject({ user: null });
    const signIn = (secret: string) =>
      server.browser().post('/api/auth/sign-in/email', { email: 'asha@example.com', password: secret });
    expect(await signIn(password)).toMatchObject({
      status: 403,
      body: {
        error: 'Your account has been suspended. Please contact support.',
        code: 'account-suspended',
        params: { reason: 'Shared with others' },
      },
    });
    expect(JSON.stringify((await signIn('a guess')).body), 'nobody without the password').not.toContain(
      'Shared',
    );
    const [mail] = (await server.mailsTo('asha@example.com')).filter(
      ({ kind }) => kind === 'account-suspended',
    );
    expect(mail?.params).toMatchObject({ reason: 'Shared with others', displayName: 'Asha Rao' });
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'user-suspended'));
    expect(entry).toMatchObject({ reason: 'Shared with others', after: { status: 'suspended' } });

    await support.send('PATCH', url, { status: 'active' });
    expect((await storyOf(ashaId)).person).toMatchObject({ status: 'active', suspensionReason: null });
    expect((await signIn(password)).status).toBe(200);
  });
});

describe('sending the verification again', () => {
  it('while it is wanted, within the person’s own limit, on record', async () => {
    const email = 'new@example.com';
    await server
      .browser()
      .post('/api/auth/sign-up/email', { name: 'New Person', email, password, consentVersion });
    const id = await userIdOf(server, email);
    const resend = (browser = support) => browser.post(`/api/admin/users/${id}/verification`);
    expect((await resend(reader)).status).toBe(403);
    for (let turn = 0; turn < 5; turn += 1) expect((await resend()).status).toBe(200);
    expect(await resend()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await server.mailsTo(email)).filter(({ kind }) => kind === 'verify-email')).toHaveLength(6);
    expect((await actionsAbout(id)).filter((one) => one === 'support verification-resent')).toHaveLength(5);
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    expect(await resend()).toMatchObject({
      status: 409,
      body: { error: 'This address is verified already' },
    });
  });
});

describe('taking a person’s data along, and erasing them', () => {
  it('the export is the person’s own, and on record', async () => {
    const own = server.browser();
    await own.post('/api/auth/sign-in/email', { email: 'asha@example.com', password });
    const { status, body, headers } = await support.get(`/api/admin/users/${ashaId}/export`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('kalam-account.json');
    const theirs = (await own.get('/api/profile/export')).body;
    const steady = ({ exportedAt: _, ...rest }: Record<string, unknown>) => rest;
    expect(steady(body)).toEqual(steady(theirs));
    expect((await reader.get(`/api/admin/users/${ashaId}/export`)).status).toBe(403);
    expect((await actionsAbout(ashaId)).at(-1)).toBe('support person-exported');
    expect((await support.get('/api/admin/users/nobody/export')).status).toBe(404);
  });

  it('erasing asks for the address and a reason, is the owner’s alone, and leaves nothing of the person', async () => {
    const email = 'leaving@example.com';
    const leaving = await server.signedIn(email);
    await givePlan(server, email, 'pro');
    await savedBy(leaving);
    const id = await userIdOf(server, email);
    await db.insert(orders).values(sale('leaving', email, id));
    await db.insert(contactSubmissions).values(message(email, 'Bye'));
    await storyOf(id);
    const erase = (form: Record<string, string>, browser = boss) =>
      browser.post(`/api/admin/users/${id}/erase`, form);
    expect((await erase({ confirm: email, reason: 'Asked' }, support)).status).toBe(403);
    expect(await erase({ confirm: 'leaving@example.co', reason: 'Asked' })).toMatchObject({
      status: 400,
      body: { code: 'erase-confirmation-differs', field: 'confirm' },
    });
    expect(await erase({ confirm: email })).toMatchObject({ body: { code: 'erase-reason-missing' } });
    expect(await erase({ confirm: email, reason: `Mail of ${email}` })).toMatchObject({
      body: { code: 'erase-reason-names-person', field: 'reason' },
    });
    expect((await storyOf(id)).person).toMatchObject({ email });
    expect((await erase({ confirm: email, reason: ' Asked by letter ' })).status).toBe(200);

    expect((await boss.get(`/api/admin/users/${id}`)).status).toBe(404);
    expect((await leaving.get('/api/auth/get-session')).body).toMatchObject({ user: null });
    const [kept] = await db.select().from(orders).where(eq(orders.receipt, 'leaving'));
    expect(kept).toMatchObject({ userId: null, customerName: 'Erased account', amountPaise: 4900 });
    expect(await server.mailsTo(email)).toEqual([]);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.at(-1)).toMatchObject({ action: 'person-erased', reason: 'Asked by letter' });
    expect(JSON.stringify(entries)).not.toContain('leaving@');
    expect((await erase({ confirm: email, reason: 'Again' })).status).toBe(404);
  });
});
