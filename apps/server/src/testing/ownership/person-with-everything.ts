import { randomUUID } from 'node:crypto';
import { consentVersion } from '@kalam/domain/auth/auth-fields';
import { blankResume } from '@kalam/domain/resumes/blank-resume';
import { defaultFormatting } from '@kalam/domain/resumes/formatting';
import { imageHashIn } from '@kalam/domain/resumes/images/image-rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { addAuditEntry } from '../../audit/add-audit-entry.ts';
import { formerEmails, sessions, users } from '../../auth/auth-tables.ts';
import { unsubscribeLinks } from '../../auth/mail-choices.ts';
import type { Config } from '../../config/config.ts';
import { contactSubmissions } from '../../contact/contact-tables.ts';
import { grievanceNotes, grievanceReplies } from '../../contact/grievance-tables.ts';
import { helpUsage } from '../../help/help-tables.ts';
import { jobSearchUsage } from '../../jobs/job-tables.ts';
import { mailMessages } from '../../mail/mail-tables.ts';
import { taxDocuments } from '../../payments/invoices/invoice-tables.ts';
import { ensureCreditNote } from '../../payments/invoices/issue-documents.ts';
import { orders, receipts, refunds } from '../../payments/payment-tables.ts';
import { sharedLinks } from '../../resumes/sharing/sharing-tables.ts';
import { subscriptions } from '../../subscriptions/subscription-tables.ts';
import { type Answer, password, type TestBrowser, testSecret, tokenIn } from '../test-app.ts';
import type { PaymentStage } from '../test-payments.ts';
import { newResume, pngBytes, pngUrl, savedSample, userIdOf } from '../test-resumes.ts';
import type { Whose } from './person-rows.ts';

/** Somebody who has something of every kind, with one word in all of it that nobody else has. */
export interface PersonWithEverything extends Whose {
  /** Letters alone: it is part of names and, in small letters, of every address. */
  readonly mark: string;
  readonly email: string;
  readonly browser: TestBrowser;
  /** The browser in which the same person bought as a guest. */
  readonly guest: TestBrowser;
  readonly otherSessionId: string;
  readonly resumeId: string;
  readonly copyId: string;
  readonly deletedResumeId: string;
  readonly image: { readonly hash: string; readonly bytes: Buffer };
  readonly linkId: string;
  readonly linkReference: string;
  readonly linkToken: string;
  readonly savedJobId: string;
  readonly planOrder: { readonly id: string; readonly providerOrderId: string };
  readonly openOrder: { readonly id: string; readonly providerOrderId: string };
  readonly guestOrder: { readonly id: string; readonly downloadToken: string };
  readonly invoiceId: string;
  readonly refundId: string;
  readonly messageId: string;
  readonly mailId: string;
  readonly tokens: {
    readonly registration: string;
    readonly reset: string;
    readonly newEmail: string;
    readonly unsubscribe: string;
  };
}

export interface EverythingStage {
  readonly stage: PaymentStage;
  readonly config: Config;
  readonly helpService: string;
}

const done = ({ status, body }: Answer, what: string): Record<string, unknown> => {
  if (status !== 200) throw new Error(`${what} answered ${status} ${JSON.stringify(body)}`);
  return body;
};
const only = <T>(rows: readonly T[], what: string): T => {
  const [row] = rows;
  if (row === undefined) throw new Error(`no ${what} was made`);
  return row;
};

/** The sample in somebody's name, with their picture. */
export const resumeOf = (mark: string) => {
  const [work] = savedSample.workExperience;
  return {
    ...savedSample,
    personalInfo: {
      ...savedSample.personalInfo,
      fullName: `${mark} Rao`,
      email: `${mark.toLowerCase()}@example.com`,
      profileImage: pngUrl(mark),
    },
    summary: `${mark} keeps the books of two shops in Pune and files their returns every month.`,
    workExperience: [{ ...work, company: `${mark} Traders` }, ...savedSample.workExperience.slice(1)],
  };
};

const draftOf = (mark: string) => ({
  workId: `work of ${mark}`,
  template: 'modern',
  formatting: defaultFormatting,
  data: {
    ...blankResume(),
    personalInfo: { ...blankResume().personalInfo, fullName: `${mark} Rao` },
    summary: `${mark} in a draft`,
  },
  pendingEntries: {},
  unfinishedDates: {},
  declarationAccepted: false,
  step: 1,
  furthest: 1,
});

export const advertOf = (mark: string) => ({
  title: `Accountant at ${mark}`,
  company: `${mark} Works`,
  location: 'Pune',
  description: `${mark} wants books, GST and Tally`,
  employmentType: 'Full-time',
  timeAgoPosted: '2 hours ago',
  url: `https://jobs.example/${mark}`,
  provider: 'LinkedIn',
  note: `Noted by ${mark}`,
});

