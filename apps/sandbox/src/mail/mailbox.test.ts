import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Message, type RunningMailbox, sandboxPlugin, startMailbox } from '../sandbox.ts';
import { linksIn } from './mailbox-message.ts';
import { openMailbox } from './mailbox-store.ts';

let outboxDir: string;
let running: RunningMailbox;
let app: FastifyInstance;
let url: string;

beforeEach(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  running = await startMailbox({ outboxDir });
  ({ app, url } = await serve());
});

afterEach(async () => {
  await app.close();
  await running.close();
  await rm(outboxDir, { recursive: true });
});

async function serve(password?: string) {
  const served = Fastify();
  await served.register(sandboxPlugin, {
    outboxDir,
    publicUrl: 'http://localhost:3000',
    keyId: 'rzp_test_sandbox',
    keySecret: 'secret',
    webhookSecret: 'hook',
    webhookUrl: 'http://127.0.0.1:1/',
    password,
    isFromThisMachine: () => true,
    services: { payments: false, mail: true, jobs: false },
  });
  const origin = await served.listen({ port: 0, host: '127.0.0.1' });
  return { app: served, url: `${origin}/sandbox` };
}

const send = (mail: object) =>
  createTransport(running.smtpUrl).sendMail({ from: 'Kalam <hello@kalam.example>', ...mail });

type Listed = Omit<Message, 'attachments'> & { attachments: object[] };

const list = async (query = ''): Promise<Listed[]> => {
  const answer = await fetch(`${url}/mailbox.json${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Listed[];
};

describe('mail handed over by SMTP', () => {
  it('can be read by programs, newest first', async () => {
    await send({ to: 'asha@example.in', subject: 'First', text: 'one' });
    await send({
      to: 'Ravi <ravi@example.in>',
      subject: 'Verify your e-mail – कलम ✒️',
      text: 'Open http://localhost:3000/verify?token=a&x=1.',
      html: '<p>Open <a href="http://localhost:3000/verify?token=a&amp;x=1">this</a></p>',
    });
    const messages = await list();
    expect(messages).toMatchObject([
      {
        from: 'Kalam <hello@kalam.example>',
        to: 'ravi@example.in',
        subject: 'Verify your e-mail – कलम ✒️',
        text: 'Open http://localhost:3000/verify?token=a&x=1.\n',
        links: ['http://localhost:3000/verify?token=a&x=1'],
      },
      { to: 'asha@example.in', subject: 'First', html: '', links: [] },
    ]);
    expect(messages[0]?.html).toContain('<a href="http://localhost:3000/verify');
    const [newer, older] = messages.map((each) => Date.parse(each.date));
    expect(newer).toBeGreaterThanOrEqual(older ?? Number.NaN);
    expect(new Date(newer ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear());
  });

  it('is found by whoever receives it, a blind copy included, in any case of letters', async () => {
    await send({ to: 'a@example.in', bcc: 'Secret@Example.in', subject: 'Both', text: 'x' });
    await send({ to: 'b@example.in', subject: 'Other', text: 'x' });
    expect((await list('?to=secret@example.in')).map((each) => each.subject)).toEqual(['Both']);
    expect(await list('?to=example.in')).toEqual([]);
  });

  it('keeps attachments whole', async () => {
    const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]);
    await send({
      to: 'a@b.in',
      subject: 'Receipt',
      text: 'x',
      attachments: [{ filename: 'रसीद.pdf', content: pdf }],
    });
    const [message] = await list();
    if (message === undefined) throw new Error('nothing arrived');
    expect(message.attachments).toEqual([{ name: 'रसीद.pdf', type: 'application/pdf', size: 8 }]);
    const file = await fetch(`${url}/mailbox/${message.id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
  });

  it('survives a restart and is shared by several processes', async () => {
    await send({ to: 'a@b.in', subject: 'Before', text: 'x' });
    await running.close();
    running = await startMailbox({ outboxDir });
    const second = await startMailbox({ outboxDir });
    await createTransport(second.smtpUrl).sendMail({
      from: 'x@y.in',
      to: 'a@b.in',
      subject: 'Second',
      text: 'x',
    });
    await second.close();
    await send({ to: 'a@b.in', subject: 'After', text: 'x' });
    expect((await list()).map((each) => each.subject)).toEqual(['After', 'Second', 'Before']);
  });

  it('is emptied by DELETE', async () => {
    await send({ to: 'a@b.in', subject: 'x', text: 'x' });
    expect((await fetch(`${url}/mailbox.json`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await readdir(outboxDir)).toEqual([]);
  });
});

describe('the outbox folder', () => {
  it('keeps the newest 500', async () => {
    let time = Date.parse('2026-11-15T10:00:00Z');
    const mailbox = openMailbox(outboxDir, () => new Date(time++));
    const keep = (each: number) =>
      mailbox.keep({ from: 'x@y.in', to: ['a@b.in'] }, Buffer.from(`Subject: ${each}\r\n\r\nHello`));
    await Promise.all(Array.from({ length: 502 }, (_, index) => keep(index + 1)));
    await keep(503);
    const messages = await mailbox.list();
    expect(messages).toHaveLength(500);
    expect([messages[0]?.subject, messages[499]?.subject]).toEqual(['503', '4']);
    expect(messages[499]?.date).toBe('2026-11-15T10:00:00.003Z');
  });

  it('shows no message that is only half written', async () => {
    const mailbox = openMailbox(outboxDir);
    const big = Buffer.concat([Buffer.from('Subject: big\r\n\r\n'), Buffer.alloc(200_000, 'x')]);
    const kept = Promise.all(
      Array.from({ length: 8 }, () => mailbox.keep({ from: '', to: ['a@b.in'] }, big)),
    );
    const other = openMailbox(outboxDir);
    let seen = 0;
    while (seen < 8) {
      const messages = await other.list();
      for (const message of messages) expect(message.text.length).toBeGreaterThanOrEqual(200_000);
      seen = messages.length;
    }
    await kept;
  });

  it.skipIf(process.platform === 'win32')('is closed to other users of the machine', async () => {
    const folder = join(outboxDir, 'deeper');
    const id = await openMailbox(folder).keep({ from: 'a@b.in', to: ['c@d.in'] }, Buffer.from('text'));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, `${id}.eml`))).mode & 0o777).toBe(0o600);
    await chmod(folder, 0o755);
    await openMailbox(folder).keep({ from: 'a@b.in', to: ['c@d.in'] }, Buffer.from('text'));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('reads no file outside itself', async () => {
    expect(await running.mailbox.read('../../etc/passwd')).toBeUndefined();
    expect((await fetch(`${url}/mailbox/..%2f..%2fpackage/source`)).status).toBe(404);
  });
});

