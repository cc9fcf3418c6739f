import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { toSavedPayload } from '@kalam/domain/resumes/saved/saved-resume';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { addAdmin } from './admin/admin-accounts.ts';
import { startBackground } from './background.ts';
import { createSmtpSender } from './mail/mail-sender.ts';
import { addJob } from './queue/add-job.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { type Answer, type TestBrowser, testConfig, testSecret } from './testing/test-app.ts';
import { appCode } from './testing/test-codes.ts';
import { testDocuments } from './testing/test-documents.ts';
import { ownResume, startPaymentStage } from './testing/test-payments.ts';
import { userIdOf } from './testing/test-resumes.ts';
import { waitFor } from './testing/wait-for.ts';

const home = '203.0.113.91';
const office = '198.51.100.92';
const person = {
  name: 'Quillon Zephyrine',
  email: 'quillon.zephyrine@private.example',
  newEmail: 'q.zephyrine@elsewhere.example',
  password: 'marmalade lantern 77',
  phone: '9871234560',
  story: 'Ran the Marigold handover for the north and wrote down every step of it',
};
const guest = { name: 'Tamsin Okonedo', email: 'tamsin.okonedo@private.example', phone: '9123987654' };
const owner = {
  email: 'benedikta.staff@private.example',
  name: 'Benedikta Vaux',
  password: 'a staff umbrella 88',
};
const invited = 'ottoline.new@private.example';
const letters = {
  message: 'My neighbour Wilhelmina paid from her phone and heard nothing for a week, please look.',
  note: 'Rang her at the bakery in Ooty',
  answer: 'Dear Wilhelmina, the money went back on Tuesday',
  refund: 'Her cousin pressed twice',
  business: 'Peppercorn Staffing Private Limited',
  street: '4 Residency Road, Bengaluru 560025',
};

const lines: string[] = [];
const secrets = new Set<string>();
const folder = temporaryFolder();
const config = testConfig({
  LOG_LEVEL: 'trace',
  GSTIN: '27AAPFU0939F1ZV',
  OWNER_NAME: 'Kalam Software LLP',
  SUPPORT_ADDRESS: '12 Nariman Point, Mumbai 400021',
  BACKUP_DIR: folder,
});
const stage = await startPaymentStage({ config, logStream: { write: (line) => lines.push(line) } });
const { provider, database } = stage;
const { db, pool } = database;