export const billingOf = (mark: string) => ({
  state: '29',
  gstin: '29AAGCB7383J1Z4',
  businessName: `${mark} Private Limited`,
  businessAddress: `4 ${mark} Road, Bengaluru 560025`,
});

const register = async ({ stage }: EverythingStage, mark: string, email: string) => {
  const browser = stage.browser();
  const signedUp = done(
    await browser.post('/api/auth/sign-up/email', {
      name: `${mark} Rao`,
      email,
      password,
      consentVersion,
      keep: draftOf(mark),
    }),
    'sign-up',
  );
  await stage.database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const elsewhere = stage.browser();
  for (const each of [browser, elsewhere])
    done(await each.post('/api/auth/sign-in/email', { email, password }), 'sign-in');
  return { browser, registration: String(signedUp.registrationToken) };
};

/** A resume with a picture, a copy of it for a job, a deleted one, and a private link. */
const writeResumes = async ({ stage }: EverythingStage, mark: string, browser: TestBrowser) => {
  const { db } = stage.database;
  const save = async (name: string, data: unknown = resumeOf(mark)) =>
    (done(await browser.post('/api/resumes', newResume({ name, data })), 'saving').resume as { id: string })
      .id;
  const resumeId = await save(`${mark}_resume`);
  const deletedResumeId = await save(`${mark}_deleted`);
  done(await browser.send('DELETE', `/api/resumes/${deletedResumeId}`), 'deleting');
  const copied = done(
    await browser.post(`/api/resumes/${resumeId}/copies`, {
      name: `${mark}_copy`,
      job: { title: 'Clerk', company: mark, url: '' },
    }),
    'copying',
  );
  const shared = done(
    await browser.send('PUT', `/api/resumes/${resumeId}/shared-link`, { withPhone: true, withAddress: true }),
    'sharing',
  ).link as { path: string; reference: string };
  const link = only(
    await db.select().from(sharedLinks).where(eq(sharedLinks.reference, shared.reference)),
    'link',
  );
  const read = done(await browser.get(`/api/resumes/${resumeId}`), 'reading').resume as {
    data: { personalInfo: { profileImage: string } };
  };
  return {
    resumeId,
    deletedResumeId,
    copyId: (copied.resume as { id: string }).id,
    linkId: link.id,
    linkReference: shared.reference,
    linkToken: shared.path.slice(shared.path.indexOf('#') + 1),
    image: { hash: imageHashIn(read.data.personalInfo.profileImage) ?? '', bytes: pngBytes(mark) },
  };
};

/** A plan that was paid and given back in part, one that waits for its payment, and a file bought as a guest. */
const buyThings = async (on: EverythingStage, mark: string, email: string, browser: TestBrowser) => {
  const { stage, config } = on;
  const { db } = stage.database;
  const customer = { customerName: `${mark} Rao`, customerEmail: email, billing: billingOf(mark) };
  const pay = async (order: { id: string; orderId: string }) => {
    const { razorpay_payment_id: paymentId } = await stage.provider.pay(order.id);
    await stage.tasks['settle-order']({ providerOrderId: order.id });
    await stage.tasks['issue-document']({ orderId: order.orderId });
    return paymentId;
  };
  const paid = await stage.buy(browser, { planId: 'enterprise', ...customer });
  const paymentId = await pay(paid);
  const refund = { id: randomUUID(), orderId: paid.orderId, paymentId, amountPaise: 500 };
  const now = new Date();
  await db.insert(refunds).values({
    ...refund,
    origin: 'staff',
    askedBy: 'boss@example.com',
    reason: 'They asked for it',
    state: 'made',
    madeAt: now,
  });
  await db.update(orders).set({ refundedPaise: 500 }).where(eq(orders.id, paid.orderId));
  await ensureCreditNote(
    { db, now: () => now, site: config.site, tax: config.tax },
    { ...refund, currency: 'INR' },
  );
  const guest = stage.browser();
  const bought = await stage.buy(guest, {
    planId: 'guest',
    ...customer,
    resume: newResume({ name: `${mark}_guest`, data: resumeOf(mark) }),
  });
  await pay(bought);
  const guestMail = only(
    await db
      .select()
      .from(mailMessages)
      .where(and(eq(mailMessages.orderId, bought.orderId), eq(mailMessages.kind, 'guest-copy'))),
    'mail to the guest',
  );
  const downloadUrl = String(guestMail.params.downloadUrl);
  done(await guest.post('/api/guest/resends', { orderId: bought.orderId, token: '' }), 'sending again');
  await db.insert(receipts).values({
    number: sql`(select coalesce(max(number), 0) + 1 from receipts)`,
    orderId: bought.orderId,
  });
  const invoice = only(
    await db
      .select()
      .from(taxDocuments)
      .where(and(eq(taxDocuments.orderId, paid.orderId), eq(taxDocuments.kind, 'invoice'))),
    'invoice',
  );
  return {
    guest,
    planOrder: { id: paid.orderId, providerOrderId: paid.id },
    guestOrder: { id: bought.orderId, downloadToken: downloadUrl.slice(downloadUrl.indexOf('#') + 1) },
    invoiceId: invoice.id,
    refundId: refund.id,
    customer,
  };
};