describe('the mailbox page', () => {
  it('shows mail in a frame that runs nothing, under a policy without inline scripts', async () => {
    await send({
      to: 'a@b.in',
      subject: '<b>Hi</b>',
      html: '<!DOCTYPE html><p title="q">Hello</p><script>alert(1)</script>',
    });
    const id = (await list())[0]?.id;
    const answer = await fetch(`${url}/mailbox/${id}`);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(page).toContain(
      'srcdoc="&lt;!doctype html&gt;&lt;base target=&quot;_top&quot;&gt;&lt;p title=&quot;q&quot;&gt;',
    );
    expect(/sandbox="([^"]*)"/.exec(page)?.[1]).not.toContain('allow-scripts');
    expect(page.match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
    expect(page).not.toMatch(/<[a-z][^>]*\sstyle=/);
  });

  it('makes addresses in the text view links', async () => {
    await send({ to: 'a@b.in', subject: 'x', text: 'See http://localhost:3000/a?b=1&c=2.' });
    const id = (await list())[0]?.id;
    const page = await (await fetch(`${url}/mailbox/${id}?view=text`)).text();
    expect(page).toContain(
      '<a href="http://localhost:3000/a?b=1&amp;c=2">http://localhost:3000/a?b=1&amp;c=2</a>.',
    );
  });

  it('is emptied by its button, not by another site', async () => {
    await send({ to: 'a@b.in', subject: 'x', text: 'x' });
    const press = (site: string) =>
      fetch(`${url}/mailbox/clear`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      });
    expect((await press('cross-site')).status).toBe(403);
    expect(await list()).toHaveLength(1);
    expect((await press('same-origin')).status).toBe(303);
    expect(await list()).toEqual([]);
  });
});

describe('who may look', () => {
  it('answers by its own names only, so that a foreign name pointed at loopback learns nothing', async () => {
    const asked = (host: string) => app.inject({ url: '/sandbox/mailbox.json', headers: { host } });
    expect((await asked('evil.example')).statusCode).toBe(403);
    expect((await asked('localhost:3000')).statusCode).toBe(200);
    expect((await asked('127.0.0.1:4000')).statusCode).toBe(200);
  });

  it('asks for the password when there is one', async () => {
    const locked = await serve('open sesame');
    const ask = (credentials?: string) =>
      fetch(`${locked.url}/mailbox.json`, {
        headers: credentials === undefined ? {} : { authorization: `Basic ${btoa(credentials)}` },
      });
    const refused = await ask();
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('Basic');
    expect((await ask('me:wrong')).status).toBe(401);
    expect((await ask('me:open sesame')).status).toBe(200);
    expect((await fetch(locked.url)).status).toBe(401);
    await locked.app.close();
  });
});

it('finds links once each, in HTML and text', () => {
  expect(
    linksIn(
      `<a href="https://a.in/x?y=1&amp;z=2">A</a><a class='b' href='http://b.in'>B</a><a href="mailto:c@d.in">C</a>`,
      'A (https://a.in/x?y=1&z=2), and https://c.in/path).',
    ),
  ).toEqual(['https://a.in/x?y=1&z=2', 'http://b.in', 'https://c.in/path']);
});
