import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker } from '../queue/worker.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { hurryJobs } from '../testing/hurry-jobs.ts';
import { waitFor } from '../testing/wait-for.ts';
import { createSmtpSender, type MailAttachment } from './mail-sender.ts';
import { mailMessages } from './mail-tables.ts';
import { createSendMail } from './mail-task.ts';
import { queueMail } from './queue-mail.ts';

const database = await freshDatabase();
const { db } = database;

interface Received {
  readonly to: string[];
  readonly raw: string;
}

/** A mail server whose faults are named by the address written to: `busy-once@`, `refused@`, `dropped-once@`. */
const startMailServer = async (port = 0) => {
  const received: Received[] = [];
  const seen = new Set<string>();
  const firstTime = (address: string) => !seen.has(address) && seen.add(address) !== undefined;
  const fault = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, answer) => answer(fault(535, 'Authentication failed')),
    onRcptTo: ({ address }, session, answer) => {
      if (address.startsWith('busy-once') && firstTime(address)) return answer(fault(451, 'Try later'));
      if (address.startsWith('refused')) return answer(fault(550, 'No such person'));
      if (address.startsWith('dropped-once') && firstTime(address)) {
        const connections = (
          server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }
        ).connections;
        for (const connection of connections) if (connection.id === session.id) connection._socket.destroy();
        return;
      }
      answer();
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (to[0]?.startsWith('busy-data-once') && firstTime(to[0])) return answer(fault(452, 'Disk full'));
        if (to[0]?.startsWith('junk')) return answer(fault(554, 'Looks like spam'));
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        answer();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    to: (recipient: string) => received.filter(({ to }) => to.includes(recipient)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const startMailing = async (smtpUrl: string, attachments: readonly MailAttachment[] = []) => {
  const sender = createSmtpSender({ smtpUrl, from: 'Kalam <no-reply@kalam.example>' });
  const worker = await startWorker({
    database,
    tasks: {
      'send-mail': createSendMail({
        db,
        sender,
        footer: { publicUrl: 'https://kalam.example' },
        attachmentsFor: async ({ kind }) => ({ attachments: kind === 'guest-copy' ? attachments : [] }),
      }),
    },
  });
  return async () => {
    await worker.stop();
    sender.close();
  };
};

const link = 'https://kalam.example/verify-email?token=secret';
const queue = (to: string, more: { dedupeKey?: string } = {}) =>
  queueMail(db, {
    to,
    language: 'en',
    kind: 'verify-email',
    params: { displayName: 'Asha Rao', verifyUrl: link },
    ...more,
  });
const mailOf = async (id: string | undefined) =>
  (
    await db
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.id, id ?? ''))
  )[0];
const settled = (id: string | undefined) =>
  waitFor(async () => {
    await hurryJobs(db);
    const mail = await mailOf(id);
    return mail?.status !== 'queued' && mail;
  });

