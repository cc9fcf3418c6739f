import { describe, expect, it } from 'vitest';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { auditEntries } from '../audit/audit-tables.ts';
import { insertSubmission } from '../contact/contact-queries.ts';
import { orders } from '../payments/payment-tables.ts';
import { startTestApp } from '../testing/test-app.ts';
import { userIdOf } from '../testing/test-resumes.ts';
import { disableAdmin, signedInAdmin } from '../testing/test-staff.ts';

const server = await startTestApp();
const { db } = server.database;
await server.signedIn('asha@example.com');
const asha = await userIdOf(server, 'asha@example.com');
const boss = await signedInAdmin(server);
const chief = await signedInAdmin(server, 'chief@example.com');

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly by: string;
  readonly reason: string | null;
  readonly subjectName: string | null;
}
const list = async (query = '') => {
  const { status, body } = await boss.get(`/api/admin/audit${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as { entries: Entry[]; nextCursor: string | null };
};
const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action);

describe('decisions 28 every change of staff is on record', () => {
  it('who, what, before and after: users, plans, orders, grievances, templates, settings, staff', async () => {
    await db.delete(auditEntries);
    await boss.send('PATCH', `/api/admin/users/${asha}`, { status: 'suspended' });
    await boss.send('PATCH', `/api/admin/users/${asha}`, { status: 'suspended' });
    await chief.send('PATCH', `/api/admin/users/${asha}`, { status: 'active' });
    await chief.post(`/api/admin/users/${asha}/subscriptions`, { planId: 'pro', reason: 'Goodwill' });
    const [order] = await db
      .insert(orders)
      .values({
        customerName: 'Asha Rao',
        customerEmail: 'asha@example.com',
        customerPhone: '9999999999',
        planId: 'pro',
        amountPaise: 4900,
        receipt: 'audit',
        razorpayOrderId: 'order_Audit',
      })
      .returning({ id: orders.id });
    await boss.send('PATCH', `/api/admin/orders/${order?.id}`, { status: 'failed', reason: 'No money came' });
    const { id } = await insertSubmission(db, {
      name: 'Asha Rao',
      email: 'asha@example.com',
      subject: 'Refund',
      message: 'Please refund my order.',
      spamScore: 2,
    });
    await boss.send('PATCH', `/api/admin/grievances/${id}`, { status: 'under_review' });
    await boss.send('PATCH', `/api/admin/grievances/${id}`, { status: 'resolved', response: 'Refunded.' });
    const template = { name: 'Quiet', description: 'White space.', features: [], layout: 'minimalist' };
    await boss.post('/api/admin/templates', template);
    await boss.send('PATCH', '/api/admin/templates/quiet', { enabled: false });
    await boss.send('PUT', '/api/admin/settings/checkout', {
      isEnabled: false,
      maintenanceMessage: 'Back on Monday',
      showOnLanding: true,
    });
    await disableAdmin(server, 'chief@example.com');

    const { entries } = await list();
    expect(entries.map(({ by, action }) => [by.split('@')[0], action])).toEqual([
      ['system', 'admin-disabled'],
      ['boss', 'checkout-settings-changed'],
      ['boss', 'template-changed'],
      ['boss', 'template-added'],
      ['boss', 'grievance-resolved'],
      ['boss', 'grievance-under-review'],
      ['boss', 'order-failed'],
      ['chief', 'plan-added'],
      ['chief', 'user-activated'],
      ['boss', 'user-suspended'],
    ]);
    expect(entries.map(({ subjectName }) => subjectName)).toEqual([
      'chief@example.com',
      null,
      'Quiet',
      'Quiet',
      'Refund',
      'Refund',
      'order_Audit',
      'asha@example.com',
      'asha@example.com',
      'asha@example.com',
    ]);
    expect((await list(`?subject=order&subjectId=${order?.id}`)).entries).toMatchObject([
      {
        action: 'order-failed',
        subject: 'order',
        before: { status: 'pending', failureReason: null },
        after: { status: 'failed', failureReason: 'No money came' },
        reason: 'No money came',
      },
    ]);
    expect((await list('?subject=settings')).entries).toMatchObject([
      { subjectId: 'checkout', before: { isEnabled: true }, after: { isEnabled: false } },
    ]);
  });

  it('is read for one record, by kind, and searched by who, what, which and why', async () => {
    expect(await actions(`?subject=user&subjectId=${asha}`)).toEqual([
      'plan-added',
      'user-activated',
      'user-suspended',
    ]);
    expect(await actions('?subject=template')).toEqual(['template-changed', 'template-added']);
    expect(await actions('?search=CHIEF')).toEqual(['plan-added', 'user-activated']);
    expect(await actions('?search=goodw')).toEqual(['plan-added']);
    expect(await actions('?search=suspended')).toEqual(['user-suspended']);
    expect(await actions(`?search=${asha}&subject=user`)).toHaveLength(3);
    expect(await actions('?search=zz')).toEqual([]);
    expect((await boss.get('/api/admin/audit?subject=planet')).status).toBe(400);
  });

  it('comes in pages and as a file', async () => {
    const at = new Date();
    for (let turn = 0; turn < 60; turn++)
      await addAuditEntry(db, {
        by: undefined,
        action: 'template-changed',
        subject: 'template',
        subjectId: 'pages',
        before: { name: '=1+1' },
        after: { name: 'Plain' },
        at,
      });
    const first = await list('?subject=template&subjectId=pages');
    const second = await list(`?subject=template&subjectId=pages&cursor=${first.nextCursor}`);
    expect([first.entries.length, second.entries.length, second.nextCursor]).toEqual([50, 10, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(60);
    const cursor = Buffer.from(JSON.stringify([at.toISOString(), 'x'])).toString('base64url');
    expect((await boss.get(`/api/admin/audit?cursor=${cursor}`)).status).toBe(400);
    const file = await server.app.inject({
      url: '/api/admin/audit?subjectId=pages&format=csv',
      headers: { host: 'localhost:3000', cookie: boss.cookie },
    });
    expect(file.body.split('\r\n')).toHaveLength(62);
    expect(file.body).toContain('"{""name"":""=1+1""}"');
  });
});
