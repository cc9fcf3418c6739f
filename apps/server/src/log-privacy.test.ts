import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './database/database.ts';
import { chooseServices } from './dependencies.ts';
import { createSmtpSender } from './mail/mail-sender.ts';
import { createSendMail } from './mail/mail-task.ts';
import { queueMail } from './mail/queue-mail.ts';
import { startWorker } from './queue/worker.ts';
import { freshDatabase } from './testing/fresh-database.ts';
import { password, TestBrowser, testConfig, testSecret } from './testing/test-app.ts';
import { testDocuments } from './testing/test-documents.ts';
import { waitFor } from './testing/wait-for.ts';

describe('a mail server that names the person in its refusal', async () => {
  const database = await freshDatabase();
  const { db } = database;

  const startServer = async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const [name] = address.split('@');
        const responseCode = address.startsWith('later') ? 450 : 550;
        const words = `5.1.1 <${address}>: ${name} is unknown here, ask postmaster+${name}=x@mail.example`;
        done(Object.assign(new Error(words), { responseCode }));
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  };

  it('leaves no address in the log, the record of the mail or the queue', async () => {
    const log: string[] = [];
    const sender = createSmtpSender({ smtpUrl: await startServer(), from: 'Kalam <hello@kalam.example>' });
    const worker = await startWorker({
      database,
      log: (line) => log.push(line),
      tasks: {
        'send-mail': createSendMail({ db, sender, footer: { publicUrl: 'https://kalam.example' } }),
      },
    });
    const params = { displayName: 'Asha', verifyUrl: 'https://kalam.example/x' };
    for (const to of ['later.asha.rao@example.org', 'never.asha.rao@example.org'])
      await queueMail(db, { to, language: 'en', kind: 'verify-email', params });
    const errors = await waitFor(async () => {
      const { rows } = await database.pool.query('select last_error from mail_messages');
      return rows.every((row) => row.last_error !== null) && rows;
    });
    const jobs = await waitFor(async () => {
      const { rows } = await database.pool.query('select last_error from graphile_worker.jobs');
      return rows.some((row) => row.last_error !== null) && rows;
    });
    await waitFor(async () => log.length > 0);
    await worker.stop();
    sender.close();
    expect(log.join('\n')).toContain('450');
    for (const text of [log.join('\n'), JSON.stringify(errors), JSON.stringify(jobs)]) {
      expect(text).toContain('is unknown here');
      expect(text).not.toMatch(/asha\.rao|example\.org/i);
    }
  });

  it('nor does a query that the database refuses within a task', async () => {
    const log: string[] = [];
    const worker = await startWorker<{ 'send-mail': { mailId: string } }>({
      database,
      log: (line) => log.push(line),
      tasks: {
        'send-mail': async () => {
          await db.execute(sql`select ${'asha.rao@example.org'}::int`);
        },
      },
    });
    await queueMail(db, {
      to: 'x@example.org',
      language: 'en',
      kind: 'verify-email',
      params: { displayName: 'Asha', verifyUrl: 'https://kalam.example/x' },
    });
    await waitFor(async () => log.some((line) => line.includes('Failed task')));
    await worker.stop();
    expect(log.join('\n')).toContain('22P02');
    expect(log.join('\n')).not.toContain('asha.rao');
  });
});

describe('an address that is registered many times at once', { timeout: 240_000 }, () => {
  it("stands neither in the server's log nor in the database's, and neither does the resume kept with it", async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kalam-log-'));
    fs.chmodSync(dataDir, 0o711);
    const database = await openDatabase({ dataDir });
    const lines: string[] = [];
    const config = testConfig({ LOG_LEVEL: 'trace' });
    const app = await buildApp({
      config,
      services: chooseServices(config, testSecret),
      secret: testSecret,
      database,
      now: () => new Date(),
      documents: testDocuments,
      webFolder: path.join(os.tmpdir(), 'kalam-no-web'),
      logStream: { write: (line) => lines.push(line) },
    });
    afterAll(async () => {
      await app.close();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    });
    const email = 'asha.rao@example.org';
    const data = { ...blankResume(), summary: 'The project nobody may know' };
    const keep = {
      workId: 'w1',
      template: 'modern',
      formatting: defaultFormatting,
      data,
      pendingEntries: {},
      unfinishedDates: {},
      declarationAccepted: false,
      step: 0,
      furthest: 0,
    };
    const form = { name: 'Asha Rao', email, password, consentVersion, keep };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => new TestBrowser(app).post('/api/auth/sign-up/email', form)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = {
      ...form,
      keep: { ...keep, data: { ...data, education: 'The project nobody may know' } },
    };
    expect((await new TestBrowser(app).post('/api/auth/sign-up/email', refused)).status).toBe(400);
    const databaseLog = () => fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(databaseLog()).not.toMatch(/duplicate key|users_email_key/);

    // Whatever else may clash one day is logged without what was written.
    const again = database.pool.query("insert into users (id, email, display_name) values ('x', $1, 'x')", [
      email,
    ]);
    await expect(again).rejects.toMatchObject({ code: '23505' });
    await waitFor(async () => databaseLog().includes('users_email_key'));
    expect(databaseLog()).not.toContain('asha.rao');
    expect(lines.length).toBeGreaterThan(3);
    for (const log of [lines.join(''), databaseLog()]) expect(log).not.toMatch(/asha\.rao|nobody may know/);
    for (const { body } of answers) expect(lines.join('')).not.toContain(String(body.registrationToken));
  });
});
