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
import { password, startTestApp, TestBrowser, testConfig, testSecret } from './testing/test-app.ts';

const server = await startTestApp();

const withSandbox = (variables: Record<string, string>) => {
  const config = testConfig(variables);
  const options = sandboxOptions(config, chooseServices(config, testSecret));
  return server.another({ config, mountSandbox: (app) => mountSandbox(app, options) });
};

const publicSite = { PUBLIC_URL: 'https://kalam.example' };
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

  it('asks for its password on a public address', async () => {
    const app = await withSandbox({
      ...publicSite,
      ALLOW_SANDBOX: '1',
      SANDBOX_PASSWORD: 'opens-the-sandbox',
    });
    const given = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    for (const url of ['/sandbox/', '/sandbox/mailbox', '/sandbox/mailbox.json']) {
      expect((await app.inject({ url })).statusCode, url).toBe(401);
      expect((await app.inject({ url, headers: given('x:wrong') })).statusCode, url).toBe(401);
      expect((await app.inject({ url, headers: given('x:opens-the-sandbox') })).statusCode, url).toBe(200);
    }
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
      { config, secret: testSecret, database, services: chooseServices(config, testSecret), now },
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
