import { nextDue } from '@kalam/domain/contact/grievance-machine';
import { grievanceReference } from '@kalam/domain/contact/grievance-promises';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../audit/audit-tables.ts';
import { staff } from '../auth/auth-tables.ts';
import { mailMessages } from '../mail/mail-tables.ts';
import { startTestApp } from '../testing/test-app.ts';
import { disableAdmin, signedInAdmin } from '../testing/test-staff.ts';
import { insertSubmission, type NewSubmission } from './contact-queries.ts';
import { contactSubmissions } from './contact-tables.ts';
import { deleteSubmissionsOf } from './erase-messages.ts';
import { grievanceNotes, grievanceReplies } from './grievance-tables.ts';

const server = await startTestApp();
const { db } = server.database;
const boss = await signedInAdmin(server);
const helper = await signedInAdmin(server, 'helper@example.com', 'support');
const reader = await signedInAdmin(server, 'reader@example.com', 'reader');
const staffIdOf = async (email: string): Promise<string> =>
  (await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email)))[0]?.id ?? '';

const submission = (more: Partial<NewSubmission> = {}) =>
  insertSubmission(db, {
    name: 'Asha Rao',
    email: 'asha@example.com',
    subject: 'Refund',
    message: 'Please refund my order.',
    spamScore: 2,
    ...more,
  });
const address = (id: string, more = '') => `/api/admin/grievances/${id}${more}`;
const read = async (id: string) => (await boss.get(address(id))).body as Record<string, never>;
const list = async (query: string, who = boss): Promise<string[]> => {
  const { body } = await who.get(`/api/admin/grievances${query}`);
  return (body.grievances as { subject: string }[]).map(({ subject }) => subject);
};
const resolveIt = (id: string, response = 'It is refunded.') =>
  boss.send('PATCH', address(id), { status: 'resolved', response });
const actionsOf = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)).map(
    ({ action }) => action,
  );

describe('the list of work', () => {
  it('has what is due soonest at the top and the resolved ones at the end, page by page', async () => {
    const email = 'order@example.com';
    const ago = (hours: number) => ({ email, createdAt: new Date(Date.now() - hours * 3_600_000) });
    await submission({ ...ago(1), subject: 'new' });
    await submission({ ...ago(30), subject: 'yesterday' });
    await submission({ ...ago(24 * 40), subject: 'read, over a month', status: 'under_review' });
    await submission({ ...ago(24 * 5), subject: 'read this week', status: 'under_review' });
    const done = await submission({ ...ago(24 * 50), subject: 'answered first' });
    await resolveIt(done.id);
    await resolveIt((await submission({ ...ago(2), subject: 'answered last' })).id);
    expect(await list(`?search=${email}`)).toEqual([
      'read, over a month',
      'yesterday',
      'new',
      'read this week',
      'answered last',
      'answered first',
    ]);
    expect(await list(`?search=${email}&due=overdue`)).toEqual(['read, over a month']);
    expect(await list(`?search=${email}&sort=received-desc`)).toEqual([
      'new',
      'answered last',
      'yesterday',
      'read this week',
      'read, over a month',
      'answered first',
    ]);
  });

  it('stands where the domain says that it is due', async () => {
    const starts = [
      '2026-01-31T18:29:59Z',
      '2026-01-31T18:30:00Z',
      '2028-02-29T06:00:00Z',
      '2026-12-31T23:00:00Z',
    ];
    for (const createdAt of starts.map((start) => new Date(start))) {
      for (const state of [
        { status: 'pending' },
        { status: 'under_review' },
        { status: 'under_review', reopenedAt: new Date(createdAt.getTime() + 99 * 24 * 3_600_000) },
      ] as const) {
        const row = await submission({ email: 'place@example.com', createdAt, ...state });
        expect(row.listPlace).toEqual(nextDue(row));
      }
    }
  });

  it('is narrowed to the days of arrival in India', async () => {
    const email = 'days@example.com';
    const at = (createdAt: string, subject: string) =>
      submission({ email, subject, createdAt: new Date(createdAt) });
    await at('2026-03-09T18:29:59Z', 'the ninth');
    await at('2026-03-09T18:30:00Z', 'the tenth begins');
    await at('2026-03-10T18:29:59Z', 'the tenth ends');
    await at('2026-03-10T18:30:00Z', 'the eleventh');
    const of = (query: string) => list(`?search=${email}${query}`);
    expect(await of('&from=2026-03-10&to=2026-03-10')).toEqual(['the tenth begins', 'the tenth ends']);
    expect(await of('&from=2026-03-11')).toEqual(['the eleventh']);
    expect(await of('&to=2026-03-09')).toEqual(['the ninth']);
    expect((await boss.get('/api/admin/grievances?from=2026-02-30')).status).toBe(400);
  });
});