describe.concurrent('mail', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    server = await startMailServer();
    stop = await startMailing(server.url, [
      { filename: 'resume.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    ]);
  });
  afterAll(async () => {
    await stop();
    await server.close();
  });

  it('sends a queued mail as HTML and text, then forgets its links', async () => {
    const id = await queue('asha@example.org');
    const mail = await settled(id);
    expect(mail).toMatchObject({ status: 'sent', attempts: 1, params: {}, lastError: null });
    const [first] = server.to('asha@example.org');
    expect(first?.raw).toContain('From: Kalam <no-reply@kalam.example>');
    expect(first?.raw).toContain('To: asha@example.org');
    expect(first?.raw).toContain('Subject: Verify your email address');
    expect(first?.raw).toContain(`Message-ID: <${id}@kalam.example>`);
    expect(first?.raw).toContain('Content-Type: text/plain');
    expect(first?.raw).toContain('Content-Type: text/html');
  });

  it('sends nothing when the transaction is rolled back', async () => {
    await db
      .transaction(async (tx) => {
        await queueMail(tx, {
          to: 'never@example.org',
          language: 'en',
          kind: 'verify-email',
          params: { displayName: 'Asha', verifyUrl: link },
        });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await settled(await queue('after-never@example.org'));
    expect(server.to('never@example.org')).toEqual([]);
  });

  it('sends one mail per key', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(() => queue('once@example.org', { dedupeKey: 'welcome:once' })),
    );
    const made = ids.filter((id) => id !== undefined);
    expect(made).toHaveLength(1);
    await settled(made[0]);
    expect(server.to('once@example.org')).toHaveLength(1);
  });

  it.each(['busy-once@example.org', 'busy-data-once@example.org', 'dropped-once@example.org'])(
    'tries again after a passing fault: %s',
    async (to) => {
      const mail = await settled(await queue(to));
      expect(mail).toMatchObject({ status: 'sent', attempts: 2 });
      expect(server.to(to)).toHaveLength(1);
    },
  );

  it.each([
    ['refused@example.org', 'No such person'],
    ['junk@example.org', 'Looks like spam'],
  ])('records a refusal and does not insist: %s', async (to, reason) => {
    const mail = await settled(await queue(to));
    expect(mail).toMatchObject({ status: 'failed', attempts: 1 });
    expect(mail.lastError).toContain(reason);
    expect(server.to(to)).toEqual([]);
  });

  it('attaches what is made on sending', async () => {
    const to = 'guest@example.org';
    const params = { downloadUrl: link, expiresAt: '2026-11-16T10:00:00.000Z', orderId: 'b3c1' };
    await settled(await queueMail(db, { to, language: 'en', kind: 'guest-copy', params }));
    const [mail] = server.to(to);
    expect(mail?.raw).toMatch(/Content-Type: application\/pdf; name=resume.pdf/);
    expect(mail?.raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it.each([
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '<a@b.example>',
    'a b@c.example',
    'nobody',
  ])('refuses %j as an address', async (to) => {
    await expect(queue(to)).rejects.toThrow('one address');
  });

  it('lets a mail program end reminders with one click, and no other mail', async () => {
    const to = 'reminded@example.org';
    const token = `${'a'.repeat(48)}.${'b'.repeat(43)}`;
    const oneClickUrl = `https://kalam.example/api/mails/unsubscribe/one-click?token=${token}`;
    const params = {
      displayName: 'Asha',
      planName: 'Pro plan',
      endsAt: '2126-11-16T10:00:00.000Z',
      reminder: 'last-day',
      plansUrl: link,
      unsubscribe: { pageUrl: `https://kalam.example/unsubscribe#${token}`, oneClickUrl },
    } as const;
    await settled(await queueMail(db, { to, language: 'en', kind: 'plan-ending', params }));
    const [headers] = server.to(to)[0]?.raw.split('\r\n\r\n') ?? [];
    expect(headers?.split('\r\n')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    // Unfolded: a line that goes on begins with a space.
    expect(headers?.replace(/\r\n[ \t]/g, ' ')).toContain(`List-Unsubscribe: <${oneClickUrl}>`);
    const other = 'unreminded@example.org';
    await settled(await queue(other));
    expect(server.to(other)[0]?.raw).not.toContain('List-Unsubscribe');
  });

  it('does not send what is over by now', async () => {
    const to = 'late@example.org';
    const id = await queueMail(db, {
      to,
      language: 'en',
      kind: 'verify-email',
      params: { displayName: 'Asha', verifyUrl: link },
      notAfter: new Date(Date.now() - 1000),
    });
    expect(await settled(id)).toMatchObject({ status: 'failed' });
    expect(server.to(to)).toEqual([]);
  });

  it('cannot be given a header by a subject', async () => {
    const to = 'subject@example.org';
    const params = {
      name: 'Asha',
      subject: 'x\r\nBcc: victim@example.org',
      reference: 'r',
      response: 'ok',
      contactUrl: link,
    };
    await settled(await queueMail(db, { to, language: 'en', kind: 'grievance-resolved', params }));
    const [mail] = server.to(to);
    expect(mail?.to).toEqual([to]);
    const [headers] = mail?.raw.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^Bcc:/m);
  });
});

describe('mail through restarts', () => {
  it('waits while the mail server is away or refuses our login, and arrives after a restart', async () => {
    const first = await startMailServer();
    const stopRefused = await startMailing(first.url.replace('smtp://', 'smtp://kalam:wrong@'));
    const id = await queue('patient@example.org');
    await waitFor(async () => ((await mailOf(id))?.attempts ?? 0) > 0);
    expect(await mailOf(id)).toMatchObject({
      status: 'queued',
      params: { displayName: 'Asha Rao', verifyUrl: link },
    });
    await stopRefused();
    await first.close();

    const stopAway = await startMailing(first.url);
    await hurryJobs(db);
    await waitFor(async () => ((await mailOf(id))?.attempts ?? 0) > 1);
    expect((await mailOf(id))?.status).toBe('queued');
    await stopAway();

    const second = await startMailServer(first.port);
    const stopWell = await startMailing(second.url);
    expect(await settled(id)).toMatchObject({ status: 'sent' });
    expect(second.to('patient@example.org')).toHaveLength(1);
    await stopWell();
    await second.close();
  });
});
