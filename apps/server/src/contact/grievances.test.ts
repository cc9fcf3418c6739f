import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../audit/audit-tables.ts';
import { startTestApp } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';
import { insertSubmission, type NewSubmission } from './contact-queries.ts';

const server = await startTestApp();
const { db } = server.database;
const admin = await signedInAdmin(server);

const submission = (more: Partial<NewSubmission> = {}) =>
  insertSubmission(db, {
    name: 'Asha Rao',
    email: 'asha@example.com',
    subject: 'Refund',
    message: 'Please refund my order.',
    spamScore: 2,
    ...more,
  });
const list = async (query = '') => {
  const { status, body } = await admin.get(`/api/admin/grievances${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body as {
    grievances: { id: string; subject: string; createdAt: string; dueAt: string }[];
    nextCursor: string | null;
  };
};
const subjects = async (query: string) => (await list(query)).grievances.map(({ subject }) => subject);
const change = (id: string, body: object) => admin.send('PATCH', `/api/admin/grievances/${id}`, body);

describe('S2 §2 Admin Grievances', () => {
  it('are searched in subject, message and e-mail, filtered by status, what is due soonest first', async () => {
    const base = Date.now() - 3 * 24 * 3_600_000;
    const at = (hours: number) => ({ createdAt: new Date(base + hours * 3_600_000) });
    await submission({ subject: 'Alpha', ...at(0) });
    await submission({ subject: 'Beta', message: 'About the ALPHA template, 100%', ...at(1) });
    await submission({ subject: 'Gamma', email: 'alpha@example.com', status: 'under_review', ...at(2) });
    await submission({ subject: 'Delta', name: 'Alpha', ...at(3) });
    expect(await subjects('?search=aLpHa')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await subjects('?search=aLpHa&sort=received-desc')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await subjects('?search=alpha&status=pending')).toEqual(['Alpha', 'Beta']);
    expect(await subjects('?search=100%25')).toEqual(['Beta']);
    expect(await subjects('?status=under_review')).toEqual(['Gamma']);
    expect(await subjects('?status=resolved')).toEqual([]);
    expect((await admin.get('/api/admin/grievances?status=open')).status).toBe(400);
    const [first] = (await list('?search=gamma')).grievances;
    expect(first).toMatchObject({
      name: 'Asha Rao',
      status: 'under_review',
      spamScore: 2,
      isAccepted: null,
      moderation: null,
      response: null,
      overdue: null,
    });
    expect((await list('?search=beta')).grievances[0]).toMatchObject({ overdue: 'acknowledgement' });
  });

  it('are found by the reference the visitor was given, with the messages that quote it', async () => {
    const { id, number } = await submission({ subject: 'First', createdAt: new Date(Date.now() - 60_000) });
    const reference = grievanceReference(number);
    await submission({ subject: 'Again', message: `I wrote before, my reference is ${reference}.` });
    await submission({ subject: 'Another' });
    const spellings = [reference, reference.toLowerCase(), `grv${number}`, `GRV ${number}`];
    for (const term of spellings)
      expect(await subjects(`?search=${encodeURIComponent(term)}`), term).toEqual(['First', 'Again']);
    for (const term of [String(number), String(number).padStart(6, '0')])
      expect(await subjects(`?search=${term}`), term).toContain('First');
    expect(await subjects(`?search=${reference}&status=resolved`)).toEqual([]);
    // What was given out before there were numbers.
    await submission({ subject: 'Older', message: `My reference is ${id}.` });
    expect(await subjects(`?search=${id.toUpperCase()}`)).toEqual(['First', 'Older']);
    // A part of one is a word like any other: an id is letters and digits by chance.
    expect(await subjects(`?search=${id.slice(0, 13)}`)).toEqual(['Older']);
  });

  it('come with the one that waits longest first when only overdue ones are wanted', async () => {
    const hours = (count: number) => ({ createdAt: new Date(Date.now() - count * 3_600_000) });
    const email = 'late@example.com';
    await submission({ subject: 'Two days and an hour', email, ...hours(49) });
    await submission({ subject: 'A day', email, ...hours(24) });
    await submission({ subject: 'Read after two months', email, status: 'under_review', ...hours(24 * 62) });
    await submission({ subject: 'Read after a week', email, status: 'under_review', ...hours(24 * 7) });
    await submission({ subject: 'Three days', email, ...hours(72) });
    // By what was due first: a month after the first, two days after the others.
    const late = ['Read after two months', 'Three days', 'Two days and an hour'];
    expect(await subjects(`?due=overdue&search=${email}`)).toEqual(late);
    const all = await list('?due=overdue');
    const times = all.grievances.map(({ dueAt }) => dueAt);
    expect(times).toEqual([...times].sort());
    expect(await subjects(`?due=overdue&status=under_review&search=${email}`)).toEqual([late[0]]);
    expect((await admin.get('/api/admin/grievances?due=soon')).status).toBe(400);
  });

  it('come in pages that neither repeat nor miss one', async () => {
    const createdAt = new Date();
    for (let turn = 0; turn < 60; turn++) await submission({ subject: `Page ${turn}`, createdAt });
    const first = await list('?search=page');
    const second = await list(`?search=page&cursor=${first.nextCursor}`);
    expect([first.grievances.length, second.grievances.length, second.nextCursor]).toEqual([50, 10, null]);
    expect(new Set([...first.grievances, ...second.grievances].map(({ id }) => id)).size).toBe(60);
    expect((await admin.get('/api/admin/grievances?cursor=x')).status).toBe(400);
  });

  it('come in pages that neither repeat nor miss one, oldest first as well', async () => {
    const createdAt = new Date(Date.now() - 60 * 3_600_000);
    for (let turn = 0; turn < 60; turn++) await submission({ subject: `Late ${turn}`, createdAt });
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(`?due=overdue&search=late&cursor=${cursor}`);
      seen.push(...page.grievances.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen.length).toBe(new Set(seen).size);
    expect(seen.length).toBeGreaterThanOrEqual(60);
  });

  it('leave as CSV that no spreadsheet takes for a formula', async () => {
    const { id, number } = await submission({
      subject: '=cmd()',
      message: 'Two\n"lines"',
      email: 'csv@example.com',
    });
    const response = await server.app.inject({
      url: '/api/admin/grievances?format=csv&search=csv@example.com',
      headers: { cookie: admin.cookie },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [, row] = response.body.split('\r\n');
    expect(row).toContain(
      `${grievanceReference(number)},${id},Asha Rao,csv@example.com,'=cmd(),"Two\n""lines""",pending,2,,`,
    );
  });

  it('S2 §4 go from pending to under review to resolved, with mail and audit entry', async () => {
    const email = 'moves@example.com';
    const { id, number } = await submission({ email });
    const reviewed = await change(id, { status: 'under_review' });
    expect([reviewed.status, reviewed.body]).toMatchObject([
      200,
      { success: true, grievance: { id, status: 'under_review', resolvedAt: null } },
    ]);
    const again = await change(id, { status: 'under_review' });
    expect([again.status, again.body.error]).toEqual([
      409,
      'Only a pending grievance can be marked for review',
    ]);
    const blank = await change(id, { status: 'resolved', response: '  ' });
    expect([blank.status, blank.body.error, blank.body.field]).toEqual([
      400,
      'Please enter a resolution comment',
      'response',
    ]);
    expect(await server.mailsTo(email)).toEqual([]);
    const resolved = await change(id, { status: 'resolved', response: ' It is refunded. ' });
    expect(resolved.body).toMatchObject({
      grievance: { status: 'resolved', response: 'It is refunded.', resolvedAt: expect.any(String) },
    });
    expect(await server.mailsTo(email)).toEqual([
      {
        kind: 'grievance-resolved',
        language: 'en',
        params: {
          name: 'Asha Rao',
          subject: 'Refund',
          reference: grievanceReference(number),
          response: 'It is refunded.',
          contactUrl: 'http://localhost:3000/contact',
        },
      },
    ]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(desc(auditEntries.at));
    expect(entries).toMatchObject([
      {
        action: 'grievance-resolved',
        staffEmail: 'boss@example.com',
        before: { status: 'under_review' },
        after: { status: 'resolved', response: 'It is refunded.' },
      },
      { action: 'grievance-under-review', before: { status: 'pending' }, after: { status: 'under_review' } },
    ]);
  });

  it('S2 §4 have no further actions once resolved, also when two resolve at once', async () => {
    const { id } = await submission({ email: 'twice@example.com' });
    const answers = await Promise.all(
      ['One', 'Two'].map((response) => change(id, { status: 'resolved', response })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.mailsTo('twice@example.com')).toHaveLength(1);
    expect((await change(id, { status: 'under_review' })).body.error).toBe(
      'This grievance is already resolved',
    );
    expect((await change(id, { status: 'pending' })).status).toBe(400);
  });

  it('are for staff alone', async () => {
    const { id } = await submission();
    const user = await server.signedIn('user@example.com');
    for (const browser of [user, server.browser()]) {
      expect((await browser.get('/api/admin/grievances')).status).toBe(401);
      expect(
        (await browser.send('PATCH', `/api/admin/grievances/${id}`, { status: 'under_review' })).status,
      ).toBe(401);
    }
    expect((await change('nobody', { status: 'under_review' })).status).toBe(404);
  });
});