describe('a grievance is given to a member of staff', () => {
  it('who may answer and is active; the list knows mine and nobody’s', async () => {
    const email = 'given@example.com';
    const { id } = await submission({ email, subject: 'Given' });
    await submission({ email, subject: 'Left' });
    await signedInAdmin(server, 'gone@example.com', 'support');
    const gone = await staffIdOf('gone@example.com');
    await disableAdmin(server, 'gone@example.com');
    const helperId = await staffIdOf('helper@example.com');
    const assign = (staffId: string | null, who = boss) =>
      who.send('PUT', address(id, '/assignee'), { staffId });
    for (const nobody of [gone, await staffIdOf('reader@example.com'), 'nobody'])
      expect((await assign(nobody)).body.error).toBe('This member of staff cannot be assigned');
    const { status, body } = await assign(helperId);
    expect([status, body.grievance]).toMatchObject([200, { assignee: { email: 'helper@example.com' } }]);
    expect((body.assignees as { email: string }[]).map((one) => one.email)).toEqual([
      'boss@example.com',
      'helper@example.com',
    ]);
    expect(await list(`?search=${email}&assignee=mine`, helper)).toEqual(['Given']);
    expect(await list(`?search=${email}&assignee=mine`)).toEqual([]);
    expect(await list(`?search=${email}&assignee=nobody`)).toEqual(['Left']);
    // The same again is no change.
    await assign(helperId);
    await assign(null, helper);
    const { history } = await read(id);
    expect(history).toMatchObject([
      { action: 'grievance-assigned', before: { assignee: null }, after: { assignee: 'helper@example.com' } },
      {
        action: 'grievance-assigned',
        by: 'helper@example.com',
        before: { assignee: 'helper@example.com' },
        after: { assignee: null },
      },
    ]);
  });
});

describe('what staff write', () => {
  it('a note stays among them: no mail, not in the person’s own data', async () => {
    const email = 'noted@example.com';
    const person = await server.signedIn(email);
    const { id } = await submission({ email });
    const empty = await boss.post(address(id, '/notes'), { text: ' ' });
    expect([empty.status, empty.body.error, empty.body.field]).toEqual([400, 'Please enter a note', 'text']);
    const { body } = await helper.post(address(id, '/notes'), { text: ' Called the bank: SECRET. ' });
    expect(body.notes).toMatchObject([{ text: 'Called the bank: SECRET.', by: 'helper@example.com' }]);
    const mails = await server.mailsTo(email);
    expect(mails.map(({ kind }) => kind)).not.toContain('grievance-interim');
    await boss.post(address(id, '/interim-reply'), { text: 'We are asking the bank.' });
    const kept = JSON.stringify((await person.get('/api/profile/export')).body.messages);
    expect(kept).toContain('We are asking the bank.');
    expect(kept).toContain('GRV-');
    expect(kept).not.toMatch(/SECRET|assignee|spamScore|listPlace/);
    expect(await actionsOf(id)).toEqual(['grievance-note-added', 'grievance-interim-reply']);
  });

  it('an interim reply is sent, once, says the clock, and leaves it open and under review', async () => {
    const email = 'interim@example.com';
    const { id, number, createdAt } = await submission({ email, language: 'hi' });
    const send = (text: string) => boss.post(address(id, '/interim-reply'), { text });
    expect((await send('')).body.error).toBe('Please enter a reply');
    const [{ status, body }] = [await send('We are asking the bank.'), await send('We are asking the bank.')];
    expect([status, body.grievance]).toMatchObject([
      200,
      { status: 'under_review', response: null, resolvedAt: null, overdue: null },
    ]);
    expect(body.replies).toMatchObject([{ kind: 'interim', text: 'We are asking the bank.' }]);
    const { resolveBy } = body.grievance as { resolveBy: string };
    expect(new Date(resolveBy).getTime()).toBeGreaterThan(createdAt.getTime() + 27 * 24 * 3_600_000);
    expect(await server.mailsTo(email)).toEqual([
      {
        kind: 'grievance-interim',
        language: 'hi',
        params: {
          name: 'Asha Rao',
          subject: 'Refund',
          reference: grievanceReference(number),
          contactUrl: 'http://localhost:3000/contact',
          reply: 'We are asking the bank.',
          resolveBy,
        },
      },
    ]);
    await resolveIt(id);
    expect((await send('More')).status).toBe(409);
  });

  it('opening again takes a reason, a new month, and keeps the answer that was given', async () => {
    const email = 'again@example.com';
    const { id } = await submission({ email, createdAt: new Date(Date.now() - 40 * 24 * 3_600_000) });
    const reopen = (reason: string) => boss.post(address(id, '/reopen'), { reason });
    expect((await reopen('Why')).body.error).toBe('Only a resolved grievance can be reopened');
    await resolveIt(id);
    expect((await reopen(' ')).body).toMatchObject({
      error: 'Please give a reason for reopening',
      field: 'reason',
    });
    const answers = await Promise.all([reopen('The bank sent it back'), reopen('The bank sent it back')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { grievance, replies, history } = await read(id);
    expect(grievance).toMatchObject({
      status: 'under_review',
      response: null,
      resolvedAt: null,
      overdue: null,
    });
    expect(replies).toMatchObject([{ kind: 'final', text: 'It is refunded.' }]);
    expect(history).toMatchObject([{ action: 'grievance-reopened', reason: 'The bank sent it back' }]);
    const { dueAt } = grievance as unknown as { dueAt: string };
    expect(new Date(dueAt).getTime()).toBeGreaterThan(Date.now() + 27 * 24 * 3_600_000);
    expect((await server.mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'grievance-reopened',
      'grievance-resolved',
    ]);
    // The reason is for staff.
    expect(JSON.stringify(await server.mailsTo(email))).not.toContain('bank');
    await resolveIt(id, 'It is refunded now.');
    await reopen('Once more');
    await resolveIt(id, 'At last.');
    expect((await server.mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'grievance-resolved',
      'grievance-reopened',
      'grievance-resolved',
      'grievance-reopened',
      'grievance-resolved',
    ]);
  });

  it('goes with the message: notes, replies, mails, and what the trail quotes', async () => {
    const email = 'erased@example.com';
    const { id } = await submission({ email });
    await boss.post(address(id, '/notes'), { text: 'A note' });
    await boss.post(address(id, '/interim-reply'), { text: 'Wait' });
    await resolveIt(id, 'Dear Asha');
    await boss.post(address(id, '/reopen'), { reason: 'Asha called' });
    await db.transaction((tx) => deleteSubmissionsOf(tx, eq(contactSubmissions.email, email)));
    const left = [
      await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id)),
      await db.select().from(grievanceNotes).where(eq(grievanceNotes.grievanceId, id)),
      await db.select().from(grievanceReplies).where(eq(grievanceReplies.grievanceId, id)),
      await db.select().from(mailMessages).where(eq(mailMessages.recipient, email)),
    ];
    expect(left).toEqual([[], [], [], []]);
    const trail = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject, 'grievance'), eq(auditEntries.subjectId, id)));
    expect(trail).toHaveLength(4);
    expect(JSON.stringify(trail)).not.toContain('Asha');
  });
});