/** Long words of an answer that open something: tokens, keys, codes. */
const keepSecrets = (value: unknown, name = ''): void => {
  if (typeof value === 'string') {
    if (/token|secret|uri|url|path|signature|codes/i.test(name) && value.length > 8) secrets.add(value);
    const [, token] = /[#?&](?:token=)?([\w-]{30,})/.exec(value) ?? [];
    if (token !== undefined) secrets.add(token);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) keepSecrets(inner, Array.isArray(value) ? name : key);
};

const done = (answer: Answer, status = 200): Record<string, unknown> => {
  if (answer.status !== status)
    throw new Error(
      `${lines.at(-1)} answered ${answer.status}, not ${status}: ${JSON.stringify(answer.body)}`,
    );
  keepSecrets(answer.body);
  for (const cookie of answer.cookie.split('; ')) {
    const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    if (value.length > 20) secrets.add(value.split('.')[0] ?? value);
  }
  return answer.body;
};

const mailTo = async (email: string, kind: string): Promise<Record<string, unknown>> => {
  const mail = (await stage.mailsTo(email)).find((each) => each.kind === kind);
  if (mail === undefined) throw new Error(`no ${kind} was sent`);
  keepSecrets(mail.params);
  return mail.params;
};
const tokenOf = (url: unknown): string => {
  const { searchParams, hash } = new URL(String(url));
  const token = searchParams.get('token') ?? hash.slice(1);
  secrets.add(token);
  return token;
};

const resume = {
  name: 'For the north',
  template: 'modern',
  data: toSavedPayload({
    ...ownResume,
    summary: person.story,
    personalInfo: {
      ...ownResume.personalInfo,
      fullName: person.name,
      email: person.email,
      phone: person.phone,
    },
  }),
};
const billing = {
  state: '29',
  gstin: '29aagcb7383j1z4',
  businessName: letters.business,
  businessAddress: letters.street,
};

const register = async (): Promise<TestBrowser> => {
  const browser = stage.browser(home);
  const { name, email, password } = person;
  done(await browser.post('/api/auth/sign-up/email', { name, email, password, consentVersion }));
  const { verifyUrl } = await mailTo(email, 'verify-email');
  done(await browser.post('/api/auth/verify-email', { token: tokenOf(verifyUrl) }));
  done(await browser.post('/api/auth/sign-in/email', { email, password: 'not marmalade at all' }), 401);
  done(await browser.post('/api/auth/sign-in/email', { email, password }));
  return browser;
};

const buyPlan = async (browser: TestBrowser) => {
  const customer = { customerName: person.name, customerEmail: person.email, customerPhone: person.phone };
  const order = await stage.buy(browser, { planId: 'pro', ...customer, billing });
  const callback = await provider.pay(order.id);
  keepSecrets(callback);
  done(await browser.post('/api/payment/verify-payment', callback));
  await stage.tasks['issue-document']({ orderId: order.orderId });
  done(await browser.get(`/api/orders/${order.orderId}/receipt`));
  return order;
};

const saveAndShare = async (browser: TestBrowser): Promise<void> => {
  const { resume: saved } = done(await browser.post('/api/resumes', resume)) as { resume: { id: string } };
  const shared = done(
    await browser.send('PUT', `/api/resumes/${saved.id}/shared-link`, { withPhone: true, withAddress: true }),
  );
  const { path } = shared.link as { path: string };
  const token = path.slice(path.indexOf('#') + 1);
  secrets.add(token);
  done(await stage.browser(office).post('/api/shared/open', { token }));
  done(await stage.browser(office).post('/api/shared/open', { token: `${token}x` }), 404);
  done(await browser.get(`/api/resumes?search=${encodeURIComponent(person.story)}`));
};

const buyAsGuest = async (): Promise<void> => {
  const browser = stage.browser(home);
  const order = await stage.buy(browser, {
    planId: 'guest',
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: guest.phone,
    resume,
    billing,
  });
  const callback = await provider.pay(order.id);
  done(await browser.post('/api/payment/verify-payment', { ...callback, razorpay_signature: 'forged' }), 400);
  done(await browser.post('/api/payment/verify-payment', callback));
  const { downloadUrl } = await mailTo(guest.email, 'guest-copy');
  done(await stage.browser(home).post('/api/guest/downloads', { token: tokenOf(downloadUrl) }));
};

const changeEmail = async (browser: TestBrowser): Promise<void> => {
  const { newEmail, password, email } = person;
  done(await browser.post('/api/profile/email-change', { newEmail, password }));
  for (const address of [newEmail, email]) {
    const { confirmUrl } = await mailTo(address, 'confirm-email-change');
    done(await stage.browser(home).post('/api/auth/confirm-email-change', { token: tokenOf(confirmUrl) }));
  }
  done(await stage.browser(home).post('/api/auth/request-password-reset', { email: newEmail }));
  const { resetUrl } = await mailTo(newEmail, 'reset-password');
  done(
    await stage
      .browser(home)
      .post('/api/auth/reset-password', { token: tokenOf(resetUrl), newPassword: `${person.password}!` }),
  );
};

const signInStaff = async (): Promise<TestBrowser> => {
  await addAdmin(db, { ...owner, role: 'owner' }, new Date());
  const { email, password } = owner;
  const first = stage.browser(office);
  done(await first.post('/api/admin/auth/sign-in/email', { email, password: 'no umbrella here' }), 401);
  done(await first.post('/api/admin/auth/sign-in/email', { email, password }));
  const { uri } = done(await first.post('/api/admin/account/second-factor', { password }));
  secrets.add(new URL(String(uri)).searchParams.get('secret') ?? '');
  const { recoveryCodes } = done(
    await first.post('/api/admin/account/second-factor/confirm', { code: appCode(String(uri)) }),
  );
  for (const code of recoveryCodes as string[]) secrets.add(code);
  const second = stage.browser(office);
  done(await second.post('/api/admin/auth/sign-in/email', { email, password }));
  done(await second.post('/api/admin/auth/sign-in/code', { code: (recoveryCodes as string[])[0] }));
  done(await second.post('/api/admin/staff-invitations', { email: invited, role: 'support' }));
  await mailTo(invited, 'staff-invitation');
  return second;
};

const workInOffice = async (staff: TestBrowser, orderId: string): Promise<void> => {
  const search = encodeURIComponent(person.newEmail);
  const id = await userIdOf(stage, person.newEmail);
  for (const path of [
    `/api/admin/users?search=${search}`,
    `/api/admin/users/${id}`,
    `/api/admin/users/${id}/export`,
    `/api/admin/people?email=${encodeURIComponent(guest.email)}`,
    `/api/admin/people/find?search=${search}`,
    `/api/admin/orders?search=${encodeURIComponent(person.email)}&format=csv`,
    `/api/admin/grievances?search=Wilhelmina`,
    '/api/admin/audit',
    '/api/admin/operations',
  ])
    done(await staff.get(path));
  const refundId = randomUUID();
  const asked = { refundId, amountPaise: 4900, reason: letters.refund, overruleReason: letters.refund };
  done(await staff.post(`/api/admin/orders/${orderId}/refunds`, asked));
  await stage.tasks['refund-payment']({ refundId });
  await mailTo(person.email, 'refunded');
};

const complain = async (staff: TestBrowser): Promise<void> => {
  const { name, email } = guest;
  const words = { name, email, subject: 'Money for Wilhelmina', message: letters.message };
  const { data } = done(await stage.browser(home).post('/api/contact/submit', words)) as {
    data: { id: string };
  };
  const path = `/api/admin/grievances/${data.id}`;
  done(await staff.post(`${path}/notes`, { text: letters.note }));
  done(await staff.send('PATCH', path, { status: 'under_review' }));
  done(await staff.post(`${path}/interim-reply`, { text: letters.answer }));
  done(await staff.send('PATCH', path, { status: 'resolved', response: letters.answer }));
};

/** What goes wrong on the way in, and behind it. */
const stumble = async (): Promise<void> => {
  const raw = { remoteAddress: home, headers: { host: 'localhost:3000', origin: 'http://localhost:3000' } };
  const json = { ...raw.headers, 'content-type': 'application/json' };
  await stage.app.inject({
    ...raw,
    headers: json,
    method: 'POST',
    url: '/api/contact/submit',
    payload: `{"name":"${guest.name}","email":"${guest.email}"`,
  });
  for (const url of [
    `/api/orders/${guest.email}/receipt`,
    `/%zz${guest.email}`,
    `/shared/${person.phone}?email=${guest.email}`,
    `/api/admin/users?search=${guest.email}`,
  ])
    await stage.app.inject({ ...raw, url });
  const webhook = { event: 'payment.captured', payload: { payment: { entity: { email: guest.email } } } };
  await stage.app.inject({
    ...raw,
    headers: { ...json, 'x-razorpay-signature': 'forged' },
    method: 'POST',
    url: '/api/payment/webhook',
    payload: webhook,
  });
  await pool.query('alter table contact_submissions rename to contact_submissions_away');
  const words = { name: guest.name, email: guest.email, subject: 'Wilhelmina', message: letters.message };
  done(await stage.browser(home).post('/api/contact/submit', words), 503);
  await pool.query('alter table contact_submissions_away rename to contact_submissions');
};

/** A mail server that repeats whom it refuses. */
const startMailServer = async (): Promise<string> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, answer) =>
      address === invited
        ? answer(Object.assign(new Error(`<${address}> is unknown to us`), { responseCode: 550 }))
        : answer(),
    onData: (stream, _session, answer) => {
      stream.on('end', () => answer()).resume();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};

