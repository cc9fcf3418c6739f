import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { afterAll, describe, expect, it } from 'vitest';
import { startBackground } from './background.ts';
import {
  chooseServices,
  mountSandbox,
  ownAddress,
  sandboxOptions,
  startSandboxMail,
} from './dependencies.ts';
import { createSmtpSender } from './mail/mail-sender.ts';
import { ownerDetails } from './testing/owner-details.ts';
import { password, startTestApp, TestBrowser, testConfig, testSecret } from './testing/test-app.ts';
import { testDocuments } from './testing/test-documents.ts';

const server = await startTestApp();

const withSandbox = (variables: Record<string, string>) => {
  const config = testConfig(variables);
  const options = sandboxOptions(config, chooseServices(config, testSecret));
  return server.another({ config, mountSandbox: (app) => mountSandbox(app, options) });
};

const publicSite = { PUBLIC_URL: 'https://kalam.example', ...ownerDetails };
const realMail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@kalam.example' };
const realPayments = {
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'x',
};

describe('the sandbox', () => {
  it('is open on this machine, to its own names alone', async () => {
    const app = await withSandbox({});
    const at = (host: string) => app.inject({ url: '/sandbox/mailbox.json', headers: { host } });
    expect((await at('localhost:3000')).statusCode).toBe(200);
    expect((await at('rebound.example')).statusCode).toBe(403);
  });

  it('refuses whatever did not come from this machine, whichever name it used', async () => {
    const app = await withSandbox({});
    const host = 'localhost:3000';
    const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
      app.inject({ url: '/sandbox/mailbox.json', remoteAddress, headers: { host, ...headers } });
    expect((await ask('::1')).statusCode).toBe(200);
    expect((await ask('::ffff:127.0.0.1')).statusCode).toBe(200);
    for (const address of ['192.168.1.20', '203.0.113.9', '2001:db8::1']) {
      expect((await ask(address)).statusCode, address).toBe(403);
    }
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via']) {
      expect((await ask('127.0.0.1', { [name]: '203.0.113.9' })).statusCode, name).toBe(403);
    }
    const elsewhere = { remoteAddress: '203.0.113.9', headers: { host } };
    for (const url of ['/sandbox/', '/sandbox/razorpay/window', '/sandbox/jobs/v2/list']) {
      expect((await app.inject({ url, ...elsewhere })).statusCode, url).toBe(403);
    }
    const payload = { outcome: 'captured' };
    for (const url of ['orders/order_x/pay', 'payments/pay_x/authorize']) {
      const answer = await app.inject({
        method: 'POST',
        url: `/sandbox/razorpay/v1/${url}`,
        payload,
        ...elsewhere,
      });
      expect(answer.statusCode, url).toBe(403);
    }
  });

  it('asks for its password on a public address', async () => {
    const app = await withSandbox({
      ...publicSite,
      ALLOW_SANDBOX: '1',
      SANDBOX_PASSWORD: 'opens-the-sandbox',
    });
    const given = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    for (const url of [
      '/sandbox/',
      '/sandbox/mailbox',
      '/sandbox/mailbox.json',
      '/sandbox/razorpay/window',
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(401);
      expect((await app.inject({ url, headers: given('x:wrong') })).statusCode, url).toBe(401);
      expect((await app.inject({ url, headers: given('x:opens-the-sandbox') })).statusCode, url).toBe(200);
    }
    const pay = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/sandbox/razorpay/v1/orders/order_unknown/pay',
        payload: { outcome: 'captured' },
        remoteAddress: '203.0.113.9',
        headers,
      });
    expect((await pay({})).statusCode).toBe(401);
    expect((await pay(given('x:wrong'))).statusCode).toBe(401);
    expect((await pay(given('x:opens-the-sandbox'))).statusCode).toBe(400);
  });

  it('stops guessing at its password, for the guesser alone', async () => {
    const app = await withSandbox({
      ...publicSite,
      ALLOW_SANDBOX: '1',
      SANDBOX_PASSWORD: 'opens-the-sandbox',
    });
    const ask = (password: string, remoteAddress: string) =>
      app.inject({
        url: '/sandbox/mailbox.json',
        remoteAddress,
        headers: { authorization: `Basic ${Buffer.from(`x:${password}`).toString('base64')}` },
      });
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await ask(`guess ${tries}`, '203.0.113.9')).statusCode).toBe(401);
    }
    const refused = await ask('opens-the-sandbox', '203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('opens-the-sandbox', '203.0.113.10')).statusCode).toBe(200);
  });

  it('is not there for what is configured', async () => {
    const mailOnly = await withSandbox(realPayments);
    expect((await mailOnly.inject('/sandbox/razorpay/checkout.js')).statusCode).toBe(404);
    expect(
      (await mailOnly.inject({ url: '/sandbox/mailbox', headers: { host: 'localhost' } })).statusCode,
    ).toBe(200);
    const jobs = { JOBS_API_URL: 'https://jobs.example' };
    const none = await withSandbox({ ...publicSite, ...realMail, ...realPayments, ...jobs });
    for (const url of [
      '/sandbox',
      '/sandbox/',
      '/sandbox/mailbox',
      '/sandbox/razorpay/checkout.js',
      '/sandbox/jobs/v2/list',
    ]) {
      expect((await none.inject(url)).statusCode, url).toBe(404);
    }
  });

  it('is reached by the server through its own address', () => {
    expect(ownAddress({ host: '0.0.0.0', port: 3000 })).toBe('http://127.0.0.1:3000');
    expect(ownAddress({ host: '::1', port: 80 })).toBe('http://[::1]:80');
  });
});

describe('mail, all the way', () => {
  it('a registration ends as a letter in the mailbox, with a link that works', async () => {
    const config = testConfig();
    const mailbox = await startSandboxMail(config);
    const sender = createSmtpSender({ smtpUrl: mailbox?.smtpUrl ?? '', from: config.mailFrom });
    const now = () => new Date();
    const { database } = server;
    const worker = await startBackground(
      {
        config,
        secret: testSecret,
        database,
        services: chooseServices(config, testSecret),
        now,
        documents: testDocuments,
      },
      sender,
      () => undefined,
    );
    afterAll(async () => {
      await worker.stop();
      sender.close();
      await mailbox?.close();
    });
    const options = sandboxOptions(config, chooseServices(config, testSecret));
    const app = await server.another({ config, mountSandbox: (on) => mountSandbox(on, options) });
    const visitor = new TestBrowser(app);
    const email = 'letter@example.com';
    await visitor.post('/api/auth/sign-up/email', { name: 'Asha Rao', email, password, consentVersion });
    const read = async (): Promise<string> =>
      (await app.inject({ url: `/sandbox/mailbox.json?to=${email}`, headers: { host: 'localhost' } })).body;
    await expect.poll(read, { interval: 200 }).toContain('verify-email?token=');
    const token = /verify-email\?token=([\w.-]+)/.exec(await read())?.[1] ?? '';
    expect((await visitor.post('/api/auth/verify-email', { token })).body).toEqual({ success: true, email });
    expect((await visitor.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  });
});