const useJobsAndHelp = async (on: EverythingStage, mark: string, userId: string, browser: TestBrowser) => {
  const { db } = on.stage.database;
  const saved = done(await browser.post('/api/jobs/saved', advertOf(mark)), 'saving a job').job as {
    id: string;
  };
  const plan = only(await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)), 'plan');
  await db.insert(jobSearchUsage).values({
    userId,
    planId: plan.planId,
    subscriptionId: plan.id,
    searchCount: 1,
    lastSearchAt: new Date(),
    recentSearches: [{ hash: `search of ${mark}`, at: new Date().toISOString() }],
  });
  done(await browser.send('PUT', '/api/help/consent', { service: on.helpService }), 'agreeing');
  await db.insert(helpUsage).values({ userId, day: '2026-05-01', used: 3 });
  return saved.id;
};

const writeToUs = async ({ stage }: EverythingStage, mark: string, email: string) => {
  const { db } = stage.database;
  const sent = only(
    await db
      .insert(contactSubmissions)
      .values({
        name: `${mark} Rao`,
        email,
        subject: `A question of ${mark}`,
        message: `${mark} paid yesterday and cannot find the file.`,
        spamScore: 1,
      })
      .returning(),
    'message',
  );
  await db
    .insert(grievanceNotes)
    .values({ grievanceId: sent.id, text: `About ${mark}`, staffEmail: 'boss@example.com' });
  await db.insert(grievanceReplies).values({
    grievanceId: sent.id,
    kind: 'interim',
    text: `Dear ${mark}, we are looking into it.`,
    staffEmail: 'boss@example.com',
  });
  return sent.id;
};

/** A change of address that waits, one that was made, a password that is to be reset. */
const changeAccount = async (
  { stage }: EverythingStage,
  mark: string,
  userId: string,
  browser: TestBrowser,
) => {
  const { db } = stage.database;
  const [email, newEmail, former] = ['', '.new', '.former'].map(
    (part) => `${mark.toLowerCase()}${part}@example.com`,
  ) as [string, string, string];
  done(await browser.post('/api/profile/email-change', { newEmail, password }), 'changing the address');
  await db.insert(formerEmails).values({ userId, email: former, until: new Date() });
  done(await stage.browser().post('/api/auth/request-password-reset', { email }), 'asking for a reset');
  const [change] = (await stage.mailsTo(newEmail)).filter(({ kind }) => kind === 'confirm-email-change');
  const resetMail = (await stage.mailsTo(email)).find(({ params }) => 'resetUrl' in params);
  return {
    emails: [email, newEmail, former],
    newEmailToken: new URL(String(change?.params.confirmUrl)).hash.slice(1),
    reset: tokenIn(resetMail),
  };
};

export const personWithEverything = async (
  on: EverythingStage,
  mark: string,
): Promise<PersonWithEverything> => {
  const { stage, config } = on;
  const { db } = stage.database;
  const email = `${mark.toLowerCase()}@example.com`;
  const { browser, registration } = await register(on, mark, email);
  const userId = await userIdOf(stage, email);
  const bought = await buyThings(on, mark, email, browser);
  const resumes = await writeResumes(on, mark, browser);
  const savedJobId = await useJobsAndHelp(on, mark, userId, browser);
  const messageId = await writeToUs(on, mark, email);
  const { emails, newEmailToken, reset } = await changeAccount(on, mark, userId, browser);
  const open = await stage.buy(browser, { planId: 'pro', ...bought.customer });
  await addAuditEntry(db, {
    by: undefined,
    action: 'user-activated',
    subject: 'user',
    subjectId: userId,
    before: null,
    after: null,
    reason: 'They wrote to us',
    at: new Date(),
  });
  const own = await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt);
  const mail = only(
    await db.select().from(mailMessages).where(inArray(mailMessages.recipient, emails)),
    'mail',
  );
  return {
    mark,
    email,
    userId,
    emails,
    browser,
    guest: bought.guest,
    otherSessionId: own.at(-1)?.id ?? '',
    ...resumes,
    savedJobId,
    planOrder: bought.planOrder,
    openOrder: { id: open.orderId, providerOrderId: open.id },
    guestOrder: bought.guestOrder,
    invoiceId: bought.invoiceId,
    refundId: bought.refundId,
    messageId,
    mailId: mail.id,
    tokens: {
      registration,
      reset,
      newEmail: newEmailToken,
      unsubscribe: new URL(unsubscribeLinks(config.publicUrl, testSecret, userId).pageUrl).hash.slice(1),
    },
  };
};
