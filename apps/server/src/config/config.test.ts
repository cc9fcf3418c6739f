import { describe, expect, it } from 'vitest';
import { ownerDetails } from '../testing/owner-details.ts';
import { ConfigMistakes, readConfig } from './config.ts';

const mistakesOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes;
    throw error;
  }
  return [];
};

const outside = {
  PUBLIC_URL: 'https://kalam.example',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Kalam <hello@kalam.example>',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'new, old',
  ...ownerDetails,
};

describe('configuration', () => {
  it('starts from nothing, on a loopback address, with every outside service in the sandbox', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' });
    expect(config.sandbox).toEqual({
      payments: true,
      mail: true,
      jobs: true,
      rewriting: true,
      password: undefined,
      openElsewhere: false,
    });
  });

  it('names all mistakes at once, each with its variable', () => {
    const mistakes = mistakesOf({
      PORT: '70000',
      PUBLIC_URL: 'https://kalam.example/app',
      SUPPORT_EMAIL: 'nobody',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: '10.0.0.0/99',
      DATABASE_URL: 'mysql://x',
      AUTH_SECRET: 'short',
      JOBS_API_KEY: 'x',
    });
    for (const name of ['PORT', 'PUBLIC_URL', 'SUPPORT_EMAIL', 'LOG_LEVEL', 'TRUSTED_PROXIES']) {
      expect(mistakes.some((line) => line.startsWith(`${name} `))).toBe(true);
    }
    for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'JOBS_API_URL', 'SMTP_URL', 'RAZORPAY_KEY_ID']) {
      expect(mistakes.some((line) => line.startsWith(`${name} `))).toBe(true);
    }
  });

  it('makes invoices with a GSTIN alone, as registered, and says what is wrong with it', () => {
    const seller = { OWNER_NAME: 'Kalam Software LLP', SUPPORT_ADDRESS: 'Mumbai' };
    expect(readConfig({}).tax).toBeUndefined();
    const gstin = '27AAPFU0939F1ZV';
    expect(readConfig({ ...seller, GSTIN: '27aapfu0939f1zv' }).tax).toEqual({
      gstin,
      sac: '998439',
      rate: 1800,
    });
    expect(readConfig({ ...seller, GSTIN: gstin, GST_SAC: '998434', GST_RATE: '5' }).tax).toEqual({
      gstin,
      sac: '998434',
      rate: 500,
    });
    expect(mistakesOf({ ...seller, GSTIN: '27AAPFU0939F1ZA' })).toHaveLength(1);
    expect(mistakesOf({ GSTIN: gstin })).toEqual([
      'OWNER_NAME is missing: GSTIN needs it',
      'SUPPORT_ADDRESS is missing: GSTIN needs it',
    ]);
    expect(mistakesOf({ ...seller, GSTIN: gstin, GST_RATE: 'high', GST_SAC: '12' })).toHaveLength(2);
    expect(mistakesOf({ GST_RATE: '18' })).toEqual(['GSTIN is missing: GST_RATE needs it']);
  });

  it('names one mistake once: an address without its protocol, port 0', () => {
    expect(mistakesOf({ PUBLIC_URL: 'localhost:3000' })).toEqual([
      'PUBLIC_URL must be an address starting with http:// or https://',
    ]);
    expect(mistakesOf({ PORT: '0' })).toEqual(['PORT must be from 1 to 65535']);
  });

  it('takes an empty variable as not set', () => {
    expect(readConfig({ SMTP_URL: '', PORT: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it('keeps both webhook secrets of a rotation', () => {
    expect(readConfig(outside).razorpay?.webhookSecrets).toEqual(['new', 'old']);
  });

  it('names the service that rewrites by its own name, else by its host', () => {
    const ai = { AI_API_URL: 'https://ai.example:8443/v1', AI_MODEL: 'm' };
    expect(readConfig(ai)).toMatchObject({
      aiApi: { serviceName: 'ai.example:8443' },
      sandbox: { rewriting: false },
    });
    expect(readConfig({ ...ai, AI_SERVICE_NAME: 'Sample AI' }).aiApi?.serviceName).toBe('Sample AI');
    expect(mistakesOf({ AI_SERVICE_NAME: 'Sample AI' })).toHaveLength(1);
    expect(mistakesOf({ ...ai, AI_SERVICE_NAME: 'x'.repeat(81) })).toHaveLength(1);
    // On a public address nothing plays it (decision 71).
    expect(readConfig(outside).sandbox.rewriting).toBe(false);
  });

  it('refuses sandbox mail or payments on a public address, with or without NODE_ENV', () => {
    expect(mistakesOf(outside)).toEqual([]);
    const { SMTP_URL, MAIL_FROM, ...noMail } = outside;
    expect(mistakesOf(noMail)).toHaveLength(1);
    expect(mistakesOf({ ...noMail, NODE_ENV: 'development' })).toHaveLength(1);
    expect(mistakesOf({ ...noMail, ALLOW_SANDBOX: '1' })).toHaveLength(1);
    expect(mistakesOf({ ...noMail, SANDBOX_PASSWORD: 'opens-the-sandbox' })).toHaveLength(1);
    expect(mistakesOf({ ...noMail, ALLOW_SANDBOX: '1', SANDBOX_PASSWORD: 'opens-the-sandbox' })).toEqual([]);
    expect(mistakesOf({ PUBLIC_URL: 'http://127.0.0.1:8080' })).toEqual([]);
    expect(mistakesOf({ ...ownerDetails, PUBLIC_URL: 'http://localhost.kalam.example' })).toHaveLength(2);
  });

  it.each([
    ' https://kalam.example',
    'https://kalam.example ',
    '\thttps://kalam.example',
    'HTTPS://KALAM.EXAMPLE',
  ])('judges a public address by what it means, not by how it is typed: %j', (typed) => {
    expect(mistakesOf({ ...ownerDetails, PUBLIC_URL: typed })).toHaveLength(2);
    expect(readConfig({ ...outside, PUBLIC_URL: typed })).toMatchObject({
      publicUrl: 'https://kalam.example',
      onLoopback: false,
    });
  });

  it.each([
    'https:kalam.example',
    'https:/kalam.example',
    'https:\\\\kalam.example',
    'ht\ntps://kalam.example',
  ])('refuses an address that only a browser would understand: %j', (typed) =>
    expect(mistakesOf({ PUBLIC_URL: typed })[0]).toMatch(/^PUBLIC_URL must be an address starting/),
  );

  it('refuses an owner who is still a sample, on a public address (decision 71)', () => {
    const { SMTP_URL, MAIL_FROM, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = outside;
    const services = { SMTP_URL, MAIL_FROM, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET };
    const site = { PUBLIC_URL: 'https://kalam.example', ...services };
    expect(mistakesOf(site)).toEqual(
      Object.keys(ownerDetails).map(
        (name) => `${name} is missing: https://kalam.example would show a sample to everyone`,
      ),
    );
    expect(mistakesOf({ ...outside, SUPPORT_PHONE: '+91 00000 00000' })).toHaveLength(1);
    expect(mistakesOf({ ...outside, OWNER_TOWN: 'Mumbai' })).toEqual([]);
    expect(mistakesOf({ ...site, ALLOW_SANDBOX: '1', SANDBOX_PASSWORD: 'opens-the-sandbox' })).toEqual([]);
    expect(mistakesOf({ ...site, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it('opens the sandbox to others only when that is said together with a password', () => {
    const opened = (variables: Record<string, string>) => readConfig(variables).sandbox.openElsewhere;
    expect(opened({})).toBe(false);
    expect(opened({ ALLOW_SANDBOX: '1' })).toBe(false);
    expect(opened({ SANDBOX_PASSWORD: 'opens-the-sandbox' })).toBe(false);
    expect(opened({ ALLOW_SANDBOX: '1', SANDBOX_PASSWORD: 'opens-the-sandbox' })).toBe(true);
  });

  it('refuses on a public address what is a sample or for trials, a line each', () => {
    const trial = { ...outside, RAZORPAY_KEY_ID: 'rzp_test_x', MAIL_FROM: 'Kalam <hello@example.com>' };
    const mistakes = mistakesOf(trial);
    expect(mistakes.map((line) => line.split(' ')[0])).toEqual(['MAIL_FROM', 'RAZORPAY_KEY_ID']);
    expect(mistakesOf({ ...trial, ALLOW_SANDBOX: '1', SANDBOX_PASSWORD: 'long enough' })).toEqual([]);
    expect(mistakesOf({ ...trial, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  it('refuses a public site without mail, payment and owner, a line each', () => {
    const named = mistakesOf({ PUBLIC_URL: 'https://kalam.example' }).map((line) => line.split(' ')[0]);
    expect(named).toEqual(['SMTP_URL', 'RAZORPAY_KEY_ID', ...Object.keys(ownerDetails)]);
  });
});