const workThroughQueue = async (): Promise<void> => {
  const sender = createSmtpSender({ smtpUrl: await startMailServer(), from: 'Kalam <hello@kalam.invalid>' });
  await addJob(db, 'make-backup', {});
  const { services } = stage;
  const parts = { config, secret: testSecret, database, services, now: () => new Date() };
  const worker = await startBackground({ ...parts, documents: testDocuments }, sender, (line) => {
    lines.push(line);
  });
  await waitFor(async () => {
    const { rows } = await pool.query(
      "select (select count(*)::int from mail_messages where status = 'queued') as mails, " +
        "(select count(*)::int from queue_tasks where task = 'make-backup') as backups",
    );
    return rows[0].mails === 0 && rows[0].backups === 1;
  }, 120_000);
  await worker.stop();
  sender.close();
};

it('a walk through everything leaves nobody’s data in the log', { timeout: 400_000 }, async () => {
  const browser = await register();
  const order = await buyPlan(browser);
  await saveAndShare(browser);
  await buyAsGuest();
  await changeEmail(browser);
  const staff = await signInStaff();
  await workInOffice(staff, order.orderId);
  await complain(staff);
  await stumble();
  await workThroughQueue();
  const again = stage.browser(home);
  const password = `${person.password}!`;
  done(await again.post('/api/auth/sign-in/email', { email: person.newEmail, password }));
  done(await again.get('/api/profile/export'));
  done(await again.send('DELETE', '/api/profile', { password }));

  const log = lines.join('\n');
  // There is a log, of every part of the walk.
  for (const route of [
    '/api/auth/sign-up/email',
    '/api/payment/verify-payment',
    '/api/shared/open',
    '/api/guest/downloads',
    '/api/auth/confirm-email-change',
    '/api/admin/auth/sign-in/code',
    '/api/admin/orders/:id/refunds',
    '/api/admin/grievances/:id/interim-reply',
    '/api/payment/webhook',
  ])
    expect(log).toContain(`"route":"${route}"`);
  expect(log).toContain('was made and read back');
  expect(log).toMatch(/"status":503/);

  const words = [person, guest, owner, letters].flatMap((each) => Object.values(each));
  const parts = [
    'Quillon',
    'Zephyrine',
    'Tamsin',
    'Okonedo',
    'Benedikta',
    'Wilhelmina',
    'Marigold',
    'Peppercorn',
  ];
  expect(secrets.size).toBeGreaterThan(20);
  const found = [...words, ...parts, ...secrets, invited, home, office].filter((text) =>
    log.toLowerCase().includes(text.toLowerCase()),
  );
  expect(found).toEqual([]);
  expect(log.match(/[^\s"<>]+@[^\s"<>]+\.(?:example|invalid)/gi)).toBeNull();
  expect(log.match(/(?<![\d.])(?!127\.0\.0\.1)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g)).toBeNull();
  expect(log.match(/(?:cookie|authorization|x-forwarded-for)"?:/gi)).toBeNull();
});