describe('saved answers', () => {
  const answer = { title: 'Refund sent', english: 'Dear {name}, {reference} is refunded.', hindi: '' };

  it('are kept, changed and removed by those who answer, on record', async () => {
    const blank = await helper.post('/api/admin/saved-answers', { ...answer, english: 'Dear {nam}' });
    expect([blank.status, blank.body.field]).toEqual([400, 'english']);
    const { body } = await helper.post('/api/admin/saved-answers', answer);
    const { id } = body.answer as { id: string };
    const twice = await boss.post('/api/admin/saved-answers', { ...answer, title: 'REFUND SENT' });
    expect([twice.status, twice.body.error]).toEqual([409, 'Another saved answer has this title']);
    const changed = await boss.send('PUT', `/api/admin/saved-answers/${id}`, {
      ...answer,
      hindi: '{name} जी',
    });
    expect(changed.body).toMatchObject({ answer: { id, hindi: '{name} जी' } });
    expect((await reader.get('/api/admin/saved-answers')).body).toMatchObject({
      answers: [{ title: 'Refund sent' }],
    });
    expect((await boss.send('DELETE', `/api/admin/saved-answers/${id}`)).status).toBe(200);
    expect((await boss.send('DELETE', `/api/admin/saved-answers/${id}`)).status).toBe(404);
    expect(await actionsOf(id)).toEqual([
      'saved-answer-added',
      'saved-answer-changed',
      'saved-answer-removed',
    ]);
  });
});

describe('who may', () => {
  it('a reader looks and changes nothing; people see nothing', async () => {
    const { id } = await submission();
    const tries = [
      ['PUT', address(id, '/assignee'), { staffId: null }],
      ['POST', address(id, '/notes'), { text: 'x' }],
      ['POST', address(id, '/interim-reply'), { text: 'x' }],
      ['POST', address(id, '/reopen'), { reason: 'x' }],
      ['PATCH', address(id), { status: 'under_review' }],
      ['POST', '/api/admin/saved-answers', { title: 'x', english: 'x' }],
      ['PUT', '/api/admin/grievance-notices', { wanted: true }],
    ] as const;
    const user = await server.signedIn('user@example.com');
    for (const [method, url, body] of tries) {
      expect((await reader.send(method, url, body)).status, url).toBe(403);
      expect((await user.send(method, url, body)).status, url).toBe(401);
    }
    expect((await reader.get(address(id))).status).toBe(200);
    expect((await user.get(address(id))).status).toBe(401);
    expect((await boss.get(address('nobody'))).status).toBe(404);
  });
});
