import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { disableAdmin, signedInAdmin } from '../testing/test-staff.ts';
import { insertSubmission, type NewSubmission } from './contact-queries.ts';
import { createModerateMessage } from './moderation-task.ts';
import { createTellStaff } from './staff-notice.ts';

const server = await startTestApp();
const { db } = server.database;
const officer = 'officer@example.com';
let time = new Date('2026-11-15T10:00:00Z');
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};
const now = () => time;
const tell = createTellStaff({ db, now, publicUrl: 'https://kalam.example', grievanceEmail: officer });
const moderate = createModerateMessage({ db, now, askChat: undefined, warn: () => undefined });
const run = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };

const genuine = 'Hello, I paid for the pro plan yesterday but my resume is not downloading. Can you help me?';
const arrive = async (more: Partial<NewSubmission> = {}) => {
  const row = await insertSubmission(db, {
    name: 'Asha Rao',
    email: 'asha@example.com',
    subject: 'Payment question',
    message: genuine,
    spamScore: 1,
    createdAt: time,
    updatedAt: time,
    ...more,
  });
  await moderate({ id: row.id }, run);
  return row;
};
const job = async () => {
  const { rows } = await db.execute<{ run_at: string }>(
    sql`select run_at from graphile_worker.jobs where key = 'tell-staff-of-grievances'`,
  );
  return rows.map(({ run_at }) => new Date(run_at).toISOString());
};
const clearJob = () =>
  db.execute(sql`delete from graphile_worker._private_jobs where key = 'tell-staff-of-grievances'`);

describe('staff are told of new grievances', () => {
  it('once each is judged, the officer and those who asked, and nothing the visitor typed', async () => {
    const boss = await signedInAdmin(server);
    const helper = await signedInAdmin(server, 'helper@example.com', 'support');
    await signedInAdmin(server, 'quiet@example.com', 'support');
    const gone = await signedInAdmin(server, 'gone@example.com', 'support');
    for (const who of [boss, helper, gone]) {
      expect((await who.get('/api/admin/grievance-notices')).body).toMatchObject({ wanted: false });
      await who.send('PUT', '/api/admin/grievance-notices', { wanted: true });
      expect((await who.get('/api/admin/grievance-notices')).body).toMatchObject({ wanted: true });
    }
    await disableAdmin(server, 'gone@example.com');
    await boss.send('PUT', '/api/admin/grievance-notices', { wanted: false });
    const { id } = await arrive();
    expect(await job()).toEqual([time.toISOString()]);
    await tell();
    await tell();
    for (const to of [officer, 'helper@example.com']) {
      const mails = await server.mailsTo(to);
      expect(mails.filter(({ kind }) => kind === 'grievance-new')).toEqual([
        {
          kind: 'grievance-new',
          language: 'en',
          params: {
            count: 1,
            items: [
              {
                reference: 'GRV-000001',
                dueAt: '2026-11-17T10:00:00.000Z',
                url: `https://kalam.example/admin/grievances/${id}`,
              },
            ],
            listUrl: 'https://kalam.example/admin/grievances',
          },
        },
      ]);
    }
    for (const to of ['boss@example.com', 'quiet@example.com', 'gone@example.com'])
      expect((await server.mailsTo(to)).filter(({ kind }) => kind === 'grievance-new')).toEqual([]);
  });

  it('a flood is one mail in a quarter of an hour', async () => {
    await clearJob();
    later(5);
    for (let turn = 0; turn < 25; turn++) await arrive();
    // One job, due when the pause is over.
    expect(await job()).toEqual(['2026-11-15T10:15:00.000Z']);
    later(10);
    await tell();
    const [newest, ...others] = await server.mailsTo(officer);
    expect(others).toHaveLength(1);
    expect(newest?.params).toMatchObject({ count: 25 });
    expect(newest?.params.items).toHaveLength(10);
  });

  it('what is judged spam is never told of', async () => {
    await clearJob();
    later(60);
    await arrive({
      subject: 'WIN',
      message: 'buy viagra casino crypto now!!! http://spam.example',
      spamScore: 6,
    });
    expect(await job()).toEqual([]);
    await tell();
    expect(await server.mailsTo(officer)).toHaveLength(2);
  });
});
